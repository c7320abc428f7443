/**
 * A table in the middle of a rule. A test says what lies on it and what the players do, and looks at what came of it:
 *     const { table } = testTable(stage)
 *     const t = table({ hands: [[1, 2], []], agenda: [{ kind: 'settleBid', winner: 0, points: 9 }] })
 *     expect(t.state.hands[0]).toHaveLength(1)
 */
import {
  type Chance,
  chance,
  engine as engineOf,
  type Game,
  heard,
  keyFrom,
  type Message,
  type Randomness,
  type Rejection,
  randomness,
  type Seat,
  type Types,
  type Viewer,
} from '@wildcat/kernel'

/** What a game lends to its tests. */
export interface TestStage<T extends Types> {
  readonly game: Game<T>
  /** A whole state: what a test does not mention is plain and adds up. */
  readonly lay: (changes: Partial<T['state']>) => T['state']
  /** Lies under the agenda of every test table: a decision to come to when the rule has been played. */
  readonly after: T['step']
}

export interface TestTable<T extends Types> {
  readonly state: T['state']
  /** Nothing but what lies under the rule is left to decide, or the game is over. */
  readonly played: boolean
  readonly pending: readonly Seat[]
  readonly view: (viewer: Viewer) => T['view']
  readonly legal: (seat: Seat) => T['command'][] // of the step on top and of the windows
  /** What the viewer heard from the beginning of the test; 'table': everything that was said. */
  readonly events: (viewer?: Viewer | 'table') => T['event'][]
  /** Why this seat may not do this, judged from what it sees; undefined if it may. */
  readonly refusal: (seat: Seat, command: T['command']) => Rejection | undefined
  /** Plays a command that must be allowed, and every step after it that plays itself. */
  readonly play: (seat: Seat, command: T['command']) => TestTable<T>
}

const MOST_KEYS = 10_000

export function testTable<T extends Types>({ game, lay, after }: TestStage<T>) {
  /** The table as the steps on top that play themselves leave it. `agenda`: the last is on top. */
  function table(changes: Partial<T['state']> = {}): TestTable<T> {
    const laid = game.copy(lay(changes))
    laid.agenda.unshift(after)
    const engine = engineOf<T>({ ...game, setup: () => laid })
    const options = game.options(laid.seats, {})
    if ('refused' in options) throw new Error(`${game.id} has no usual options: ${options.refused.why}`)
    const { state, messages } = engine.start(laid.seats, options.ok, [])
    const said: Message<T['event']>[] = [...messages]

    const refusal = (seat: Seat, command: T['command']): Rejection | undefined => {
      const parsed = game.parse(command)
      return 'refused' in parsed ? parsed.refused : (engine.check(game.view(state, seat), seat, command) ?? undefined)
    }
    const here: TestTable<T> = {
      state,
      get played() {
        return state.agenda.length === 0 || (state.agenda.length === 1 && state.agenda[0] === after)
      },
      get pending() {
        return engine.pending(state)
      },
      view: viewer => game.view(state, viewer),
      legal: seat => [...engine.legal(game.view(state, seat), seat), ...engine.aside(game.view(state, seat), seat)],
      events: (viewer = 'table') => (viewer === 'table' ? said : heard(said, viewer)).map(({ event }) => event),
      refusal,
      play(seat, command) {
        const refused = refusal(seat, command)
        if (refused !== undefined) throw new Error(`${JSON.stringify(command)} is refused to seat ${seat}: ${refused.rule} ${refused.why}`)
        said.push(...engine.apply(state, seat, command))
        return here
      },
    }
    return here
  }

  /** Randomness of the kind a test needs: `luck(chance => chance.below('die', 6) === 0)`. */
  function luck(wish: (chance: Chance<T['stream']>) => boolean): Randomness {
    for (let n = 0; n < MOST_KEYS; n++) {
      const fresh = () => randomness(keyFrom(n), game.streams.length)
      if (wish(chance(game.streams, fresh()))) return fresh()
    }
    throw new Error(`no luck in ${MOST_KEYS} keys`)
  }

  return { table, luck }
}
