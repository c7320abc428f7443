/** [COM-6.6, COM-7.6, COM-C5] What cards and events order, op by op. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import type { Op } from '../content/ops.ts'
import type { Source, State, Step, Vehicle } from '../state.ts'
import {
  cardsOf,
  customsCards,
  deliveryOf,
  dice,
  eventsOf,
  isUnderWay,
  type LaidDelivery,
  left,
  moving,
  placeIn,
  underWay,
} from './cards-stage.ts'
import { aboard, bases, customsDeck, fleet, inState, onHex, plane, ship, stage, truck } from './stage.ts'

const { table, luck } = testTable(stage)
type Table = ReturnType<typeof table>
const VIEWERS = [0, 1, 2, 'spectator'] as const
const STOCK = { place: { kind: 'stock' } } as const
const option = (n: number) => ({ kind: 'chooseOption', option: n }) as const
/** Nothing of seat 0 but the truck in Svizzera. */
const ONE_TRUCK = { [truck(0)]: inState('svizzera'), [truck(0, 2)]: STOCK, [ship(0)]: STOCK, [plane(0)]: STOCK }

interface Order {
  readonly source?: Source
  readonly vehicle?: Vehicle
  readonly laidOut?: LaidDelivery
  readonly changes?: Partial<State>
}
const effects = (ops: readonly Op[], { source = 'customs', vehicle = truck(0) }: Order): Step => ({
  kind: 'effects',
  seat: 0,
  ops,
  source,
  vehicle,
})
/** A loaded truck in Svizzera, 4 of 5 points left, is ordered this. */
const carry = (ops: readonly Op[], order: Order = {}): Table =>
  table(
    underWay(order.vehicle ?? truck(0), [effects(ops, order)], order.laidOut, {
      fleet: fleet({ [truck(0)]: inState('svizzera') }),
      ...order.changes,
    }),
  )
/** The same on a Move. */
const carryEmpty = (ops: readonly Op[], order: Order = {}): Table =>
  table(moving(truck(0), [effects(ops, order)], { fleet: fleet({ [truck(0)]: inState('svizzera') }), ...order.changes }))

describe('money', () => {
  test.each([
    ['pay', 'customs', 'customs'],
    ['pay', 'political', 'event'],
    ['fine', 'customs', 'customs'],
  ] as const)('[COM-C5] %s ordered by %s: the mover pays the bank', (op, source, due) => {
    const t = carry([{ op, euro: 7_000 }], { source })
    expect(t.state.money).toEqual([193_000, 200_000, 200_000])
    expect(t.state.bank).toBe(7_000)
    for (const viewer of VIEWERS) expect(eventsOf(t, 'paid', viewer)).toEqual([{ kind: 'paid', seat: 0, euro: 7_000, due }])
    expect(isUnderWay(t)).toBe(true)
  })
  test('[COM-C5] pay: the last euro is enough', () => {
    const t = carry([{ op: 'pay', euro: 7_000 }], { changes: { money: [7_000, 0, 0], fleet: fleet(ONE_TRUCK) } })
    expect(t.state.money[0]).toBe(0)
    expect(isUnderWay(t)).toBe(true)
  })
  test('[COM-5.10] pay: who is short sells, as he chooses, and no more than needed', () => {
    const homes = bases(['germania', 'francia'], ['italia'], ['giappone'])
    const t = carry([{ op: 'pay', euro: 8_000 }], { changes: { money: [1_000, 0, 0], bases: homes } })
    expect(t.pending).toEqual([0])
    expect(t.legal(0).filter(({ kind }) => kind.startsWith('sell'))).toEqual([
      { kind: 'sellVehicle', vehicle: truck(0, 2) },
      { kind: 'sellVehicle', vehicle: ship(0) },
      { kind: 'sellVehicle', vehicle: plane(0) },
      { kind: 'sellBranch', state: 'francia' },
    ])
    expect(t.refusal(0, { kind: 'sellVehicle', vehicle: truck(0) })).toMatchObject({ rule: 'COM-5.10', why: 'notSaleable' })
    expect(t.refusal(0, { kind: 'sellBranch', state: 'germania' })).toMatchObject({ rule: 'COM-5.10', why: 'notSaleable' })
    expect(t.refusal(0, { kind: 'refuseToSell' })).toMatchObject({ rule: 'COM-5.10', why: 'mustSell' })
    t.play(0, { kind: 'sellVehicle', vehicle: truck(0, 2) })
    expect(t.state.money[0]).toBe(1_000 + 15_000 - 8_000)
    expect(t.state.agenda.at(-1)?.kind).toBe('travel')
    expect(eventsOf(t, 'vehicleSold')).toMatchObject([{ vehicle: truck(0, 2), euro: 15_000, forced: true }])
    expect(t.state.agenda.findLast(({ kind }) => kind === 'turn')).toMatchObject({ actions: 1 })
  })
  test('[COM-5.10] pay: he sells on while it is not enough', () => {
    const t = carry([{ op: 'fine', euro: 30_000 }], { changes: { money: [0, 0, 0] } })
    t.play(0, { kind: 'sellVehicle', vehicle: truck(0, 2) })
    expect(t.state.agenda.at(-1)?.kind).toBe('forcedSale')
    t.play(0, { kind: 'sellVehicle', vehicle: ship(0) })
    expect(t.state.money[0]).toBe(35_000)
  })
  test('[COM-5.10] pay: with nothing left to sell he pays all he has and the delivery fails', () => {
    const t = carry([{ op: 'pay', euro: 8_000 }], { changes: { money: [7_999, 0, 0], fleet: fleet(ONE_TRUCK) } })
    expect(t.state.money[0]).toBe(0)
    expect(t.state.bank).toBe(7_999)
    expect(eventsOf(t, 'couldNotPay')).toEqual([{ kind: 'couldNotPay', seat: 0, euro: 7_999, due: 'customs' }])
    expect(eventsOf(t, 'deliveryFailed')).toMatchObject([{ why: 'unpaid', vp: 1 }])
  })
  test('[COM-C5] gain: from the bank, told to all', () => {
    const t = carry([{ op: 'gain', euro: 2_000 }])
    expect(t.state.money).toEqual([202_000, 200_000, 200_000])
    expect(t.state.bank).toBe(-2_000)
    for (const viewer of VIEWERS) expect(eventsOf(t, 'gained', viewer)).toEqual([{ kind: 'gained', seat: 0, euro: 2_000 }])
  })
})

