# Turns the arena's output into one row of a Markdown table per run: who played, their scores, the arguments. -v about=… is the question.
function trim(text) { gsub(/^ +| +$/, "", text); return text }
function row() { if (scores != "") printf "| %s | %s | %s | %s | %s | `%s` |\n", about, players, par, scores, games, command; scores = "" }
/^\$ cabochon / { row(); command = $0; sub(/^\$ cabochon arena [a-z]+ /, "", command) }
/, [0-9]+ players, / { split($0, parts, ", "); players = parts[2]; sub(/ players/, "", players) }
/^[0-9]+ games on / { games = $1 }
listing && /^$/ { listing = 0 }
listing {
    match($0, /-?[0-9]+ \( *-?[0-9]+ to +-?[0-9]+\)/)
    bot = trim(substr($0, 1, RSTART - 1))
    score = trim(substr($0, RSTART + RLENGTH))
    match(score, /%( ± [0-9.]+)?/)
    score = substr(score, 1, RSTART + RLENGTH - 1)
    gsub(/ %/, "", score); gsub(/ ± /, "±", score)
    scores = scores (scores == "" ? "" : ", ") bot " " score
}
/\(par +[0-9.]+ %\)/ { match($0, /par +[0-9.]+/); par = trim(substr($0, RSTART + 4, RLENGTH - 4)); listing = 1 }
END { row() }
