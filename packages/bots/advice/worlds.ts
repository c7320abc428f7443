/** Answers to one question tried in the same imagined worlds, and what comes of them there. */
import { at, type Seat, type Types } from '@wildcat/kernel'
import { type Luck, luckOf } from '../luck.ts'
import type { Answer } from '../search/candidates.ts'
import { type End, playOut } from '../search/playout.ts'
import { type Ahead, lastRoundOf, type ThinkingParts } from '../search/think.ts'
import { imaginedWorld, type World } from '../search/worlds.ts'

/** What is asked, of whom. */
export interface Asked extends ThinkingParts {
  readonly view: Types['view']
  readonly seat: Seat
}

interface Further extends Ahead {
  readonly laid?: boolean // cards that lie face down are what their players would have laid
}
/** `win`: what the rules say of a game that is over, or else the same as the share. */
export interface Tried extends End {
  readonly win: number
}

export class Worlds {
  readonly #asked: Asked
  readonly #luck: Luck
  readonly #ahead: Further
  readonly #lastRound: number
  readonly #worlds: World[] = []

  constructor(asked: Asked, luck: Luck, ahead: Further) {
    this.#asked = asked
    this.#luck = luck
    this.#ahead = ahead
    this.#lastRound = lastRoundOf(asked, asked.view, ahead)
  }

  /** What comes of an answer, or of going on as usual, in world `n`: the same world for all who ask. */
  tryIn(n: number, answer: Answer | 'none'): Tried {
    const { engine, view } = this.#asked
    while (this.#worlds.length <= n) this.#worlds.push(this.#imagined())
    const { state, key, policies } = at(this.#worlds, n)
    return softened(playOut({ ...this.#asked, policies }, engine.copy(state), answer, key, this.#lastRound), view.seats)
  }

  #imagined(): World {
    const world = imaginedWorld(this.#asked, this.#luck, this.#ahead.rivals)
    const { policy, seat } = this.#asked
    if (this.#ahead.laid === true) policy.laid?.(world.state, seat, luckOf(world.key, seat).below)
    return world
  }

  /** In the first so many worlds. */
  ends(answer: Answer | 'none', worlds: number): Tried[] {
    return Array.from({ length: worlds }, (_, n) => this.tryIn(n, answer))
  }
}

/** A win by a hair in one world is none in the next: where the game is over, by how much counts as well. */
function softened(end: End, seats: number): Tried {
  const win = end.share
  if (win > 0 && win < 1) return { ...end, win }
  const byHowMuch = 1 / (1 + (seats - 1) * Math.exp(-oddsIn(end)))
  return { ...end, share: (win + byHowMuch) / 2, win }
}

/** Of a seat over the rivals' average, in log-odds: whoever is far behind or ahead can lose these as well, and hardly any share of the win. */
export const oddsIn = ({ pulls }: Pick<End, 'pulls'>): number => pulls.reduce((sum, each) => sum + each, 0)
