/** [COM-3] The round and the turn. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import { EMPTY, wishOf } from '../items.ts'
import type { Auction, Offer, State } from '../state.ts'
import { aboard, bases, fleet, inState, onHex, plane, ship, signed, stage, truck, turnOf } from './stage.ts'

const { table, luck } = testTable(stage)
const weather = (area: number, event: number) =>
  luck(dice => dice.below('weather', 6) === area - 1 && dice.below('weather', 12) === event - 1)
/** Fair weather: nobody has to roll against it. */
const FAIR = weather(1, 12)
const starting = (changes: Partial<State>) => table({ agenda: [{ kind: 'startRound' }], random: FAIR, ...changes })
const beginning = (changes: Partial<State> = {}) => table({ agenda: [{ kind: 'beginTurn', seat: 0 }], ...changes })

const offer = (id: number, from: number, to: number): Offer<never> => ({
  id,
  from,
  to: [to],
  all: false,
  accepted: [],
  give: { ...EMPTY, money: 500 },
  ask: wishOf('nothing', 0),
  at: 'stay',
  age: 0,
})
const auction = (seller: number, vehicle: number): Auction => ({
  seller,
  items: { ...EMPTY, vehicles: [vehicle] },
  minimum: 5_000,
  bids: [],
  passed: [],
})

describe('the round', () => {
  test.each([
    [1, 'EU'],
    [2, 'AS'],
    [3, 'AF'],
    [4, 'NA'],
    [5, 'SA'],
    [6, 'OC'],
  ] as const)('[COM-3.1] a %i on the d6 strikes %s', (area, continent) => {
    const t = starting({ random: weather(area, 12) })
    expect(t.state.weather).toEqual({ continent, roll: 12 })
    expect(t.events('spectator').slice(0, 2)).toEqual([
      { kind: 'roundStarted', round: 3, last: false },
      { kind: 'weatherRolled', continent, roll: 12 },
    ])
  })
  test.each([1, 9, 12])('[COM-3.1] the d12 says which event: %i', roll => {
    expect(starting({ random: weather(2, roll) }).state.weather).toEqual({ continent: 'AS', roll })
  })
  test('[COM-3.1] the event is in force until the next roll', () => {
    const t = starting({ random: weather(2, 9) })
    for (const seat of [0, 1]) {
      t.play(seat, { kind: 'endTurn' })
      expect(t.state.weather).toEqual({ continent: 'AS', roll: 9 })
    }
    t.play(2, { kind: 'endTurn' })
    expect(t.state.round).toBe(4)
    expect(t.events().filter(({ kind }) => kind === 'weatherRolled')).toHaveLength(2)
    expect(t.events().findLast(({ kind }) => kind === 'weatherRolled')).toEqual({ kind: 'weatherRolled', ...(t.state.weather as object) })
  })
  test('[COM-3.1] the weather is rolled before the first turn, and who is exposed rolls at once, in turn order', () => {
    const t = starting({
      first: 1,
      fleet: fleet({
        [truck(0)]: inState('polonia'),
        [truck(0, 2)]: inState('francia'),
        [truck(2)]: inState('spagna'),
        [truck(1)]: inState('corea'),
      }),
      random: luck(
        dice => dice.below('weather', 6) === 0 && dice.below('weather', 12) === 3 && [0, 1, 2].every(() => dice.below('saves', 6) >= 2),
      ),
    })
    expect(t.events()).toEqual([
      { kind: 'roundStarted', round: 3, last: false },
      { kind: 'weatherRolled', continent: 'EU', roll: 4 },
      { kind: 'saveRolled', vehicle: truck(2), roll: expect.any(Number), needed: 3 },
      { kind: 'saveRolled', vehicle: truck(0), roll: expect.any(Number), needed: 3 },
      { kind: 'saveRolled', vehicle: truck(0, 2), roll: expect.any(Number), needed: 3 },
      { kind: 'turnBegun', seat: 1, draws: 1 },
    ])
    expect(t.pending).toEqual([1])
  })
  test('[COM-3.1] what was used or rolled last round is free again', () => {
    const t = starting({ insured: ['germania'], fleet: fleet({ [truck(1)]: { saved: true } }) })
    expect(t.state.insured).toEqual([])
    expect(t.state.fleet.every(({ saved }) => !saved)).toBe(true)
  })
  test('[COM-3.1] everybody has a turn, then the next round begins', () => {
    const t = starting({ first: 2 })
    const order = [2, 0, 1]
    for (const seat of order) {
      expect(t.pending).toEqual([seat])
      expect(t.state.turn).toBe(seat)
      t.play(seat, { kind: 'endTurn' })
    }
    expect(t.events().flatMap(event => (event.kind === 'turnEnded' ? [event.seat] : []))).toEqual(order)
    expect(t.state.round).toBe(4)
  })
  test('[COM-3.1] the last round is announced', () => {
    expect(starting({ round: 14 }).events()[0]).toEqual({ kind: 'roundStarted', round: 15, last: true })
    expect(starting({ round: 13 }).events()[0]).toEqual({ kind: 'roundStarted', round: 14, last: false })
  })
})

