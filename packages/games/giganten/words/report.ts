/** A game as a report: how the parts of a round are told, from phrases that a language gives. */
import type { Names, Report } from '@wildcat/kernel'
import type { AuctionEvent, LicenceEvent } from '@wildcat/oil-rush'
import type { DriveEvent, OverflowEvent, RollEvent, ShippingEvent } from '@wildcat/oil-rush/words/events.ts'
import type { CardId } from '../components.ts'
import type { Event } from '../events.ts'
import type { T } from '../types.ts'
import { cardPhaseOf } from './facts.ts'
import { auctionIn, type EventIn, follows, only, opens, partOf } from './passages.ts'

type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>

export interface ReportPhrases {
  readonly list: (parts: readonly string[]) => string
  readonly round: (round: number) => string // 'Round 2.'
  readonly prices: (rolls: readonly RollEvent[], roller?: string) => string
  readonly redCard: (event: EventOf<'redCardTurned'>) => string
  readonly takes: string // 'takes'
  readonly card: (card: CardId) => string
  readonly left: (card: CardId) => string
  readonly onShow: (cards: string, isRest: boolean) => string
  readonly deal: (deals: readonly LicenceEvent[], who: Names) => string
  readonly remarkableDeals: (deals: readonly LicenceEvent[], who: Names) => readonly string[]
  readonly driveClauses: (events: readonly DriveEvent[]) => readonly string[]
  readonly driveSpecials: (events: readonly DriveEvent[], who: Names) => readonly string[]
  readonly builds: (event: EventOf<'derrickBuilt'>, who: Names) => string
  readonly buildNothing: (names: string, count: number) => string
  readonly shipping: (events: readonly ShippingEvent[], who: Names) => string
  readonly auction: (events: readonly AuctionEvent[], who: Names) => string
  readonly inflated: (events: readonly EventOf<'pricesInflated'>[]) => string
  readonly overflow: (events: readonly OverflowEvent[], who: Names) => string
}

export function reportIn(say: ReportPhrases): Report<T> {
  return { follows, opens, passage: (events, who) => told(events, who).join(' ') }

  function told(events: readonly Event[], who: Names): readonly string[] {
    const part = partOf(events)
    switch (part) {
      case 'prices':
        return prices(only(events, part), who)
      case 'cards':
        return cards(only(events, part), who)
      case 'drive':
        return drive(only(events, part), who)
      case 'derricks':
        return derricks(only(events, part), who)
      case 'shipping':
        return [say.shipping(only(events, part), who)]
      case 'auction':
        return auction(only(events, part), who)
      case 'overflow':
        return [say.overflow(only(events, part), who)]
      case 'end':
        throw new Error('the end of a game is a passage by itself')
    }
  }

  function prices(events: readonly EventIn<'prices'>[], who: Names): string[] {
    const rolls = events.filter(e => e.kind === 'priceRolled')
    const round = events.find(e => e.kind === 'roundStarted')
    return round === undefined ? [say.prices(rolls)] : [say.round(round.round), say.prices(rolls, who(round.first))]
  }

  /** Who takes what, and at the end what is dealt, as far as the cards do not tell it. */
  function cards(events: readonly EventIn<'cards'>[], who: Names): string[] {
    const deals = events.filter(e => e.kind === 'licencesDealt')
    if (deals.length === events.length) return [say.deal(deals, who)]
    const { red, taken, left, onShow } = cardPhaseOf(events)
    const takes = taken.map(({ seat, card }, i) => `${who(seat)}${i === 0 ? ` ${say.takes}` : ','} ${say.card(card)}`)
    return [
      ...(red === undefined ? [] : [say.redCard(red)]),
      ...(takes.length === 0 ? [] : [`${takes.join('; ')}.`]),
      ...(left === undefined ? [] : [say.left(left)]),
      ...(left !== undefined || onShow.length === 0 ? [] : [say.onShow(onShow.map(say.card).join('; '), taken.length > 0)]),
      ...say.remarkableDeals(deals, who),
    ]
  }

  function drive(events: readonly EventIn<'drive'>[], who: Names): string[] {
    const name = events.slice(0, 1).map(({ seat }) => who(seat))
    return [`${name.join('')} ${say.list(say.driveClauses(events))}.`, ...say.driveSpecials(events, who)]
  }

  function derricks(events: readonly EventIn<'derricks'>[], who: Names): string[] {
    const built = events.filter(e => e.kind === 'derrickBuilt').map(each => say.builds(each, who))
    const nothing = events.filter(e => e.kind === 'builtNothing').map(({ seat }) => who(seat))
    return [
      ...(built.length === 0 ? [] : [`${built.join('; ')}.`]),
      ...(nothing.length === 0 ? [] : [say.buildNothing(say.list(nothing), nothing.length)]),
    ]
  }

  /** With inflation, the price moves when it is over. */
  function auction(events: readonly EventIn<'auction'>[], who: Names): string[] {
    const bids = auctionIn(events)
    const moved = events.filter(e => e.kind === 'pricesInflated')
    return [...(bids.length === 0 ? [] : [say.auction(bids, who)]), ...(moved.length === 0 ? [] : [say.inflated(moved)])]
  }
}
