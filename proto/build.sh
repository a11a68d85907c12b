#!/bin/sh
# What Maven does with the contract besides generating its classes: `build.sh check [SKIP]` lints it and compares it
# with what was released; `build.sh release` stores it as released.
set -eu
cd "$(dirname "$0")"
. ../services/shared/npm.sh
buf=node_modules/.bin/buf

# The install script only makes the checker start faster; the checker is in the package of the platform.
install() { install_packages "the checks of the wire contract" --ignore-scripts; }

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