describe('the free draw', () => {
  test('[COM-3.2] none in round 1', () => {
    const t = beginning({ round: 1, bases: bases([['germania', 'warehouse']], ['italia'], ['giappone']) })
    expect(t.events()).toEqual([{ kind: 'turnBegun', seat: 0, draws: 0 }])
    expect(t.refusal(0, { kind: 'drawFree', deck: 'territory' })).toMatchObject({ rule: 'COM-3.2', why: 'noDrawLeft' })
    expect(t.legal(0).some(({ kind }) => kind === 'drawFree')).toBe(false)
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 2 })
  })
  test.each(['territory', 'contract'] as const)('[COM-3.2] from round 2 on one %s card, and no action is spent', deck => {
    const t = beginning({ decks: { territory: ['spagna', 'grecia'], contract: ['rice', 'tea'] } })
    expect(t.events()).toEqual([{ kind: 'turnBegun', seat: 0, draws: 1 }])
    t.play(0, { kind: 'drawFree', deck })
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 2 })
    expect(deck === 'territory' ? t.state.territories[0] : t.state.contracts[0]).toEqual([deck === 'territory' ? 'grecia' : 'tea'])
    expect(t.events('spectator').at(-1)).toEqual({ kind: 'cardDrawn', seat: 0, deck, card: null, by: 'free' })
    expect(t.refusal(0, { kind: 'drawFree', deck })).toMatchObject({ rule: 'COM-3.2', why: 'noDrawLeft' })
    expect(t.refusal(0, { kind: 'draw', deck })).toBeUndefined()
  })
  test('[COM-3.2] one more for each working Magazzino, of either kind', () => {
    const t = beginning({
      bases: bases(['germania', ['francia', 'warehouse'], ['spagna', 'warehouse']], ['italia'], ['giappone']),
      fleet: fleet({ [truck(0)]: inState('francia'), [ship(0)]: inState('spagna') }),
    })
    expect(t.state.agenda.at(-1)).toMatchObject({ draws: 3 })
    t.play(0, { kind: 'drawFree', deck: 'territory' })
      .play(0, { kind: 'drawFree', deck: 'contract' })
      .play(0, { kind: 'drawFree', deck: 'contract' })
    expect([t.state.territories[0]?.length, t.state.contracts[0]?.length]).toEqual([1, 2])
    expect(t.state.agenda.at(-1)).toMatchObject({ draws: 0, actions: 2 })
  })
  test('[COM-3.2] two Magazzini of one site work both', () => {
    expect(
      beginning({ bases: bases([['germania', 'warehouse', 'warehouse']], ['italia'], ['giappone']) }).state.agenda.at(-1),
    ).toMatchObject({ draws: 3 })
  })
  test('[COM-3.2] a Magazzino without an own vehicle in its state does not work', () => {
    const held = bases(['germania', ['francia', 'warehouse']], ['italia'], ['giappone'])
    expect(beginning({ bases: held }).state.agenda.at(-1)).toMatchObject({ draws: 1 })
    expect(beginning({ bases: held, fleet: fleet({ [truck(1)]: inState('francia') }) }).state.agenda.at(-1)).toMatchObject({ draws: 1 })
    expect(beginning({ bases: held, fleet: fleet({ [ship(0)]: onHex(2, 16) }) }).state.agenda.at(-1)).toMatchObject({ draws: 1 })
  })
  test("[COM-3.2] another's Magazzino is of no use", () => {
    const held = bases(['germania'], [['italia', 'warehouse']], ['giappone'])
    expect(beginning({ bases: held, fleet: fleet({ [truck(0)]: inState('italia') }) }).state.agenda.at(-1)).toMatchObject({ draws: 1 })
  })
  test('[COM-3.2] a truck aboard a docked ship is in the state', () => {
    const held = bases(['germania', ['francia', 'warehouse']], ['italia'], ['giappone'])
    const pieces = fleet({ [ship(1)]: inState('francia'), [truck(0)]: aboard(ship(1)) })
    expect(beginning({ bases: held, fleet: pieces }).state.agenda.at(-1)).toMatchObject({ draws: 2 })
  })
  test.each([
    ['a draw', { kind: 'draw', deck: 'territory' }],
    ['signing', { kind: 'sign', sender: 'francia', contract: 'tea', recipient: 'polonia' }],
    ['buying', { kind: 'buyVehicle', vehicle: 'truck', at: 'germania' }],
    ['selling', { kind: 'sellVehicle', vehicle: truck(0) }],
    ['a branch', { kind: 'buyBranch', state: 'francia' }],
    ['a step', { kind: 'step', vehicle: truck(0), to: 'polonia' }],
    ['a delivery', { kind: 'deliver', signed: 1, vehicle: truck(0) }],
    ['a branch sold', { kind: 'sellBranch', state: 'spagna' }],
  ] as const)('[COM-3.2] the first action, %s, forfeits what was not drawn', (_, command) => {
    const t = table({
      agenda: turnOf(0, 2, 2),
      territories: [['francia', 'polonia'], [], []],
      contracts: [['tea'], [], []],
      signed: [[signed(1, 'germania', 'fabrics', 'italia')], [], []],
      bases: bases(['germania', 'spagna'], ['italia'], ['giappone']),
    })
    t.play(0, command)
    expect(t.state.agenda.find(step => step.kind === 'turn' && step.seat === 0)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 1 })
  })
  test('[COM-3.2] boarding and special cards forfeit nothing', () => {
    const t = table({ agenda: turnOf(0, 1, 2), contracts: [['sponsor'], [], []] })
    t.play(0, { kind: 'board', truck: truck(0), carrier: ship(0) })
      .play(0, { kind: 'playCard', card: 'sponsor' })
      .play(0, { kind: 'leave', truck: truck(0) })
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 1, actions: 2 })
    expect(t.refusal(0, { kind: 'drawFree', deck: 'contract' })).toBeUndefined()
  })
  test('[COM-3.2] a step that is not made is no action: what was not drawn can still be drawn', () => {
    const t = table({ agenda: turnOf(0, 1, 2), money: [0, 0, 0] })
    t.play(0, { kind: 'step', vehicle: truck(0), to: 'polonia' }).play(0, { kind: 'refuseToSell' })
    expect(t.state.fleet[truck(0)]?.place).toEqual(inState('germania'))
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 1, actions: 2 })
  })
})

