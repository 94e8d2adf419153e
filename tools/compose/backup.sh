#!/usr/bin/env bash
# A dump of all databases at one point in time, each day, or one alone with the argument `once`; the oldest are removed.
# `mongorestore --gzip --oplogReplay --drop --archive=NAME` restores one, as a user with the role `restore`.
set -euo pipefail
trap 'exit 0' TERM
while true; do
  name=/backups/inkwell-$(date -u +%Y%m%dT%H%M%SZ).gz
  # The address holds a password: a file does not show in the list of processes.
  printf 'uri: "%s"\n' "$(cat /run/secrets/mongodb-uri-backup)" >/tmp/mongodump.yaml
  mongodump --quiet --config /tmp/mongodump.yaml --oplog --gzip --archive="$name.part"
  mv "$name.part" "$name"
  find /backups -name 'inkwell-*.gz' -mtime "+${BACKUP_DAYS}" -delete
  if [ "${1:-}" = once ]; then break; fi
  sleep 86400 &
  wait $!
done