describe('points', () => {
  test('[COM-C5] points above 0 are gained in this T.M., total and limits', () => {
    const t = carry([{ op: 'points', n: 2 }])
    expect(t.state.journey).toMatchObject({ limits: { all: 7, ship: 6, plane: 4 }, used: { all: 1 }, debt: 0 })
    expect(eventsOf(t, 'pointsChanged', 2)).toEqual([{ kind: 'pointsChanged', seat: 0, n: 2 }])
  })
  test('[COM-C5] points below 0 are lost in this T.M., total and limits', () => {
    const t = carry([{ op: 'points', n: -2 }])
    expect(t.state.journey).toMatchObject({ limits: { all: 3, ship: 2, plane: 0 }, used: { all: 1 }, debt: 0 })
    expect(eventsOf(t, 'pointsChanged', 2)).toEqual([{ kind: 'pointsChanged', seat: 0, n: -2 }])
  })
  test('[COM-5.8] the vehicle that holds the goods, or its carrier, decides what is lost now', () => {
    const pieces = fleet({ [ship(0)]: onHex(3, 13), [truck(0)]: aboard(ship(0)) })
    const used = { all: 3, ship: 3, plane: 0 }
    const t = carry([{ op: 'points', n: -2 }], { laidOut: { journey: { used } }, changes: { fleet: pieces } })
    expect(t.state.journey).toMatchObject({ limits: { all: 4, ship: 3 }, debt: 1 }) // the ship could have used one more
  })
  test('[COM-5.8] what this T.M. cannot give comes off the next', () => {
    const t = carry([{ op: 'points', n: -3 }], { laidOut: { used: 3 }, changes: { customs: customsDeck('wavedThrough') } })
    expect(t.state.journey).toMatchObject({ open: false, debt: 1 })
    t.play(0, { kind: 'step', vehicle: truck(0), to: 'francia' })
    expect(left(t)).toBe(3)
  })
  test('[COM-7.6] on a Move nothing is gained or lost', () => {
    for (const n of [2, -2]) {
      const t = carryEmpty([{ op: 'points', n }])
      expect(left(t)).toBe(4)
      expect(eventsOf(t, 'pointsChanged')).toEqual([])
    }
  })
})

