/** A game as a report: what belongs together is told in a few sentences. A language brings its words; what is told is the same in all. */
import type { Names, Report, Seat } from '@wildcat/kernel'
import type { Event, EventOf } from '../events.ts'
import type { View } from '../state.ts'
import type { T } from '../types.ts'
import { type EventAbout, isAbout } from './chapters.ts'
import { sentence, withStop } from './facts.ts'
import { isUnsaid, isWay, logbookOf } from './logbook.ts'
import { follows, moverOf, only, opens, partOf } from './passages.ts'
import { entryText, type JourneyWords, journey } from './report-journeys.ts'

type Answer = EventOf<'offerAccepted' | 'offerAgreed' | 'offerEnded' | 'askedToSee'>
interface ReportWords extends JourneyWords {
  readonly does: (event: EventAbout<'doing' | 'encounter'>, who: Names, view: View) => string // a clause that follows the player's name
  readonly draws: (cards: readonly EventOf<'cardDrawn'>[]) => string // such a clause
  readonly puts: (vehicles: readonly EventOf<'vehiclePlaced'>[]) => string // such a clause
  readonly list: (texts: readonly string[]) => string
  readonly headquarters: (chosen: readonly EventOf<'hqChosen'>[], who: Names) => string
  readonly passes: (player: string) => string // without having done anything
  // Deals and auctions
  readonly answer: (event: Answer, who: Names, view: View) => string // to an offer told before
  readonly declined: (players: readonly string[]) => string
  readonly bid: (event: EventOf<'bidMade' | 'bidPassed'>, who: Names) => string // a clause
  readonly sold: (event: EventOf<'auctionEnded'>, who: Names) => string // what was put up was told before
}

export function reportIn(words: ReportWords): Report<T> {
  return { follows, opens, passage: (events, who, view) => sentences(words, events, who, view).join(' ') }
}

function sentences(words: ReportWords, events: readonly Event[], who: Names, view: View): string[] {
  switch (partOf(events)) {
    case 'start':
      return [words.headquarters(only(events, 'start'), who)]
    case 'journey':
      return journey(words, events, who, view)
    case 'turn':
      return turn(words, events, who, view)
    case 'deal':
      return deal(words, withoutEnd(events), who, view)
    case 'auction':
      return auction(words, withoutEnd(events), who, view)
    case 'round':
      return round(words, events, who, view)
    case 'alone':
      return events.map(event => words.event(event, who, view))
  }
}

/** That a turn is over goes without saying. */
const withoutEnd = (events: readonly Event[]): readonly Event[] => events.filter(({ kind }) => kind !== 'turnEnded')

/** What the weather does to a vehicle is one sentence. */
function round(words: ReportWords, events: readonly Event[], who: Names, view: View): string[] {
  const entries = logbookOf(events).legs.flatMap(leg => leg.entries)
  if (entries.some(({ what }) => isWay(what) || what.kind !== 'saveRolled')) return events.map(each => words.event(each, who, view))
  const saves = entries.map(entry => sentence(entryText(words, entry, undefined, who, view)))
  const others = events.filter(({ kind }) => kind === 'roundStarted' || kind === 'weatherRolled')
  return [...others.map(each => words.event(each, who, view)), ...saves]
}

/** One player's small actions in one sentence, after what became of decks and strikes. */
function turn(words: ReportWords, events: readonly Event[], who: Names, view: View): string[] {
  const tell = (event: Event) => words.event(event, who, view)
  const seat = events.map(moverOf).find(each => each !== undefined)
  const done = events
    .filter(each => isAbout(each, 'doing', 'encounter'))
    .filter(({ kind }) => kind !== 'turnEnded' && kind !== 'distributed')
  if (seat === undefined || done.length === 0) {
    const idle = seat !== undefined && events.some(({ kind }) => kind === 'turnBegun') && events.some(({ kind }) => kind === 'turnEnded')
    const said = events.filter(each => !isUnsaid(each))
    return [...(idle ? [words.passes(who(seat))] : []), ...(said.length === 0 && !idle ? events : said).map(tell)]
  }
  const before = events.filter(each => isAbout(each, 'table') && each.kind !== 'turnBegun').map(tell)
  const after = events.filter(each => isAbout(each, 'deal')).map(tell)
  return [...before, withStop(`${who(seat)} ${words.list(clauses(words, done, who, view))}`), ...after]
}
/** Cards that are drawn, or vehicles that are placed, one after the other are one clause. */
function clauses(words: ReportWords, done: readonly EventAbout<'doing' | 'encounter'>[], who: Names, view: View): string[] {
  const told: string[] = []
  for (let place = 0; place < done.length; ) {
    const alike = done.slice(place, endOfRun(done, place))
    const drawn = alike.filter(each => each.kind === 'cardDrawn')
    const placed = alike.filter(each => each.kind === 'vehiclePlaced')
    if (drawn.length > 0) told.push(words.draws(drawn))
    else if (placed.length > 0) told.push(words.puts(placed))
    else told.push(...alike.map(each => words.does(each, who, view)))
    place += alike.length
  }
  return told
}
function endOfRun(done: readonly Event[], place: number): number {
  const other = done.findIndex(({ kind }, later) => later > place && kind !== done[place]?.kind)
  return other < 0 ? done.length : other
}

/** An offer and what became of it. */
function deal(words: ReportWords, events: readonly Event[], who: Names, view: View): string[] {
  const told: string[] = []
  events.forEach((event, place) => {
    const known = events.slice(0, place).some(each => each.kind === 'offerMade' && 'offer' in event && each.offer === event.offer)
    const last = events[place - 1]
    const next = events[place + 1]
    if (!known || !isAnswer(event)) {
      const renewed = event.kind === 'offerEnded' && event.how === 'replaced' && next?.kind === 'offerMade'
      if (!renewed) told.push(words.event(event, who, view))
    } else if (event.kind === 'offerDeclined') {
      if (next?.kind !== 'offerDeclined') told.push(words.declined(declining(events, place).map(who)))
    } else if (event.kind !== 'offerEnded' || event.how !== 'declined' || last?.kind !== 'offerDeclined')
      told.push(words.answer(event, who, view))
  })
  return told
}
const isAnswer = (event: Event): event is Answer | EventOf<'offerDeclined'> =>
  isAbout(event, 'deal') && 'offer' in event && event.kind !== 'offerMade'
/** All who declined one after the other, up to this place. */
function declining(events: readonly Event[], place: number): Seat[] {
  const event = events[place]
  return event?.kind === 'offerDeclined' ? [...declining(events, place - 1), event.by] : []
}

function auction(words: ReportWords, events: readonly Event[], who: Names, view: View): string[] {
  const opened = events.some(({ kind }) => kind === 'auctionOpened')
  const bids = events.filter(each => each.kind === 'bidMade' || each.kind === 'bidPassed')
  const others = (ended: boolean) =>
    events.filter(each => each.kind !== 'bidMade' && each.kind !== 'bidPassed' && (each.kind === 'auctionOpened') !== ended)
  const tell = (event: Event) => (opened && event.kind === 'auctionEnded' ? words.sold(event, who) : words.event(event, who, view))
  const bidding = opened && bids.length > 0 ? [withStop(words.list(bids.map(each => words.bid(each, who))))] : bids.map(tell)
  return [...others(false).map(tell), ...bidding, ...others(true).map(tell)]
}
