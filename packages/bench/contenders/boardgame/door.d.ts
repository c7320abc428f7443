/**
 * What we use of boardgame.io 0.50, typed for our states. Its own types are loose, and its folders cannot be imported from
 * ES modules: these are the CommonJS files that its `client`, `core`, `server` and `internal` lead to in Node.
 */
declare module 'boardgame.io/dist/cjs/core.js' {
  export const INVALID_MOVE: 'INVALID_MOVE'
  export const ActivePlayers: { readonly ALL: object }
}

declare module 'boardgame.io/dist/cjs/internal.js' {
  import type { Types } from '@wildcat/kernel'

  type State = Types['state']
  export interface Context {
    readonly G: State // inside a move: an Immer draft
    readonly playerID: string
    readonly plain?: State // from our plugin
  }
  export type Move = (context: Context, command: Types['command']) => State | 'INVALID_MOVE' | undefined
  export interface Plugin {
    readonly name: string
    readonly fnWrap: (method: Move, type: string) => Move
  }
  export interface Game {
    readonly name: string
    readonly disableUndo: boolean
    readonly setup: () => State
    readonly playerView?: (context: { readonly G: State; readonly playerID: string | null }) => unknown
    readonly deltaState?: boolean // sends what changed instead of the whole
    readonly moves: { readonly play: Move }
    readonly turn: { readonly activePlayers: object }
    readonly endIf: (context: Context) => object | undefined
    readonly plugins: readonly Plugin[]
  }
  export interface ProcessedGame extends Game {
    readonly moveNames: readonly string[]
  }
  export interface MakeMove {
    readonly type: 'MAKE_MOVE'
    readonly payload: { readonly type: 'play'; readonly args: readonly [Types['command']]; readonly playerID: string }
  }
  export interface Whole {
    readonly G: State
  }
  export function ProcessGameConfig(game: Game): ProcessedGame
  export function InitializeGame(options: { game: ProcessedGame; numPlayers: number }): Whole
  export function CreateGameReducer(options: { game: ProcessedGame }): (whole: Whole, action: MakeMove) => Whole
}

declare module 'boardgame.io/dist/cjs/server.js' {
  import type { Server as HttpServer } from 'node:http'
  import type { Game } from 'boardgame.io/dist/cjs/internal.js'

  export function Server(options: { games: readonly Game[]; origins: readonly string[] }): {
    run(where: { port: { port: number; host: string } }): Promise<{ readonly appServer: HttpServer }>
  }
}

declare module 'boardgame.io/dist/cjs/client.js' {
  import type { MakeMove, ProcessedGame, Whole } from 'boardgame.io/dist/cjs/internal.js'

  export interface Store {
    getState(): Whole
    dispatch(action: MakeMove): void
  }
  export function Client(options: { game: ProcessedGame; numPlayers: number; debug: false }): { readonly store: Store }
}