describe('cards', () => {
  test.each([
    ['territory', { territories: 1, contracts: 0 }],
    ['contract', { territories: 0, contracts: 1 }],
  ] as const)('[COM-C5] draw %s: to the hand, unseen by others', (deck, hand) => {
    const t = carry([{ op: 'draw', deck }])
    expect(cardsOf(t, 0)).toEqual(hand)
    const [drawn] = eventsOf(t, 'cardDrawn', 0)
    expect(drawn).toMatchObject({ seat: 0, deck, by: 'card' })
    expect(t.state[deck === 'territory' ? 'territories' : 'contracts'][0]).toEqual([drawn?.card])
    for (const viewer of [1, 2, 'spectator'] as const)
      expect(eventsOf(t, 'cardDrawn', viewer)).toEqual([{ kind: 'cardDrawn', seat: 0, deck, by: 'card', card: null }])
  })
  test('[COM-2.3] draw: an empty deck is rebuilt from its discards, without cards and discards nothing happens', () => {
    const decks = { territory: [], contract: [] }
    const rebuilt = carry([{ op: 'draw', deck: 'territory' }], { changes: { decks, discards: { territory: ['polonia'], contract: [] } } })
    expect(rebuilt.state.territories[0]).toEqual(['polonia'])
    expect(rebuilt.state.discards.territory).toEqual([])
    expect(eventsOf(rebuilt, 'deckRebuilt')).toEqual([{ kind: 'deckRebuilt', deck: 'territory', cards: 1 }])
    const nothing = carry([{ op: 'draw', deck: 'contract' }], { changes: { decks, discards: { territory: ['polonia'], contract: [] } } })
    expect(cardsOf(nothing, 0)).toEqual({ territories: 0, contracts: 0 })
    expect(eventsOf(nothing, 'nothingToDraw')).toEqual([{ kind: 'nothingToDraw', seat: 0, deck: 'contract' }])
  })
  test('[COM-C5] drawCustoms: one card at once', () => {
    const t = carry([{ op: 'drawCustoms' }], { changes: { customs: customsDeck('penalty', 'penalty') } })
    expect(eventsOf(t, 'customsDrawn')).toEqual([{ kind: 'customsDrawn', seat: 0, card: 'penalty', vehicle: truck(0), cause: 'ordered' }])
    expect(t.state.money[0]).toBe(192_000)
  })
  test('[COM-C5] drawCustoms: with the goods in a truck aboard it is the carrier’s', () => {
    const pieces = fleet({ [ship(0)]: inState('portogallo'), [truck(0)]: aboard(ship(0)) })
    const t = carry([{ op: 'drawCustoms' }], { changes: { fleet: pieces, customs: customsDeck('wavedThrough') } })
    expect(eventsOf(t, 'customsDrawn')).toMatchObject([{ vehicle: ship(0) }])
  })
  test('[COM-C5] drawCustoms: nothing under noCustoms, nothing for an empty vehicle', () => {
    expect(customsCards(carry([{ op: 'drawCustoms' }], { laidOut: { delivery: { noCustoms: true } } }))).toEqual([])
    expect(customsCards(carryEmpty([{ op: 'drawCustoms' }]))).toEqual([])
  })
  test('[COM-C5] noCustoms: no further customs card in this delivery', () => {
    const t = carry([{ op: 'noCustoms' }, { op: 'drawCustoms' }])
    expect(deliveryOf(t)).toMatchObject({ noCustoms: true })
    expect(customsCards(t)).toEqual([])
    expect(eventsOf(t, 'customsWaived', 1)).toEqual([{ kind: 'customsWaived', seat: 0 }])
    t.play(0, { kind: 'step', vehicle: truck(0), to: 'austria' })
    expect(customsCards(t)).toEqual([])
  })
  test('[COM-C5] noCustoms: nothing to waive on a Move', () => expect(carryEmpty([{ op: 'noCustoms' }]).events()).toEqual([]))
  test('[COM-C5] keep: the card stays open before its owner', () => {
    const t = carry([{ op: 'keep' }], { changes: { kept: [1, 0, 0] } })
    for (const viewer of VIEWERS) expect(t.view(viewer).kept).toEqual([2, 0, 0])
    expect(eventsOf(t, 'friendMade', 1)).toEqual([{ kind: 'friendMade', seat: 0 }])
  })
})

