import { LATER_MIGRATIONS } from './later-migrations.ts'

/** For the eighth version: a list of a seat's, each in it with a name. Where the seat bore it, that; else their own, unless they are muted. */
const namedIn = (list: string, name: string, nameOf: string): string => `(
        SELECT json_group_array(json_set(one.value, '$.name', iif(
          one.value ->> '$.guest' = ${nameOf}, coalesce(seat.value ->> '${name}', ''),
          iif(
            one.value ->> '$.guest' IN (SELECT value FROM json_each(room, '$.muted')), '',
            coalesce((SELECT name FROM guests WHERE id = one.value ->> '$.guest'), '')
          )
        )))
        FROM json_each(seat.value, '$.${list}') AS one
      )`
const IS_ROOM = `json_valid(room) AND json_type(room, '$.seats') = 'array'
    AND NOT EXISTS (SELECT 1 FROM json_each(room, '$.seats') WHERE type <> 'object')`

/** The database, version by version. What is written here is never changed: a new version is a new element at the end. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE guests (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE, -- in the signed cookie
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE, -- in addresses
    stage TEXT NOT NULL,
    listed INTEGER NOT NULL,
    touched INTEGER NOT NULL,
    room TEXT NOT NULL, -- who sits where, as JSON
    head TEXT NOT NULL DEFAULT '' -- of the record, as JSON, once the game has begun
  ) STRICT;
  CREATE INDEX tables_by_stage ON tables (stage, touched);

  CREATE TABLE holders ( -- whose seats are whose
    guest INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (guest, table_id, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX holders_by_table ON holders (table_id);

  CREATE TABLE entries ( -- the record; 0 is the start
    table_id INTEGER NOT NULL,
    n INTEGER NOT NULL,
    entry TEXT NOT NULL,
    said TEXT NOT NULL, -- what was said, and to whom
    heard TEXT NOT NULL, -- how many lines each viewer has heard after it
    pending TEXT NOT NULL, -- who holds up the game after it
    at INTEGER NOT NULL, -- when; 0 if not everybody noticed
    PRIMARY KEY (table_id, n)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE snapshots (
    table_id INTEGER PRIMARY KEY,
    n INTEGER NOT NULL,
    json TEXT NOT NULL
  ) STRICT;

  CREATE TABLE talk (
    table_id INTEGER NOT NULL,
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    guest INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    said TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX talk_by_guest ON talk (guest);
  `,
  // The number of a guest or a table that is gone is never given again: nobody may be taken for somebody else.
  `
  CREATE TABLE numbered_guests (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
  ) STRICT;
  INSERT INTO numbered_guests SELECT id, key, name, created, seen FROM guests;
  DROP TABLE guests;
  ALTER TABLE numbered_guests RENAME TO guests;

  CREATE TABLE numbered_tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL UNIQUE,
    stage TEXT NOT NULL,
    listed INTEGER NOT NULL,
    touched INTEGER NOT NULL,
    room TEXT NOT NULL,
    head TEXT NOT NULL DEFAULT ''
  ) STRICT;
  INSERT INTO numbered_tables SELECT id, name, stage, listed, touched, room, head FROM tables;
  DROP TABLE tables;
  ALTER TABLE numbered_tables RENAME TO tables;
  CREATE INDEX tables_by_stage ON tables (stage, touched);
  `,
  // What seems old, and on how many days it did; a place to see whether there is room; what snapshots are recognised by.
  `
  CREATE TABLE old (
    kind TEXT NOT NULL, -- 'table' or 'guest'
    id INTEGER NOT NULL,
    looks INTEGER NOT NULL, -- at which it seemed old, each a day after the one before
    at INTEGER NOT NULL, -- of the last one
    PRIMARY KEY (kind, id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE probes (filler BLOB NOT NULL) STRICT;
  ALTER TABLE snapshots ADD COLUMN digest TEXT NOT NULL DEFAULT '';
  `,
  // Who made a table, and a mark of the network from where: nobody fills the list of those that anybody may come to.
  `
  ALTER TABLE tables ADD COLUMN maker INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN network TEXT NOT NULL DEFAULT '';
  CREATE INDEX tables_in_lists ON tables (network, maker, stage, id) WHERE listed = 1;
  `,
  // A seat knows on which devices it is held, for whom it is kept, and the host's link for whoever stays away. What was set is agreed on.
  `
  UPDATE tables SET room = json_set(
    room,
    '$.agreed', json_extract(room, '$.takeover'),
    '$.seats', (
      SELECT json_group_array(json_set(
        seat.value,
        '$.linkOf', coalesce(json_extract(seat.value, '$.holders[0]'), 0),
        '$.offer', '',
        '$.devices', json_array_length(seat.value, '$.holders'),
        '$.kept', json('[]'),
        '$.holders', (
          SELECT json_group_array(
            json_object('guest', holder.value, 'n', holder.key + 1, 'since', tables.touched, 'browser', '', 'system', '')
          )
          FROM json_each(seat.value, '$.holders') AS holder
        )
      ))
      FROM json_each(room, '$.seats') AS seat
    )
  ) WHERE json_valid(room) AND json_type(room, '$.seats') = 'array';
  `,
  // Things age by the time that the server has run, not by a clock that may be wrong. All begin anew: what their times say is not believed.
  `
  DROP TABLE old;
  CREATE TABLE running (
    ms INTEGER NOT NULL, -- that the server has run in all
    looked INTEGER NOT NULL -- how much it was at the last look for what is old
  ) STRICT;
  INSERT INTO running (ms, looked) VALUES (0, -86400000);
  CREATE TABLE ages (
    kind TEXT NOT NULL, -- 'table' or 'guest'
    id INTEGER NOT NULL,
    state TEXT NOT NULL, -- by which it is seen whether anything has happened
    since INTEGER NOT NULL, -- how long the server had run when it was first seen so
    marked INTEGER, -- and when it first seemed old
    PRIMARY KEY (kind, id)
  ) STRICT, WITHOUT ROWID;
  `,
  // Whoever has a seat kept for them is found by that (100), and it knows on which device each of them came: at first only who they were was
  // noted, the first of whom it was. For whoever is no more nothing is kept.
  `
  UPDATE tables SET room = json_set(room, '$.seats', (
    SELECT json_group_array(iif(json_array_length(seat.value, '$.kept') > 0, (
      WITH
        listed AS (
          SELECT key, value, type = 'integer' AS bare, iif(type = 'integer', value, value ->> '$.guest') AS guest
          FROM json_each(seat.value, '$.kept')
        ),
        noted AS (
          SELECT key, guest, bare OR value ->> '$.since' = 0 AS early, json(iif(
            bare, json_object('guest', guest, 'n', key + 1, 'since', 0, 'browser', '', 'system', ''),
            iif(value ->> '$.since' = 0, json_set(value, '$.n', key + 1), value)
          )) AS holder
          FROM listed WHERE guest IN (SELECT id FROM guests) ORDER BY key
        ),
        named AS (
          SELECT guest, iif(guest = seat.value ->> '$.keptNameOf', seat.value ->> '$.keptName', (SELECT name FROM guests WHERE id = guest)) AS name
          FROM noted WHERE early OR guest = seat.value ->> '$.keptNameOf'
          ORDER BY guest = seat.value ->> '$.keptNameOf' DESC, key LIMIT 1
        )
      SELECT json_set(
        seat.value,
        '$.kept', (SELECT json_group_array(json(holder)) FROM noted),
        '$.keptName', coalesce((SELECT name FROM named), ''),
        '$.keptNameOf', coalesce((SELECT guest FROM named), 0)
      )
    ), json(seat.value)))
    FROM json_each(room, '$.seats') AS seat
  )) WHERE stage = 'waiting' AND json_valid(room) AND json_type(room, '$.seats') = 'array';

  INSERT OR IGNORE INTO holders (guest, table_id, seat)
    SELECT kept.value ->> '$.guest', tables.id, 100
    FROM tables, json_each(iif(json_valid(room), room, '{}'), '$.seats') AS seat, json_each(seat.value, '$.kept') AS kept
    WHERE stage = 'waiting';
  `,
  // A table knows the first one at which the same people have played, and a seat whose it is there. Each of those at a seat has a name, and it is
  // called by the first of them: whose name it bore beside them is no longer noted.
  `
  UPDATE tables SET room = json_set(room, '$.company', name) WHERE ${IS_ROOM};
  WITH RECURSIVE
    steps AS MATERIALIZED (
      SELECT t.name, next.name AS next FROM tables t JOIN tables next ON next.name = iif(json_valid(t.room), t.room ->> '$.next', '')
    ),
    companies (name, company) AS (
      SELECT name, name FROM steps WHERE name NOT IN (SELECT next FROM steps)
      UNION
      SELECT steps.next, companies.company FROM companies JOIN steps ON steps.name = companies.name
    )
  UPDATE tables SET room = json_set(room, '$.company', companies.company) FROM companies WHERE companies.name = tables.name AND ${IS_ROOM};

  UPDATE tables SET room = json_set(room, '$.seats', (
    SELECT json_group_array(json_set(
      json_remove(seat.value, '$.name', '$.nameOf', '$.ownersName', '$.ownersNameOf', '$.keptName', '$.keptNameOf'),
      '$.person', coalesce(
        seat.value ->> '$.owners[0].guest', seat.value ->> '$.holders[0].guest', seat.value ->> '$.kept[0].guest', 0
      ),
      '$.holders', json(${namedIn('holders', '$.name', "coalesce(seat.value ->> '$.nameOf', seat.value ->> '$.holders[0].guest')")}),
      '$.owners', json(${namedIn('owners', '$.ownersName', "seat.value ->> '$.ownersNameOf'")}),
      '$.kept', json(${namedIn('kept', '$.keptName', "seat.value ->> '$.keptNameOf'")})
    ))
    FROM json_each(room, '$.seats') AS seat
  )) WHERE ${IS_ROOM};
  `,
  // Entries are appended, and found by an index: in a table that is ordered by them each one rewrote a page of its own. What lists say of a game
  // that goes on, and whether it goes on by itself after a restart, is kept beside it, so that nobody has to look for it in the record.
  `
  CREATE TABLE appended_entries (
    table_id INTEGER NOT NULL,
    n INTEGER NOT NULL,
    entry TEXT NOT NULL,
    said TEXT NOT NULL,
    heard TEXT NOT NULL,
    pending TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  INSERT INTO appended_entries SELECT table_id, n, entry, said, heard, pending, at FROM entries ORDER BY table_id, n;
  DROP TABLE entries;
  ALTER TABLE appended_entries RENAME TO entries;
  CREATE UNIQUE INDEX entries_of_table ON entries (table_id, n);

  CREATE TABLE turns ( -- a small row of its own for each game: a move rewrites nothing else of its table
    table_id INTEGER PRIMARY KEY,
    n INTEGER NOT NULL, -- of the last entry
    pending TEXT NOT NULL, -- who holds up the game
    noticed INTEGER NOT NULL -- when everybody last noticed something
  ) STRICT;
  INSERT INTO turns
    SELECT last.table_id, last.n, entries.pending, (SELECT max(at) FROM entries WHERE table_id = last.table_id)
    FROM (SELECT table_id, max(n) AS n FROM entries GROUP BY table_id) AS last
    JOIN entries ON entries.table_id = last.table_id AND entries.n = last.n;

  ALTER TABLE tables ADD COLUMN unseen INTEGER NOT NULL DEFAULT 0; -- is counted also while nobody is there how long somebody is away?
  ALTER TABLE tables ADD COLUMN bots TEXT NOT NULL DEFAULT '[]'; -- the seats that bots play
  UPDATE tables SET
    unseen = coalesce(CASE json_type(room, '$.takeover')
      WHEN 'object' THEN room ->> '$.takeover.offer' >= 60
      ELSE json_type(room, '$.takeover') = 'integer' END, 0),
    bots = (SELECT json_group_array(key) FROM json_each(room, '$.seats') WHERE value ->> '$.bot' <> 'none')
    WHERE ${IS_ROOM};
  CREATE INDEX tables_to_wake ON tables (id) WHERE stage = 'playing' AND (unseen = 1 OR bots <> '[]');
  CREATE INDEX tables_by_age ON tables (stage DESC, id DESC, network) WHERE listed = 1 AND stage IN ('waiting', 'playing');
  `,
  // Since when the clock has been doubted.
  `
  ALTER TABLE running ADD COLUMN doubted INTEGER; -- how long the server had run when the clock was first found far from the newest row
  `,
  // How much time players have left.
  `
  ALTER TABLE turns ADD COLUMN clocks TEXT NOT NULL DEFAULT ''; -- as JSON; empty where there are none
  `,
  // A snapshot knows the whole record that it was made of. Those that do not are made again.
  `
  DELETE FROM snapshots;
  ALTER TABLE snapshots ADD COLUMN record TEXT NOT NULL DEFAULT ''; -- its digest
  `,
  // What the table answers for its players.
  `
  CREATE TABLE orders (table_id INTEGER PRIMARY KEY, sealed TEXT NOT NULL) STRICT; -- with a key that is not here
  `,
  // Games that have ended: one packed record instead of many entries.
  `
  CREATE TABLE archives (
    table_id INTEGER PRIMARY KEY,
    n INTEGER NOT NULL, -- of its last entry
    record BLOB NOT NULL, -- its entries, packed
    untidy INTEGER NOT NULL -- are some of them still there as entries?
  ) STRICT;
  CREATE INDEX archives_to_tidy ON archives (table_id) WHERE untidy = 1;
  ALTER TABLE tables ADD COLUMN archived INTEGER NOT NULL DEFAULT 0; -- 1: it is; 2: it cannot be
  CREATE INDEX tables_to_archive ON tables (id) WHERE archived = 0 AND stage IN ('over', 'stopped');
  `,
  // Programs that people run: each is a guest, and whose it is. It goes with either.
  `
  CREATE TABLE programs (
    guest INTEGER PRIMARY KEY REFERENCES guests (id) ON DELETE CASCADE,
    owner INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    n INTEGER NOT NULL, -- counted for each owner
    token TEXT NOT NULL UNIQUE, -- its hash
    created INTEGER NOT NULL,
    used INTEGER NOT NULL, -- when it last came; 0: never
    UNIQUE (owner, n)
  ) STRICT;
  `,
  // By which ways people are called who are not at the table, what they wish to hear, and what is to be said or was.
  `
  CREATE TABLE call_wishes (
    guest INTEGER PRIMARY KEY REFERENCES guests (id) ON DELETE CASCADE,
    wishes TEXT NOT NULL -- as JSON
  ) STRICT;
  CREATE TABLE call_ways (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guest INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    kind TEXT NOT NULL, -- push, mail or hook
    mark TEXT NOT NULL, -- of its kind a guest has only one with it
    target TEXT NOT NULL, -- as JSON
    state TEXT NOT NULL, -- on, unconfirmed or ended
    since INTEGER NOT NULL, -- of what was before nothing is said
    failures INTEGER NOT NULL DEFAULT 0, -- one after the other
    failing INTEGER NOT NULL DEFAULT 0, -- since when
    UNIQUE (guest, kind, mark)
  ) STRICT;
  CREATE TABLE calls (
    way INTEGER NOT NULL REFERENCES call_ways (id) ON DELETE CASCADE,
    table_id INTEGER NOT NULL,
    kind TEXT NOT NULL, -- turn, invited or over
    mark INTEGER NOT NULL, -- of a turn: the entry after which it was not yet theirs
    due INTEGER, -- none: it was made, or need not be
    tries INTEGER NOT NULL,
    PRIMARY KEY (way, table_id, kind)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX calls_due ON calls (due) WHERE due IS NOT NULL;
  CREATE INDEX calls_of_table ON calls (table_id);
  `,
  // Whoever comes back: a guest is known in several browsers, and by ways of their own in new ones. All of it goes with the guest.
  `
  CREATE TABLE sessions ( -- browsers in which a guest is known
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE, -- in the signed cookie
    guest INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    browser TEXT NOT NULL,
    system TEXT NOT NULL
  ) STRICT;
  CREATE INDEX sessions_of_guest ON sessions (guest);
  INSERT INTO sessions (key, guest, created, seen, browser, system) SELECT key, id, created, seen, '', '' FROM guests;

  CREATE TABLE joined_keys ( -- of guests who were joined to this one: by them they are found in old copies
    key TEXT PRIMARY KEY,
    guest INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX joined_keys_of_guest ON joined_keys (guest);

  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY, -- as the authenticator calls it
    guest INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    key TEXT NOT NULL, -- public
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    used INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX passkeys_of_guest ON passkeys (guest);

  CREATE TABLE recovery_codes (
    selector TEXT PRIMARY KEY, -- the part by which it is found
    guest INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    hash TEXT NOT NULL -- of the rest
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX recovery_codes_of_guest ON recovery_codes (guest);

  CREATE TABLE tickets ( -- what was begun and is to be ended once, and soon
    key TEXT PRIMARY KEY, -- a hash of its secret
    kind TEXT NOT NULL,
    guest INTEGER REFERENCES guests (id) ON DELETE CASCADE,
    data TEXT NOT NULL,
    expires INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tickets_by_end ON tickets (expires);
  CREATE INDEX tickets_of_guest ON tickets (guest);
  `,
  ...LATER_MIGRATIONS,
]
