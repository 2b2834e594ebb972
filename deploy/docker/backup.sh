#!/bin/bash
# Backs up the database, the pictures and the history and schedule of the publisher in the containers. Reports the result
# to the CMS, which shows staff that the last backup failed or is too old. Backups older than two weeks are removed. Run
# it every night, for example by cron:
#   15 19 * * * /srv/nusa/deploy/docker/backup.sh /srv/backups
set -euo pipefail

backups=$(realpath -m "${1:?Usage: $0 <directory of the backups>}")
cd "$(dirname "$0")"
compose() { docker compose "$@" </dev/null; }
# If the result cannot be stored, the exit status of the backup stays the same.
report() {
  compose run --rm --no-deps -T cms node /nusa/backup-report.mjs "$1" ||
    echo "The CMS cannot show the result of this backup." >&2
}

umask 077
folder=$backups/$(date -u +%Y%m%d-%H%M%S)
finish() {
  [ $? = 0 ] && return
  rm -rf "$folder.new"
  report failed
}
trap finish EXIT
# Without this trap, a signal would look like a success to the trap above.
trap 'exit 1' TERM INT HUP
mkdir -p "$folder.new"
compose exec -T postgres pg_dump -U nusa -Fc nusa >"$folder.new/database.dump"
# The status 1 of tar means that editors changed pictures meanwhile, not that the archive is unusable.
# The files of the publisher exist after the first publish and the first planned one.
compose run --rm --no-deps -T cms sh -c 'cd /data
  publisher=$(ls pages/dist-releases/publishes.json pages/dist-releases/schedule.json 2>/dev/null || true)
  tar -cf - media $publisher || [ $? = 1 ]' >"$folder.new/data.tar"
mv "$folder.new" "$folder"
find "$backups" -mindepth 1 -maxdepth 1 -regex '.*/[0-9]+-[0-9]+\(\.new\)?' -mtime +14 -exec rm -r {} +
report complete
echo "Backup $folder is complete."
