# Commands of the documentation as a test executes them. Everything else runs unchanged.

npm() {
  case "$*" in
    # Resolves the lock against package.json. Installing again would take minutes.
    ci) command npm ci --dry-run --ignore-scripts --no-audit --no-fund ;;
    start) until_ready command npm start ;;
    # One stage instead of all: this is one of them.
    test) command npm test -- build ;;
    # The folders take the place of the published packages.
    install\ @rentyard/ui\ *)
      shift 2
      command npm install --dry-run --prefer-offline --no-audit --no-fund \
        "$REPOSITORY/packages/validators" "$REPOSITORY/packages/ui" "$@"
      ;;
    *) command npm "$@" ;;
  esac
}

node() {
  if [ "$*" = server.js ]; then until_ready command node server.js; else command node "$@"; fi
}

# Docker is not installed where the tests run, so only the arguments are checked.
docker() {
  [ "$*" = 'compose up --build' ] && [ -f compose.yaml ] && return
  echo "docker: unexpected arguments: $*" >&2
  return 1
}

# Starts a server, waits until it is ready and stops it.
until_ready() {
  local log="$WORK/server.log" attempt
  "$@" >"$log" 2>&1 &
  local server=$!
  for attempt in $(seq 900); do
    if grep -q 'Rentyard is ready on' "$log"; then
      kill -TERM "$server"
      wait "$server" || true
      wait_for_unlock
      return
    fi
    if ! kill -0 "$server" 2>/dev/null; then break; fi
    sleep 0.2
  done
  cat "$log" >&2
  kill -TERM "$server" 2>/dev/null || true
  return 1
}

# npm ends before the server that it has started.
wait_for_unlock() {
  local attempt
  for attempt in $(seq 100); do
    [ -e "$DATA_DIR/server.lock" ] || return 0
    sleep 0.1
  done
  echo 'The server did not stop.' >&2
  return 1
}
