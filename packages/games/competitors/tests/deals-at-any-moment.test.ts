/** [COM-9.1] Deals offered by everybody at every moment of a journey, whatever waits just then. */
import { chance, engine, keyFrom, randomness, type Seat } from '@wildcat/kernel'
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import type { Command } from '../commands.ts'
import { competitors } from '../game.ts'
import { EMPTY } from '../items.ts'
import type { State, Step, Vehicle } from '../state.ts'
import { STREAMS } from '../types.ts'
import { accept, auction, bid, offer, passBid, sums, withdraw } from './deals-stage.ts'
import { bases, customsDeck, delivering, fleet, inState, plane, ship, signed, stage, truck } from './stage.ts'

const { table, luck } = testTable(stage)
const rules = engine(competitors)
const SEATS = [0, 1, 2] as const
const next = (seat: Seat): Seat => (seat + 1) % 3

interface Journey {
  readonly name: string
  readonly start: Partial<State>
  readonly way: readonly (readonly [Seat, Command])[]
  readonly meets: readonly Step['kind'][] // what waits on the way
}

/** Everybody holds cards; seat 0 has cards that its delivery does not need. */
const hands: Partial<State> = {
  territories: [
    ['portogallo', 'spagna'],
    ['egitto', 'kenya'],
    ['peru', 'brasilenord'],
  ],
  contracts: [
    ['books', 'wool'],
    ['toys', 'ivory'],
    ['coal', 'tipOff'],
  ],
}
const wholeRound = (...top: Step[]): Step[] => [{ kind: 'beginTurn', seat: 2 }, { kind: 'beginTurn', seat: 1 }, ...top]
const onTheWay = (vehicle: Vehicle, tm: number, changes: Partial<State>): Partial<State> => ({
  ...delivering(vehicle, 1, tm, { ...hands, ...changes }),
  agenda: wholeRound({ kind: 'turn', seat: 0, draws: 0, actions: 1 }, { kind: 'travel', seat: 0 }),
})
const step = (vehicle: Vehicle, to: Extract<Command, { kind: 'step' }>['to']): [Seat, Command] => [0, { kind: 'step', vehicle, to }]
const say = (command: Command): [Seat, Command] => [0, command]
const T = truck(0)

