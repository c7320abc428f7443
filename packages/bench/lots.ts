/** How every contender chooses in random play: the same lots, drawn the same way, from what the engine calls legal. */
import { at, type Engine, type Seat, type Types } from '@wildcat/kernel'

/** mulberry32: small and fast, so that it is the games that are measured. */
export class Lots {
  #state: number

  constructor(seed: number) {
    this.#state = seed | 0
  }

  below(n: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let word = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    word = (word + Math.imul(word ^ (word >>> 7), word | 61)) ^ word
    return ((word ^ (word >>> 14)) >>> 0) % n
  }
}

export interface Choice {
  readonly seat: Seat
  readonly command: Types['command']
}

/** A seat among those that hold up the game, and one of its commands. Undefined: the game is over. */
export function choose(engine: Engine<Types>, state: Types['state'], lots: Lots): Choice | undefined {
  const pending = engine.pending(state)
  if (pending.length === 0) return undefined
  const seat = at(pending, lots.below(pending.length))
  const legal = engine.legal(state, seat)
  return { seat, command: at(legal, lots.below(legal.length)) }
}
