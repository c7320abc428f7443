/** A game as a report: what belongs together is told in a sentence or two. A language brings its words; what is told is the same in all. */
import type { Names, Report } from '@wildcat/kernel'
import type { Field, Tile } from '../components.ts'
import type { Event } from '../events.ts'
import type { T } from '../types.ts'
import { type EventIn, follows, only, opens, partOf } from './passages.ts'

type Declined = EventIn<'declined'>

interface ReportWords {
  readonly event: (event: Event, who: Names) => string // what stands by itself
  readonly doing: (event: EventIn<'action'>, who: Names, before?: EventIn<'action'>) => string // a clause that follows the player's name
  readonly declined: (what: Declined, players: readonly string[]) => string
  readonly placed: (event: Extract<Event, { kind: 'workerPlaced' }>, who: Names) => string
  readonly workers: (placed: readonly string[]) => string
  readonly chosen: (players: readonly string[]) => string // have chosen a card
  readonly onShow: (tiles: readonly Tile[], leases: readonly Field[]) => string // that are new there
  readonly list: (texts: readonly string[]) => string
}

export function reportIn(words: ReportWords): Report<T> {
  return { follows, opens, passage }

  function passage(events: readonly Event[], who: Names): string {
    return sentences(events, who).join(' ')
  }
  function sentences(events: readonly Event[], who: Names): string[] {
    const part = partOf(events)
    switch (part) {
      case 'selection':
        return selection(words, only(events, part), who)
      case 'cards':
        return cards(words, only(events, part), who)
      case 'action':
        return action(words, only(events, part), who)
      case 'restock':
        return restock(words, only(events, part), who)
      case 'declined':
        return declined(words, only(events, part), who)
      case 'reveal':
      case 'fields':
        return events.map(event => words.event(event, who))
      case 'end':
        throw new Error('the end of a game is a passage by itself')
    }
  }
}

/** 'Round 3. Ann goes first. Workers: Ann – Drill, Ben – Lease for $7.' */
function selection(words: ReportWords, events: readonly EventIn<'selection'>[], who: Names): string[] {
  const told = events.filter(({ kind }) => kind !== 'workerPlaced').map(each => words.event(each, who))
  const placed = events.flatMap(each => (each.kind === 'workerPlaced' ? [words.placed(each, who)] : []))
  return placed.length === 0 ? told : [...told, words.workers(placed)]
}

/** Of a player who hears their own choices, the last one counts. */
function cards(words: ReportWords, events: readonly EventIn<'cards'>[], who: Names): string[] {
  const own = events.findLast(({ card }) => card !== null)
  const others = events.filter(({ card }) => card === null).map(({ seat }) => who(seat))
  return [...(own === undefined ? [] : [words.event(own, who)]), ...(others.length === 0 ? [] : [words.chosen(others)])]
}

/** One player's doings in one sentence. That they stop goes without saying. */
function action(words: ReportWords, events: readonly EventIn<'action'>[], who: Names): string[] {
  const paid = events.filter(({ kind }) => kind === 'supervisorPaid').map(each => words.event(each, who))
  const own = events.filter(({ kind }) => kind !== 'supervisorPaid')
  const [first] = own
  const done = own.filter(({ kind }, place) => kind !== 'drillingStopped' || place === 0)
  return first === undefined
    ? paid
    : [`${who(first.seat)} ${words.list(done.map((each, place) => words.doing(each, who, done[place - 1])))}.`, ...paid]
}

/** Those who do without the same thing, one after the other, in one sentence. */
function declined(words: ReportWords, events: readonly Declined[], who: Names): string[] {
  const told: string[] = []
  let players: string[] = []
  for (const [place, event] of events.entries()) {
    players.push(who(event.seat))
    const next = events[place + 1]
    if (next?.action === event.action && next.by === event.by) continue
    told.push(words.declined(event, players))
    players = []
  }
  return told
}

function restock(words: ReportWords, events: readonly EventIn<'restock'>[], who: Names): string[] {
  const tiles = events.flatMap(each => (each.kind === 'tilesShown' ? each.tiles : []))
  const leases = events.flatMap(each => (each.kind === 'leasesShown' ? each.leases : []))
  const subsidy = events.filter(({ kind }) => kind === 'subsidyRaised').map(each => words.event(each, who))
  return tiles.length + leases.length === 0 ? subsidy : [words.onShow(tiles, leases), ...subsidy]
}
