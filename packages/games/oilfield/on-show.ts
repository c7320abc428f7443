/** Leases and tiles on show, and the decks that they come from. */
import type { Chance } from '@wildcat/kernel'
import type { Market } from './state.ts'
import type { T } from './types.ts'

/** [OIL-9.3] From the deck until so many are on show; an empty deck gives what it has. */
export function topUp<X>({ deck, onShow }: Market<X, never>, wanted: number): X[] {
  const fresh: X[] = []
  while (onShow.length + fresh.length < wanted) {
    const next = deck.pop()
    if (next === undefined) break
    fresh.push(next)
  }
  onShow.push(...fresh)
  return fresh
}

/** [OIL-11.4] All on show are shuffled back and so many are shown anew. */
export function showAnew<X>(market: Market<X, never>, wanted: number, chance: Chance<T['stream']>, stream: 'leases' | 'tiles'): X[] {
  market.deck = chance.shuffle(stream, [...market.deck, ...market.onShow])
  market.onShow = []
  return topUp(market, wanted)
}
