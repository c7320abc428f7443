/** Deals that are played at several tables, in PostgreSQL. */
import type { DealPlayedRow, DealRow, OwnDealRow } from '../deal-contract.ts'
import { dealPlayedRow, dealResults, dealRow, ownDealRow, PLAYED, UNPLAYED } from '../deal-rows.ts'
import type { ShownResultRow } from '../result-contract.ts'
import { resultRow } from '../result-rows.ts'
import { integer } from '../row.ts'
import { giving, type Read, Sql, sql, type Written, writing } from './sql.ts'

export const dealWrites = {
  addDeal: ({ code, game, seats, options, secret, commitment, part }: DealRow): Written =>
    writing(
      sql`
        INSERT INTO deals (code, game, seats, options, secret, commitment, part)
        VALUES (${code}, ${game}, ${seats}, ${options}, ${secret}, ${commitment}, ${part})`,
    ),
  setDealPart: (code: string, part: string): Written => writing(sql`UPDATE deals SET part = ${part} WHERE code = ${code} AND part = ''`),
  wantDeal: (code: string): Written => writing(sql`UPDATE deals SET since = NULL, marked = NULL WHERE code = ${code}`),
  clearDeals: (codes: readonly string[]): Written =>
    giving(
      rows => rows.length,
      sql`
        DELETE FROM deals WHERE code IN (SELECT json_array_elements_text(${JSON.stringify(codes)})) AND ${new Sql(UNPLAYED)} RETURNING code`,
    ),
  beginDeal: (code: string, table: number, guests: readonly number[]): Written =>
    writing(
      sql`INSERT INTO deal_tables (table_id, deal) VALUES (${table}, ${code}) ON CONFLICT DO NOTHING`,
      sql`
        INSERT INTO deal_players (deal, guest, table_id)
        SELECT ${code}, id, ${table} FROM guests WHERE id IN (SELECT value::bigint FROM json_array_elements_text(${JSON.stringify(guests)}))
        AND id NOT IN (SELECT guest FROM deal_players WHERE deal = ${code} AND table_id = ${table})`,
    ),
}

export const dealReads = (read: Read) => ({
  async deal(code: string): Promise<DealRow | undefined> {
    const [row] = await read('SELECT * FROM deals WHERE code = $1', [code])
    return row === undefined ? undefined : dealRow(row)
  },
  async dealPlayed(code: string, guest: number): Promise<DealPlayedRow | undefined> {
    const [row] = await read(`${PLAYED} WHERE p.deal = $1 AND p.guest = $2`, [code, guest])
    return row === undefined ? undefined : dealPlayedRow(row)
  },
  dealsOf: async (guest: number): Promise<OwnDealRow[]> =>
    (await read(`${PLAYED} WHERE p.guest = $1 ORDER BY p.deal`, [guest])).map(ownDealRow),
  countDealTables: async (code: string): Promise<number> =>
    integer((await read('SELECT count(*) AS n FROM deal_tables WHERE deal = $1', [code]))[0], 'n'),
  dealResults: async (code: string): Promise<ShownResultRow[]> => (await read(dealResults('$1'), [code])).map(resultRow),
})
