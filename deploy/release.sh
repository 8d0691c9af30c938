#!/usr/bin/env bash
# Installs, updates and rolls back Bluebonnet on a Linux with systemd. As root:
#   release.sh install FOLDER https://insurance.example
#   release.sh update FOLDER
#   release.sh rollback
# FOLDER is a checkout that is installed and built (npm ci && npm run build). Commands of an installed version are run by
# command.sh, never by npm: that would install and build again below the running site.
set -euo pipefail

opt=/opt/bluebonnet
data=/var/lib/bluebonnet
backups=/var/backups/bluebonnet
settings=/etc/bluebonnet/bluebonnet.env
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
# Seconds that a start may take; one that brings a large database up to date needs more.
ready_seconds=${READY_SECONDS:-300}

say() { echo "release: $*"; }
die() { echo "release: $*" >&2; exit 1; }

# Copies a built checkout beside the others; prints its folder. The program may not write to it.
place() {
  local folder=$1 version release
  [[ -f $folder/build/program/main.js && -x $folder/node_modules/.bin/node ]] ||
    die "$folder is not installed and built: npm ci && npm run build"
  version=$("$folder/node_modules/.bin/node" -p 'require(process.argv[1]).version' "$folder/package.json")
  release="$opt/releases/$(date -u +%Y%m%dT%H%M%S)-$version"
  mkdir -p "$release"
  tar -C "$folder" --exclude=./.git --exclude=./data --exclude=./.cache --mode=u+rwX,go+rX,go-w -cf - . |
    tar -C "$release" --no-same-owner --preserve-permissions -xf -
  echo "$release"
}

# Makes a link point elsewhere in one step: there is no moment without it.
point() { ln -sfn "$2" "$opt/$1.new" && mv -T "$opt/$1.new" "$opt/$1"; }

# Copies units and scripts. A rollback keeps those of the newer version.
install_units() {
  mkdir -p "$opt/deploy"
  [[ $here == "$opt/deploy" ]] || cp "$here"/*.sh "$opt/deploy/"
  [[ $here == "$opt/deploy" ]] || cp "$here"/systemd/*.service "$here"/systemd/*.timer /etc/systemd/system/
  systemctl daemon-reload
}

# Prints a setting of the site, without its quotes. The last line counts, as for systemd.
setting() { sed -nE "s/\s+$//; s/^$1=([\"']?)(.*)\1$/\2/p" "$settings" | tail -n 1; }

# Prints the address at which the program answers whether it is ready: without web, HEALTH_PORT.
readiness_address() {
  local host port services
  host=$(setting HOST)
  case "$host" in
    "" | 0.0.0.0 | ::) host=127.0.0.1 ;;
    *:*) host="[$host]" ;;
  esac
  services=$(setting SERVICES)
  if [[ -z $services || $services == *web* ]]; then
    port=$(setting PORT)
    port=${port:-3000}
  else
    port=$(setting HEALTH_PORT)
    port=${port:-9310}
  fi
  echo "http://$host:$port/readyz"
}

# Waits until the program answers that it is ready; fails when it has ended for good, or the time is over.
wait_until_ready() {
  local address until=$((SECONDS + ready_seconds))
  address=$(readiness_address)
  until "$opt/current/node_modules/.bin/node" -e \
    'fetch(process.argv[1]).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))' "$address"; do
    systemctl is-failed --quiet bluebonnet && return 1
    ((SECONDS < until)) || return 1
    sleep 0.5
  done
}

# Starts the current version, and notes the backup that it made before it changed the database, if it did.
start() {
  local release outcome=0 folder backup
  release=$(readlink "$opt/current")
  folder=$(setting BACKUP_DIR)
  touch "$release/.started"
  systemctl start bluebonnet && wait_until_ready || outcome=1
  backup=$(find "${folder:-$data/backups}" -maxdepth 1 -name 'before-upgrade-*.gz' -newer "$release/.started" 2>/dev/null | sort | tail -n 1)
  [[ -z $backup ]] || echo "$backup" >"$release/.backup"
  return "$outcome"
}

# Keeps the releases that can still be needed: the current one, and the one before.
forget_old_releases() {
  local kept
  kept=$(readlink "$opt/current" "$opt/previous" || true)
  for release in "$opt"/releases/*/; do
    grep -qxF "${release%/}" <<<"$kept" || rm -rf "$release"
  done
}

