#!/bin/sh
# What Maven does with the browser pages: `build.sh check [SKIP]` lints and tests them, `build.sh build` makes the files
# that the jar holds and fails if a page has become too large. Installs packages and builds only what is out of date.
set -eu
cd "$(dirname "$0")"
. ../shared/npm.sh
out=target/classes/META-INF/resources

install() { install_packages "the pages"; }

# Prints one source file that is newer than the built pages, nothing if there is none.
changed() {
  find . \( -path ./node_modules -o -path ./target -o -path ./test \) -prune -o -type f ! -name '*.md' \
    -newer "$out/index.html" -print | head -n 1
}

case "$1" in
  check)
    [ "${2:-false}" != true ] || exit 0
    install
    npm run --silent lint
    npm run --silent test
    ;;
  build)
    install
    [ -e "$out/index.html" ] && [ -z "$(changed)" ] || npm run --silent build
    npm run --silent size
    ;;
esac
