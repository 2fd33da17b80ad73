#!/bin/sh
# Releases the web build on a server, and leads back. It needs a POSIX shell, coreutils or busybox, and curl for addresses.
#
#   release.sh put <build>       adds the files of a build to those that are served, checks them and prints the release's name
#   release.sh show <name>       shows the pages of a release that was put: one rename
#   release.sh release <build>   both
#   release.sh back              shows the release that was shown before
#   release.sh verify            checks the release that is shown, on the disk and at its address
#   release.sh list              lists the releases, the last used first
#
#   ROOT      the folder that the server serves (/srv/sdhealth)
#   KEEP      how many releases stay, with all their files: open pages still ask for them (5)
#   ADDRESS   the app's address at this server (http://127.0.0.1:8080/health/): checks what is sent, and leads back if that is wrong
#   NODES     servers, for `release`, `back` and `verify`: the files go to all of them, then the pages; SSH is the command to reach one (ssh)
#
#   $ROOT/assets            the files with a hash in their names, of all releases that are kept
#   $ROOT/releases/<name>   site: the page and the files beside it; server: headers and lists, which are not public
#   $ROOT/current           a link to the release that is shown
#   $ROOT/log               a line for each release that was put (=), shown (+) or left for the one before (-)
set -eu
umask 022
ROOT=${ROOT:-/srv/sdhealth} KEEP=${KEEP:-5} ADDRESS=${ADDRESS:-} NODES=${NODES:-} SSH=${SSH:-ssh}
export LC_ALL=C

die() {
  echo "release.sh: $*" >&2
  exit 1
}

# Reads the log: `stack` prints what was shown, the newest last; `recent` prints each release, the last used first.
entries() {
  [ -f "$ROOT/log" ] || return 0
  awk -v list="$1" '
    function used(name) { if (name != "") time[name] = NR }
    /^=/ { used(substr($0, 2)) }
    /^\+/ { stack[++top] = substr($0, 2); used(stack[top]) }
    /^-/ { used(stack[top]); used(stack[--top]) }
    END {
      if (list == "stack") for (i = 1; i <= top; i++) print stack[i]
      else for (name in time) print time[name], name
    }' "$ROOT/log" | if [ "$1" = stack ]; then cat; else sort -rn | cut -d' ' -f2; fi
}

shown() { [ ! -L "$ROOT/current" ] || basename "$(readlink "$ROOT/current")"; }

# Prints the name of a build: the hashes of its program and of its page.
name_of() {
  program=$(sed -n 's/.*assets\/[a-z]*-\(.*\)\.js".*/\1/p' "$1/release.json")
  [ -n "$program" ] || die "$1/release.json names no program"
  echo "$program-$(sha256sum < "$1/index.html" | cut -c1-8)"
}

# Checks that a build has all its files. The worker's program names each of them, the page those that it asks for.
is_whole() {
  for file in index.html release.json worker.js nginx-headers.conf; do
    [ -s "$1/$file" ] || die "$1 is no whole web build: $file is missing"
  done
  cat "$1/index.html" "$1/worker.js" | tr -c 'A-Za-z0-9_.-' '\n' \
    | grep -E '^[A-Za-z0-9_.-]+-[A-Za-z0-9_-]{8}\.(js|css|bcmap)$' | sort -u | while read -r file; do
    [ -s "$1/assets/$file" ] || die "the build names assets/$file and has no such file: was it copied as a whole?"
  done
}

