# Sourced by the build.sh of a folder with a package.json: installs its packages if they are out of date.

# install_packages WHAT NPM-OPTIONS…
install_packages() {
  if ! command -v npm >/dev/null 2>&1; then
    echo "Node.js 20 or newer with npm is needed for $1. Install it, then build again." >&2
    exit 1
  fi
  shift
  if [ ! -e node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    npm ci --no-audit --no-fund "$@"
    touch node_modules/.package-lock.json
  fi
}
