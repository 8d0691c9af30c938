#!/usr/bin/env bash
# Runs a command of the installed version as its own package.json defines it, without npm: command.sh NAME ARGUMENTS…
# For root it goes on as the site's account and with the site's settings, as the units do. Files have whole paths then,
# in folders of that account such as /var/backups/bluebonnet.
set -euo pipefail
account=bluebonnet
name=${1:?the name of a command, such as doctor}
shift

as=()
if [[ $EUID == 0 ]]; then
  as=(setpriv --reuid="$account" --regid="$account" --init-groups --inh-caps=-all)
  umask 077
  # Nothing of root's own environment, and the settings not as arguments, which others on the machine can read.
  for variable in $(compgen -e); do [[ $variable == PATH ]] || unset "$variable"; done
  export NODE_ENV=production DATA_DIR=/var/lib/bluebonnet
  # One setting on a line, its value in quotes or not.
  while read -r line || [[ -n $line ]]; do
    [[ $line =~ ^([A-Za-z_][A-Za-z0-9_]*)=(.*)$ ]] || continue
    value=${BASH_REMATCH[2]}
    if [[ $value == \"*\" || $value == \'*\' ]]; then value=${value:1:-1}; fi
    export "${BASH_REMATCH[1]}=$value"
  done </etc/bluebonnet/bluebonnet.env
fi

cd /opt/bluebonnet/current
export PATH="$PWD/node_modules/.bin:$PATH"
read -ra command <<<"$(node -p 'require("./package.json").scripts[process.argv[1]] ?? ""' "$name")"
[[ ${#command[@]} -gt 0 ]] || { echo "command: there is no command $name" >&2 && exit 2; }
# By env, since a script may begin with a variable, which bash does not set when it comes out of another one.
exec "${as[@]}" env "${command[@]}" "$@"
