/** Deals that are played at several tables, in the database. */
import type { DatabaseSync } from 'node:sqlite'
import type { DealPlayedRow, DealRow, OwnDealRow } from '../deal-contract.ts'
import { dealPlayedRow, dealResults, dealRow, ownDealRow, PLAYED, UNPLAYED } from '../deal-rows.ts'
import type { ShownResultRow } from '../result-contract.ts'
import { resultRow } from '../result-rows.ts'
import { integer } from '../row.ts'

export function dealOperations(db: DatabaseSync) {
  const add = db.prepare('INSERT INTO deals (code, game, seats, options, secret, commitment, part) VALUES (?, ?, ?, ?, ?, ?, ?)')
  const find = db.prepare('SELECT * FROM deals WHERE code = ?')
  const setPart = db.prepare(`UPDATE deals SET part = ? WHERE code = ? AND part = ''`)
  const want = db.prepare('UPDATE deals SET since = NULL, marked = NULL WHERE code = ?')
  const clear = db.prepare(`DELETE FROM deals WHERE code IN (SELECT value FROM json_each(?)) AND ${UNPLAYED}`)
  const begin = db.prepare('INSERT OR IGNORE INTO deal_tables (table_id, deal) VALUES (?, ?)')
  const come = db.prepare(`
    INSERT INTO deal_players (deal, guest, table_id) SELECT ?1, id, ?2 FROM guests
    WHERE id = ?3 AND id NOT IN (SELECT guest FROM deal_players WHERE deal = ?1 AND table_id = ?2)`)
  const played = db.prepare(`${PLAYED} WHERE p.deal = ? AND p.guest = ?`)
  const of = db.prepare(`${PLAYED} WHERE p.guest = ? ORDER BY p.deal`)
  const count = db.prepare('SELECT count(*) AS n FROM deal_tables WHERE deal = ?')
  const results = db.prepare(dealResults('?'))
  return {
    addDeal: ({ code, game, seats, options, secret, commitment, part }: DealRow): void =>
      void add.run(code, game, seats, options, secret, commitment, part),
    deal(code: string): DealRow | undefined {
      const row = find.get(code)
      return row === undefined ? undefined : dealRow(row)
    },
    setDealPart: (code: string, part: string): void => void setPart.run(part, code),
    wantDeal: (code: string): void => void want.run(code),
    clearDeals: (codes: readonly string[]): number => Number(clear.run(JSON.stringify(codes)).changes),
    beginDeal(code: string, table: number, guests: readonly number[]): void {
      begin.run(table, code)
      for (const guest of guests) come.run(code, table, guest)
    },
    dealPlayed(code: string, guest: number): DealPlayedRow | undefined {
      const row = played.get(code, guest)
      return row === undefined ? undefined : dealPlayedRow(row)
    },
    dealsOf: (guest: number): OwnDealRow[] => of.all(guest).map(ownDealRow),
    countDealTables: (code: string): number => integer(count.get(code), 'n'),
    dealResults: (code: string): ShownResultRow[] => results.all(code).map(resultRow),
  }
}
