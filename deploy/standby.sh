#!/bin/sh
# Copies the database the first time, then follows it.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  chown postgres "$PGDATA"
  chmod 700 "$PGDATA"
  gosu postgres pg_basebackup -D "$PGDATA" -X stream -R -d "host=$PRIMARY user=replicator password=$REPLICATION_PASSWORD application_name=standby"
  # Its own promotion must not wait for a standby that it is itself.
  echo "synchronous_standby_names = ''" >> "$PGDATA/postgresql.auto.conf"
fi
exec docker-entrypoint.sh "$@"
