#!/bin/sh
# Builds the browser pages into the class path; does only what is out of date. Called by Maven with the output folder.
set -eu
out="$1"
cd "$(dirname "$0")/src/main/webui"
if ! command -v npm >/dev/null 2>&1; then
  echo "The pages need Node.js 20 or newer with npm. Install it, then build again." >&2
  exit 1
fi
if [ ! -e node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
  npm ci --no-audit --no-fund
  touch node_modules/.package-lock.json
fi
if [ ! -e "$out/index.html" ] || [ -n "$(find . -path ./node_modules -prune -o -type f -newer "$out/index.html" -print | head -n 1)" ]; then
  npm run --silent build
fi
