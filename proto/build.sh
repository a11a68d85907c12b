#!/bin/sh
# What Maven does with the contract besides generating its classes: `build.sh check [SKIP]` lints it and compares it
# with what was released; `build.sh release` stores it as released.
set -eu
cd "$(dirname "$0")"
buf=node_modules/.bin/buf

install() {
  if ! command -v npm >/dev/null 2>&1; then
    echo "The checks of the wire contract need Node.js 20 or newer with npm. Install it, then build again." >&2
    exit 1
  fi
  if [ ! -e node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    # The install script only makes the checker start faster; the checker is in the package of the platform.
    npm ci --no-audit --no-fund --ignore-scripts
    touch node_modules/.package-lock.json
  fi
}

# The contract as the last release has it, if this is a clone that knows one.
tagged() {
  tag="$(git describe --tags --abbrev=0 --match 'v[0-9]*.[0-9]*.[0-9]*' --exclude '*-*' 2>/dev/null)" || return 1
  rm -rf target/tagged
  mkdir -p target/tagged
  git archive "$tag" src/main/proto | tar -x -C target/tagged
}

breaking() {
  $buf breaking --against released.binpb
  ! tagged || $buf breaking --against target/tagged/src/main/proto
}

case "$1" in
  check)
    [ "${2:-false}" != true ] || exit 0
    install
    $buf lint
    breaking
    ;;
  release)
    install
    $buf build --exclude-source-info -o released.binpb
    ;;
esac
