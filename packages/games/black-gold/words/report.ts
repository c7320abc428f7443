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
  readonly baronShowsAndWins: (shown: EventOf<'baronShown'>, won: EventOf<'baronWon'>) => string
  readonly baronDealt: (deals: readonly EventOf<'baronDealt'>[]) => string
  readonly driveClauses: (events: readonly DriveEvent[], view: View) => readonly string[]
  readonly driveSpecials: (events: readonly DriveEvent[], who: Names, view: View) => readonly string[]
  readonly builds: (event: EventOf<'derrickBuilt'>, view: View) => string // 'builds on well 3D for $4,000 and strikes 4 barrels'
  readonly gusher: (event: EventOf<'gusherDrilled'>, view: View) => string
  readonly deepens: (wells: readonly number[], view: View) => string
  readonly extraOil: (companies: readonly Company[]) => string
  readonly shipping: (events: readonly ShippingEvent[], who: Names, view: View) => string
  readonly auction: (events: readonly Bidding[], who: Names) => string
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

  /** What he did on the way in one sentence, what he built in the next, and last what his card did. */
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
    return [
      ...done.filter(text => text !== '').map(text => `${name} ${text}.`),
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
      return bids.length > 0 ? [say.auction(bids, who)] : run.flatMap(event => own(event, runs[i - 1]?.at(-1), runs[i + 1]?.[0], who, view))
    })
  }

  /** In one breath: the Oil Baron shows his cards and wins; that he then discards them goes without saying. */
  function own(event: Event, before: Event | undefined, after: Event | undefined, who: Names, view: View): string[] {
    if (event.kind === 'baronShown' && after?.kind === 'baronWon') return [say.baronShowsAndWins(event, after)]
    if (event.kind === 'baronWon' && before?.kind === 'baronShown') return []
    return event.kind === 'baronDiscarded' && before !== undefined ? [] : [say.event(event, who, view)]
  }
}

const NO_DRIVE = ['derrickBuilt', 'gusherDrilled', 'derrickDeepened', 'freeOilTaken']
const isDrive = ({ kind }: EventIn<'turn'>): boolean => !NO_DRIVE.includes(kind)
