/** Parts of a report that both games have: how they are put together from phrases that a language gives. */
import type { Names, Seat } from '@wildcat/kernel'
import type { LicenceEvent } from '../licences.ts'
import type { RollEvent } from './events.ts'
import type { CardPhase } from './table.ts'

export interface OilReportPhrases<Turned> {
  readonly list: (parts: readonly string[]) => string
  readonly round: (round: number) => string // 'Round 2.'
  readonly prices: (rolls: readonly RollEvent[], roller?: string) => string
  readonly turned: (event: Turned) => string // the card that moves the black train
  readonly takes: string // 'takes'
  readonly card: (card: number) => string
  readonly left: (card: number) => string
  readonly onShow: (cards: string, isRest: boolean) => string
  readonly deal: (deals: readonly LicenceEvent[], who: Names) => string
  readonly remarkableDeals: (deals: readonly LicenceEvent[], who: Names) => readonly string[]
}

export function pricesTold<Turned>(
  say: OilReportPhrases<Turned>,
  rolls: readonly RollEvent[],
  round: { readonly round: number; readonly first: Seat } | undefined,
  who: Names,
): string[] {
  return round === undefined ? [say.prices(rolls)] : [say.round(round.round), say.prices(rolls, who(round.first))]
}

/** Who takes what, and at the end what is dealt, as far as the cards do not tell it. */
export function cardsTold<Turned>(
  say: OilReportPhrases<Turned>,
  { black, taken, left, onShow }: CardPhase<Turned>,
  deals: readonly LicenceEvent[],
  who: Names,
): string[] {
  const takes = taken.map(({ seat, card }, i) => `${who(seat)}${i === 0 ? ` ${say.takes}` : ','} ${say.card(card)}`)
  return [
    ...(black === undefined ? [] : [say.turned(black)]),
    ...(takes.length === 0 ? [] : [`${takes.join('; ')}.`]),
    ...(left === undefined ? [] : [say.left(left)]),
    ...(left !== undefined || onShow.length === 0 ? [] : [say.onShow(onShow.map(say.card).join('; '), taken.length > 0)]),
    ...say.remarkableDeals(deals, who),
  ]
}