describe('choices', () => {
  const PAY_OR_LOSE: Op = { op: 'choose', options: [[{ op: 'pay', euro: 10_000 }], [{ op: 'points', n: -1 }]] }

  test('[COM-C5] choose: the mover picks one list, for all to see', () => {
    const t = carry([PAY_OR_LOSE])
    expect(t.pending).toEqual([0])
    expect(t.refusal(1, option(0))).toMatchObject({ why: 'notYourDecision' })
    t.play(0, option(1))
    expect([t.state.money[0], left(t)]).toEqual([200_000, 3])
    for (const viewer of VIEWERS)
      expect(eventsOf(t, 'optionChosen', viewer)).toEqual([{ kind: 'optionChosen', seat: 0, option: 1, forced: false }])
    expect(carry([PAY_OR_LOSE]).play(0, option(0)).state.money[0]).toBe(190_000)
  })
  test('[COM-C5] choose: what comes after it on the card follows', () => {
    const t = carry([PAY_OR_LOSE, { op: 'gain', euro: 1_000 }]).play(0, option(0))
    expect(t.state.money[0]).toBe(191_000)
  })
  test('[COM-6.6] choose: a payment he cannot cover is closed, the other is then forced', () => {
    const t = carry([PAY_OR_LOSE], { changes: { money: [9_999, 0, 0], fleet: fleet(ONE_TRUCK) } })
    expect(t.state.agenda.at(-1)?.kind).toBe('travel')
    expect([t.state.money[0], left(t)]).toEqual([9_999, 3])
    expect(eventsOf(t, 'optionChosen')).toEqual([{ kind: 'optionChosen', seat: 0, option: 1, forced: true }])
  })
  test('[COM-6.6] choose: one that he can cover by selling is open', () => {
    const t = carry([PAY_OR_LOSE], { changes: { money: [0, 0, 0] } })
    expect(t.legal(0).filter(({ kind }) => kind === 'chooseOption')).toEqual([option(0), option(1)])
    t.play(0, option(0)).play(0, { kind: 'sellVehicle', vehicle: truck(0, 2) })
    expect(t.state.money[0]).toBe(5_000)
  })
  test('[COM-6.6] choose: refused what is too dear, and what there is not', () => {
    const options = [[{ op: 'pay', euro: 10_000 } as const], [], [{ op: 'gain', euro: 1_000 } as const]]
    const waits: Step = { kind: 'choose', seat: 0, options, source: 'customs', vehicle: truck(0) }
    const t = table(underWay(truck(0), [waits], {}, { money: [9_000, 0, 0], fleet: fleet(ONE_TRUCK) }))
    expect(t.refusal(0, option(0))).toMatchObject({ rule: 'COM-6.6', why: 'optionTooDear' })
    expect(t.refusal(0, option(3))).toMatchObject({ rule: 'COM-6.6', why: 'noSuchOption' })
    expect(t.legal(0).filter(({ kind }) => kind === 'chooseOption')).toEqual([option(1), option(2)])
  })
  test('[COM-C5] may: he pays from cash and has it, or leaves it', () => {
    const ops: Op[] = [{ op: 'may', euro: 3_000, do: [{ op: 'points', n: 2 }] }]
    const t = carry(ops)
    expect(t.legal(0)).toEqual(expect.arrayContaining([{ kind: 'payFor' }, { kind: 'skip' }]))
    t.play(0, { kind: 'payFor' })
    expect([t.state.money[0], t.state.bank, left(t)]).toEqual([197_000, 3_000, 6])
    expect(eventsOf(t, 'paid', 1)).toEqual([{ kind: 'paid', seat: 0, euro: 3_000, due: 'customs' }])
    const left4 = carry(ops).play(0, { kind: 'skip' })
    expect([left4.state.money[0], left(left4)]).toEqual([200_000, 4])
    expect(eventsOf(left4, 'offerSkipped', 1)).toEqual([{ kind: 'offerSkipped', seat: 0, euro: 3_000 }])
  })
  test('[COM-6.6] may: from cash; nothing is sold for it', () => {
    const ops: Op[] = [{ op: 'may', euro: 3_000, do: [{ op: 'points', n: 2 }] }]
    const t = carry(ops, { changes: { money: [2_999, 0, 0] } })
    expect(t.state.agenda.at(-1)?.kind).toBe('travel')
    expect([t.state.money[0], left(t)]).toEqual([2_999, 4])
    const enough = carry(ops, { changes: { money: [3_000, 0, 0] } })
    expect(enough.legal(0)).toContainEqual({ kind: 'payFor' })
    expect(enough.play(0, { kind: 'payFor' }).state.money[0]).toBe(0)
  })
  test('[COM-6.6] may: not with less than its price', () => {
    const waits: Step = { kind: 'may', seat: 0, euro: 3_000, ops: [], source: 'customs', vehicle: truck(0) }
    const t = table(underWay(truck(0), [waits], {}, { money: [2_500, 0, 0] }))
    expect(t.refusal(0, { kind: 'payFor' })).toMatchObject({ rule: 'COM-6.6', why: 'notSoMuchCash' })
    expect(t.refusal(0, { kind: 'skip' })).toBeUndefined()
    expect(t.legal(0)).not.toContainEqual({ kind: 'payFor' })
  })
  test.each([1, 2, 3, 4, 5, 6])('[COM-C5] roll: the die decides, %i', face => {
    const outcomes = [5, 1, 3].map(from => ({ from, to: from + 1, do: [{ op: 'gain', euro: from * 1_000 } as const] }))
    const t = carry([{ op: 'roll', outcomes }], { changes: { random: luck(dice('die', face)) } })
    expect(t.state.money[0]).toBe(200_000 + (face % 2 === 0 ? face - 1 : face) * 1_000)
    for (const viewer of VIEWERS) expect(eventsOf(t, 'dieRolled', viewer)).toEqual([{ kind: 'dieRolled', seat: 0, roll: face }])
  })
})

