/** A game as a report: how the parts of a round are told, from phrases that a language gives. */
import type { Names, Report } from '@wildcat/kernel'
import type { Company } from '@wildcat/oil-rush'
import type { DriveEvent, OverflowEvent, ShippingEvent } from '@wildcat/oil-rush/words/events.ts'
import { cardsTold, type OilReportPhrases, pricesTold } from '@wildcat/oil-rush/words/report.ts'
import type { Event } from '../events.ts'
import type { View } from '../state.ts'
import type { T } from '../types.ts'
import { cardPhaseOf } from './facts.ts'
import { type Bidding, type EventIn, follows, isBidding, only, opens, partOf } from './passages.ts'

type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>

export interface ReportPhrases extends Omit<OilReportPhrases<EventOf<'specialCardTurned'>>, 'turned'> {
  readonly specialCard: (event: EventOf<'specialCardTurned'>, view: View) => string
  readonly event: (event: Event, who: Names, view: View) => string
  readonly baronShows: (shown: EventOf<'baronShown'>, view: View, isPlaceKnown: boolean, won?: EventOf<'baronWon'>) => string
  readonly namesAndRolls: (named: EventOf<'companyNamed'>, roll: EventOf<'priceRolled'>) => string // 'names Jet and rolls a blue 3: …'
  readonly goesOn: (name: string, clause: string) => string // a further sentence about the same player
  readonly turn: (name: string, clauses: readonly string[]) => string // all that a player did in their turn
  readonly baronWins: (won: EventOf<'baronWon'>, isPlaceKnown: boolean) => string
  readonly baronDealt: (deals: readonly EventOf<'baronDealt'>[]) => string
  readonly driveClauses: (events: readonly DriveEvent[], view: View) => readonly string[]
  readonly driveSpecials: (events: readonly DriveEvent[], who: Names, view: View) => readonly string[]
  readonly builds: (event: EventOf<'derrickBuilt'>, view: View) => string // 'builds on well 3D for $4,000 and strikes 4 barrels'
  readonly gusher: (event: EventOf<'gusherDrilled'>, view: View) => string
  readonly deepens: (wells: readonly number[], view: View) => string
  readonly extraOil: (companies: readonly Company[]) => string
  readonly shipping: (events: readonly ShippingEvent[], who: Names, view: View) => string
  readonly auction: (events: readonly Bidding[], who: Names, isPlaceKnown: boolean) => string
  readonly overflow: (events: readonly OverflowEvent[], who: Names) => string
}

