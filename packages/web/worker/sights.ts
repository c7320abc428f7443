/** What the page gets to see of a table: the sight of a seat, and in its log also who sat down where. */
import type { Tagged, Types, Viewer } from '@wildcat/kernel'
import type { Line, Sight, Table } from '@wildcat/table'
import type { SeatChange } from '../store/games.ts'

/** From here on somebody else plays this seat. */
export interface Seated {
  readonly kind: 'seated'
  readonly seat: number
  readonly by: 'person' | 'bot'
}
/** The game goes on under other rules than before, or ended under them. What was said before is not kept. */
export interface NewRules {
  readonly kind: 'newRules'
}
export type PageLine = Line<Tagged> | Seated | NewRules

export interface LocalSight extends Omit<Sight<Types>, 'log'> {
  readonly log: readonly PageLine[]
  readonly whispered: boolean // among these lines is news for this seat alone
}

/** How many lines each seat has now, and a spectator. */
export const linesOf = (table: Table<Types>, seats: number): number[] =>
  [...Array(seats).keys(), 'spectator' as const].map(viewer => table.see(viewer).log.length)

/** The sight from this line on, counted with those about seats. */
export function sightOf(table: Table<Types>, viewer: Viewer, from: number, changes: readonly SeatChange[]): LocalSight {
  const remarks = remarksAt(table, changes)
  const lineOf = ({ lines }: Remark) => (viewer === 'spectator' ? lines.at(-1) : lines[viewer]) ?? 0
  const later = remarks.filter((remark, index) => lineOf(remark) + index >= from)
  const first = from - (remarks.length - later.length)
  const sight = table.see(viewer, first)
  const log: PageLine[] = [...sight.log]
  for (const [index, remark] of later.entries()) log.splice(lineOf(remark) - first + index, 0, remark.line)
  return { ...sight, log, whispered: from > 0 && isWhispered(table, viewer, sight) }
}

/** What is said of the table itself, and where in the log. */
interface Remark {
  readonly lines: readonly number[] // before it: of each seat, then of a spectator
  readonly line: Seated | NewRules
}
function remarksAt({ head }: Table<Types>, changes: readonly SeatChange[]): Remark[] {
  const seated = changes.map(({ seat, bot, lines }): Remark => {
    return { lines, line: { kind: 'seated', seat, by: bot === 'none' ? 'person' : 'bot' } }
  })
  return head.goneOn === undefined ? seated : [{ lines: [], line: { kind: 'newRules' } }, ...seated]
}

/** Is there a line that the others do not have? One's own sealed choice is no news. */
function isWhispered(table: Table<Types>, viewer: Viewer, { log, view }: Sight<Types>): boolean {
  if (viewer === 'spectator' || log.length === 0 || table.engine.may(view).includes(viewer)) return false
  const shared = new Set(
    table
      .see('spectator')
      .log.slice(-log.length)
      .map(line => JSON.stringify(line)),
  )
  return log.some(line => line.kind === 'event' && !shared.has(JSON.stringify(line)))
}

/** The log as one reads it: without what was taken back. What is said of the table itself is not taken back. */
export function standingLines(lines: readonly PageLine[]): PageLine[] {
  const stands: PageLine[] = []
  for (const line of lines) {
    if (line.kind === 'undone') drop(stands, line.lines)
    stands.push(line)
  }
  return stands
}
function drop(stands: PageLine[], lines: number) {
  for (let left = lines, index = stands.length - 1; left > 0 && index >= 0; index--)
    if (stands[index]?.kind !== 'seated' && stands[index]?.kind !== 'newRules') {
      stands.splice(index, 1)
      left--
    }
}