const JOURNEYS: readonly Journey[] = [
  {
    name: 'customs cards with a choice and with something to pay for, and the end of a T.M.',
    start: onTheWay(T, 4, {
      signed: [[signed(1, 'germania', 'fertiliser', 'ungheria')], [], []],
      customs: customsDeck('incompleteWaybill', 'freeSample'),
    }),
    way: [
      step(T, 'svizzera'),
      say({ kind: 'chooseOption', option: 0 }),
      say({ kind: 'nextTm' }),
      step(T, 'austria'),
      say({ kind: 'payFor' }),
      step(T, 'ungheria'),
      say({ kind: 'endTurn' }),
    ],
    meets: ['travel', 'choose', 'may', 'turn'],
  },
  {
    name: 'a friend at the gate',
    start: onTheWay(T, 4, {
      signed: [[signed(1, 'germania', 'fertiliser', 'ungheria')], [], []],
      customs: customsDeck('friendAtTheGate', 'penalty'),
    }),
    way: [step(T, 'svizzera'), step(T, 'austria'), say({ kind: 'useFriend' }), step(T, 'ungheria')],
    meets: ['travel', 'friend', 'turn'],
  },
  {
    name: 'a forced sale for a customs card',
    start: onTheWay(T, 4, {
      money: [1_000, 20_000, 20_000],
      signed: [[signed(1, 'germania', 'fertiliser', 'ungheria')], [], []],
      customs: customsDeck('penalty', 'wavedThrough'),
    }),
    way: [step(T, 'svizzera'), say({ kind: 'sellVehicle', vehicle: truck(0, 2) }), step(T, 'austria'), step(T, 'ungheria')],
    meets: ['travel', 'forcedSale', 'turn'],
  },
  {
    name: 'a forced sale for fuel, refused once',
    start: onTheWay(T, 4, { money: [0, 20_000, 20_000], signed: [[signed(1, 'germania', 'fertiliser', 'polonia')], [], []] }),
    way: [step(T, 'polonia'), say({ kind: 'refuseToSell' }), step(T, 'polonia'), say({ kind: 'sellVehicle', vehicle: plane(0) })],
    meets: ['travel', 'forcedSale', 'turn'],
  },
  {
    name: 'customs and a political event with two dice',
    start: onTheWay(T, 3, {
      bases: bases([['germania', 'politicalContacts']], ['italia'], ['giappone']),
      signed: [[signed(1, 'germania', 'leather', 'ucraina')], [], []],
      customs: customsDeck('customsDuty'),
      random: luck(die => die.below('events', 12) === 6 && die.below('events', 12) === 9),
    }),
    way: [step(T, 'polonia'), step(T, 'ucraina'), say({ kind: 'first', what: 'event' }), say({ kind: 'chooseEvent', roll: 10 })],
    meets: ['travel', 'customsOrEvent', 'contacts', 'turn'],
  },
  {
    name: 'a bribe asked for in a red-flag state, and the customs card instead',
    start: onTheWay(T, 3, {
      signed: [[signed(1, 'germania', 'leather', 'ucraina')], [], []],
      customs: customsDeck('dutyRefund', 'tip', 'wavedThrough'),
      random: luck(die => die.below('events', 12) === 3),
    }),
    way: [
      step(T, 'polonia'),
      step(T, 'ucraina'),
      say({ kind: 'first', what: 'customs' }),
      say({ kind: 'chooseOption', option: 1 }),
      say({ kind: 'chooseOption', option: 1 }),
    ],
    meets: ['travel', 'customsOrEvent', 'choose', 'turn'],
  },
  {
    name: 'a Soffiata played by another',
    start: onTheWay(T, 3, { signed: [[signed(1, 'germania', 'leather', 'baltici')], [], []], customs: customsDeck('wavedThrough') }),
    way: [step(T, 'polonia'), [2, { kind: 'tipOff' }], say({ kind: 'turnUp' }), step(T, 'baltici')],
    meets: ['travel', 'tippedOff', 'turn'],
  },
  {
    name: 'a save at the end of a T.M., rolled again by an Assicurazione',
    start: onTheWay(T, 4, {
      bases: bases([['germania', 'insurance']], ['italia'], ['giappone']),
      weather: { continent: 'EU', roll: 10 },
      signed: [[signed(1, 'germania', 'fertiliser', 'baltici')], [], []],
      random: luck(die => die.below('saves', 6) === 0 && die.below('saves', 6) === 5),
    }),
    way: [step(T, 'polonia'), say({ kind: 'nextTm' }), say({ kind: 'reroll' }), step(T, 'baltici')],
    meets: ['travel', 'insure', 'turn'],
  },
  {
    name: 'a crossing from which the truck is put off, and a forced sale for its fee',
    start: onTheWay(T, 1, {
      money: [1_000, 20_000, 20_000],
      signed: [[signed(1, 'germania', 'vaccines', 'granbretagna')], [], []],
      customs: customsDeck('fullInspection'),
    }),
    way: [step(T, 'benelux'), step(T, 'francia'), step(T, 'manica'), say({ kind: 'sellVehicle', vehicle: truck(0, 2) })],
    meets: ['travel', 'forcedSale', 'turn'],
  },
  {
    name: 'a crossing that is left by its own step',
    start: onTheWay(T, 1, { signed: [[signed(1, 'germania', 'vaccines', 'granbretagna')], [], []], customs: customsDeck('wavedThrough') }),
    way: [step(T, 'benelux'), step(T, 'francia'), step(T, 'manica'), step(T, 'granbretagna')],
    meets: ['travel', 'turn'],
  },
  {
    name: 'illegal goods in the last vehicle, which is spared for a price',
    start: onTheWay(T, 3, {
      money: [25_000, 20_000, 20_000],
      bases: bases(['germania', 'cechia'], ['italia'], ['giappone']),
      fleet: fleet({ [truck(0, 2)]: { kind: 'stock' }, [ship(0)]: { kind: 'stock' }, [plane(0)]: { kind: 'stock' } }),
      signed: [[signed(1, 'germania', 'poached-caviar', 'svizzera')], [], []],
      customs: customsDeck('scanner'),
    }),
    way: [step(T, 'svizzera'), say({ kind: 'sellBranch', state: 'cechia' })],
    meets: ['travel', 'forcedSale', 'turn'],
  },
  {
    name: 'a ship with a truck aboard, through the end of a T.M.',
    start: onTheWay(ship(0), 2, { signed: [[signed(1, 'germania', 'wheat', 'granbretagna')], [], []] }),
    way: [
      say({ kind: 'board', truck: T, carrier: ship(0) }),
      step(ship(0), 2 * 36 + 17),
      say({ kind: 'nextTm' }),
      step(ship(0), 'granbretagna'),
      say({ kind: 'leave', truck: T }),
    ],
    meets: ['travel', 'turn'],
  },
  {
    name: 'a plane in flight, broken off',
    start: onTheWay(plane(0), 3, { signed: [[signed(1, 'germania', 'leather', 'mosca')], [], []] }),
    way: [step(plane(0), 2 * 36 + 18), say({ kind: 'breakOff' })],
    meets: ['travel', 'turn'],
  },
  {
    name: 'a card that ends the turn',
    start: onTheWay(T, 3, { signed: [[signed(1, 'germania', 'leather', 'ungheria')], [], []], customs: customsDeck('goodsHeld') }),
    way: [step(T, 'svizzera')],
    meets: ['travel', 'turn'],
  },
  {
    name: 'a Move and a new branch',
    start: { ...hands, agenda: wholeRound({ kind: 'turn', seat: 0, draws: 1, actions: 2 }) },
    way: [
      say({ kind: 'drawFree', deck: 'territory' }),
      step(T, 'polonia'),
      step(T, 'baltici'),
      say({ kind: 'endMove' }),
      say({ kind: 'buyBranch', state: 'spagna' }),
      say({ kind: 'place', vehicle: truck(0, 2) }),
      say({ kind: 'skip' }),
      say({ kind: 'endTurn' }),
    ],
    meets: ['turn', 'travel', 'distribute'],
  },
]
/** [COM-9.1] A card, an event, a save or a forced sale. */
const WAITS: readonly string[] = ['customsOrEvent', 'friend', 'tippedOff', 'contacts', 'choose', 'may', 'forcedSale', 'insure']
const BETWEEN: readonly string[] = ['turn', 'travel']

