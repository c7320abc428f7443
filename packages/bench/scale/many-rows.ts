/** A database as it is after years: guests, and tables in the middle of their games. Copied there, since to play them all would take days. */
import { randomBytes } from 'node:crypto'
import { asked } from '@wildcat/server/testing/postgres'

export async function guests(database: string, many: number): Promise<void> {
  await asked(
    database,
    `INSERT INTO guests (key, name, created, seen) SELECT 'many ' || n, 'Guest ' || n, 0, 0 FROM generate_series(1, ${many}) AS n`,
  )
}

/** Copies of a table, by their names, which are listed as tables of whichever guests. */
export async function copies(database: string, of: string, many: number, ofGuests: number): Promise<string[]> {
  const bytes = Buffer.from(of, 'base64url').length
  const names = Array.from({ length: many }, () => randomBytes(bytes).toString('base64url'))
  await asked(
    database,
    `
    CREATE TEMPORARY TABLE copies (id bigint);
    WITH made AS (
      INSERT INTO tables (name, stage, listed, touched, room, head, maker, network, unseen, bots)
      SELECT copy, stage, listed, touched, room, head, maker, network, unseen, bots
      FROM tables, json_array_elements_text('${JSON.stringify(names)}'::json) AS copy WHERE tables.name = '${of}' RETURNING id
    ) INSERT INTO copies SELECT id FROM made;
    INSERT INTO entries (table_id, n, entry, said, heard, pending, at)
      SELECT copies.id, n, entry, said, heard, pending, at FROM copies, entries JOIN tables ON tables.id = table_id WHERE name = '${of}';
    INSERT INTO turns (table_id, n, pending, noticed, clocks)
      SELECT copies.id, n, pending, noticed, clocks FROM copies, turns JOIN tables ON tables.id = table_id WHERE name = '${of}';
    INSERT INTO holders (guest, table_id, seat)
      SELECT 5 + (copies.id * 4 + seat) % ${ofGuests}, copies.id, seat FROM copies, generate_series(0, 3) AS seat;
    ANALYZE`,
  )
  return names
}
