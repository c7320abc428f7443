/** What is to be said of tables, in SQL for both stores, which differ in how they look into lists of JSON. */
import { KEPT_PLACE } from './contract.ts'

const FIRST_NO_SEAT = 99 // a host without one

/** No call waits for longer: what seems to be due later was noted under a wrong clock. */
const LONGEST_MS = 2 * 86_400_000
export const isDue = (due: string, now: string): string => `(${due} <= ${now} OR ${due} > ${now} + ${LONGEST_MS})`

/** Values, or where they are put. */
interface QueueTexts {
  readonly table: string // 0: all
  readonly guest: string // the same
  readonly due: string
}

/** `within`: is this value in that list? */
export function callSql(within: (value: string, list: string) => string) {
  /** The last entry after which it was not the turn of this seat: the same as long as it is the same turn. */
  const mark = `coalesce((
    SELECT e.n FROM entries e WHERE e.table_id = t.id AND NOT ${within('h.seat', 'e.pending')} ORDER BY e.n DESC LIMIT 1
  ), -1)`
  const isAsked = `t.stage = 'playing' AND ${within('h.seat', 'turns.pending')} AND NOT ${within('h.seat', 't.bots')}`
  const people = `call_ways w JOIN holders h ON h.guest = w.guest JOIN tables t ON t.id = h.table_id LEFT JOIN turns ON turns.table_id = t.id`
  const those = ({ table, guest }: QueueTexts) =>
    `${people} WHERE w.state = 'on' AND (${table} = 0 OR t.id = ${table}) AND (${guest} = 0 OR w.guest = ${guest})`
  const INSERT = 'INSERT INTO calls (way, table_id, kind, mark, due, tries)'
  /** Of what was before a way worked nothing is said. */
  const once = (kind: string, when: string, which: string) => (texts: QueueTexts) =>
    `
    ${INSERT} SELECT DISTINCT w.id, t.id, '${kind}', 0, CAST(${texts.due} AS bigint), 0 FROM ${those(texts)}
    AND ${when} >= w.since AND ${which} ON CONFLICT DO NOTHING`
  const isOver = `t.stage IN ('over', 'stopped') AND h.seat < ${FIRST_NO_SEAT}`
  const isKept = `t.stage = 'waiting' AND h.seat = ${KEPT_PLACE}`
  const isTrue = { turn: `${isAsked} AND ${mark} = calls.mark`, over: isOver, invited: isKept }
  return {
    queue: [
      // Whoever seems to be called from some day to come on was noted under a wrong clock, too.
      ({ table, due }: QueueTexts) => `UPDATE call_ways SET since = ${due} WHERE ${table} = 0 AND since > ${due} + ${LONGEST_MS}`,
      (texts: QueueTexts) => `
        ${INSERT} SELECT w.id, t.id, 'turn', max(${mark}), CAST(${texts.due} AS bigint), 0 FROM ${those(texts)}
        AND ${isAsked} GROUP BY w.id, t.id
        ON CONFLICT (way, table_id, kind) DO UPDATE SET mark = excluded.mark, due = excluded.due, tries = 0 WHERE calls.mark <> excluded.mark`,
      once('over', 'turns.noticed', isOver), // a table is touched also after its game, by playing again
      once('invited', 't.touched', isKept),
    ],
    /** Of a row of `calls`, with its way `w` and its table `t`. */
    still: `(CASE ${Object.entries(isTrue)
      .map(
        ([kind, which]) =>
          `WHEN calls.kind = '${kind}' THEN EXISTS (SELECT 1 FROM holders h WHERE h.guest = w.guest AND h.table_id = t.id AND ${which})`,
      )
      .join(' ')} END)`,
  }
}
