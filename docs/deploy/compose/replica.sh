#!/bin/bash
# Copies the primary when there is nothing yet, then follows it as a hot standby.
set -euo pipefail
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  until PGPASSWORD=$REPLICATION_PASSWORD pg_basebackup --host="$PRIMARY_HOST" --port="${PRIMARY_PORT:-5432}" --username=replicator \
    --pgdata="$PGDATA" --slot=replica --wal-method=stream --write-recovery-conf --checkpoint=fast; do
    echo 'The primary is not ready to be copied yet.'
    # A copy that broke off is begun anew.
    rm -rf "${PGDATA:?}"/*
    sleep 2
  done
  chmod 0700 "$PGDATA"
fi
# No fewer connections than the primary has, or a standby refuses to follow.
exec postgres -D "$PGDATA" -c hot_standby=on -c max_connections=300
