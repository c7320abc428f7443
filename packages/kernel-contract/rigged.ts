/**
 * Luck that is noted as it falls, or that falls again as it was noted, whatever the key: so a story can be told twice that only
 * the key tells apart. It notices, too, who draws past the play.
 */
import { type Engine, engine, type Game, type PlayOf, type Randomness, type Types } from '@wildcat/kernel'
import { otherwise, through } from './otherwise.ts'

/** One draw: of how many, and the places in which they came out. */
interface Draw {
  readonly of: number
  readonly order: readonly number[]
}

export interface Rigged<T extends Types> {
  readonly engine: Engine<T>
  readonly fell: readonly Draw[] // so far
  /** Asked afterwards: has anybody drawn without asking the play? */
  astray(random: Randomness): boolean
}

/** `again`: what is to fall, as long as the same is asked for. `laid`: the table to start from, instead of a set-up. */
export function rigged<T extends Types>(game: Game<T>, again: readonly Draw[] = [], laid?: T['state']): Rigged<T> {
  const fell: Draw[] = []
  let left: string | undefined // the counters as the last honest draw left them
  let strayed = false
  const isAstray = ({ drawn }: Randomness) => strayed || (left !== undefined && left !== JSON.stringify(drawn))

  /** Draws in any case, so that the counters move, and then gives what is to fall. */
  function fall(play: PlayOf<T>, of: number, draw: () => readonly number[]): readonly number[] {
    strayed = isAstray(play.random)
    const drawn = draw()
    left = JSON.stringify(play.random.drawn)
    const noted = again[fell.length]
    const order = noted?.of === of && noted.order.length === drawn.length ? noted.order : drawn
    fell.push({ of, order })
    return order
  }
  function watched(play: PlayOf<T>): PlayOf<T> {
    left ??= JSON.stringify(play.random.drawn)
    return otherwise(play, {
      below: (stream, n) => fall(play, n, () => [play.below(stream, n)])[0] ?? 0,
      shuffle(stream, list) {
        const cards = list.slice()
        const order = fall(play, list.length, () => play.shuffle(stream, [...list.keys()]))
        list.splice(0, list.length, ...order.flatMap(place => cards.slice(place, place + 1)))
        return list
      },
    })
  }
  const setup = laid === undefined ? {} : { setup: () => laid }
  return {
    engine: engine<T>({ ...through(game, watched), ...setup }),
    fell,
    astray: isAstray,
  }
}
