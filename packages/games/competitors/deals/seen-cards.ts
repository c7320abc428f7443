/** [COM-9.5] Cards that nobody else can hold, because this seat sees all there are of them elsewhere. */
import { at, type Seat } from '@wildcat/kernel'
import { isSpecial, SPECIALS } from '../content/specials.ts'
import type { View } from '../state.ts'

export function seenCards(view: View, seat: Seat): ReadonlySet<string> {
  const seen = new Set<string>([
    ...view.discards.territory,
    ...view.signed.flatMap(list => list.flatMap(({ sender, recipient }) => [sender, recipient])),
    ...view.bases.flatMap(own => own.slice(1).map(({ state }) => state)),
    ...view.auctions.flatMap(({ items }) => items.territories),
  ])
  for (const card of at(view.territories, seat)) if (card !== null) seen.add(card)
  for (const { from, give } of view.offers) if (from === seat) for (const card of give.territories) if (card !== null) seen.add(card)
  const counts = new Map<string, number>()
  for (const card of [
    ...at(view.contracts, seat),
    ...view.discards.contract,
    ...view.bases.flatMap(own => own.flatMap(({ advantages }) => advantages)),
    ...view.signed.flatMap((list, owner) => list.flatMap(each => (owner === seat || each.seenBy.includes(seat) ? [each.contract] : []))),
    ...view.auctions.flatMap(({ items }) => items.contracts),
    ...view.offers.flatMap(({ from, give }) => (from === seat ? give.contracts : [])),
  ])
    if (card !== null) counts.set(card, (counts.get(card) ?? 0) + 1)
  if (view.doubled.includes(true)) counts.set('doubleContract', (counts.get('doubleContract') ?? 0) + 1)
  for (const [card, times] of counts) if (times >= (isSpecial(card) ? SPECIALS[card].copies : 1)) seen.add(card)
  return seen
}
