/** A Move or a delivery in the report: where it went T.M. by T.M., and how it ended. */
import type { Names, Seat } from '@wildcat/kernel'
import type { Event, EventOf } from '../events.ts'
import type { View } from '../state.ts'
import { sentence, withStop } from './facts.ts'
import { type Entry, type Incident, isUnsaid, isWay, type Logbook, logbookOf, type Way } from './logbook.ts'

export interface JourneyWords {
  readonly event: (event: Event, who: Names, view: View) => string // what stands by itself
  readonly delivers: (begun: EventOf<'deliveryBegun'>, outcome: Logbook['outcome'], who: Names) => string // a clause
  readonly moves: (begun: EventOf<'moveBegun'>, way: Way | undefined, who: Names) => string // a clause
  readonly goesOn: (player: string) => string // a clause; what was before was told elsewhere
  readonly way: (way: Way, who: Names) => string // a clause
  readonly incident: (event: Incident, mover: Seat | undefined, who: Names, view: View) => string // a clause, or in brackets
  readonly tm: (tm: number) => string // as a heading
  readonly outcome: (outcome: EventOf<'delivered' | 'deliveryFailed'>, bonus: Logbook['bonus'], who: Names) => string
  readonly fuel: (euro: number) => string
}

export function journey(words: JourneyWords, events: readonly Event[], who: Names, view: View): string[] {
  const tell = (event: Event) => words.event(event, who, view)
  const book = logbookOf(events)
  const { begun, outcome, bonus, fuel, after } = book
  if (begun === undefined && !events.some(({ kind }) => kind === 'stepTaken')) {
    const said = events.filter(each => !isUnsaid(each))
    return (said.length === 0 ? events : said).map(tell)
  }
  return [
    ...travels(words, book, who, view),
    ...ending(words, book, who, view),
    ...(fuel === 0 ? [] : [words.fuel(fuel)]),
    ...(begun === undefined && outcome !== undefined && bonus !== undefined ? [tell(bonus)] : []),
    ...after.map(tell),
  ]
}

/** That a Move is over goes without saying. If it was not told what is being delivered, it is told now. */
function ending(words: JourneyWords, { begun, outcome, bonus }: Logbook, who: Names, view: View): string[] {
  if (outcome === undefined || outcome.kind === 'moveEnded') return []
  return [begun === undefined ? words.event(outcome, who, view) : words.outcome(outcome, bonus, who)]
}

const brackets = (words: JourneyWords, { asides }: Entry, mover: Seat | undefined, who: Names, view: View): string =>
  asides.length === 0 ? '' : ` (${asides.map(each => words.incident(each, mover, who, view)).join('; ')})`
export const entryText = (words: JourneyWords, entry: Entry, mover: Seat | undefined, who: Names, view: View): string =>
  `${isWay(entry.what) ? words.way(entry.what, who) : words.incident(entry.what, mover, who, view)}${brackets(words, entry, mover, who, view)}`

function travels(words: JourneyWords, { seat, begun, legs, outcome }: Logbook, who: Names, view: View): string[] {
  const tell = (entry: Entry) => entryText(words, entry, seat, who, view)
  if (begun?.kind === 'moveBegun') {
    const entries = legs.flatMap(leg => leg.entries)
    const [first] = entries
    if (first === undefined || !isWay(first.what)) return [withStop([words.moves(begun, undefined, who), ...entries.map(tell)].join('; '))]
    return [
      `${[`${words.moves(begun, first.what, who)}${brackets(words, first, seat, who, view)}`, ...entries.slice(1).map(tell)].join('; ')}.`,
    ]
  }
  const told = legs.map(({ tm, entries }) => ({ tm, text: entries.map(tell).join('; ') }))
  const [first, ...more] = told
  const opening = begun === undefined ? words.goesOn(seat === undefined ? '' : who(seat)) : words.delivers(begun, outcome, who)
  if (first === undefined) return [withStop(opening)]
  return more.length === 0
    ? [withStop(`${opening}: ${first.text}`)]
    : [withStop(opening), ...told.map(({ tm, text }) => sentence(`${words.tm(tm)}: ${text}`))]
}
