/** The database, version by version. What is written here is never changed: a new version is a new element at the end, and one that the version before it can live with. */

/** Tables are spread over so many parts, each with an index of its own that stays small. */
const PARTS = 16
const parts = Array.from(
  { length: PARTS },
  (_, n) => `CREATE TABLE entries_${n} PARTITION OF entries FOR VALUES WITH (MODULUS ${PARTS}, REMAINDER ${n});`,
)

export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE guests (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    key text NOT NULL UNIQUE, -- in the signed cookie
    name text NOT NULL,
    created bigint NOT NULL,
    seen bigint NOT NULL
  );

  CREATE TABLE nodes ( -- one row for each start of a server: its number is never given again
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    address text NOT NULL, -- where other nodes find it
    gone boolean NOT NULL DEFAULT false -- may write nothing any more
  );
  CREATE TABLE beats ( -- apart from it: whoever writes holds the row of its node
    node bigint PRIMARY KEY,
    seen timestamptz NOT NULL DEFAULT clock_timestamp()
  ) WITH (fillfactor = 50);

  CREATE TABLE tables (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL UNIQUE, -- in addresses
    stage text NOT NULL,
    listed boolean NOT NULL,
    touched bigint NOT NULL,
    room text NOT NULL, -- who sits where, as JSON
    head text NOT NULL DEFAULT '', -- of the record, as JSON, once the game has begun
    maker bigint NOT NULL DEFAULT 0,
    network text NOT NULL DEFAULT '',
    unseen boolean NOT NULL DEFAULT false,
    bots text NOT NULL DEFAULT '[]',
    node bigint -- which has it in memory
  );
  CREATE INDEX tables_by_stage ON tables (stage, touched);
  CREATE INDEX tables_by_age ON tables (stage DESC, id DESC) INCLUDE (network) WHERE listed AND stage IN ('waiting', 'playing');
  CREATE INDEX tables_of_network ON tables (network) WHERE stage IN ('waiting', 'playing');
  CREATE INDEX tables_to_wake ON tables (id) WHERE stage = 'playing' AND (unseen OR bots <> '[]');

  CREATE TABLE holders ( -- whose seats are whose
    guest bigint NOT NULL,
    table_id bigint NOT NULL,
    seat integer NOT NULL,
    PRIMARY KEY (guest, table_id, seat)
  );
  CREATE INDEX holders_by_table ON holders (table_id);

  CREATE TABLE entries ( -- the record; 0 is the start
    table_id bigint NOT NULL,
    n integer NOT NULL,
    entry text NOT NULL,
    said text NOT NULL, -- what was said, and to whom
    heard text NOT NULL, -- how many lines each viewer has heard after it
    pending text NOT NULL, -- who holds up the game after it
    at bigint NOT NULL, -- when; 0 if not everybody noticed
    PRIMARY KEY (table_id, n)
  ) PARTITION BY HASH (table_id);
  ${parts.join('\n  ')}

  CREATE TABLE turns (
    table_id bigint PRIMARY KEY,
    n integer NOT NULL, -- of the last entry
    pending text NOT NULL, -- who holds up the game
    noticed bigint NOT NULL, -- when everybody last noticed something
    clocks text NOT NULL DEFAULT '' -- as JSON; empty where there are none
  ) WITH (fillfactor = 70);

  CREATE TABLE snapshots (
    table_id bigint PRIMARY KEY,
    n integer NOT NULL,
    json text NOT NULL,
    record text NOT NULL, -- the digest of that of which it was made
    digest bytea NOT NULL
  );

  CREATE TABLE orders ( -- what the table answers for its players
    table_id bigint PRIMARY KEY,
    sealed text NOT NULL
  );

  CREATE TABLE talk (
    table_id bigint NOT NULL,
    n integer NOT NULL,
    at bigint NOT NULL,
    guest bigint NOT NULL,
    seat integer NOT NULL,
    said text NOT NULL,
    PRIMARY KEY (table_id, n)
  );
  CREATE INDEX talk_by_guest ON talk (guest);

  CREATE TABLE probes (filler text NOT NULL);

  CREATE TABLE running (
    ms bigint NOT NULL, -- that servers have run in all
    looked bigint NOT NULL, -- how much it was at the last look for what is old
    doubted bigint, -- and when the clock was first found far from the newest row
    keeper bigint -- the node that counts them
  );
  INSERT INTO running (ms, looked) VALUES (0, -86400000);
  CREATE TABLE ages (
    kind text NOT NULL, -- 'table' or 'guest'
    id bigint NOT NULL,
    state text NOT NULL, -- by which it is seen whether anything has happened
    since bigint NOT NULL, -- how long servers had run when it was first seen so
    marked bigint, -- and when it first seemed old
    PRIMARY KEY (kind, id)
  );

  CREATE TABLE keys (
    name text PRIMARY KEY,
    value text NOT NULL
  );

  -- Whoever writes holds the row of its node until that is committed: whoever takes over waits for it, and finds all of it. A node that is gone
  -- writes nothing.
  CREATE FUNCTION fence(node bigint) RETURNS boolean LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM 1 FROM nodes WHERE id = node AND NOT gone FOR SHARE;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'node % is gone', node USING ERRCODE = 'WC001';
    END IF;
    RETURN true;
  END $$;

  -- A digest of the record up to an entry: each is digested with that of all before it, so that it can be carried on.
  CREATE FUNCTION record_digest(of_table bigint, to_n integer, from_n integer, from_record text) RETURNS text LANGUAGE plpgsql STABLE AS $$
  DECLARE
    digest text := coalesce(from_record, (SELECT encode(sha256(convert_to(head, 'UTF8')), 'base64') FROM tables WHERE id = of_table), '');
    each record;
  BEGIN
    FOR each IN
      SELECT n, entry, heard, pending FROM entries
      WHERE table_id = of_table AND n > coalesce(from_n, -1) AND n <= to_n ORDER BY n
    LOOP
      digest := encode(sha256(convert_to(concat_ws(chr(31), digest, each.n, each.entry, each.heard, each.pending), 'UTF8')), 'base64');
    END LOOP;
    RETURN digest;
  END $$;

  -- By which one knows that a snapshot is what was written, at this table, after this entry, of this record.
  CREATE FUNCTION snapshot_digest(of_table bigint, after_entry integer, of_record text, snapshot text) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
    SELECT sha256(convert_to(concat_ws(chr(31), of_table, after_entry, of_record, snapshot), 'UTF8'))
  $$;
  `,
  // Games that have ended: one packed record instead of many entries. Whoever does not know of them would find nothing of such a game: there are
  // none before all servers do.
  `
  CREATE TABLE archives (
    table_id bigint PRIMARY KEY,
    n integer NOT NULL, -- of its last entry
    record bytea NOT NULL, -- its entries, packed
    untidy boolean NOT NULL -- are some of them still there as entries?
  );
  ALTER TABLE archives ALTER COLUMN record SET STORAGE EXTERNAL; -- it is packed
  CREATE INDEX archives_to_tidy ON archives (table_id) WHERE untidy;
  ALTER TABLE tables ADD COLUMN archived smallint NOT NULL DEFAULT 0; -- 1: it is; 2: it cannot be
  CREATE INDEX tables_to_archive ON tables (id) WHERE archived = 0 AND stage IN ('over', 'stopped');
  ALTER TABLE nodes ADD COLUMN version integer NOT NULL DEFAULT 1; -- of the database that it knows
  `,
  // Programs that people run: each is a guest, and whose it is. It goes with either.
  `
  CREATE TABLE programs (
    guest bigint PRIMARY KEY REFERENCES guests ON DELETE CASCADE,
    owner bigint NOT NULL REFERENCES guests ON DELETE CASCADE,
    n integer NOT NULL, -- counted for each owner
    token text NOT NULL UNIQUE, -- its hash
    created bigint NOT NULL,
    used bigint NOT NULL, -- when it last came; 0: never
    UNIQUE (owner, n)
  );
  `,
  // By which ways people are called who are not at the table, what they wish to hear, and what is to be said or was.
  `
  CREATE TABLE call_wishes (
    guest bigint PRIMARY KEY REFERENCES guests ON DELETE CASCADE,
    wishes text NOT NULL -- as JSON
  );
  CREATE TABLE call_ways (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    guest bigint NOT NULL REFERENCES guests ON DELETE CASCADE,
    kind text NOT NULL, -- push, mail or hook
    mark text NOT NULL, -- of its kind a guest has only one with it
    target text NOT NULL, -- as JSON
    state text NOT NULL, -- on, unconfirmed or ended
    since bigint NOT NULL, -- of what was before nothing is said
    failures integer NOT NULL DEFAULT 0, -- one after the other
    failing bigint NOT NULL DEFAULT 0, -- since when
    UNIQUE (guest, kind, mark)
  );
  CREATE TABLE calls (
    way bigint NOT NULL REFERENCES call_ways ON DELETE CASCADE,
    table_id bigint NOT NULL,
    kind text NOT NULL, -- turn, invited or over
    mark integer NOT NULL, -- of a turn: the entry after which it was not yet theirs
    due bigint, -- none: it was made, or need not be
    tries integer NOT NULL,
    PRIMARY KEY (way, table_id, kind)
  );
  CREATE INDEX calls_due ON calls (due) WHERE due IS NOT NULL;
  CREATE INDEX calls_of_table ON calls (table_id);
  `,
  // Whoever comes back: a guest is known in several browsers, and by ways of their own in new ones. All of it goes with the guest.
  `
  CREATE TABLE sessions ( -- browsers in which a guest is known
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    key text NOT NULL UNIQUE, -- in the signed cookie
    guest bigint NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    created bigint NOT NULL,
    seen bigint NOT NULL,
    browser text NOT NULL DEFAULT '',
    system text NOT NULL DEFAULT ''
  );
  CREATE INDEX sessions_of_guest ON sessions (guest);
  INSERT INTO sessions (key, guest, created, seen) SELECT key, id, created, seen FROM guests;
  CREATE TABLE joined_keys ( -- of guests who were joined to this one: by them they are found in copies of a data folder
    key text PRIMARY KEY,
    guest bigint NOT NULL REFERENCES guests (id) ON DELETE CASCADE
  );
  CREATE INDEX joined_keys_of_guest ON joined_keys (guest);
  -- Also those whom a server of the version before welcomes are known here.
  CREATE FUNCTION begin_session() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO sessions (key, guest, created, seen) VALUES (NEW.key, NEW.id, NEW.created, NEW.seen);
    RETURN NULL;
  END $$;
  CREATE TRIGGER begin_session AFTER INSERT ON guests FOR EACH ROW EXECUTE FUNCTION begin_session();

  -- The guest of this session, or a new one. Several may ask for the same at once.
  CREATE FUNCTION welcome(of_key text, fresh_key text, called text, now bigint, in_browser text, on_system text)
  RETURNS TABLE (id bigint, key text, name text, created bigint, seen bigint, session bigint) LANGUAGE plpgsql AS $$
  DECLARE
    made bigint;
  BEGIN
    LOOP
      RETURN QUERY SELECT g.id, s.key, g.name, g.created, s.seen, s.id FROM sessions s JOIN guests g ON g.id = s.guest WHERE s.key = of_key;
      IF FOUND THEN RETURN; END IF;
      IF EXISTS (SELECT 1 FROM guests g WHERE g.key = of_key) THEN of_key := fresh_key; END IF;
      INSERT INTO guests (key, name, created, seen) VALUES (of_key, called, now, now) ON CONFLICT DO NOTHING RETURNING guests.id INTO made;
      UPDATE sessions s SET browser = in_browser, system = on_system WHERE s.guest = made;
    END LOOP;
  END $$;

  CREATE TABLE passkeys (
    id text PRIMARY KEY, -- as the authenticator calls it
    guest bigint NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    key text NOT NULL, -- public
    counter bigint NOT NULL,
    transports text NOT NULL,
    name text NOT NULL,
    created bigint NOT NULL,
    used bigint NOT NULL
  );
  CREATE INDEX passkeys_of_guest ON passkeys (guest);

  CREATE TABLE recovery_codes (
    selector text PRIMARY KEY, -- the part by which it is found
    guest bigint NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    hash text NOT NULL -- of the rest
  );
  CREATE INDEX recovery_codes_of_guest ON recovery_codes (guest);

  CREATE TABLE tickets ( -- what was begun and is to be ended once, and soon
    key text PRIMARY KEY, -- a hash of its secret
    kind text NOT NULL,
    guest bigint REFERENCES guests (id) ON DELETE CASCADE,
    data text NOT NULL,
    expires bigint NOT NULL
  );
  CREATE INDEX tickets_by_end ON tickets (expires);
  CREATE INDEX tickets_of_guest ON tickets (guest);
  `,
  // How games ended, for whoever played: kept also when a table is cleared away. Those that ended before are filled in by a server.
  `
  CREATE TABLE results ( -- a row for each seat
    table_id bigint NOT NULL,
    seat integer NOT NULL,
    name text NOT NULL, -- of the table
    game text NOT NULL,
    seats integer NOT NULL,
    ended bigint NOT NULL,
    guest bigint REFERENCES guests (id) ON DELETE SET NULL, -- who played; of whom nothing is left when they are deleted
    bot text NOT NULL, -- which played, or 'none'
    score double precision, -- none where a game ended without any
    place integer NOT NULL,
    gone boolean NOT NULL, -- was somebody else playing for them at the end?
    practice boolean NOT NULL,
    PRIMARY KEY (table_id, seat)
  );
  CREATE INDEX results_of_guest ON results (guest, ended, table_id);
  CREATE TABLE results_to_fill (table_id bigint PRIMARY KEY);
  INSERT INTO results_to_fill SELECT id FROM tables WHERE stage IN ('over', 'stopped');
  `,
  // How strong people are, by rated games. Whoever rates a game says how many were rated before: so each is rated once, one after the other.
  `
  CREATE TABLE rating_steps (
    n integer NOT NULL, -- games that were rated
    version integer NOT NULL -- of the way in which they were
  );
  INSERT INTO rating_steps (n, version) VALUES (0, 1);
  CREATE TABLE rated_games (
    table_id bigint PRIMARY KEY,
    n integer -- which of them it was; none: it is to be rated
  );
  CREATE INDEX games_to_rate ON rated_games (table_id) WHERE n IS NULL;
  CREATE TABLE ratings (
    guest bigint NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    game text NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    games integer NOT NULL,
    PRIMARY KEY (guest, game)
  );
  `,
  // Deals that are played at several tables: their luck, at which tables, and by whom. Whoever has played one does not play it again.
  `
  CREATE TABLE deals (
    code text PRIMARY KEY, -- in addresses
    game text NOT NULL,
    seats integer NOT NULL,
    options text NOT NULL, -- as JSON
    secret text NOT NULL,
    commitment text NOT NULL,
    part text NOT NULL -- that whoever made it has added; empty: not yet
  );
  CREATE TABLE deal_tables (
    table_id bigint PRIMARY KEY,
    deal text NOT NULL
  );
  CREATE INDEX tables_of_deal ON deal_tables (deal);
  CREATE TABLE deal_players (
    deal text NOT NULL,
    guest bigint NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    table_id bigint NOT NULL,
    PRIMARY KEY (deal, guest)
  );
  CREATE INDEX deals_of_player ON deal_players (guest);
  `,
  // E-mail addresses by which people sign in, each of one of them.
  `
  CREATE TABLE mail_addresses (
    address text PRIMARY KEY, -- in small letters
    guest bigint NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    confirmed bigint NOT NULL,
    used bigint NOT NULL
  );
  CREATE INDEX mail_addresses_of_guest ON mail_addresses (guest);
  `,
  // Guests who are just being deleted, or joined to another: also where nobody heard of it no seat is theirs any more, nor a word.
  `
  ALTER TABLE guests ADD COLUMN leaving timestamptz; -- until when; a server that stopped in between keeps nobody out for ever
  -- Whoever is about to mark them waits until what is being written for them is there, and finds it.
  CREATE FUNCTION stays(of_guest bigint) RETURNS boolean LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM 1 FROM guests WHERE id = of_guest AND (leaving IS NULL OR leaving < clock_timestamp()) FOR SHARE;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'guest % is leaving', of_guest USING ERRCODE = 'WC002';
    END IF;
    RETURN true;
  END $$;
  `,
  // In which browser a push is read: whoever is signed out there is not called there any more.
  `
  ALTER TABLE call_ways ADD COLUMN session bigint NOT NULL DEFAULT 0; -- 0: none, or not known
  `,
  // Deals that nobody plays go, too.
  `
  ALTER TABLE deals
    ADD COLUMN since bigint, -- how long servers had run at the first look at it
    ADD COLUMN marked bigint; -- and when it first seemed old
  `,
]
