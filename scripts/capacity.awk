# Computes from scripts/capacity's measurements how many tables a machine serves. Everything is passed with -v; no input is read.

function up(x) { return x == int(x) ? x : int(x) + 1 }
function most_of(a, b) { return a > b ? a : b }
function digits(n,    text) { text = sprintf("%d", n); while (match(text, /[0-9][0-9][0-9][0-9]($|,)/)) text = substr(text, 1, RSTART) "," substr(text, RSTART + 1); return text }

BEGIN {
    socket = 1000 * (memory_4 - memory_2) / (2 * tables)
    table = 1000 * (memory_2 - base) / tables - 2 * socket
    if (table < 0) table = 0
    printf "Measured with %s tables at one move every %d seconds.\n\n", digits(tables), every
    print "| what | one node, SQLite | two nodes, PostgreSQL and NATS |"
    print "| --- | ---: | ---: |"
    printf "| processor time a move, on the node that plays it | %.0f µs | %.0f µs |\n", micros, micros_two
    printf "| the same on every other node, which hears of it | | %.0f µs |\n", heard
    printf "| the same in PostgreSQL | | %.0f µs |\n", postgres
    printf "| the same in NATS | | %.0f µs |\n", nats
    printf "| a move's p99 | %.1f ms | %.1f ms |\n", p99, p99_two
    printf "| memory of an empty server | %.0f MB | |\n", base
    printf "| memory a table | %.1f kB | |\n", table
    printf "| memory a socket | %.1f kB | |\n", socket
    printf "| disk an entry of a log | %.0f bytes | |\n\n", disk
    print "| live tables | sockets | moves/s | nodes, at least | a node's cores | a node's memory | PostgreSQL's cores | NATS' cores | disk a day | gives way first |"
    print "| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |"
    for (live = 10000; live <= 1000000; live *= 10) {
        sockets = 2 * live
        moves = live / every
        nodes = up(sockets / most)
        alone = nodes == 1
        # Half of every core is kept free for bursts.
        of_node = moves / nodes * (alone ? micros : micros_two) + (alone ? 0 : moves * (1 - 1 / nodes) * heard)
        cores = up(2 * of_node / 1e6)
        # One node serves from a file; several need a database and a bus.
        database = alone ? 0 : up(2 * moves * postgres / 1e6)
        bus = alone ? 0 : up(2 * moves * nats * nodes / 2 / 1e6)
        memory = base + (live * table + sockets * socket) / nodes / 1000
        first = "sockets of a node (" digits(most) ")"
        if (!alone && database >= most_of(cores, bus) && database > 8) first = "PostgreSQL's processor"
        else if (!alone && moves * heard > moves / nodes * micros_two) first = "what nodes hear of one another's moves"
        printf "| %s | %s | %s | %d | %d | %.1f GB | %s | %s | %.1f GB | %s |\n", digits(live), digits(sockets), digits(moves), nodes, cores, memory / 1000, \
            (alone ? "none" : database), (alone ? "none" : bus), moves * 86400 * disk / 1e9, first
    }
}
