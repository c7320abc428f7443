/** Matches of boardgame.io, in its client and in its bare reducer. */
import type { Engine, Seat, Types } from '@wildcat/kernel'
import { Client, type Store } from 'boardgame.io/dist/cjs/client.js'
import { CreateGameReducer, InitializeGame, type Whole } from 'boardgame.io/dist/cjs/internal.js'
import type { Contender, ContenderMatch, MakeContender } from '../contender.ts'
import { makeMove, mount } from './mount.ts'

type Reduce = ReturnType<typeof CreateGameReducer>

class ClientMatch implements ContenderMatch {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }
  get state(): Types['state'] {
    return this.#store.getState().G
  }
  play(seat: Seat, command: Types['command']): void {
    this.#store.dispatch(makeMove(seat, command))
  }
}

class ReducerMatch implements ContenderMatch {
  readonly #reduce: Reduce
  #whole: Whole

  constructor(reduce: Reduce, whole: Whole) {
    this.#reduce = reduce
    this.#whole = whole
  }
  get state(): Types['state'] {
    return this.#whole.G
  }
  play(seat: Seat, command: Types['command']): void {
    this.#whole = this.#reduce(this.#whole, makeMove(seat, command))
  }
}

/** Its public client, without debug panel, transport and undo. */
export const client: MakeContender = engine => inClient(engine, 'newState')
export const clientWithDrafts: MakeContender = engine => inClient(engine, 'drafts')

function inClient(engine: Engine<Types>, way: 'newState' | 'drafts'): Contender {
  const { game, next } = mount(engine, way)
  return contender(start => {
    next(start)
    return new ClientMatch(Client({ game, numPlayers: start.seats, debug: false }).store)
  })
}

/** What its client and its server both rest on, without the store and the log around it. */
export const reducer: MakeContender = engine => {
  const { game, next } = mount(engine, 'newState')
  const reduce = CreateGameReducer({ game })
  return contender(start => {
    next(start)
    return new ReducerMatch(reduce, InitializeGame({ game, numPlayers: start.seats }))
  })
}

const contender = (open: Contender['open']): Contender => ({
  open,
  replay({ start, commands }) {
    const match = open(start)
    for (const { seat, command } of commands) match.play(seat, command)
    if (match.state.outcome === 'open') throw new Error('boardgame.io did not reach the end of a record')
    return match.state
  },
})