install() {
  local folder=$1 address=$2 release
  [[ ! -e $opt/current ]] || die "it is installed already: use update"
  systemd-sysusers "$here/systemd/bluebonnet.sysusers"
  command install -d -m 0750 -o root -g bluebonnet "$(dirname "$settings")"
  command install -d -m 0700 -o bluebonnet -g bluebonnet "$backups"
  if [[ ! -e $settings ]]; then
    (umask 027 && cat >"$settings" <<END
PUBLIC_URL=$address
APP_KEY=$(head -c 32 /dev/urandom | base64)
TRUST_PROXY=127.0.0.1
BACKUP_DIR=$backups
PORT=3000
END
    )
    chgrp bluebonnet "$settings"
    say "$settings is made. Keep a copy of its APP_KEY elsewhere: without it no backup can be read."
  fi
  release=$(place "$folder")
  point current "$release"
  install_units
  systemctl enable bluebonnet
  start || die "it did not get ready: journalctl -u bluebonnet"
  say "$(basename "$release") runs. The first password is in its log: journalctl -u bluebonnet"
}

update() {
  local release before
  [[ -e $opt/current ]] || die "it is not installed: use install"
  before=$(readlink "$opt/previous" || true)
  release=$(place "$1")
  systemctl stop bluebonnet
  point previous "$(readlink "$opt/current")"
  point current "$release"
  install_units
  if start; then
    forget_old_releases
    say "$(basename "$release") runs."
    return
  fi
  say "$(basename "$release") did not get ready: back to the version before."
  rollback
  # Nobody is to go back to a version that did not start.
  if [[ -n $before ]]; then point previous "$before"; else rm "$opt/previous"; fi
  rm -rf "$release"
  exit 1
}

# Puts the database back as it was before the update. When that fails, nothing has changed.
restore_database() {
  local backup=$1 left
  left="$data/postgres-18.left-$(date -u +%Y%m%dT%H%M%S)"
  mv "$data/postgres-18" "$left"
  echo "RESTORE_FILE=$backup" >/run/bluebonnet-restore.env
  if systemctl start bluebonnet-restore; then
    say "The database is that of $(basename "$backup"). What was entered since is in $left."
    return
  fi
  rm -rf "$data/postgres-18"
  mv "$left" "$data/postgres-18"
  return 1
}

rollback() {
  local former present backup=
  former=$(readlink "$opt/previous") && [[ -d $former ]] || die "there is no version to go back to"
  present=$(readlink "$opt/current")
  # After a rollback the former version is the newer one: its database is the present one, and nothing is put back.
  # The names begin with the time.
  [[ $former > $present ]] || backup=$(cat "$present/.backup" 2>/dev/null || true)
  if [[ -n $backup ]] && grep -q '^DATABASE_URL=' "$settings"; then
    die "the database elsewhere was changed: name an empty one in $settings, restore $backup with $former, and point $opt/current there"
  fi
  systemctl stop bluebonnet
  systemctl reset-failed bluebonnet 2>/dev/null || true
  point current "$former"
  if [[ -n $backup ]] && ! restore_database "$backup"; then
    point current "$present"
    start || true
    die "the backup was not restored, so $(basename "$present") stays: journalctl -u bluebonnet-restore"
  fi
  rm -f "$present/.backup"
  point previous "$present"
  start || die "the former version did not get ready either: journalctl -u bluebonnet"
  say "$(basename "$former") runs again."
}

case "${1:-}:$#" in
  install:3) install "$2" "$3" ;;
  update:2) update "$2" ;;
  rollback:1) rollback ;;
  *) sed -n '2,7s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" && exit 2 ;;
esac
