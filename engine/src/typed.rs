//! What someone types, and the list of moves to choose from: the same notation on a plain line and on a whole screen.

use std::fmt;

/// A line, understood.
#[derive(Debug, PartialEq, Eq)]
pub enum Said {
    /// A legal move, or a text that only the game can judge.
    Move(String),
    /// Show all moves and commands.
    Help,
    /// Show the board again.
    Board,
    /// Show what happened.
    Log,
    /// Write the record to this file.
    Save(String),
    /// Leave the keyboard to another seat.
    Back,
    /// Leave the game.
    Quit,
    /// An empty line.
    Nothing,
    /// It is none of these, or several.
    Unclear(Unclear),
}

/// Why a line was not understood.
#[derive(Debug, PartialEq, Eq)]
pub enum Unclear {
    /// `save` without a file.
    NoFile,
    /// No move has this number.
    NoNumber(usize),
    /// No move can be made now.
    NothingDue,
    /// These moves begin like that.
    Several(Vec<String>),
}

impl fmt::Display for Unclear {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unclear::NoFile => f.write_str("Say where: `save FILE`."),
            Unclear::NoNumber(number) => write!(f, "There is no move number {number}."),
            Unclear::NothingDue => f.write_str("Nobody can do that now; ? lists what can be said."),
            Unclear::Several(moves) => write!(f, "Several moves begin like that: {}.", listed(moves)),
        }
    }
}

/// The commands of the line-by-line face.
pub const COMMANDS: &str = "\
Commands
  ?            this list, with all moves
  board        the board as you may know it
  log          what happened since the beginning
  back         leave the keyboard to somebody else, where several may move
  save FILE    write the record of the game so far
  quit         leave; the game is saved to a file
A move may be typed whole, by its number, or by its beginning if no other move begins like that.
";

/// How many moves of a kind are listed by default.
pub const SOME: usize = 24;

/// Parses a line, given the legal moves.
pub fn read(line: &str, legal: &[String]) -> Said {
    let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
    let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
    match (word.to_lowercase().as_str(), rest) {
        ("", _) => return Said::Nothing,
        ("?" | "help", "") => return Said::Help,
        ("board", "") => return Said::Board,
        ("log", "") => return Said::Log,
        ("back", "") => return Said::Back,
        ("quit" | "exit", "") => return Said::Quit,
        ("save", "") => return Said::Unclear(Unclear::NoFile),
        ("save", file) => return Said::Save(file.into()),
        _ => (),
    }
    if let Ok(number) = line.parse::<usize>() {
        let mv = number.checked_sub(1).and_then(|index| legal.get(index));
        return mv.map_or_else(|| Said::Unclear(Unclear::NoNumber(number)), |mv| Said::Move(mv.clone()));
    }
    begun(&line.to_lowercase(), legal)
}

/// The move typed in full, or the only one that starts like this. A number must be complete: `bid 1` does not bid 12.
fn begun(text: &str, legal: &[String]) -> Said {
    if legal.iter().any(|mv| mv == text) {
        return Said::Move(text.into());
    }
    let digit = |c: char| c.is_ascii_digit();
    let begins = |mv: &&String| mv.strip_prefix(text).is_some_and(|rest| !(text.ends_with(digit) && rest.starts_with(digit)));
    let candidates: Vec<&str> = legal.iter().filter(begins).map(String::as_str).collect();
    match candidates.as_slice() {
        [] if legal.is_empty() => Said::Unclear(Unclear::NothingDue),
        // The game may accept other spellings of a move; otherwise it says what is wrong.
        [] => Said::Move(text.into()),
        [one] => Said::Move((*one).into()),
        several => Said::Unclear(Unclear::Several(several.iter().map(|mv| (*mv).into()).collect())),
    }
}

fn listed(moves: &[String]) -> String {
    const MOST: usize = 8;
    let shown = moves[..moves.len().min(MOST)].join(", ");
    if moves.len() > MOST { format!("{shown} and {} more", moves.len() - MOST) } else { shown }
}

/// The moves with their numbers, grouped by kind (first word), at most `most` of each kind.
pub fn list(moves: &[String], most: usize) -> String {
    let kind = |mv: &str| mv.split(' ').next().unwrap_or_default().to_string();
    let mut kinds: Vec<String> = Vec::new();
    for mv in moves {
        if !kinds.contains(&kind(mv)) {
            kinds.push(kind(mv));
        }
    }
    let mut text = String::new();
    for name in kinds {
        let of_kind: Vec<(usize, &String)> = moves.iter().enumerate().filter(|(_, mv)| kind(mv) == name).collect();
        let shown = of_kind.len().min(most);
        text += &columns(&of_kind[..shown], moves.len().to_string().len());
        if shown < of_kind.len() {
            text += &format!("  … and {} more that begin with `{name}`; ? lists all\n", of_kind.len() - shown);
        }
    }
    text
}

/// `12 bid 3@1` and so on, in columns as wide as the widest; numbers are padded to this width.
fn columns(moves: &[(usize, &String)], digits: usize) -> String {
    const SCREEN: usize = 100;
    let cells: Vec<String> = moves.iter().map(|(index, mv)| format!("  {:>digits$} {mv}", index + 1)).collect();
    let wide = cells.iter().map(|cell| cell.chars().count()).max().unwrap_or(0);
    let mut text = String::new();
    for row in cells.chunks((SCREEN / wide).max(1)) {
        let row: String = row.iter().map(|cell| format!("{cell:wide$}")).collect();
        text += row.trim_end();
        text += "\n";
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(text: &str) -> Vec<String> {
        text.split(", ").map(String::from).collect()
    }

    #[test]
    fn a_move_is_typed_whole_by_number_or_by_its_beginning() {
        let legal = moves("take wbg, take rr, buy 1.2, buy 1.2 gold b, pass");
        for (line, mv) in [("take rr", "take rr"), (" TAKE   RR ", "take rr"), ("2", "take rr"), ("p", "pass"), ("take w", "take wbg")] {
            assert_eq!(read(line, &legal), Said::Move(mv.into()), "{line}");
        }
        assert_eq!(read("buy 1.2", &legal), Said::Move("buy 1.2".into()));
        assert!(matches!(read("buy", &legal), Said::Unclear(_)));
        assert!(matches!(read("6", &legal), Said::Unclear(_)));
        assert!(matches!(read("0", &legal), Said::Unclear(_)));
    }

    #[test]
    fn half_a_number_is_not_the_number() {
        let legal = moves("bid 12@1, bid 3@1");
        assert_eq!(read("bid 1", &legal), Said::Move("bid 1".into()), "left to the game to refuse");
        assert_eq!(read("bid 12", &legal), Said::Move("bid 12@1".into()));
    }

    #[test]
    fn commands_come_before_moves() {
        let legal = moves("bid 1@1");
        assert_eq!(read("board", &legal), Said::Board);
        assert_eq!(read("save my game.record", &legal), Said::Save("my game.record".into()));
        assert_eq!(read("b", &legal), Said::Move("bid 1@1".into()));
        assert_eq!(read("   ", &legal), Said::Nothing);
    }

    #[test]
    fn a_long_list_is_cut_by_kind_and_keeps_its_numbers() {
        let legal: Vec<String> = (1..=30).map(|card| format!("bid {card}@1")).chain(["pass".into()]).collect();
        let text = list(&legal, SOME);
        assert!(text.contains("and 6 more that begin with `bid`"), "{text}");
        assert!(text.contains("  31 pass"), "{text}");
        assert!(!list(&legal, usize::MAX).contains("more"));
    }
}
