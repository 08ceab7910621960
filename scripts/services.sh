# For measuring scripts: a temporary folder with a server, PostgreSQL and NATS, all gone when the script ends.

cabochon=${CABOCHON:-target/release/cabochon}
folder=$(mktemp -d)
chmod 755 "$folder"
started=()
finish() {
    for process in "${started[@]}"; do kill "$process" 2>/dev/null || true; done
    [ ! -f "$folder/postgres/data/postmaster.pid" ] || kill -INT "$(head -1 "$folder/postgres/data/postmaster.pid")"
    wait 2>/dev/null || true
    rm -rf "$folder"
}
trap finish EXIT

# Puts its input between the two markers of a page: figures are never typed by hand.
put_measured() {
    local page=$1
    grep -q '^<!-- measured -->$' "$page" && grep -q '^<!-- end -->$' "$page" || { echo "$page has lost its markers" >&2; exit 1; }
    cat >"$folder/measured"
    awk -v measured="$folder/measured" '
        /^<!-- end -->$/ { inside = 0 }
        !inside { print }
        /^<!-- measured -->$/ { inside = 1; while ((getline line <measured) > 0) print line }' "$page" >"$folder/page"
    cp "$folder/page" "$page"
}

build() { [ -x "$cabochon" ] || cargo build --release --quiet; }

# PostgreSQL refuses to run as root.
as_postgres() { if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi; }

postgresql() {
    local programs
    programs=$(ls -d /usr/lib/postgresql/*/bin | tail -1) || { echo "install Debian's package postgresql" >&2; exit 1; }
    mkdir "$folder/postgres"
    [ "$(id -u)" != 0 ] || chown postgres "$folder/postgres"
    as_postgres "$programs/initdb" --auth=trust --username=postgres -D "$folder/postgres/data" >/dev/null
    as_postgres "$programs/postgres" -D "$folder/postgres/data" -k "$folder/postgres" -c listen_addresses= >/dev/null 2>&1 &
    until "$programs/pg_isready" -q -h "$folder/postgres"; do sleep 0.1; done
}

# Sets $nats_process and $nats_port.
nats() {
    local program
    program=$(PATH="$PATH:/usr/sbin" command -v nats-server) || { echo "install Debian's package nats-server" >&2; exit 1; }
    "$program" -a 127.0.0.1 -p -1 --ports_file_dir "$folder" >/dev/null 2>&1 &
    nats_process=$!
    started+=("$nats_process")
    until nats_port=$(sed -n 's/.*nats:\/\/127.0.0.1:\([0-9]*\).*/\1/p' "$folder/nats-server_$nats_process.ports" 2>/dev/null) && [ -n "$nats_port" ]; do sleep 0.1; done
}

# Starts a server with these arguments, on two cores if there are more; sets $server (its process) and $url.
serve() {
    local two=()
    [ "$(nproc)" -le 2 ] || two=(taskset -c 0,1)
    "${two[@]}" "$cabochon" serve --no-limits --port 0 "$@" >"$folder/said" 2>"$folder/trouble" &
    server=$!
    started+=("$server")
    for _ in $(seq 100); do grep -q ctrl-c "$folder/said" && break; sleep 0.1; done
    url=$(sed -n 's/.*open at \(.*\)\//\1/p' "$folder/said")
}
