/** What standing orders answer: in an auction of the example game, and in whole ones of the games that have auctions. */
import { titleOf } from '@wildcat/catalogue'
import { at, type Engine, keyFrom, type Seat, type Types, top } from '@wildcat/kernel'
import { describe, expect, test } from 'vitest'
import { answerBy, type GivenOrder, type Order, orderFor, stands } from './orders.ts'

const engineOf = async (game: string): Promise<Engine<Types>> => {
  const engine = await titleOf(game)?.engine()
  if (engine === undefined) throw new Error(`${game} is in the catalogue`)
  return engine
}
const stepOf = (state: Types['view']) => top(state.agenda)?.kind

/** Played by passing, or by the first command, until somebody bids; undefined if nobody does for long. */
function auctionIn(engine: Engine<Types>, seats: number, seed: number): Types['state'] | undefined {
  const options = engine.options(seats, {})
  if (!('ok' in options)) throw new Error('the usual options are good')
  const { state } = engine.start(seats, options.ok, keyFrom(seed, 0))
  for (let n = 0; n < 400 && state.outcome === 'open'; n++) {
    if (stepOf(state) === 'bidding') return state
    const seat = at(engine.pending(state), 0)
    const legal = engine.legal(engine.view(state, seat), seat)
    engine.apply(state, seat, at(legal, (seed * 7 + n * 13) % legal.length))
  }
  return undefined
}
function someAuction(engine: Engine<Types>, seats: number): Types['state'] {
  for (let seed = 1; seed < 200; seed++) {
    const state = auctionIn(engine, seats, seed)
    const inIt = state === undefined ? [] : everybody(seats).filter(seat => engine.ahead(engine.view(state, seat), seat) !== undefined)
    if (state !== undefined && inIt.length >= 2) return state
  }
  throw new Error('no auction was found')
}
const everybody = (seats: number) => Array.from({ length: seats }, (_, seat) => seat)

const limit = (most: number): Order => ({ kind: 'limit', command: 'bid', field: 'points', most })

describe.each([
  ['gusher', 3],
  ['giganten', 4],
  ['black-gold', 3],
])('in an auction of %s', async (game, seats) => {
  const engine = await engineOf(game)
  const start = () => engine.copy(someAuction(engine, seats))
  const view = (state: Types['state'], seat: Seat) => engine.view(state, seat)
  const bidders = (state: Types['state']) => everybody(seats).filter(seat => engine.ahead(view(state, seat), seat) !== undefined)
  /** Answers by orders as long as there are any for who is asked. */
  function obeyed(state: Types['state'], orders: ReadonlyMap<Seat, GivenOrder>) {
    const said: { seat: Seat; command: Types['command'] }[] = []
    for (let n = 0; n < 500; n++) {
      const seat = engine.pending(state).find(each => orders.has(each))
      const given = seat === undefined ? undefined : orders.get(seat)
      const command = seat === undefined || given === undefined ? undefined : answerBy(engine, view(state, seat), seat, given)
      if (seat === undefined || command === undefined) break
      expect(engine.check(view(state, seat), seat, command)).toBeNull()
      engine.apply(state, seat, command)
      said.push({ seat, command })
    }
    return said
  }

  test('everybody who takes part can give a limit before being asked, and nobody else', () => {
    const state = start()
    for (const seat of everybody(seats)) {
      const given = orderFor(engine, view(state, seat), seat, limit(3))
      expect(given === undefined).toBe(!bidders(state).includes(seat))
    }
  })

  test('the server raises by as little as the rules ask for, and the higher limit has the last bid', () => {
    const state = start()
    const inIt = bidders(state)
    const orders = new Map(
      inIt.map((seat, place) => {
        const given = orderFor(engine, view(state, seat), seat, limit(place === 0 ? 5 : 2))
        if (given === undefined) throw new Error('it can be given')
        return [seat, given] as const
      }),
    )
    const said = obeyed(state, orders)
    const bids = said
      .filter(({ command }) => command.kind === 'bid')
      .map(({ command }) => ('points' in command ? Number(command.points) : 0))
    expect(bids.every((bid, n) => n === 0 || bid === at(bids, n - 1) + 1)).toBe(true)
    expect(Math.max(...bids)).toBeLessThanOrEqual(5)
    const most = (seat: Seat) => (seat === inIt[0] ? 5 : 2)
    for (const { seat, command } of said) if ('points' in command) expect(Number(command.points)).toBeLessThanOrEqual(most(seat))
    expect(said.findLast(({ command }) => command.kind === 'bid')?.seat).toBe(inIt[0])
  })

  test('a limit beyond what can be bid, of another form, or in no auction is none', () => {
    const state = start()
    const seat = at(bidders(state), 0)
    const given = (order: Order) => orderFor(engine, view(state, seat), seat, order)
    for (const order of [limit(0), limit(1_000_000), { ...limit(3), field: 'no' } as Order, { ...limit(3), command: 'pass' } as Order])
      expect(given(order)).toBeUndefined()
    expect(orderFor(engine, view(engine.start(seats, optionsOf(engine, seats), keyFrom(1, 1)).state, 0), 0, limit(2))).toBeUndefined()
  })

  test('to pass holds as long as was said, and always the same answer as long as it may be given', () => {
    const state = start()
    const seat = at(engine.pending(state), 0)
    const given = (order: Order): GivenOrder => {
      const found = orderFor(engine, view(state, seat), seat, order)
      if (found === undefined) throw new Error('it can be given')
      return found
    }
    const orders = (['matter', 'round', 'always'] as const).map(until => given({ kind: 'pass', until }))
    const same = given({ kind: 'same', command: { kind: 'pass' } })
    for (const each of [...orders, same]) expect(answerBy(engine, view(state, seat), seat, each)).toEqual({ kind: 'pass' })
    engine.apply(state, seat, { kind: 'pass' })
    expect(orders.map(each => stands(engine, view(state, seat), seat, each))).toEqual([false, true, true])
    const later = { ...view(state, seat), round: state.round + 1 }
    expect([...orders, same].map(each => stands(engine, later, seat, each))).toEqual([false, false, true, true])
  })
})

const optionsOf = (engine: Engine<Types>, seats: number): object => {
  const options = engine.options(seats, {})
  return 'ok' in options ? options.ok : {}
}