describe('two actions', () => {
  test('[COM-3.2] two actions, also twice the same, and no third', () => {
    const t = table({ agenda: turnOf(0, 0, 2) })
    t.play(0, { kind: 'draw', deck: 'contract' }).play(0, { kind: 'draw', deck: 'contract' })
    expect(t.state.contracts[0]).toHaveLength(2)
    expect(t.pending).toEqual([0])
    expect(t.refusal(0, { kind: 'draw', deck: 'contract' })).toMatchObject({ rule: 'COM-3.2', why: 'noActionLeft' })
  })
  test.each([
    { kind: 'sign', sender: 'francia', contract: 'tea', recipient: 'polonia' },
    { kind: 'deliver', signed: 1, vehicle: truck(0) },
    { kind: 'step', vehicle: truck(0), to: 'polonia' },
    { kind: 'buyVehicle', vehicle: 'truck', at: 'germania' },
    { kind: 'sellVehicle', vehicle: truck(0) },
    { kind: 'buyBranch', state: 'francia' },
    { kind: 'sellBranch', state: 'spagna' },
    { kind: 'draw', deck: 'territory' },
  ] as const)('[COM-3.2] without an action left: $kind is refused', command => {
    const changes: Partial<State> = {
      territories: [['francia', 'polonia'], [], []],
      contracts: [['tea'], [], []],
      signed: [[signed(1, 'germania', 'fabrics', 'italia')], [], []],
      bases: bases(['germania', 'spagna'], ['italia'], ['giappone']),
    }
    const spent = table({ ...changes, agenda: turnOf(0, 0, 0) })
    expect(spent.refusal(0, command)).toMatchObject({ rule: 'COM-3.2', why: 'noActionLeft' })
    expect(spent.legal(0).some(({ kind }) => kind === command.kind)).toBe(false)
    const one = table({ ...changes, agenda: turnOf(0, 0, 1) })
    expect(one.refusal(0, command)).toBeUndefined()
    expect(one.legal(0).some(({ kind }) => kind === command.kind)).toBe(true)
  })
  test('[COM-3.2] in any order: a Move, then a contract signed', () => {
    const t = table({ agenda: turnOf(0), territories: [['francia', 'polonia'], [], []], contracts: [['tea'], [], []] })
    t.play(0, { kind: 'step', vehicle: truck(0), to: 'polonia' }).play(0, { kind: 'endMove' })
    t.play(0, { kind: 'sign', sender: 'francia', contract: 'tea', recipient: 'polonia' })
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 0 })
  })
  test.each([2, 1, 0])('[COM-3.2] he may pass with %i actions left', actions => {
    const t = table({ agenda: turnOf(0, 1, actions) })
    expect(t.legal(0)).toContainEqual({ kind: 'endTurn' })
    t.play(0, { kind: 'endTurn' })
    expect(t.events()).toEqual([{ kind: 'turnEnded', seat: 0 }])
    expect(t.pending).toEqual([1])
  })
  test('[COM-3.2] the turn goes on after the second action until he says so', () => {
    const t = table({ agenda: turnOf(0, 0, 1) }).play(0, { kind: 'draw', deck: 'territory' })
    expect(t.pending).toEqual([0])
    expect(t.state.turn).toBe(0)
  })
  test('[COM-3.2] with no action left he may still play specials, board and deal', () => {
    const t = table({ agenda: turnOf(0, 0, 0), contracts: [['sponsor', 'toll'], [], []] })
    expect(t.refusal(0, { kind: 'offer', to: 1, give: 'nothing', giveMoney: 500, ask: 'pass', askMoney: 0, at: 'stay' })).toBeUndefined()
    expect(t.refusal(0, { kind: 'board', truck: truck(0), carrier: plane(0) })).toBeUndefined()
    expect(t.legal(0)).toContainEqual({ kind: 'board', truck: truck(0), carrier: plane(0) })
    t.play(0, { kind: 'playCard', card: 'sponsor' }).play(0, { kind: 'attach', card: 'toll', at: 'germania' })
    expect(t.state.money[0]).toBe(215_000)
    expect(t.state.bases[0]).toEqual([{ state: 'germania', advantages: ['toll'] }])
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 0 })
  })
  test('[COM-3.2] deals and special cards are not actions', () => {
    const t = table({ agenda: turnOf(0), contracts: [['sponsor'], [], []] })
    t.play(0, { kind: 'playCard', card: 'sponsor' })
    t.play(0, { kind: 'offer', to: 1, give: 'nothing', giveMoney: 500, ask: 'pass', askMoney: 0, at: 'stay' })
    t.play(1, { kind: 'accept', offer: 1, pick: 'nothing', at: 'stay' })
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 2 })
  })
  test('[COM-3.2] nobody acts in the turn of another', () => {
    expect(table({ agenda: turnOf(0) }).refusal(1, { kind: 'draw', deck: 'territory' })).toMatchObject({ why: 'notYourDecision' })
    expect(table({ agenda: turnOf(0) }).refusal(1, { kind: 'endTurn' })).toMatchObject({ why: 'notYourDecision' })
  })
})

