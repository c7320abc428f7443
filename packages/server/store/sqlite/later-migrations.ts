/** The end of `migrations.ts`, version by version: what is written here is never changed either. */
export const LATER_MIGRATIONS: readonly string[] = [
  // How games ended, for whoever played: kept also when a table is cleared away. Those that ended before are filled in by the server.
  `
  CREATE TABLE results ( -- a row for each seat
    table_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL, -- of the table
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    guest INTEGER REFERENCES guests (id) ON DELETE SET NULL, -- who played; of whom nothing is left when they are deleted
    bot TEXT NOT NULL, -- which played, or 'none'
    score REAL, -- none where a game ended without any
    place INTEGER NOT NULL,
    gone INTEGER NOT NULL, -- was somebody else playing for them at the end?
    practice INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX results_of_guest ON results (guest, ended, table_id);
  CREATE TABLE results_to_fill (table_id INTEGER PRIMARY KEY) STRICT;
  INSERT INTO results_to_fill SELECT id FROM tables WHERE stage IN ('over', 'stopped');
  `,
  // How strong people are, by rated games. Whoever rates a game says how many were rated before: so each is rated once, one after the other.
  `
  CREATE TABLE rating_steps (
    n INTEGER NOT NULL, -- games that were rated
    version INTEGER NOT NULL -- of the way in which they were
  ) STRICT;
  INSERT INTO rating_steps (n, version) VALUES (0, 1);
  CREATE TABLE rated_games (
    table_id INTEGER PRIMARY KEY,
    n INTEGER -- which of them it was; none: it is to be rated
  ) STRICT;
  CREATE INDEX games_to_rate ON rated_games (table_id) WHERE n IS NULL;
  CREATE TABLE ratings (
    guest INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (guest, game)
  ) STRICT, WITHOUT ROWID;
  `,
  // Deals that are played at several tables: their luck, at which tables, and by whom. Whoever has played one does not play it again.
  `
  CREATE TABLE deals (
    code TEXT PRIMARY KEY, -- in addresses
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    options TEXT NOT NULL, -- as JSON
    secret TEXT NOT NULL,
    commitment TEXT NOT NULL,
    part TEXT NOT NULL -- that whoever made it has added; empty: not yet
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE deal_tables (
    table_id INTEGER PRIMARY KEY,
    deal TEXT NOT NULL
  ) STRICT;
  CREATE INDEX tables_of_deal ON deal_tables (deal);
  CREATE TABLE deal_players (
    deal TEXT NOT NULL,
    guest INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    table_id INTEGER NOT NULL,
    PRIMARY KEY (deal, guest)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX deals_of_player ON deal_players (guest);
  `,
  // E-mail addresses by which people sign in, each of one of them.
  `
  CREATE TABLE mail_addresses (
    address TEXT PRIMARY KEY, -- in small letters
    guest INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    confirmed INTEGER NOT NULL,
    used INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX mail_addresses_of_guest ON mail_addresses (guest);
  `,
  // In which browser a push is read: whoever is signed out there is not called there any more.
  `
  ALTER TABLE call_ways ADD COLUMN session INTEGER NOT NULL DEFAULT 0; -- 0: none, or not known
  `,
  // Deals that nobody plays go, too.
  `
  ALTER TABLE deals ADD COLUMN since INTEGER; -- how long the server had run at the first look at it
  ALTER TABLE deals ADD COLUMN marked INTEGER; -- and when it first seemed old
  `,
]
