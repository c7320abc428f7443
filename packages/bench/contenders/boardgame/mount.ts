/**
 * Any of our games as a game of boardgame.io: its moves call our rules.
 *
 * All seats may move at any time, as with us: several can be asked at once, and windows are open to everybody. Whether it
 * is a seat's decision is for `check`. One move carries every command, so that its turn order costs nothing.
 */
import type { Engine, Seat, Types } from '@wildcat/kernel'
import { ActivePlayers, INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js'
import {
  type Context,
  type Game,
  type MakeMove,
  type Move,
  type Plugin,
  type ProcessedGame,
  ProcessGameConfig,
} from 'boardgame.io/dist/cjs/internal.js'
import type { Start } from '../../starts.ts'

export interface Mounted {
  readonly game: ProcessedGame
  readonly next: (start: Start) => void // what its next match starts from: a client takes no other set-up data
}

export function mount(engine: Engine<Types>, way: 'newState' | 'drafts'): Mounted {
  let start: Start | undefined
  const setup = () => {
    if (start === undefined) throw new Error('no start was given')
    return engine.start(start.seats, start.options, start.key).state
  }
  return {
    game: ProcessGameConfig(gameOf(engine, way, setup)),
    next(given) {
      start = given
    },
  }
}

export const gameOf = (engine: Engine<Types>, way: 'newState' | 'drafts', setup: Game['setup']): Game => ({
  name: engine.id,
  disableUndo: true,
  setup,
  moves: { play: way === 'drafts' ? onDraft(engine) : onPlainState(engine) },
  turn: { activePlayers: ActivePlayers.ALL },
  endIf: ({ G }) => (G.outcome === 'open' ? undefined : G.outcome),
  plugins: way === 'drafts' ? [] : [plainState],
})

/** As its tutorial writes moves: G, an Immer draft, is changed in place. */
function onDraft(engine: Engine<Types>): Move {
  return ({ G, playerID }, command) => {
    if (engine.check(G, Number(playerID), command) !== null) return INVALID_MOVE
    engine.apply(G, Number(playerID), command)
    return undefined
  }
}

/** The fastest way that leaves its processing whole: a new G from the state as it was before Immer wrapped it in proxies. */
function onPlainState(engine: Engine<Types>): Move {
  return ({ plain, playerID }, command) => {
    if (plain === undefined) throw new Error('the plugin did not hand over the state')
    if (engine.check(plain, Number(playerID), command) !== null) return INVALID_MOVE
    const next = engine.copy(plain)
    engine.apply(next, Number(playerID), command)
    return next
  }
}

const plainState: Plugin = {
  name: 'plain-state',
  fnWrap: (method, type) => (type === 'MOVE' ? (context: Context, command) => method({ ...context, plain: context.G }, command) : method),
}

/** What its own dispatchers send. */
export const makeMove = (seat: Seat, command: Types['command']): MakeMove => ({
  type: 'MAKE_MOVE',
  payload: { type: 'play', args: [command], playerID: String(seat) },
})