const refusal = (state: State, seat: Seat, command: Command) => rules.check(rules.view(state, seat), seat, command)
function play(state: State, seat: Seat, command: Command): State {
  expect([seat, command, refusal(state, seat, command)]).toEqual([seat, command, null])
  const world = rules.copy(state)
  rules.apply(world, seat, command)
  return world
}

/** Nothing made or lost, the same seat to act, and something for it to do. */
function expectUntouched(world: State, before: State): void {
  expect(sums(world)).toEqual(sums(before))
  expect(rules.pending(world)).toEqual(rules.pending(before))
  expect(world.agenda).toEqual(before.agenda)
  for (const seat of rules.pending(world)) {
    const legal = rules.legal(rules.view(world, seat), seat)
    expect(legal).not.toEqual([])
    for (const command of legal) expect([command, refusal(world, seat, command)]).toEqual([command, null])
  }
}
/** What each viewer sees can be imagined, and looks the same then. */
function expectImaginable(world: State): void {
  for (const viewer of [...SEATS, 'spectator'] as const) {
    const view = rules.view(world, viewer)
    expect(view.agenda).toEqual(world.agenda)
    expect(rules.view(competitors.imagine(view, chance(STREAMS, randomness(keyFrom(7), STREAMS.length))), viewer)).toEqual(view)
  }
}