put() {
  is_whole "$1"
  name=$(name_of "$1")
  fresh=$ROOT/releases/.$name
  list=$fresh/server/files
  rm -rf "$fresh" "$ROOT/.new"
  mkdir -p "$ROOT/assets" "$ROOT/.new" "$fresh/site" "$fresh/server"
  (cd "$1" && find assets -type f ! -name '*.map' ! -name '*.gz' ! -name '*.br' -exec sha256sum {} +) > "$list"
  ls "$ROOT/assets" | sed 's,^,assets/,' > "$ROOT/.served"
  awk 'FILENAME == ARGV[1] { served[$1]; next } $2 in served' "$ROOT/.served" "$list" > "$ROOT/.both"
  [ ! -s "$ROOT/.both" ] || (cd "$ROOT" && sha256sum -c .both > /dev/null 2>&1) \
    || die 'a file is served with other content under the same name: a built file may not be changed'
  # Each file appears whole, by a rename.
  {
    awk 'FILENAME == ARGV[1] { served[$1]; next } !($2 in served) { print $2 }' "$ROOT/.served" "$list"
    (cd "$1" && find assets -name '*.gz' -o -name '*.br')
  } | (cd "$1" && xargs sh -c '[ $# = 0 ] || cp "$@" "$0"' "$ROOT/.new")
  chmod -R a+rX "$ROOT/.new"
  [ -z "$(ls "$ROOT/.new")" ] || mv "$ROOT/.new"/* "$ROOT/assets/"
  for file in "$1"/*; do
    case ${file##*/} in
      assets | *.map) ;;
      _headers | *.conf | preload-links.json) cat "$file" > "$fresh/server/${file##*/}" ;;
      *) cat "$file" > "$fresh/site/${file##*/}" ;;
    esac
  done
  printf '{"status":"ok","release":"%s"}\n' "$name" > "$fresh/site/healthz"
  # An operator may switch the worker off in `release.json`, so its content is not checked.
  (cd "$fresh/site" && find . -type f ! -name release.json -exec sha256sum {} +) > "$fresh/server/pages"
  rm -rf "$ROOT/releases/$name"
  mv "$fresh" "$ROOT/releases/$name"
  echo "=$name" >> "$ROOT/log"
  on_disk "$name"
  [ -z "$ADDRESS" ] || as_built "$name" files
}

on_disk() {
  (cd "$ROOT" && sha256sum -c "releases/$1/server/files" > /dev/null) || die "$1: files are missing or damaged in $ROOT/assets"
  (cd "$ROOT/releases/$1/site" && sha256sum -c ../server/pages > /dev/null) || die "$1: its pages are damaged"
}

# Fetches the files of a list from the address and compares their hashes.
as_built() {
  list=$ROOT/releases/$1/server/$2
  received=$(mktemp -d)
  cut -c67- "$list" | sed 's,^\./,,' \
    | awk -v address="$ADDRESS" -v folder="$received" '{ printf "url = \"%s%s\"\noutput = \"%s/%s\"\n", address, $0, folder, $0 }' \
      > "$received/.config"
  curl -sS --fail --create-dirs --config "$received/.config" 2> /dev/null || true
  wrong=$(cd "$received" && sha256sum -c "$list" 2> /dev/null | grep -v ': OK$' | head -3) || true
  rm -rf "$received"
  [ -z "$wrong" ] || die "$1: not served as built at $ADDRESS: $wrong"
}

# Compares the status and a header of an address with what they should be.
expect() {
  answer=$(curl -sS -o /dev/null -D - "$ADDRESS$1" | tr -d '\r' | tr 'A-Z' 'a-z' \
    | awk -v name="$2:" 'NR == 1 { status = $2 } $1 == name { $1 = ""; value = $0 } END { print status value }')
  [ "$answer" = "$3" ] || die "$ADDRESS$1 answers \"$answer\" ($2) instead of \"$3\""
}

verify() {
  current=$(shown)
  [ -n "$current" ] || die "no release is shown"
  on_disk "$current"
  [ -n "$ADDRESS" ] || return 0
  as_built "$current" files
  as_built "$current" pages
  expect '' cache-control '200 no-store'
  expect no-such-page cache-control '200 no-store'
  expect '' x-content-type-options '200 nosniff'
  expect "$(head -n 1 "$ROOT/releases/$current/server/files" | cut -c67-)" cache-control '200 public, max-age=31536000, immutable'
  expect assets/missing-00000000.js cache-control '404 no-store'
  for file in .vite/manifest.json nginx-headers.conf preload-links.json; do expect "$file" cache-control '404 no-store'; done
}

link() {
  # A new time gives the files new tags: files of two releases may have one size, and in an image one time.
  find "$ROOT/releases/$1/site" -type f -exec touch {} +
  ln -sfn "releases/$1" "$ROOT/.current"
  mv -T "$ROOT/.current" "$ROOT/current"
}

