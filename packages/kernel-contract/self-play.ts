/** A game between players of one kind, for tests of how they play. */
import {
  at,
  chance as chanceOf,
  type Engine,
  keyFrom,
  type Message,
  type Outcome,
  type Policy,
  randomness,
  type Seat,
  type Types,
} from '@wildcat/kernel'

export interface SelfPlay<T extends Types> {
  readonly engine: Engine<T>
  readonly policy: Policy<T>
  readonly seats: number
  readonly options?: object // what is missing gets its usual value
  readonly seed: number
}

/** Does anything that can be done: each kind of command as often as another. */
export const byLots: Policy<Types> = {
  choose(_, __, legal, below) {
    const kinds = [...new Set(legal.map(({ kind }) => kind))]
    const kind = at(kinds, below(kinds.length))
    const some = legal.filter(command => command.kind === kind)
    return at(some, below(some.length))
  },
}

/** `watch` is told each decision before it is played, `hear` all that is said. */
export function selfPlay<T extends Types>(
  play: SelfPlay<T>,
  watch: (state: T['state'], seat: Seat, command: T['command']) => void,
  hear: (messages: readonly Message<T['event']>[]) => void = () => undefined,
): Outcome {
  const { engine, policy, seats, options = {}, seed } = play
  const parsed = engine.options(seats, options)
  if ('refused' in parsed) throw new Error(`${engine.id} refuses these options: ${parsed.refused.why}`)
  const { state, messages } = engine.start(seats, parsed.ok, keyFrom(seed, 1))
  hear(messages)
  const luck = chanceOf(['luck'], randomness(keyFrom(seed, 2), 1))
  while (state.outcome === 'open') {
    const seat = at(engine.pending(state), 0)
    const command = policy.choose(engine.view(state, seat), seat, engine.legal(state, seat), below => luck.below('luck', below))
    watch(state, seat, command)
    hear(engine.apply(state, seat, command))
  }
  return state.outcome
}