/** Deals that this seat could propose to the next: each with the answer that accepts it. */
function dealsOf(state: State, seat: Seat): { readonly make: Command; readonly answer: (id: number) => Command }[] {
  const to = next(seat)
  const [card] = state.territories[seat] ?? []
  const [contract] = state.contracts[seat] ?? []
  const [theirs] = state.territories[to] ?? []
  if (card === undefined || contract === undefined || theirs === undefined) throw new Error(`seats ${seat} and ${to} hold too little`)
  const vehicles = [truck(seat, 2), ship(seat), plane(seat)].filter(
    each => refusal(state, seat, offer(to, { give: `vehicle:${each}` })) === null,
  )
  return [
    { make: offer(to, { give: `territory:${card}` }), answer: id => accept(id) },
    { make: offer(to, { give: `contract:${contract}`, ask: `territory:${theirs}` }), answer: id => accept(id) },
    { make: offer(to, { give: 'pass', ask: 'any:territory' }), answer: id => accept(id, { pick: `territory:${theirs}` }) },
    ...vehicles.map(each => ({ make: offer(to, { give: `vehicle:${each}` }), answer: (id: number) => accept(id) })),
  ]
}

function tryEverything(state: State): void {
  const { kind } = state.agenda.at(-1) ?? { kind: 'none' }
  for (const seat of SEATS) {
    const to = next(seat)
    for (const { make, answer } of dealsOf(state, seat)) {
      const made = play(state, seat, make)
      const id = made.offersMade
      expectUntouched(made, state)
      expectImaginable(made)
      const countered = play(made, to, offer(seat, { give: 'pass', ask: 'pass', answers: id }))
      expectUntouched(countered, state)
      expect(countered.offers.map(({ from }) => from)).toEqual([to])
      expectUntouched(play(made, seat, withdraw(id)), state)
      expectUntouched(play(made, to, { kind: 'decline', offer: id }), state)
      if (WAITS.includes(kind)) {
        expect(refusal(made, to, answer(id))).toEqual({ rule: 'COM-9.1', why: 'cardWaits' })
        expect(refusal(countered, seat, accept(id + 1))).toEqual({ rule: 'COM-9.1', why: 'cardWaits' })
      }
      if (BETWEEN.includes(kind)) {
        const done = play(made, to, answer(id))
        expect(done.offers).toEqual([])
        expectUntouched(done, state)
        expectImaginable(done)
        expectUntouched(play(countered, seat, accept(id + 1)), state)
      }
    }
    if (BETWEEN.includes(kind)) tryAuction(state, seat)
    if (WAITS.includes(kind) && state.turn !== 'nobody') tryBids(state, seat)
  }
}
function tryAuction(state: State, seller: Seat): void {
  const [card] = state.territories[seller] ?? []
  if (card === undefined) throw new Error(`seat ${seller} holds too little`)
  const opened = play(state, seller, auction(`territory:${card}`, 0))
  expectUntouched(opened, state)
  const highest = play(opened, next(seller), bid(seller, 0))
  expectUntouched(highest, state)
  for (const sold of [play(highest, seller, { kind: 'closeAuction' }), play(highest, next(next(seller)), passBid(seller))]) {
    expectUntouched(sold, state)
    expect(sold.territories[next(seller)]).toContain(card)
  }
}
/** [COM-9.4] In an auction that was opened before, all bid and pass while something waits, but nothing is sold. */
function tryBids(state: State, seller: Seat): void {
  const [one, two] = [next(seller), next(next(seller))]
  const items = { ...EMPTY, pass: true }
  const opened: State = { ...state, auctions: [{ seller, items, minimum: 0, bids: [], passed: [] }] }
  const waits = { rule: 'COM-9.4', why: 'cardWaits' }
  const [highest, passed] = [play(opened, one, bid(seller, 0)), play(opened, one, passBid(seller))]
  for (const world of [highest, passed]) {
    expectUntouched(world, state)
    expectImaginable(world)
    expect(refusal(world, two, passBid(seller))).toEqual(waits)
    expect(refusal(world, seller, { kind: 'closeAuction' })).toEqual(waits)
  }
  expect(refusal(passed, two, bid(seller, 0))).toEqual(waits)
  if ((state.money[two] ?? 0) >= 1_000) expectUntouched(play(highest, two, bid(seller, 1_000)), state)
}

