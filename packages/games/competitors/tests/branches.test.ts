/** [COM-4.6, COM-2.4] Branches, and the area of a headquarters. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import { EMPTY } from '../items.ts'
import type { Auction, State } from '../state.ts'
import {
  aboard,
  bases,
  customsDeck,
  delivering,
  fleet,
  inState,
  inTurn,
  onHex,
  plane,
  ship,
  signed,
  stage,
  truck,
  turnOf,
} from './stage.ts'

const { table, luck } = testTable(stage)
const kinds = (t: { readonly events: () => { readonly kind: string }[] }) => t.events().map(({ kind }) => kind)
const STOCK = { kind: 'stock' } as const
const auction = (seller: number, items: Partial<Auction['items']>): Auction => ({
  seller,
  items: { ...EMPTY, ...items },
  minimum: 5_000,
  bids: [],
  passed: [],
})

describe('buying a branch', () => {
  const buying = (changes: Partial<State> = {}) =>
    table({ agenda: turnOf(0), territories: [['francia', 'polonia', 'cechia'], [], []], ...changes })

  test('[COM-4.6] it costs 100,000, and the territory card is laid by the HQ card', () => {
    const t = buying().play(0, { kind: 'buyBranch', state: 'francia' })
    expect(t.state.money[0]).toBe(100_000)
    expect(t.state.bank).toBe(100_000)
    expect(t.state.bases[0]).toEqual([
      { state: 'germania', advantages: [] },
      { state: 'francia', advantages: [] },
    ])
    expect(t.state.territories[0]).toEqual(['polonia', 'cechia'])
    expect(t.events('spectator')).toEqual([{ kind: 'branchBought', seat: 0, state: 'francia', euro: 100_000 }])
    expect(t.state.agenda[1]).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 1 })
  })
  test.each([
    [100_000, undefined],
    [99_500, { rule: 'COM-4.6', why: 'branchTooDear', with: { euro: 100_000 } }],
  ])('[COM-4.6] with %i in cash', (cash, refusal) => {
    const t = buying({ money: [cash, 0, 0] })
    expect(t.refusal(0, { kind: 'buyBranch', state: 'francia' })).toEqual(refusal)
    expect(t.legal(0).filter(({ kind }) => kind === 'buyBranch')).toHaveLength(refusal === undefined ? 3 : 0)
  })
  test('[COM-4.6] only on the state of a territory card in hand', () => {
    const t = buying({ territories: [['francia'], ['polonia'], []] })
    expect(t.refusal(0, { kind: 'buyBranch', state: 'polonia' })).toMatchObject({ rule: 'COM-4.6', why: 'cardNotInHand' })
  })
  test("[COM-4.6] not where anyone's branch is", () => {
    for (const held of [
      bases(['germania', 'francia'], ['italia'], ['giappone']),
      bases(['germania'], ['italia', 'francia'], ['giappone']),
    ]) {
      const t = buying({ bases: held })
      expect(t.refusal(0, { kind: 'buyBranch', state: 'francia' })).toMatchObject({ rule: 'COM-4.6', why: 'stateTaken' })
      expect(t.legal(0)).not.toContainEqual({ kind: 'buyBranch', state: 'francia' })
      expect(t.legal(0)).toContainEqual({ kind: 'buyBranch', state: 'polonia' })
    }
  })
  test.each([
    ['germania', { rule: 'COM-4.6', why: 'stateTaken' }], // his own
    ['italia', { rule: 'COM-2.4', why: 'hqState' }],
    ['giappone', { rule: 'COM-2.4', why: 'hqState' }],
  ] as const)('[COM-2.4] not in the HQ state %s', (state, refusal) => {
    const t = buying({ territories: [['germania', 'italia', 'giappone'], [], []] })
    expect(t.refusal(0, { kind: 'buyBranch', state })).toEqual(refusal)
    expect(t.legal(0).some(({ kind }) => kind === 'buyBranch')).toBe(false)
  })
  test('[COM-4.6] an HQ state that nobody has chosen is a state like others', () => {
    const t = buying({ territories: [['sudafrica'], [], []] }).play(0, { kind: 'buyBranch', state: 'sudafrica' })
    expect(t.state.bases[0]?.[1]).toEqual({ state: 'sudafrica', advantages: [] })
  })
  test('[COM-4.6] others see that it is his', () => {
    expect(buying().play(0, { kind: 'buyBranch', state: 'francia' }).view(2).bases[0]).toHaveLength(2)
  })
})

describe('setting vehicles at a new branch', () => {
  const bought = (state: State['territories'][number][number], changes: Partial<State> = {}) =>
    table({ agenda: turnOf(0), territories: [[state], [], []], ...changes }).play(0, { kind: 'buyBranch', state })

  test('[COM-4.6] on buying it he may at once set own vehicles there, free', () => {
    const t = bought('francia')
    expect(t.pending).toEqual([0])
    expect(t.legal(0).filter(({ kind }) => kind !== 'offer')).toEqual([
      { kind: 'skip' },
      { kind: 'place', vehicle: truck(0) },
      { kind: 'place', vehicle: truck(0, 2) },
      { kind: 'place', vehicle: ship(0) },
      { kind: 'place', vehicle: plane(0) },
    ])
    t.play(0, { kind: 'place', vehicle: truck(0) })
    expect(t.state.fleet[truck(0)]?.place).toEqual(inState('francia'))
    expect(t.state.money[0]).toBe(100_000)
    expect(t.events().at(-1)).toEqual({ kind: 'vehiclePlaced', seat: 0, vehicle: truck(0), at: 'francia' })
    expect(t.state.agenda.at(-1)).toMatchObject({ kind: 'distribute', branch: 'francia' })
  })
  test('[COM-4.6] any of them, until all are there', () => {
    const t = bought('francia')
    for (const vehicle of [truck(0), plane(0), ship(0), truck(0, 2)]) {
      expect(t.state.agenda.at(-1)).toMatchObject({ kind: 'distribute' })
      t.play(0, { kind: 'place', vehicle })
      expect(t.state.fleet[vehicle]?.place).toEqual(inState('francia'))
    }
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 1 })
    expect(kinds(t)).not.toContain('distributed')
  })
  test('[COM-4.6] or none', () => {
    const t = bought('francia').play(0, { kind: 'skip' })
    expect(t.events().at(-1)).toEqual({ kind: 'distributed', seat: 0, branch: 'francia' })
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 1 })
    expect(t.state.fleet[truck(0)]?.place).toEqual(inState('germania'))
  })
  test('[COM-4.6] afterwards no more', () => {
    const t = bought('francia').play(0, { kind: 'skip' })
    expect(t.refusal(0, { kind: 'place', vehicle: truck(0) })).toBeDefined()
  })
  test('[COM-4.6] from anywhere, over any distance', () => {
    const t = bought('queensland', { fleet: fleet({ [truck(0)]: inState('polonia'), [ship(0)]: inState('grecia') }) })
    t.play(0, { kind: 'place', vehicle: truck(0) }).play(0, { kind: 'place', vehicle: ship(0) })
    expect([t.state.fleet[truck(0)]?.place, t.state.fleet[ship(0)]?.place]).toEqual([inState('queensland'), inState('queensland')])
  })
  test('[COM-4.6] a ship needs a port, a plane an airport', () => {
    const places = (state: 'cechia' | 'austria' | 'romania') =>
      bought(state)
        .legal(0)
        .flatMap(each => (each.kind === 'place' ? [each.vehicle] : []))
    expect(places('cechia')).toEqual([truck(0), truck(0, 2)])
    expect(places('austria')).toEqual([truck(0), truck(0, 2), plane(0)])
    expect(places('romania')).toEqual([truck(0), truck(0, 2), ship(0)])
    expect(bought('cechia').refusal(0, { kind: 'place', vehicle: ship(0) })).toMatchObject({ rule: 'COM-4.6', why: 'cannotBePlaced' })
    expect(bought('romania').refusal(0, { kind: 'place', vehicle: plane(0) })).toMatchObject({ rule: 'COM-4.6', why: 'cannotBePlaced' })
  })
  test.each([
    ['at sea', ship(0), onHex(2, 17)],
    ['in flight', plane(0), onHex(2, 17)],
    ['aboard', truck(0), aboard(ship(0))],
    ['in stock', truck(0), STOCK],
    ['there already', truck(0), inState('francia')],
    ['stopped', truck(0), { stopped: 'thisTurn' }],
    ['stopped for the next turn', truck(0), { stopped: 'nextTurn' }],
  ] as const)('[COM-4.6] not one that is %s', (_, vehicle, change) => {
    const t = bought('francia', { fleet: fleet({ [vehicle]: change }) })
    expect(t.refusal(0, { kind: 'place', vehicle })).toMatchObject({ rule: 'COM-4.6', why: 'cannotBePlaced' })
    expect(t.legal(0)).not.toContainEqual({ kind: 'place', vehicle })
  })
  test('[COM-4.6] not one with a truck aboard', () => {
    const t = bought('francia', { fleet: fleet({ [truck(0)]: aboard(ship(0)) }) })
    expect(t.refusal(0, { kind: 'place', vehicle: ship(0) })).toMatchObject({ rule: 'COM-4.6', why: 'cannotBePlaced' })
  })
  test("[COM-4.6] not another's, and none that does not exist", () => {
    for (const vehicle of [truck(1), 30])
      expect(bought('francia').refusal(0, { kind: 'place', vehicle })).toMatchObject({ rule: 'COM-4.6', why: 'cannotBePlaced' })
  })
  test('[COM-9.4] not one laid aside in an auction', () => {
    const t = bought('francia', { auctions: [auction(0, { vehicles: [truck(0)] })] })
    expect(t.refusal(0, { kind: 'place', vehicle: truck(0) })).toMatchObject({ rule: 'COM-9.4', why: 'vehicleInAuction' })
  })
  test('[COM-4.6] with nothing to set there nobody is asked', () => {
    const t = bought('cechia', { fleet: fleet({ [truck(0)]: STOCK, [truck(0, 2)]: aboard(ship(0)) }) })
    expect(kinds(t)).toEqual(['branchBought'])
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 1 })
  })
  test('[COM-4.6] no tax, customs or event: a red-flag state', () => {
    const t = bought('ucraina', { customs: customsDeck('goodsHeld') }).play(0, { kind: 'place', vehicle: truck(0) })
    expect(kinds(t)).toEqual(['branchBought', 'vehiclePlaced'])
    expect(t.state.money).toEqual([100_000, 200_000, 200_000])
  })
})

describe('selling a branch', () => {
  const HELD = bases(['germania', ['francia', 'toll', 'warehouse'], 'spagna'], ['italia', 'grecia'], ['giappone'])
  const selling = (changes: Partial<State> = {}) => table({ agenda: turnOf(0), bases: HELD, ...changes })

  test('[COM-4.6] it brings 50,000; its card and attached specials are discarded', () => {
    const t = selling().play(0, { kind: 'sellBranch', state: 'francia' })
    expect(t.state.money[0]).toBe(250_000)
    expect(t.state.bank).toBe(-50_000)
    expect(t.state.bases[0]?.map(({ state }) => state)).toEqual(['germania', 'spagna'])
    expect(t.state.discards).toEqual({ territory: ['francia'], contract: ['toll', 'warehouse'] })
    expect(t.events()).toEqual([
      { kind: 'branchSold', seat: 0, state: 'francia', euro: 50_000, lost: ['toll', 'warehouse'], forced: false },
    ])
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 1 })
  })
  test('[COM-4.6] vehicles standing there stay', () => {
    const t = selling({ fleet: fleet({ [truck(0)]: inState('spagna'), [ship(0)]: inState('spagna') }) }).play(0, {
      kind: 'sellBranch',
      state: 'spagna',
    })
    expect([t.state.fleet[truck(0)]?.place, t.state.fleet[ship(0)]?.place]).toEqual([inState('spagna'), inState('spagna')])
  })
  test.each(['germania', 'grecia', 'italia', 'polonia'] as const)('[COM-4.6] %s is no branch of his', state => {
    expect(selling().refusal(0, { kind: 'sellBranch', state })).toMatchObject({ rule: 'COM-4.6', why: 'noSuchBranch' })
  })
  test('[COM-4.6] each own branch is offered, the headquarters are not', () => {
    expect(
      selling()
        .legal(0)
        .filter(({ kind }) => kind === 'sellBranch'),
    ).toEqual([
      { kind: 'sellBranch', state: 'francia' },
      { kind: 'sellBranch', state: 'spagna' },
    ])
  })
  test('[COM-9.4] one that is auctioned cannot be sold', () => {
    const t = selling({ auctions: [auction(0, { branches: ['francia'] })] })
    expect(t.refusal(0, { kind: 'sellBranch', state: 'francia' })).toEqual({ rule: 'COM-9.4', why: 'branchInAuction' })
    expect(t.legal(0).filter(({ kind }) => kind === 'sellBranch')).toEqual([{ kind: 'sellBranch', state: 'spagna' }])
  })
  test('[COM-4.6] the state is free for another branch then', () => {
    const t = selling().play(0, { kind: 'sellBranch', state: 'francia' })
    const next = table({ agenda: turnOf(1), turn: 1, bases: t.state.bases, territories: [[], ['francia'], []] })
    expect(next.refusal(1, { kind: 'buyBranch', state: 'francia' })).toBeUndefined()
  })
})

describe('the tax of a headquarters', () => {
  test('[COM-2.4] a truck that enters pays 10,000 to the owner', () => {
    const t = table({ agenda: turnOf(0), fleet: fleet({ [truck(0)]: inState('svizzera') }) }).play(0, {
      kind: 'step',
      vehicle: truck(0),
      to: 'italia',
    })
    expect(t.state.money).toEqual([189_500, 210_000, 200_000])
    expect(t.events().at(-1)).toEqual({ kind: 'taxPaid', seat: 0, to: 1, state: 'italia', euro: 10_000, what: 'tax' })
  })
  test('[COM-2.4] a ship that docks', () => {
    const t = table({ agenda: turnOf(0), fleet: fleet({ [ship(0)]: onHex(3, 17) }) }).play(0, {
      kind: 'step',
      vehicle: ship(0),
      to: 'italia',
    })
    expect(t.state.money).toEqual([189_000, 210_000, 200_000])
  })
  test('[COM-2.4] a plane that lands', () => {
    const t = table({ agenda: turnOf(0) }).play(0, { kind: 'step', vehicle: plane(0), to: 'italia' })
    expect(t.state.money).toEqual([189_000, 210_000, 200_000])
  })
  test('[COM-2.4] loaded as well as empty', () => {
    const t = table(
      delivering(truck(0), 1, 3, {
        signed: [[signed(1, 'svizzera', 'fabrics', 'spagna')], [], []],
        fleet: fleet({ [truck(0)]: inState('svizzera') }),
        customs: customsDeck('wavedThrough'),
      }),
    ).play(0, { kind: 'step', vehicle: truck(0), to: 'italia' })
    expect(t.state.money).toEqual([189_500, 210_000, 200_000])
  })
  test('[COM-2.4] at every entry', () => {
    const t = table({ agenda: turnOf(0), fleet: fleet({ [truck(0)]: inState('francia') }) })
    for (const to of ['italia', 'francia', 'italia'] as const) t.play(0, { kind: 'step', vehicle: truck(0), to })
    expect(t.state.money).toEqual([179_500, 220_000, 200_000])
  })
  test('[COM-2.4] the owner pays nothing to himself', () => {
    const t = table({ agenda: turnOf(0), fleet: fleet({ [truck(0)]: inState('polonia') }) }).play(0, {
      kind: 'step',
      vehicle: truck(0),
      to: 'germania',
    })
    expect(t.state.money).toEqual([199_500, 200_000, 200_000])
    expect(kinds(t)).not.toContain('taxPaid')
  })
  test('[COM-2.4] a branch takes no tax', () => {
    const t = table({ agenda: turnOf(0), bases: bases(['germania'], ['italia', 'polonia'], ['giappone']) }).play(0, {
      kind: 'step',
      vehicle: truck(0),
      to: 'polonia',
    })
    expect(t.state.money).toEqual([199_500, 200_000, 200_000])
  })
  test('[COM-2.4] not for flying over', () => {
    const t = table({ agenda: turnOf(0) }).play(0, { kind: 'step', vehicle: plane(0), to: 3 * 36 + 17 })
    expect(t.state.fleet[plane(0)]?.place).toEqual(onHex(3, 17))
    expect(t.state.money).toEqual([199_000, 200_000, 200_000])
  })
  test('[COM-2.4] not for lying in the sea hex', () => {
    const t = table({ agenda: turnOf(0), fleet: fleet({ [ship(0)]: onHex(4, 17) }) }).play(0, {
      kind: 'step',
      vehicle: ship(0),
      to: 3 * 36 + 17,
    })
    expect(t.state.money).toEqual([199_000, 200_000, 200_000])
  })
  test('[COM-2.4] not for being put off a crossing', () => {
    const t = table(
      delivering(truck(0), 1, 1, {
        bases: bases(['germania'], ['granbretagna'], ['giappone']),
        fleet: fleet({ [truck(0)]: inState('francia') }),
        signed: [[signed(1, 'francia', 'vaccines', 'granbretagna')], [], []],
        customs: customsDeck('goodsHeld'),
      }),
    ).play(0, { kind: 'step', vehicle: truck(0), to: 'manica' })
    expect(t.state.fleet[truck(0)]?.place).toEqual(inState('granbretagna'))
    expect(t.state.money).toEqual([194_500, 200_000, 200_000]) // fuel and the fee, no tax
  })
  test('[COM-2.4] not for being brought by weather: nobody pays for a vehicle blown home', () => {
    const t = table({
      fleet: fleet({ [truck(0)]: inState('polonia') }),
      weather: { continent: 'EU', roll: 4 },
      random: luck(dice => dice.below('saves', 6) === 0),
      agenda: [{ kind: 'save', vehicle: truck(0) }],
    })
    expect(t.state.fleet[truck(0)]?.place).toEqual(inState('germania'))
    expect(t.state.money).toEqual([200_000, 200_000, 200_000])
    expect(kinds(t)).toEqual(['saveRolled', 'blownHome'])
  })
  test("[COM-2.4] nor for another's truck that is blown to his carrier's headquarters", () => {
    const t = table({
      fleet: fleet({ [plane(0)]: onHex(2, 18), [truck(1)]: aboard(plane(0)) }),
      weather: { continent: 'EU', roll: 6 },
      random: luck(dice => dice.below('saves', 6) === 0),
      agenda: [{ kind: 'save', vehicle: plane(0) }],
    })
    expect(t.state.fleet[plane(0)]?.place).toEqual(inState('germania'))
    expect(t.state.fleet[truck(1)]?.place).toEqual(aboard(plane(0)))
    expect(t.state.money).toEqual([200_000, 200_000, 200_000])
  })
  test('[COM-2.4] a carrier and the truck aboard enter as one', () => {
    const t = table({ agenda: turnOf(0), fleet: fleet({ [truck(0)]: aboard(plane(0)) }) }).play(0, {
      kind: 'step',
      vehicle: plane(0),
      to: 'italia',
    })
    expect(t.state.money).toEqual([189_000, 210_000, 200_000])
    expect(kinds(t).filter(kind => kind === 'taxPaid')).toHaveLength(1)
  })
  test("[COM-2.4] another's truck aboard pays nothing of its own", () => {
    const t = table({ agenda: turnOf(0), fleet: fleet({ [truck(2)]: aboard(plane(0)) }) }).play(0, {
      kind: 'step',
      vehicle: plane(0),
      to: 'italia',
    })
    expect(t.state.money).toEqual([189_000, 210_000, 200_000])
  })
  test('[COM-2.4] leaving or boarding a carrier makes no entry', () => {
    const t = table({ agenda: turnOf(0), fleet: fleet({ [plane(0)]: inState('italia'), [truck(0)]: aboard(plane(0)) }) })
    t.play(0, { kind: 'leave', truck: truck(0) }).play(0, { kind: 'board', truck: truck(0), carrier: plane(0) })
    expect(t.state.money).toEqual([200_000, 200_000, 200_000])
  })
  test('[COM-2.4] the owner waives it by a pass', () => {
    const entering = (passes: State['passes']) =>
      table({ agenda: turnOf(0), passes, fleet: fleet({ [truck(0)]: inState('svizzera') }) }).play(0, {
        kind: 'step',
        vehicle: truck(0),
        to: 'italia',
      }).state.money
    expect(entering([{ from: 1, to: 0 }])).toEqual([199_500, 200_000, 200_000])
    expect(entering([{ from: 0, to: 1 }])).toEqual([189_500, 210_000, 200_000])
    expect(entering([{ from: 1, to: 2 }])).toEqual([189_500, 210_000, 200_000])
    expect(entering([{ from: 2, to: 0 }])).toEqual([189_500, 210_000, 200_000])
  })
  test('[COM-2.4] tolls come on top of it', () => {
    const t = table({
      agenda: turnOf(0),
      bases: bases(['germania'], [['italia', 'toll', 'toll']], ['giappone']),
      fleet: fleet({ [truck(0)]: inState('svizzera') }),
    })
    t.play(0, { kind: 'step', vehicle: truck(0), to: 'italia' })
    expect(t.state.money).toEqual([179_500, 220_000, 200_000])
    expect(t.events().slice(-3)).toEqual([
      { kind: 'taxPaid', seat: 0, to: 1, state: 'italia', euro: 10_000, what: 'tax' },
      { kind: 'taxPaid', seat: 0, to: 1, state: 'italia', euro: 5_000, what: 'toll' },
      { kind: 'taxPaid', seat: 0, to: 1, state: 'italia', euro: 5_000, what: 'toll' },
    ])
  })
  test('[COM-2.4] it is charged to the mover, also with a chartered vehicle', () => {
    const t = table(
      delivering(truck(2), 1, 3, {
        signed: [[signed(1, 'svizzera', 'fabrics', 'spagna')], [], []],
        fleet: fleet({ [truck(2)]: inState('svizzera') }),
        charters: [{ vehicle: truck(2), by: 0, signed: 1 }],
        customs: customsDeck('wavedThrough'),
      }),
    ).play(0, { kind: 'step', vehicle: truck(2), to: 'italia' })
    expect(t.state.money).toEqual([189_500, 210_000, 200_000])
  })
})

describe('who cannot pay the tax', () => {
  const entering = (cash: number, changes: Partial<State> = {}) =>
    table({ agenda: turnOf(0, 1, 2), money: [cash, 0, 0], fleet: fleet({ [truck(0)]: inState('svizzera') }), ...changes })
  const ITALIA = { kind: 'step', vehicle: truck(0), to: 'italia' } as const

  test('[COM-2.4] fuel and tax must be in cash: 10,500 is enough', () => {
    const t = entering(10_500).play(0, ITALIA)
    expect(t.state.money).toEqual([0, 10_000, 0])
  })
  test('[COM-2.4] with 500 less the step is refused before anything is paid', () => {
    const t = entering(10_000)
    expect(t.refusal(0, ITALIA)).toMatchObject({ rule: 'COM-2.4', why: 'cannotPayTax', with: { euro: 10_000 } })
    expect(t.legal(0)).not.toContainEqual(ITALIA)
  })
  test('[COM-2.4] no forced sale for tax and tolls: fuel alone is in cash', () => {
    expect(entering(500).refusal(0, ITALIA)).toMatchObject({ rule: 'COM-2.4', why: 'cannotPayTax' })
  })
  test('[COM-2.4] tolls count with the tax', () => {
    const held = { bases: bases(['germania'], [['italia', 'toll']], ['giappone']) }
    expect(entering(15_000, held).refusal(0, ITALIA)).toMatchObject({ rule: 'COM-2.4', why: 'cannotPayTax', with: { euro: 15_000 } })
    expect(entering(15_500, held).refusal(0, ITALIA)).toBeUndefined()
  })
  test('[COM-2.4] with a pass no cash is needed for it', () => {
    expect(entering(500, { passes: [{ from: 1, to: 0 }] }).refusal(0, ITALIA)).toBeUndefined()
  })
  test('[COM-2.4] fuel needs a forced sale and the step owes tax: the sale comes first', () => {
    const t = entering(0).play(0, ITALIA)
    expect(t.state.agenda.at(-1)).toMatchObject({ kind: 'forcedSale', seat: 0, euro: 500, due: 'fuel' })
    t.play(0, { kind: 'sellVehicle', vehicle: truck(0, 2) })
    expect(t.state.fleet[truck(0)]?.place).toEqual(inState('italia'))
    expect(t.state.money).toEqual([4_500, 10_000, 0]) // 15,000 less fuel and tax
  })
  test('[COM-2.4] he need not sell: then the step is not made', () => {
    const t = entering(0).play(0, ITALIA).play(0, { kind: 'refuseToSell' })
    expect(t.state.fleet[truck(0)]?.place).toEqual(inState('svizzera'))
    expect(t.state.money).toEqual([0, 0, 0])
    expect(t.state.journey).toBe('none')
    expect(t.state.agenda.at(-1)).toMatchObject({ kind: 'turn', seat: 0, actions: 2 })
  })
  test('[COM-2.4] still short after the sale: the step is refused and the sale stands', () => {
    const t = entering(0, { bases: bases(['germania'], [['italia', 'toll', 'toll']], ['giappone']) }) // 20,000 is due
    t.play(0, ITALIA).play(0, { kind: 'sellVehicle', vehicle: truck(0, 2) })
    expect(t.state.fleet[truck(0)]?.place).toEqual(inState('svizzera'))
    expect(t.state.fleet[truck(0, 2)]?.place).toEqual(STOCK)
    expect(t.state.money).toEqual([15_000, 0, 0])
    expect(t.events().at(-1)).toEqual({ kind: 'stepRefused', seat: 0, vehicle: truck(0) })
    expect(t.state.agenda.at(-1)).toMatchObject({ kind: 'turn', seat: 0, actions: 2 })
  })
  test('[COM-2.4] in a delivery it goes on from where it is', () => {
    const t = table(
      delivering(truck(0), 1, 3, {
        money: [0, 0, 0],
        bases: bases(['germania'], [['italia', 'toll', 'toll']], ['giappone']),
        signed: [[signed(1, 'svizzera', 'fabrics', 'spagna')], [], []],
        fleet: fleet({ [truck(0)]: inState('svizzera') }),
      }),
    )
    t.play(0, ITALIA).play(0, { kind: 'sellVehicle', vehicle: truck(0, 2) })
    expect(t.state.agenda.slice(1)).toEqual(inTurn(0, { kind: 'travel', seat: 0 }))
    expect(t.state.journey).toMatchObject({ tm: 0, steps: 0 })
    expect(t.state.money).toEqual([15_000, 0, 0])
  })
})