describe('inspections', () => {
  const LOOK: Op = { op: 'inspect', reveal: 'legality', legal: [{ op: 'gain', euro: 1_000 }], illegal: [{ op: 'pay', euro: 5_000 }] }
  const SHOW: Op = { ...LOOK, reveal: 'face' }

  test('[COM-C5] inspect legality: all learn legal or illegal, not the contract', () => {
    const legal = carry([LOOK])
    expect(legal.state.money[0]).toBe(201_000)
    for (const viewer of VIEWERS) expect(eventsOf(legal, 'inspected', viewer)).toEqual([{ kind: 'inspected', seat: 0, legal: true }])
    expect(deliveryOf(legal)).toMatchObject({ legality: 'legal' })
    const illegal = carry([LOOK], { laidOut: { goods: 'stolen-painting' } })
    expect(illegal.state.money[0]).toBe(195_000)
    expect(deliveryOf(illegal)).toMatchObject({ legality: 'unknown' })
    for (const viewer of VIEWERS) expect(eventsOf(illegal, 'inspected', viewer)).toEqual([{ kind: 'inspected', seat: 0, legal: false }])
    for (const viewer of [1, 2, 'spectator'] as const) expect(illegal.view(viewer).signed[0]?.[0]?.contract).toBeNull()
  })
  test('[COM-C5] inspect face: the contract is shown to all', () => {
    const illegal = carry([SHOW], { laidOut: { goods: 'stolen-painting' } })
    expect(illegal.state.money[0]).toBe(195_000)
    for (const viewer of VIEWERS)
      expect(eventsOf(illegal, 'contractShown', viewer)).toEqual([
        { kind: 'contractShown', seat: 0, signed: 1, contract: 'stolen-painting', to: 'all' },
      ])
    expect(eventsOf(illegal, 'inspected')).toEqual([])
    for (const viewer of VIEWERS) expect(illegal.view(viewer).signed[0]?.[0]?.contract).toBe('stolen-painting')
    expect(carry([SHOW]).state.money[0]).toBe(201_000)
  })
  test('[COM-2.5] inspect face: only the contract that is being delivered', () => {
    const t = carry([SHOW], {
      changes: {
        signed: [
          [
            { id: 2, sender: 'polonia', contract: 'ivory', recipient: 'francia', seenBy: [] },
            { id: 1, sender: 'germania', contract: 'fabrics', recipient: 'cinaest', seenBy: [] },
          ],
          [],
          [],
        ],
      },
    })
    expect(t.view(1).signed[0]?.map(({ contract }) => contract)).toEqual([null, 'fabrics'])
    expect(t.state.money[0]).toBe(201_000)
  })
  test('[COM-C5] inspect: an empty vehicle has nothing to show', () => expect(carryEmpty([LOOK]).events()).toEqual([]))
})