/** The states before each decision of a journey, and the last one. */
function momentsOf({ start, way }: Journey): State[] {
  let state = table(start).state
  const moments = [state]
  for (const [seat, command] of way) {
    state = play(state, seat, command)
    moments.push(state)
  }
  return moments
}
const kindsOf = (moments: readonly State[]) => new Set(moments.flatMap(({ agenda }) => agenda.at(-1)?.kind ?? []))

describe.each(JOURNEYS)('$name', journey => {
  test('[COM-9.1] this is what waits on the way', () => {
    expect(kindsOf(momentsOf(journey))).toEqual(new Set(journey.meets))
  })
  test('[COM-9.1] everybody makes offers, counter-offers and auctions at every moment, and accepts unless something waits', () => {
    for (const moment of momentsOf(journey)) tryEverything(moment)
  })
  test('[COM-9.1] offers that come to nothing leave no trace', () => {
    let state = table(journey.start).state
    for (const [seat, command] of journey.way) {
      for (const each of SEATS)
        for (const { make } of dealsOf(state, each)) {
          const made = play(state, each, make)
          state = play(made, each, withdraw(made.offersMade))
        }
      state = play(state, seat, command)
    }
    const plain = momentsOf(journey).at(-1)
    const untold = (of: State | undefined) => ({ ...of, offersMade: 0, proposed: [], told: 0 })
    expect(untold(state)).toEqual(untold(plain))
  })
  test('[COM-9.1] money that others exchange between any two steps changes nothing but money', () => {
    let state = table(journey.start).state
    let given = 0
    for (const [seat, command] of journey.way) {
      if (BETWEEN.includes(state.agenda.at(-1)?.kind ?? 'none')) {
        state = play(state, 1, offer(2, { giveMoney: 500 }))
        state = play(state, 2, accept(state.offersMade))
        given += 500
      }
      state = play(state, seat, command)
    }
    const plain = momentsOf(journey).at(-1)
    expect(given).toBeGreaterThan(0)
    const [own = 0, one = 0, two = 0] = plain?.money ?? []
    expect(state.money).toEqual([own, one - given, two + given])
    const bare = (of: State | undefined) => ({ ...of, offersMade: 0, proposed: [], told: 0, money: [] })
    expect(bare(state)).toEqual(bare(plain))
  })
})

test('[COM-9.1] these journeys meet everything that can wait', () => {
  const met = new Set(JOURNEYS.flatMap(({ meets }) => meets))
  for (const kind of [...WAITS, ...BETWEEN]) expect([...met]).toContain(kind)
})
test('[COM-9.1] a save at the start of a round waits, too, though it is nobody’s turn', () => {
  const { state } = table({
    ...hands,
    turn: 'nobody',
    bases: bases([['germania', 'insurance']], ['italia'], ['giappone']),
    fleet: fleet({ [truck(0)]: inState('polonia') }),
    weather: { continent: 'EU', roll: 10 },
    agenda: [...wholeRound({ kind: 'beginTurn', seat: 0 }), { kind: 'insure', seat: 0, vehicle: truck(0), needed: 3 }],
  })
  tryEverything(state)
})