describe('what begins and ends with a turn', () => {
  test('[COM-3.2] a turn begins with two actions, and is its player’s', () => {
    const t = table({ turn: 'nobody', proposed: [2, 1, 0], agenda: [{ kind: 'beginTurn', seat: 2 }] })
    expect(t.state).toMatchObject({ turn: 2, proposed: [0, 0, 0] })
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 2, draws: 1, actions: 2 })
    expect(t.pending).toEqual([2])
  })
  test('[COM-3.2] his own Sciopero ends when his turn begins', () => {
    const t = beginning({
      strikes: [
        { state: 'polonia', by: 0 },
        { state: 'spagna', by: 1 },
      ],
    })
    expect(t.state.strikes).toEqual([{ state: 'spagna', by: 1 }])
    expect(t.events()).toEqual([
      { kind: 'strikeEnded', state: 'polonia' },
      { kind: 'turnBegun', seat: 0, draws: 1 },
    ])
  })
  test('[COM-3.2] a vehicle stopped for its owner’s next turn stands still in that turn only', () => {
    const t = beginning({ fleet: fleet({ [truck(0)]: { stopped: 'nextTurn' }, [truck(1)]: { stopped: 'nextTurn' } }) })
    expect([t.state.fleet[truck(0)]?.stopped, t.state.fleet[truck(1)]?.stopped]).toEqual(['thisTurn', 'nextTurn'])
    expect(t.refusal(0, { kind: 'step', vehicle: truck(0), to: 'polonia' })).toMatchObject({ rule: 'COM-C5', why: 'vehicleStopped' })
    t.play(0, { kind: 'endTurn' })
    expect([t.state.fleet[truck(0)]?.stopped, t.state.fleet[truck(1)]?.stopped]).toEqual(['no', 'nextTurn'])
  })
  test('[COM-3.2] passes of the player and charters end with his turn', () => {
    const t = table({
      agenda: turnOf(0),
      passes: [
        { from: 1, to: 0 },
        { from: 0, to: 1 },
      ],
      charters: [{ vehicle: ship(1), by: 0, signed: 1 }],
    })
    t.play(0, { kind: 'endTurn' })
    expect(t.state.passes).toEqual([{ from: 0, to: 1 }])
    expect(t.state.charters).toEqual([])
    expect(t.state.turn).toBe('nobody')
  })
  test('[COM-3.2] his offers and all auctions end with his turn', () => {
    const t = table({ agenda: turnOf(0), offers: [offer(1, 0, 1), offer(2, 1, 2)], auctions: [auction(0, truck(0)), auction(2, truck(2))] })
    t.play(0, { kind: 'endTurn' })
    expect(t.state.auctions).toEqual([])
    expect(t.state.offers.map(({ id }) => id)).toEqual([2])
    expect(t.events()).toContainEqual({ kind: 'offerEnded', offer: 1, from: 0, how: 'lapsed' })
    expect(t.events().at(-1)).toEqual({ kind: 'turnEnded', seat: 0 })
  })
})