describe('seizures and ends', () => {
  const SHIP = fleet({ [ship(0)]: inState('portogallo'), [truck(0)]: aboard(ship(0)) })

  test('[COM-C5] seize vehicle: the piece goes back to its owner’s stock', () => {
    const t = carry([{ op: 'seize', what: 'vehicle' }, { op: 'fail' }])
    expect(placeIn(t, truck(0))).toEqual({ kind: 'stock' })
    expect(placeIn(t, truck(0, 2))).toEqual(inState('germania'))
    for (const viewer of VIEWERS) expect(eventsOf(t, 'seized', viewer)).toEqual([{ kind: 'seized', vehicle: truck(0), truckTo: 'none' }])
  })
  test('[COM-C5] seize vehicle: of a carrier the truck aboard is left', () => {
    const t = carry([{ op: 'seize', what: 'vehicle' }, { op: 'fail' }], { changes: { fleet: SHIP } })
    expect([placeIn(t, ship(0)), placeIn(t, truck(0))]).toEqual([{ kind: 'stock' }, inState('portogallo')])
    expect(eventsOf(t, 'seized')).toEqual([{ kind: 'seized', vehicle: ship(0), truckTo: 'portogallo' }])
  })
  test('[COM-C5] seize vehicleAndTruckAboard: both', () => {
    const t = carry([{ op: 'seize', what: 'vehicleAndTruckAboard' }, { op: 'fail' }], { changes: { fleet: SHIP } })
    expect([placeIn(t, ship(0)), placeIn(t, truck(0))]).toEqual([{ kind: 'stock' }, { kind: 'stock' }])
    expect(eventsOf(t, 'seized').map(({ vehicle }) => vehicle)).toEqual([ship(0), truck(0)])
  })
  test('[COM-C5] seize vehicleAndTruckAboard: with no truck aboard only the vehicle', () => {
    const t = carry([{ op: 'seize', what: 'vehicleAndTruckAboard' }, { op: 'fail' }])
    expect(eventsOf(t, 'seized')).toHaveLength(1)
    expect(placeIn(t, truck(0, 2))).toEqual(inState('germania'))
  })
  test.each([
    [truck(0), 30_000],
    [ship(0), 100_000],
    [plane(0), 200_000],
  ])('[COM-6.5] seize: the last vehicle, piece %i, is spared for its price of %i', (vehicle, euro) => {
    const only = { ...ONE_TRUCK, [truck(0)]: STOCK, [vehicle]: inState('portogallo') }
    const t = carry([{ op: 'seize', what: 'vehicle' }, { op: 'fail' }], { vehicle, changes: { fleet: fleet(only) } })
    expect(placeIn(t, vehicle)).toEqual(inState('portogallo'))
    expect(t.state.money[0]).toBe(200_000 - euro)
    expect(eventsOf(t, 'spared', 1)).toEqual([{ kind: 'spared', vehicle, euro }])
    expect(eventsOf(t, 'paid')).toEqual([{ kind: 'paid', seat: 0, euro, due: 'spared' }])
    expect(eventsOf(t, 'deliveryFailed')).toMatchObject([{ why: 'illegal' }])
  })
  test('[COM-5.10] seize: for the price of a spared vehicle branches are sold', () => {
    const homes = bases(['germania', 'francia'], ['italia'], ['giappone'])
    const laid = { money: [1_000, 0, 0], bases: homes, fleet: fleet(ONE_TRUCK) }
    const t = carry([{ op: 'seize', what: 'vehicle' }, { op: 'fail' }], { changes: laid }).play(0, { kind: 'sellBranch', state: 'francia' })
    expect(t.state.money[0]).toBe(21_000)
    expect(eventsOf(t, 'deliveryFailed')).toMatchObject([{ why: 'illegal' }])
  })
  test.each([
    ['customs', 'illegal'],
    ['political', 'lost'],
  ] as const)('[COM-C5] fail ordered by %s: the delivery fails, the action is over, the vehicle stays', (source, why) => {
    const t = carry([{ op: 'fail' }], { source })
    expect(eventsOf(t, 'deliveryFailed', 'spectator')).toMatchObject([{ seat: 0, signed: 1, contract: 'fabrics', why, vp: 1, total: 1 }])
    expect(placeIn(t, truck(0))).toEqual(inState('svizzera'))
    expect(t.state.signed[0]).toEqual([])
    expect(t.state.discards).toEqual({ territory: ['germania', 'cinaest'], contract: ['fabrics'] })
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 1 })
  })
  test('[COM-C4] fail only truckNotAboard: nothing happens to a truck aboard, a ship or a plane', () => {
    const ROBBED: Op = { op: 'fail', only: 'truckNotAboard' }
    expect(isUnderWay(carry([ROBBED]))).toBe(false)
    expect(isUnderWay(carry([ROBBED], { changes: { fleet: SHIP } }))).toBe(true)
    expect(isUnderWay(carry([ROBBED], { vehicle: ship(0), changes: { fleet: fleet({}) } }))).toBe(true)
    expect(isUnderWay(carry([ROBBED], { vehicle: plane(0), changes: { fleet: fleet({}) } }))).toBe(true)
  })
  test('[COM-C4] fail: nothing to fail on a Move', () => {
    const t = carryEmpty([{ op: 'fail' }])
    expect(t.events()).toEqual([])
    expect(t.state.vp[0]).toBe(2)
  })
  test('[COM-C5] endTurn: the delivery fails, the second action is lost, the turn passes', () => {
    const t = carry([{ op: 'endTurn' }])
    expect(t.events().map(({ kind }) => kind)).toEqual(['deliveryFailed', 'turnLost', 'turnEnded'])
    expect(eventsOf(t, 'deliveryFailed')).toMatchObject([{ why: 'endOfTurn' }])
    expect(t.pending).toEqual([1])
    expect(t.played).toBe(true)
  })
  test('[COM-5.2] endTurn on a crossing: put off first', () => {
    const pieces = fleet({ [truck(0)]: { kind: 'crossing', crossing: 'manica', from: 'granbretagna' } })
    const t = carry([{ op: 'endTurn' }], { changes: { fleet: pieces } })
    expect(t.events().map(({ kind }) => kind)).toEqual(['putOffCrossing', 'deliveryFailed', 'turnLost', 'turnEnded'])
    expect(placeIn(t, truck(0))).toEqual(inState('francia'))
  })
  test('[COM-C5] stopVehicle: until the end of its owner’s next turn', () => {
    const t = carry([{ op: 'stopVehicle' }, { op: 'endTurn' }])
    expect(t.state.fleet[truck(0)]?.stopped).toBe('nextTurn')
    for (const viewer of VIEWERS) expect(eventsOf(t, 'stopped', viewer)).toEqual([{ kind: 'stopped', vehicle: truck(0) }])
  })
})

