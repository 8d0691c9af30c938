#!/usr/bin/env bash
# Runs a command of the installed version as its own package.json defines it, without npm: command.sh NAME ARGUMENTS…
set -euo pipefail
name=$1
shift
cd /opt/bluebonnet/current
export PATH="$PWD/node_modules/.bin:$PATH"
read -ra command <<<"$(node -p 'require("./package.json").scripts[process.argv[1]]' "$name")"
# By env, since a script may begin with a variable, which bash does not set when it comes out of another one.
exec env "${command[@]}" "$@"