export function reportIn(say: ReportPhrases): Report<T> {
  return { follows, opens, passage: (events, who, view) => told(events, who, view).join(' ') }

  function told(events: readonly Event[], who: Names, view: View): readonly string[] {
    const part = partOf(events)
    switch (part) {
      case 'prices':
        return prices(only(events, part), who, view)
      case 'cards':
        return cards(only(events, part), who, view)
      case 'turn':
        return turn(only(events, part), who, view)
      case 'shipping':
        return [say.shipping(only(events, part), who, view)]
      case 'auction':
        return auction(events, who, view)
      case 'overflow':
        return [say.overflow(only(events, part), who)]
      case 'end':
        throw new Error('the end of a game is a passage by itself')
    }
  }

  /** Whether he is near the end depends on the table. */
  function atTable(view: View) {
    return { ...say, turned: (event: EventOf<'specialCardTurned'>) => say.specialCard(event, view) }
  }

  function prices(events: readonly EventIn<'prices'>[], who: Names, view: View): string[] {
    const rolls = events.filter(e => e.kind === 'priceRolled')
    return pricesTold(
      atTable(view),
      rolls,
      events.find(e => e.kind === 'roundStarted'),
      who,
    )
  }

  function cards(events: readonly EventIn<'cards'>[], who: Names, view: View): string[] {
    const deals = events.filter(e => e.kind === 'licencesDealt')
    const baron = events.filter(e => e.kind === 'baronDealt')
    const toBaron = baron.length === 0 ? [] : [say.baronDealt(baron)]
    if (deals.length + baron.length < events.length) return [...cardsTold(atTable(view), cardPhaseOf(events), deals, who), ...toBaron]
    return [...(deals.length === 0 ? [] : [say.deal(deals, who)]), ...toBaron]
  }

  /** What a player did on the way, what they built, and last what the card did. */
  function turn(events: readonly EventIn<'turn'>[], who: Names, view: View): string[] {
    const drives = events.filter((e): e is DriveEvent => isDrive(e))
    const deeper = events.flatMap(e => (e.kind === 'derrickDeepened' ? [e.well] : []))
    const free = events.flatMap(e => (e.kind === 'freeOilTaken' ? [e.company] : []))
    const [name = ''] = events.map(({ seat }) => who(seat))
    const done = [
      say.list(say.driveClauses(drives, view)),
      ...events.flatMap(e => (e.kind === 'derrickBuilt' ? [say.builds(e, view)] : [])),
      ...events.flatMap(e => (e.kind === 'gusherDrilled' ? [say.gusher(e, view)] : [])),
      ...(deeper.length === 0 ? [] : [say.deepens(deeper, view)]),
    ]
    const clauses = done.filter(text => text !== '')
    return [
      ...(clauses.length === 0 ? [] : [say.turn(name, clauses)]),
      ...say.driveSpecials(drives, who, view),
      ...(free.length === 0 ? [] : [say.extraOil(free)]),
    ]
  }

  /** Bids and sales by the words of both games, and in between what only this one has. */
  function auction(events: readonly Event[], who: Names, view: View): string[] {
    const runs: Event[][] = []
    for (const event of events) {
      const run = runs.at(-1)
      if (run !== undefined && isBidding(event) && run.every(isBidding)) run.push(event)
      else runs.push([event])
    }
    return runs.flatMap((run, i) => {
      const bids = run.filter(isBidding)
      const isPlaceKnown = runs.slice(0, i).some(saysWhere)
      if (bids.length > 0) return [say.auction(bids, who, isPlaceKnown)]
      return run.flatMap(event => own(event, { before: runs[i - 1]?.at(-1), after: runs[i + 1]?.[0], isPlaceKnown }, who, view))
    })
  }

  /** In one breath: the Oil Baron shows his cards and wins; that he then discards them goes without saying. */
  function own(event: Event, { before, after, isPlaceKnown }: Around, who: Names, view: View): string[] {
    if (event.kind === 'baronShown') return [say.baronShows(event, view, isPlaceKnown, ...(after?.kind === 'baronWon' ? [after] : []))]
    if (event.kind === 'baronWon') return before?.kind === 'baronShown' ? [] : [say.baronWins(event, isPlaceKnown)]
    if (event.kind === 'companyNamed' && after?.kind === 'priceRolled') {
      const [name, clause] = [who(event.seat), say.namesAndRolls(event, after)]
      return [`${before?.kind === 'licencesPaid' ? say.goesOn(name, clause) : `${name} ${clause}`}.`]
    }
    if (event.kind === 'priceRolled' && before?.kind === 'companyNamed') return []
    if (event.kind === 'baronOutbid' && (after?.kind === 'bidCovered' || after?.kind === 'bluffCalled')) return [] // which says the same
    return event.kind === 'baronDiscarded' && before !== undefined ? [] : [say.event(event, who, view)]
  }
}

interface Around {
  readonly before: Event | undefined
  readonly after: Event | undefined
  readonly isPlaceKnown: boolean
}
/** Told by themselves, these do not say which auction they belong to. */
const WITHOUT_PLACE = ['bidMade', 'passed', 'bluffCalled', 'licencesPaid', 'bidRaised', 'bidKept', 'baronOutbid', 'baronDiscarded']
const saysWhere = (run: readonly Event[]): boolean => run.length > 1 || run.some(({ kind }) => !WITHOUT_PLACE.includes(kind))

const NO_DRIVE = ['derrickBuilt', 'gusherDrilled', 'derrickDeepened', 'freeOilTaken']
const isDrive = ({ kind }: EventIn<'turn'>): boolean => !NO_DRIVE.includes(kind)
