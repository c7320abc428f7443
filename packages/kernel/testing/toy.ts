/** The smallest game there is, for tests of the engine: its steps and windows are handed in. */
import { type Engine, engine } from '../engine.ts'
import type { Decision, Game, PlayOf, Seat, StepOf, Tagged, Types } from '../game.ts'
import { copyRandomness } from '../random.ts'

export type ToyPlay = PlayOf<Types>
export type ToyDecision = Decision<Types['view'], ToyPlay, Types['view']['agenda'][number], Tagged, Tagged>
export type ToyWindow = Game<Types>['windows'][number]

/** The agenda is given from the top down. */
export function toy(
  steps: Readonly<Record<string, StepOf<Types>>>,
  agenda: readonly string[],
  parts: Partial<Game<Types>> = {},
): Engine<Types> {
  return engine<Types>({
    id: 'toy',
    version: 1,
    layout: 1,
    seats: { least: 1, most: 4 },
    streams: ['die', 'deck'],
    rules: [],
    steps,
    windows: [],
    choices: () => ({}),
    options: () => ({ ok: {} }),
    parse: () => ({ ok: { kind: 'go' } }),
    setup: (seats, _, { random }) => ({
      viewer: 'table',
      seats,
      round: 0,
      agenda: agenda.toReversed().map(kind => ({ kind })),
      outcome: 'open',
      random,
      told: 0,
    }),
    view: ({ seats, round, agenda: steps, outcome }, viewer) => ({
      viewer,
      seats,
      round,
      agenda: [...steps],
      outcome,
      random: null,
      told: null,
    }),
    personal: [],
    imagine: ({ seats, round, agenda: steps, outcome }, { random }) => ({
      viewer: 'table',
      seats,
      round,
      agenda: [...steps],
      outcome,
      random,
      told: 0,
    }),
    copy: state => ({ ...state, agenda: [...state.agenda], random: copyRandomness(state.random) }),
    ...parts,
  })
}

/** A decision that takes `go` from some seats; what it does is handed in. */
export const ask = (
  seats: readonly Seat[],
  apply: (play: ToyPlay, seat: Seat, command: Tagged) => void,
  more: Partial<ToyDecision> = {},
): ToyDecision => ({
  takes: ['go'],
  actors: () => seats,
  legal: () => [{ kind: 'go' }],
  check: () => null,
  apply: (play, _, seat, command) => apply(play, seat, command),
  ...more,
})

/** A window that takes `deal` and says so. */
export const dealing = (more: Partial<ToyWindow> = {}): ToyWindow => ({
  takes: ['deal'],
  shut: () => null,
  legal: () => [{ kind: 'deal' }],
  check: () => null,
  apply: (play, seat) => play.emit({ kind: `dealt by ${seat}` }),
  ...more,
})

export const KEY: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8]
export const GO = { kind: 'go' } as const
export const DEAL = { kind: 'deal' } as const
export const NOBODY_WON = { winners: [], scores: [] } as const

/** The game from its start, with what was said then. */
export const begin = (game: Engine<Types>, seats = 2) => game.start(seats, {}, KEY)
export const kinds = (events: readonly { readonly event: Tagged }[]) => events.map(({ event }) => event.kind)
export const agendaOf = ({ agenda }: Types['state']) => agenda.map(({ kind }) => kind).reverse()
