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
export type PageLine = Line<Tagged> | Seated

export interface LocalSight extends Omit<Sight<Types>, 'log'> {
  readonly log: readonly PageLine[]
  readonly whispered: boolean // among these lines is news for this seat alone
}

/** How many lines each seat has now, and a spectator. */
export const linesOf = (table: Table<Types>, seats: number): number[] =>
  [...Array(seats).keys(), 'spectator' as const].map(viewer => table.see(viewer).log.length)

/** The sight from this line on, counted with those about seats. */
export function sightOf(table: Table<Types>, viewer: Viewer, from: number, changes: readonly SeatChange[]): LocalSight {
  const lineOf = ({ lines }: SeatChange) => (viewer === 'spectator' ? lines.at(-1) : lines[viewer]) ?? 0
  const later = changes.filter((change, index) => lineOf(change) + index >= from)
  const first = from - (changes.length - later.length)
  const sight = table.see(viewer, first)
  const log: PageLine[] = [...sight.log]
  for (const [index, change] of later.entries())
    log.splice(lineOf(change) - first + index, 0, { kind: 'seated', seat: change.seat, by: change.bot === 'none' ? 'person' : 'bot' })
  return { ...sight, log, whispered: from > 0 && isWhispered(table, viewer, sight) }
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

/** The log as one reads it: without what was taken back. Who sits where is not taken back. */
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
    if (stands[index]?.kind !== 'seated') {
      stands.splice(index, 1)
      left--
    }
}