describe('lists', () => {
  test('[COM-C5] ops are carried out in order', () => {
    const t = carry([
      { op: 'gain', euro: 1_000 },
      { op: 'pay', euro: 3_000 },
      { op: 'draw', deck: 'contract' },
      { op: 'points', n: 1 },
    ])
    expect(t.events(1).map(({ kind }) => kind)).toEqual(['gained', 'paid', 'cardDrawn', 'pointsChanged'])
  })
  test('[COM-C5] a list stops when the delivery has failed', () => {
    for (const last of [{ op: 'fail' }, { op: 'endTurn' }] as const)
      expect(carry([last, { op: 'gain', euro: 1_000 }]).state.money[0]).toBe(200_000)
  })
  test('[COM-C5] what was seized or stopped before has happened', () => {
    const t = carry([{ op: 'stopVehicle' }, { op: 'seize', what: 'vehicle' }, { op: 'fail' }, { op: 'gain', euro: 1_000 }])
    expect(eventsOf(t, 'stopped')).toHaveLength(1)
    expect(placeIn(t, truck(0))).toEqual({ kind: 'stock' })
    expect(t.state.money[0]).toBe(200_000)
  })
  test('[COM-C5] an empty list does nothing', () => {
    const t = carry([])
    expect(t.events()).toEqual([])
    expect(t.state.agenda.at(-1)?.kind).toBe('travel')
  })
  test('[COM-7.6] onlyLoaded: an empty vehicle ignores this op, and only this one', () => {
    const ops: Op[] = [
      { op: 'pay', euro: 5_000, onlyLoaded: true },
      { op: 'gain', euro: 1_000 },
    ]
    expect(carry(ops).state.money[0]).toBe(196_000)
    expect(carryEmpty(ops).state.money[0]).toBe(201_000)
  })
})