leave() {
  link "$1"
  echo "-$(date +%s)" >> "$ROOT/log"
}

show() {
  [ -d "$ROOT/releases/$1/site" ] || die "$1 is no release of this server: put it first"
  on_disk "$1"
  previous=$(shown)
  headers=server/nginx-headers.conf
  [ -z "$previous" ] || [ "$(sha256sum < "$ROOT/releases/$previous/$headers")" = "$(sha256sum < "$ROOT/releases/$1/$headers")" ] \
    || echo 'The headers have changed: let the server read its configuration again.'
  link "$1"
  [ "$previous" = "$1" ] || echo "+$1" >> "$ROOT/log"
  if ! (verify); then
    [ -z "$previous" ] || [ "$previous" = "$1" ] || leave "$previous"
    die "$1 is not served as it should be${previous:+; $previous is shown}"
  fi
  prune
  echo "shown: $1"
}

back() {
  previous=$(entries stack | tail -n 2 | head -n 1)
  [ -n "$previous" ] && [ "$previous" != "$(shown)" ] || die 'no release was shown before'
  [ -d "$ROOT/releases/$previous/site" ] || die "$previous was removed: KEEP is how many releases stay"
  on_disk "$previous"
  leave "$previous"
  verify
  echo "shown: $previous"
}

# Removes releases beyond KEEP, and the files that no remaining release has.
prune() {
  entries recent | tail -n "+$((KEEP + 1))" | while read -r old; do
    [ "$old" = "$(shown)" ] || rm -rf "$ROOT/releases/$old"
  done
  cat "$ROOT"/releases/*/server/files | cut -c74- | sort -u > "$ROOT/.needed"
  ls "$ROOT/assets" | sed -E 's/\.(gz|br)$//' | sort -u | awk 'FILENAME == ARGV[1] { needed[$1]; next } !($1 in needed)' "$ROOT/.needed" - \
    | while read -r file; do rm -f "$ROOT/assets/$file" "$ROOT/assets/$file.gz" "$ROOT/assets/$file.br"; done
}

# Runs this script on each server. It need not be there.
on_nodes() {
  for node in $NODES; do
    $SSH "$node" "ROOT='$ROOT' KEEP='$KEEP' ADDRESS='$ADDRESS' NODES='' sh -s $*" < "$0" || die "$node: $1 has failed; no later server was changed"
  done
}

# Puts a build on all servers before one of them shows it: each has the files of both releases, whoever asks.
release_nodes() {
  is_whole "$1"
  for node in $NODES; do
    tar -C "$1" -cf - . | $SSH "$node" "rm -rf '$ROOT/upload' && mkdir -p '$ROOT/upload' && tar -C '$ROOT/upload' -xf -"
  done
  on_nodes put "$ROOT/upload"
  on_nodes show "$(name_of "$1")"
}

usage() {
  sed -n '2,/^set/s/^# \{0,1\}//p' "$0" >&2
  exit 2
}

lock() {
  mkdir -p "$ROOT"
  mkdir "$ROOT/.lock" 2> /dev/null || die "another release is under way; if it was cut off: rmdir $ROOT/.lock"
  ROOT=$(cd "$ROOT" && pwd)
  trap 'rm -rf "$ROOT/.new" "$ROOT/.served" "$ROOT/.both" "$ROOT/.needed" "$ROOT/.lock"' EXIT
}

case ${1:-}${2:+ build} in
  'release build')
    if [ -n "$NODES" ]; then release_nodes "$2"; else
      lock
      put "$2"
      show "$name"
    fi
    ;;
  back | verify)
    if [ -n "$NODES" ]; then on_nodes "$1"; else
      lock
      "$1"
    fi
    ;;
  'put build')
    lock
    put "$2"
    echo "$name"
    ;;
  'show build')
    lock
    show "$2"
    ;;
  list) entries recent | while read -r name; do [ ! -d "$ROOT/releases/$name" ] || echo "$name"; done | sed "s/^$(shown)\$/& (shown)/" ;;
  *) usage ;;
esac
