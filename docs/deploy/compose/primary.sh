#!/bin/bash
# Runs once, when the primary's data folder is made: lets the replica follow it.
set -euo pipefail
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set password="$REPLICATION_PASSWORD" --set ON_ERROR_STOP=1 <<'SQL'
create role replicator with replication login password :'password';
select pg_create_physical_replication_slot('replica');
SQL
echo 'host replication replicator samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
