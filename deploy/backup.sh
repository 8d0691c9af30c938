#!/usr/bin/env bash
# Makes a backup into a folder, beside the running site, verifies it, and keeps the newest ones: backup.sh FOLDER
set -euo pipefail
folder=$1
keep=${BACKUP_KEEP:-14}
file="$folder/timer-$(date -u +%Y-%m-%dT%H-%M-%SZ).gz"
here="$(dirname "${BASH_SOURCE[0]}")"

"$here/command.sh" backup "$file"
"$here/command.sh" backup --verify "$file"
# Only after a backup that is whole do older ones go.
find "$folder" -maxdepth 1 -name 'timer-*.gz' | sort -r | tail -n "+$((keep + 1))" | xargs -r rm --
