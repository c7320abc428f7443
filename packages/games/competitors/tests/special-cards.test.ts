/** [COM-8.1, COM-8.2, COM-C7] Contracts and the 14 special cards. Soffiata has a file of its own. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import type { Command } from '../commands.ts'
import { SPECIAL_IDS, type Special } from '../content/specials.ts'
import { TERRITORY_IDS } from '../content/territories.ts'
import type { State, Step } from '../state.ts'
import {
  cardsOf,
  customsCards,
  dice,
  eventsOf,
  isUnderWay,
  type LaidDelivery,
  left,
  placeIn,
  skies,
  step,
  underWay,
} from './cards-stage.ts'
import { aboard, bases, customsDeck, delivering, fleet, inState, onHex, plane, ship, signed, stage, truck, turnOf } from './stage.ts'

const { table, luck } = testTable(stage)
type Table = ReturnType<typeof table>
const VIEWERS = [0, 1, 2, 'spectator'] as const
const OTHERS = [1, 2, 'spectator'] as const
const STOCK = { place: { kind: 'stock' } } as const
const HOMES = bases(['germania'], ['italia'], ['giappone'])
const hex = (row: number, column: number) => row * 36 + column
const attach = (card: Special, at: Extract<Command, { kind: 'attach' }>['at']): Command => ({ kind: 'attach', card, at })
const playCard = (card: Special): Command => ({ kind: 'playCard', card })

/** Seat 0 in turn with these contract cards in hand. */
const holding = (cards: readonly Special[], changes: Partial<State> = {}): Table =>
  table({ contracts: [[...cards], [], []], agenda: turnOf(0), ...changes })
const SPECIAL_KINDS = ['attach', 'playCard', 'spyOn', 'callStrike', 'revoke', 'layReady', 'takeUp']
const specialsOf = (t: Table, seat = 0) => t.legal(seat).filter(({ kind }) => SPECIAL_KINDS.includes(kind))

describe('contracts', () => {
  test('[COM-8.1] a delivery announces the T.M. of the card to all, not its goods', () => {
    const t = table({ agenda: turnOf(0), signed: [[signed(1, 'germania', 'fertiliser', 'cinaest')], [], []] })
    t.play(0, { kind: 'deliver', signed: 1, vehicle: truck(0) })
    for (const viewer of VIEWERS) {
      expect(eventsOf(t, 'deliveryBegun', viewer)).toMatchObject([{ tm: 4, sender: 'germania', recipient: 'cinaest', vehicle: truck(0) }])
      expect(t.view(viewer).signed[0]?.[0]?.contract).toBe(viewer === 0 ? 'fertiliser' : null)
    }
    expect(t.state.journey).toMatchObject({ delivery: { allowed: 4 } })
  })
  test.each([
    ['strawberries', 90_000],
    ['smuggled-cigarettes', 150_000],
  ] as const)('[COM-8.1] %s pays what is printed on it: %i', (goods, pay) => {
    const laid = { signed: [[signed(1, 'germania', goods, 'polonia')], [], []] }
    const t = table(delivering(truck(0), 1, 1, laid)).play(0, step(truck(0), 'polonia'))
    expect(t.state.money[0]).toBe(200_000 - 500 + pay)
  })
  test('[COM-8.1] a vehicle symbol names the only kind, no symbol and illegal goods allow any', () => {
    const of = (goods: Parameters<typeof signed>[2]) => {
      const t = table({ agenda: turnOf(0), signed: [[signed(1, 'germania', goods, 'cinaest')], [], []] })
      return [truck(0), ship(0), plane(0)].map(vehicle => t.refusal(0, { kind: 'deliver', signed: 1, vehicle })?.why ?? 'allowed')
    }
    expect(of('newspapers')).toEqual(['allowed', 'wrongSymbol', 'wrongSymbol'])
    expect(of('bananas')).toEqual(['wrongSymbol', 'allowed', 'wrongSymbol'])
    expect(of('watches')).toEqual(['wrongSymbol', 'wrongSymbol', 'allowed'])
    expect(of('fabrics')).toEqual(['allowed', 'allowed', 'allowed'])
    expect(of('ivory')).toEqual(['allowed', 'allowed', 'allowed'])
  })
})

describe('playing them', () => {
  test('[COM-8.2] an advantage is attached to the own headquarters or a branch, free, for all to see', () => {
    const t = holding(['toll'], { bases: bases(['germania', 'francia'], ['italia'], ['giappone']) })
    expect(specialsOf(t)).toEqual([attach('toll', 'germania'), attach('toll', 'francia')])
    t.play(0, attach('toll', 'francia'))
    for (const viewer of VIEWERS)
      expect(t.view(viewer).bases[0]).toEqual([
        { state: 'germania', advantages: [] },
        { state: 'francia', advantages: ['toll'] },
      ])
    for (const viewer of VIEWERS)
      expect(eventsOf(t, 'attached', viewer)).toEqual([{ kind: 'attached', seat: 0, card: 'toll', at: 'francia' }])
    expect(t.state.contracts[0]).toEqual([])
    expect(t.state.discards.contract).toEqual([])
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 2 })
    expect(t.state.money[0]).toBe(200_000)
  })
  test('[COM-8.2] among other cards each way to play one is offered once', () => {
    const t = table({ contracts: [['fabrics', 'toll', 'toll', 'sponsor'], [], []], agenda: turnOf(0) })
    expect(specialsOf(t)).toEqual([attach('toll', 'germania'), playCard('sponsor')])
  })
  test('[COM-8.2] not to a base of another’s, nor where there is none', () => {
    const t = holding(['toll'])
    for (const at of ['italia', 'francia'] as const)
      expect(t.refusal(0, attach('toll', at))).toMatchObject({ rule: 'COM-8.2', why: 'noFreePlace' })
  })
  test('[COM-8.2] at most two advantages a site; one without a place stays in hand', () => {
    const t = holding(['toll', 'freeZone', 'warehouse'], { bases: bases([['germania', 'workshop']], ['italia'], ['giappone']) })
    t.play(0, attach('toll', 'germania'))
    expect(t.refusal(0, attach('freeZone', 'germania'))).toMatchObject({ rule: 'COM-8.2', why: 'noFreePlace' })
    expect(specialsOf(t)).toEqual([])
    expect(t.state.contracts[0]).toEqual(['freeZone', 'warehouse'])
    expect(t.state.bases[0]?.[0]?.advantages).toEqual(['workshop', 'toll'])
  })
  test('[COM-8.2] two sites hold two each', () => {
    const homes = bases(
      [
        ['germania', 'workshop', 'toll'],
        ['francia', 'toll'],
      ],
      ['italia'],
      ['giappone'],
    )
    const t = holding(['freeZone'], { bases: homes })
    expect(specialsOf(t)).toEqual([attach('freeZone', 'francia')])
    expect(t.refusal(0, attach('freeZone', 'germania'))).toMatchObject({ why: 'noFreePlace' })
  })
  test('[COM-8.2] only what is in hand', () => {
    const t = holding(['toll'])
    expect(t.refusal(0, attach('freeZone', 'germania'))).toMatchObject({ rule: 'COM-8.2', why: 'cardNotInHand' })
    expect(t.refusal(0, playCard('sponsor'))).toMatchObject({ rule: 'COM-8.2', why: 'cardNotInHand' })
    expect(t.refusal(0, { kind: 'callStrike', state: 'francia' })).toMatchObject({ rule: 'COM-8.2', why: 'cardNotInHand' })
    expect(t.refusal(0, { kind: 'spyOn', signed: 1 })).toMatchObject({ rule: 'COM-8.2', why: 'cardNotInHand' })
    expect(t.refusal(0, { kind: 'revoke', state: 'italia', card: 'toll' })).toMatchObject({ rule: 'COM-8.2', why: 'cardNotInHand' })
    expect(t.refusal(0, { kind: 'layReady', against: 1 })).toMatchObject({ rule: 'COM-8.3', why: 'cardNotInHand' })
  })
  test('[COM-8.2] interactions are not attached, advantages not played', () => {
    const t = holding(['toll', 'sponsor', 'spy', 'tipOff'])
    expect(t.refusal(0, attach('sponsor', 'germania'))).toMatchObject({ rule: 'COM-8.2', why: 'notAnAdvantage' })
    for (const card of ['toll', 'spy', 'tipOff'] as const)
      expect(t.refusal(0, playCard(card))).toMatchObject({ rule: 'COM-8.2', why: 'notPlayedLikeThis' })
  })
  test('[COM-8.2] in the own turn: not in another’s', () => {
    const t = table({ contracts: [[], ['sponsor', 'toll'], []], agenda: turnOf(0) })
    expect(t.refusal(1, playCard('sponsor'))).toMatchObject({ why: 'notYourDecision' })
    expect(t.refusal(1, attach('toll', 'italia'))).toMatchObject({ why: 'notYourDecision' })
  })
  test('[COM-8.2] also after the second action, until he says that his turn is over', () => {
    const t = holding(['sponsor', 'toll'], { agenda: turnOf(0, 0, 0) })
    t.play(0, playCard('sponsor')).play(0, attach('toll', 'germania'))
    expect(t.state.money[0]).toBe(215_000)
  })
  test('[COM-8.2] between two steps of a Move or delivery', () => {
    const t = table(underWay(truck(0), [], {}, { contracts: [['sponsor', 'toll'], [], []] }))
    expect(specialsOf(t)).toEqual(expect.arrayContaining([playCard('sponsor'), attach('toll', 'germania')]))
    t.play(0, playCard('sponsor')).play(0, attach('toll', 'germania'))
    expect(t.state.money[0]).toBe(215_000)
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'travel', seat: 0 })
    expect(isUnderWay(t)).toBe(true)
  })
  test('[COM-8.2] never while a card or event waits', () => {
    const waits: Step = { kind: 'choose', seat: 0, options: [[], []], source: 'customs', vehicle: truck(0) }
    const t = table(underWay(truck(0), [waits], {}, { contracts: [['sponsor', 'fastLane', 'toll'], [], []] }))
    for (const command of [playCard('sponsor'), playCard('fastLane'), attach('toll', 'germania')])
      expect(t.refusal(0, command)).toMatchObject({ why: 'notThisDecision' })
    expect(specialsOf(t)).toEqual([])
  })
  test('[COM-8.2] a special cannot be signed', () => {
    const t = holding(['toll', 'sponsor'], { territories: [['polonia', 'francia'], [], []] })
    for (const contract of ['toll', 'sponsor'] as const)
      expect(t.refusal(0, { kind: 'sign', sender: 'polonia', contract, recipient: 'francia' })).toMatchObject({
        rule: 'COM-8.2',
        why: 'specialNotSigned',
      })
  })
  test('[COM-8.2] a special in hand counts as a contract card, unseen by others', () => {
    const t = holding(['toll', 'sponsor'])
    for (const viewer of OTHERS) expect(t.view(viewer).contracts[0]).toEqual([null, null])
    expect(
      t.refusal(0, { kind: 'offer', to: 1, give: 'contract:toll', giveMoney: 0, ask: 'nothing', askMoney: 500, at: 'stay' }),
    ).toBeUndefined()
  })
  test('[COM-8.2] interactions are discarded when they have acted', () => {
    const t = holding(['sponsor'])
    t.play(0, playCard('sponsor'))
    expect(t.state.discards.contract).toEqual(['sponsor'])
    expect(t.state.contracts[0]).toEqual([])
  })
  test('[COM-8.2] an advantage is lost with its branch', () => {
    const homes = bases(['germania', ['francia', 'toll', 'workshop']], ['italia'], ['giappone'])
    const t = holding([], { bases: homes })
    t.play(0, { kind: 'sellBranch', state: 'francia' })
    expect(t.state.discards.contract.toSorted()).toEqual(['toll', 'workshop'])
    expect(t.state.bases[0]).toEqual([{ state: 'germania', advantages: [] }])
  })
})

describe('Pedaggio', () => {
  const tolled = (...cards: Special[]) => bases(['germania'], ['italia', ['polonia', ...cards]], ['giappone'])
  const enter = (changes: Partial<State>, vehicle = truck(0), to: Parameters<typeof step>[1] = 'polonia') =>
    table({ agenda: turnOf(0), ...changes }).play(0, step(vehicle, to))

  test('[COM-C7] a foreign truck that enters pays its owner 5,000', () => {
    const t = enter({ bases: tolled('toll') })
    expect(t.state.money).toEqual([200_000 - 500 - 5_000, 205_000, 200_000])
    expect(eventsOf(t, 'taxPaid', 2)).toEqual([{ kind: 'taxPaid', seat: 0, to: 1, state: 'polonia', euro: 5_000, what: 'toll' }])
  })
  test('[COM-C7] each card', () => expect(enter({ bases: tolled('toll', 'toll') }).state.money[1]).toBe(210_000))
  test('[COM-C7] besides the tax of a headquarters', () => {
    const homes = bases(['germania'], [['italia', 'toll']], ['giappone'])
    const t = enter({ bases: homes, fleet: fleet({ [truck(0)]: inState('francia') }) }, truck(0), 'italia')
    expect(t.state.money).toEqual([200_000 - 500 - 15_000, 215_000, 200_000])
  })
  test('[COM-C7] a ship that docks and a plane that lands, too', () => {
    expect(enter({ bases: tolled('toll'), fleet: fleet({ [ship(0)]: onHex(2, 18) }) }, ship(0)).state.money[1]).toBe(205_000)
    expect(enter({ bases: tolled('toll') }, plane(0)).state.money[1]).toBe(205_000)
  })
  test('[COM-C7] not its owner, not where another card lies, not next door', () => {
    const own = enter({ bases: bases(['germania', ['polonia', 'toll']], ['italia'], ['giappone']) })
    expect(own.state.money).toEqual([199_500, 200_000, 200_000])
    expect(enter({ bases: tolled('freeZone') }).state.money[1]).toBe(200_000)
    expect(enter({ bases: tolled('toll') }, truck(0), 'cechia').state.money[1]).toBe(200_000)
  })
  test('[COM-C7] a pass waives it', () => {
    expect(enter({ bases: tolled('toll'), passes: [{ from: 1, to: 0 }] }).state.money).toEqual([199_500, 200_000, 200_000])
    expect(enter({ bases: tolled('toll'), passes: [{ from: 2, to: 0 }] }).state.money[1]).toBe(205_000)
  })
  test('[COM-C7] it must be covered by cash, like the tax', () => {
    const t = table({ agenda: turnOf(0), bases: tolled('toll', 'toll'), money: [10_400, 0, 0] })
    expect(t.refusal(0, step(truck(0), 'polonia'))).toMatchObject({ rule: 'COM-2.4', why: 'cannotPayTax' })
    expect(
      table({ agenda: turnOf(0), bases: tolled('toll', 'toll'), money: [10_500, 0, 0] }).refusal(0, step(truck(0), 'polonia')),
    ).toBeUndefined()
  })
  test('[COM-C7] who enters by a chartered vehicle pays, also to its lender', () => {
    const laid = {
      bases: tolled('toll'),
      fleet: fleet({ [truck(1)]: inState('germania') }),
      charters: [{ vehicle: truck(1), by: 0, signed: 1 }],
    }
    const t = table(underWay(truck(1), [], {}, laid)).play(0, step(truck(1), 'polonia'))
    expect(t.state.money).toEqual([195_000, 205_000, 200_000])
  })
})

describe('Zona franca', () => {
  const zone = (state: 'germania' | 'francia' | 'polonia', ...cards: Special[]) =>
    bases(state === 'germania' ? [['germania', ...cards]] : ['germania', [state, ...cards]], ['italia'], ['giappone'])
  /** A loaded vehicle makes this step; the deck has a Sanzione on top. */
  const drawn = (vehicle: number, to: Parameters<typeof step>[1], changes: Partial<State>, laidOut: LaidDelivery = {}) =>
    customsCards(table(underWay(vehicle, [], laidOut, { customs: customsDeck('wavedThrough'), ...changes })).play(0, step(vehicle, to)))

  test('[COM-C7] no customs card on entering a state that shares a border with it', () => {
    expect(drawn(truck(0), 'svizzera', { bases: zone('germania', 'freeZone') })).toEqual([])
    expect(drawn(truck(0), 'svizzera', { bases: zone('germania') })).toEqual(['wavedThrough'])
  })
  test('[COM-C7] also when entered from elsewhere', () => {
    const pieces = fleet({ [truck(0)]: inState('italia') })
    expect(drawn(truck(0), 'svizzera', { bases: zone('germania', 'freeZone'), fleet: pieces })).toEqual([])
  })
  test('[COM-C7] not in a state further off', () => {
    const pieces = fleet({ [truck(0)]: inState('austria') })
    expect(drawn(truck(0), 'svizzera', { bases: zone('polonia', 'freeZone'), fleet: pieces })).toEqual(['wavedThrough'])
  })
  test('[COM-C7] a ship that docks, a plane that lands next door', () => {
    const marocco = bases(['germania', ['algeria', 'freeZone']], ['italia'], ['giappone'])
    const none = bases(['germania', 'algeria'], ['italia'], ['giappone'])
    const at = { fleet: fleet({ [ship(0)]: onHex(4, 16), [plane(0)]: inState('portogallo') }) }
    expect(drawn(ship(0), 'marocco', { ...at, bases: marocco })).toEqual([])
    expect(drawn(ship(0), 'marocco', { ...at, bases: none })).toEqual(['wavedThrough'])
    expect(drawn(plane(0), 'marocco', { ...at, bases: marocco })).toEqual([])
    expect(drawn(plane(0), 'marocco', { ...at, bases: none })).toEqual(['wavedThrough'])
  })
  test('[COM-C7] a crossing is no border', () => {
    // Gran Bretagna is next to Francia only by the Manica.
    expect(drawn(plane(0), 'granbretagna', { bases: zone('francia', 'freeZone') })).toEqual(['wavedThrough'])
  })
  test('[COM-C7] not for canals and straits', () => {
    const pieces = fleet({ [truck(0)]: inState('francia') })
    expect(drawn(truck(0), 'manica', { bases: zone('francia', 'freeZone'), fleet: pieces })).toEqual(['wavedThrough'])
  })
  test('[COM-C7] not for a card that an event or a Mancia orders', () => {
    const laid = {
      bases: zone('polonia', 'freeZone'),
      fleet: fleet({ [truck(0)]: inState('ucraina') }),
      customs: customsDeck('tip', 'penalty'),
    }
    const event: Step = { kind: 'political', vehicle: truck(0), state: 'ucraina' }
    const t = table(underWay(truck(0), [event], {}, { ...laid, random: luck(dice('events', 6)) })).play(0, {
      kind: 'chooseOption',
      option: 1,
    })
    expect(customsCards(t)).toEqual(['tip', 'penalty'])
  })
  test('[COM-C7] another’s does not help', () => {
    const homes = bases(['giappone'], [['germania', 'freeZone']], ['italia'])
    const pieces = fleet({ [truck(0)]: inState('germania') }, 3, homes)
    expect(drawn(truck(0), 'svizzera', { bases: homes, fleet: pieces })).toEqual(['wavedThrough'])
  })
})

describe('Magazzino', () => {
  const draws = (changes: Partial<State>) => {
    const t = table({ agenda: [{ kind: 'beginTurn', seat: 0 }], ...changes })
    expect(eventsOf(t, 'turnBegun')).toHaveLength(1)
    return t.state.agenda.at(-1)
  }
  const turn = (n: number) => ({ kind: 'turn', seat: 0, draws: n, actions: 2 })
  const store = (...cards: Special[]) => bases(['germania', ['polonia', ...cards]], ['italia'], ['giappone'])

  test('[COM-C7] with an own vehicle there he may draw one more at the start of his turn', () => {
    const there = { fleet: fleet({ [truck(0)]: inState('polonia') }) }
    expect(draws({ bases: store('warehouse'), ...there })).toEqual(turn(2))
    expect(draws({ bases: store(), ...there })).toEqual(turn(1))
    expect(draws({ bases: bases([['germania', 'warehouse']], ['italia'], ['giappone']) })).toEqual(turn(2))
  })
  test('[COM-C7] of either deck', () => {
    const t = table({ agenda: [{ kind: 'beginTurn', seat: 0 }], bases: bases([['germania', 'warehouse']], ['italia'], ['giappone']) })
    t.play(0, { kind: 'drawFree', deck: 'contract' }).play(0, { kind: 'drawFree', deck: 'territory' })
    expect(cardsOf(t, 0)).toEqual({ territories: 1, contracts: 1 })
    expect(t.refusal(0, { kind: 'drawFree', deck: 'territory' })).toMatchObject({ why: 'noDrawLeft' })
  })
  test('[COM-C7] not without a vehicle there, nor with another’s', () => {
    expect(draws({ bases: store('warehouse') })).toEqual(turn(1))
    expect(draws({ bases: store('warehouse'), fleet: fleet({ [truck(1)]: inState('polonia') }) })).toEqual(turn(1))
  })
  test('[COM-8.2] two add up, at one site or at two', () => {
    const there = { fleet: fleet({ [truck(0)]: inState('polonia') }) }
    expect(draws({ bases: store('warehouse', 'warehouse'), ...there })).toEqual(turn(3))
    expect(
      draws({
        bases: bases(
          [
            ['germania', 'warehouse'],
            ['polonia', 'warehouse'],
          ],
          ['italia'],
          ['giappone'],
        ),
        ...there,
      }),
    ).toEqual(turn(3))
  })
  test('[COM-C7] a truck aboard a docked ship is in the state', () => {
    expect(draws({ bases: store('warehouse'), fleet: fleet({ [ship(0)]: inState('polonia') }) })).toEqual(turn(2))
    const elsewhere = fleet({ [ship(0)]: onHex(2, 18), [truck(0)]: aboard(ship(0)) })
    expect(draws({ bases: store('warehouse'), fleet: elsewhere })).toEqual(turn(1))
  })
  test('[COM-C7] not in round 1', () => {
    expect(draws({ bases: bases([['germania', 'warehouse']], ['italia'], ['giappone']), round: 1 })).toEqual(turn(0))
  })
})

describe('Officina', () => {
  const shop = bases([['germania', 'workshop']], ['italia'], ['giappone'])
  const fuel = (t: Table) => eventsOf(t, 'stepTaken').map(each => each.fuel)

  test('[COM-C7] an own vehicle that begins a Move there pays no fuel', () => {
    for (const [vehicle, to] of [
      [truck(0), 'polonia'],
      [ship(0), hex(2, 17)],
      [plane(0), 'mosca'],
    ] as const)
      expect(fuel(table({ bases: shop, agenda: turnOf(0) }).play(0, step(vehicle, to)))).toEqual([0])
  })
  test('[COM-C7] nor on a delivery in its first T.M., in its second it does', () => {
    const laid = { bases: shop, signed: [[signed(1, 'germania', 'fabrics', 'urali')], [], []] }
    const t = table(delivering(truck(0), 1, 3, laid))
      .play(0, step(truck(0), 'polonia'))
      .play(0, { kind: 'nextTm' })
    t.play(0, step(truck(0), 'baltici'))
    expect(fuel(t)).toEqual([0, 500])
  })
  test('[COM-C7] a plane flies free in the whole first T.M., not in the second', () => {
    const laid = { bases: shop, signed: [[signed(1, 'germania', 'fabrics', 'cinaest')], [], []], customs: customsDeck('wavedThrough') }
    const t = table(delivering(plane(0), 1, 3, laid))
    t.play(0, step(plane(0), hex(2, 20)))
      .play(0, step(plane(0), hex(2, 23)))
      .play(0, step(plane(0), hex(2, 26)))
    expect(fuel(t)).toEqual([0, 0, 3_000])
  })
  test('[COM-C7] a step over two T.M. pays for the second', () => {
    const t = table(
      underWay(
        truck(0),
        [],
        { used: 4, journey: { freeFuel: true, fuelled: [] } },
        { bases: shop, fleet: fleet({ [truck(0)]: inState('polonia') }) },
      ),
    )
    t.play(0, step(truck(0), 'cechia'))
    expect(fuel(t)).toEqual([500])
  })
  test('[COM-C7] not a vehicle that begins elsewhere, nor without the card', () => {
    expect(
      fuel(table({ bases: shop, agenda: turnOf(0), fleet: fleet({ [truck(0)]: inState('polonia') }) }).play(0, step(truck(0), 'germania'))),
    ).toEqual([500])
    expect(fuel(table({ agenda: turnOf(0) }).play(0, step(truck(0), 'polonia')))).toEqual([500])
  })
  test('[COM-C7] not another vehicle that takes over the goods', () => {
    const laid = { bases: shop, signed: [[signed(1, 'germania', 'fabrics', 'urali')], [], []] }
    const t = table(delivering(truck(0), 1, 3, laid))
      .play(0, { kind: 'transfer', to: truck(0, 2) })
      .play(0, step(truck(0, 2), 'polonia'))
    expect(fuel(t)).toEqual([500])
  })
  test('[COM-C7] not at the workshop of another’s', () => {
    const homes = bases(['giappone'], [['germania', 'workshop']], ['italia'])
    const t = table({ bases: homes, fleet: fleet({ [truck(0)]: inState('germania') }, 3, homes), agenda: turnOf(0) })
    expect(fuel(t.play(0, step(truck(0), 'polonia')))).toEqual([500])
  })
  test('[COM-C7] only an own vehicle: a chartered one pays its fuel', () => {
    const laid = {
      bases: shop,
      fleet: fleet({ [truck(1)]: inState('germania') }),
      charters: [{ vehicle: truck(1), by: 0, signed: 1 }],
      signed: [[signed(1, 'germania', 'fabrics', 'urali')], [], []],
      agenda: turnOf(0),
    }
    const t = table(laid)
      .play(0, { kind: 'deliver', signed: 1, vehicle: truck(1) })
      .play(0, step(truck(1), 'polonia'))
    expect(fuel(t)).toEqual([500])
  })
})

describe('Assicurazione', () => {
  const insured = (...cards: Special[]) => bases([['germania', ...cards]], ['italia'], ['giappone'])
  const saves = (...faces: number[]) => luck(dice('saves', ...faces))
  /** Trucks of seat 0 in Cechia under a Blocco stradale, which 3 saves. */
  const struck = (changes: Partial<State>, ...vehicles: number[]) =>
    table({
      bases: insured('insurance'),
      weather: { continent: 'EU', roll: 10 },
      fleet: fleet(Object.fromEntries(vehicles.map(vehicle => [vehicle, inState('cechia')]))),
      agenda: [...turnOf(0), ...vehicles.toReversed().map((vehicle): Step => ({ kind: 'save', vehicle }))],
      ...changes,
    })

  test('[COM-C7] a failed save may be rolled again', () => {
    const t = struck({ random: saves(1, 3) }, truck(0))
    expect(t.pending).toEqual([0])
    expect(t.legal(0)).toEqual(expect.arrayContaining([{ kind: 'reroll' }, { kind: 'skip' }]))
    t.play(0, { kind: 'reroll' })
    expect(placeIn(t, truck(0))).toEqual(inState('cechia'))
    for (const viewer of VIEWERS)
      expect(eventsOf(t, 'saveRerolled', viewer)).toEqual([
        { kind: 'saveRerolled', vehicle: truck(0), roll: 3, needed: 3, insured: 'germania' },
      ])
    expect(t.state.insured).toEqual(['germania'])
    expect(t.state.agenda.at(-1)?.kind).toBe('turn')
  })
  test('[COM-C7] the second roll stands', () => {
    const t = struck({ random: saves(1, 2, 6) }, truck(0)).play(0, { kind: 'reroll' })
    expect(placeIn(t, truck(0))).toEqual(inState('germania'))
    expect(eventsOf(t, 'blownHome')).toHaveLength(1)
  })
  test('[COM-C7] the second roll stands even with two cards', () => {
    const t = struck({ random: saves(1, 2, 6), bases: insured('insurance', 'insurance') }, truck(0)).play(0, { kind: 'reroll' })
    expect(placeIn(t, truck(0))).toEqual(inState('germania'))
    expect(eventsOf(t, 'saveRerolled')).toHaveLength(1)
  })
  test('[COM-C7] he may leave it', () => {
    const t = struck({ random: saves(1, 6) }, truck(0)).play(0, { kind: 'skip' })
    expect(placeIn(t, truck(0))).toEqual(inState('germania'))
    expect(t.state.insured).toEqual([])
    expect(eventsOf(t, 'insuranceKept')).toEqual([{ kind: 'insuranceKept', vehicle: truck(0) }])
  })
  test('[COM-C7] a save that has not failed asks nothing', () => {
    const t = struck({ random: saves(3) }, truck(0))
    expect(t.state.agenda.at(-1)?.kind).toBe('turn')
  })
  test('[COM-C7] once a round', () => {
    const t = struck({ random: saves(1, 6, 1) }, truck(0), truck(0, 2)).play(0, { kind: 'reroll' })
    expect(placeIn(t, truck(0))).toEqual(inState('cechia'))
    expect(placeIn(t, truck(0, 2))).toEqual(inState('germania'))
    expect(t.state.agenda.at(-1)?.kind).toBe('turn')
  })
  test('[COM-8.2] two cards, at one site or at two, roll again two saves a round', () => {
    for (const homes of [
      insured('insurance', 'insurance'),
      bases(
        [
          ['germania', 'insurance'],
          ['polonia', 'insurance'],
        ],
        ['italia'],
        ['giappone'],
      ),
    ]) {
      const t = struck({ random: saves(1, 6, 1, 6), bases: homes }, truck(0), truck(0, 2))
      t.play(0, { kind: 'reroll' }).play(0, { kind: 'reroll' })
      expect([placeIn(t, truck(0)), placeIn(t, truck(0, 2))]).toEqual([inState('cechia'), inState('cechia')])
      expect(t.state.insured).toEqual([homes[0]?.[0]?.state, homes[0]?.at(-1)?.state])
    }
  })
  test('[COM-C7] of three failed saves two cards do not help the third', () => {
    const t = struck({ random: saves(1, 6, 1, 6, 1), bases: insured('insurance', 'insurance') }, truck(0), truck(0, 2), truck(0, 3))
    t.play(0, { kind: 'reroll' }).play(0, { kind: 'reroll' })
    expect(placeIn(t, truck(0, 3))).toEqual(inState('germania'))
    expect(t.state.agenda.at(-1)?.kind).toBe('turn')
  })
  test('[COM-C7] one that was used does not come back for another in a different continent', () => {
    const homes = bases(
      [
        ['giappone', 'insurance'],
        ['polonia', 'insurance'],
      ],
      ['italia'],
      ['germania'],
    )
    const t = struck({ random: saves(1), bases: homes, insured: ['polonia'] }, truck(0))
    expect(placeIn(t, truck(0))).toEqual(inState('polonia'))
    expect(eventsOf(t, 'blownHome')).toHaveLength(1)
  })
  test('[COM-C7] in the next round again', () => {
    const laid = { round: 1, insured: ['germania' as const], bases: insured('insurance'), fleet: fleet({ [truck(0)]: inState('cechia') }) }
    const t = table({ ...laid, random: luck(skies('EU', 10, face => face === 1)), agenda: [{ kind: 'startRound' }] })
    expect(t.state.agenda.at(-1)).toMatchObject({ kind: 'insure', seat: 0, vehicle: truck(0), needed: 3 })
  })
  test('[COM-C7] only in its continent, and only its owner’s', () => {
    const elsewhere = bases(['germania', ['marocco', 'insurance']], [['italia', 'insurance']], ['giappone'])
    const t = struck({ random: saves(1, 6), bases: elsewhere }, truck(0))
    expect(placeIn(t, truck(0))).toEqual(inState('germania'))
  })
  test('[COM-C7] at sea in every area of the hex', () => {
    const homes = bases(['germania', ['marocco', 'insurance']], ['italia'], ['giappone'])
    const laid = {
      bases: homes,
      weather: { continent: 'AF', roll: 1 } as const,
      fleet: fleet({ [ship(0)]: onHex(4, 16) }),
      random: saves(1, 6),
    }
    const t = table({ ...laid, agenda: [...turnOf(0), { kind: 'save', vehicle: ship(0) }] })
    expect(t.pending).toEqual([0])
    expect(t.play(0, { kind: 'reroll' }).state.insured).toEqual(['marocco'])
  })
})

describe('Ufficio legale', () => {
  const office = bases([['germania', 'legalOffice']], ['italia'], ['giappone'])
  /** A truck into Svizzera with this card on top: 500 of fuel, and the card. */
  const meet = (card: Parameters<typeof customsDeck>[0], goods: Parameters<typeof signed>[2], changes: Partial<State> = {}) =>
    table(
      delivering(truck(0), 1, 3, {
        bases: office,
        signed: [[signed(1, 'germania', goods, 'romania')], [], []],
        customs: customsDeck(card),
        ...changes,
      }),
    ).play(0, step(truck(0), 'svizzera'))
  const CASH = 199_500

  test('[COM-C7] what customs cards make him pay is halved', () => {
    expect(meet('penalty', 'fabrics').state.money[0]).toBe(CASH - 4_000)
    expect(meet('customsDuty', 'fabrics').state.money[0]).toBe(CASH - 1_500)
  })
  test('[COM-C7] a fine of 30,000 is 15,000', () => expect(meet('snifferDogs', 'ivory').state.money[0]).toBe(CASH - 15_000))
  test('[COM-C7] may payments, too', () => {
    expect(meet('freeSample', 'fabrics').play(0, { kind: 'payFor' }).state.money[0]).toBe(CASH - 500)
    expect(meet('expressClearance', 'fabrics').play(0, { kind: 'payFor' }).state.money[0]).toBe(CASH - 1_500)
  })
  test('[COM-C7] and what he chooses to pay', () => {
    expect(meet('gateClosed', 'fabrics').play(0, { kind: 'chooseOption', option: 0 }).state.money[0]).toBe(CASH - 5_000)
  })
  test('[COM-6.6] an option is closed by what it costs him', () => {
    const poor = { money: [5_500, 0, 0], fleet: fleet({ [truck(0, 2)]: STOCK, [ship(0)]: STOCK, [plane(0)]: STOCK }) }
    expect(meet('gateClosed', 'fabrics', poor).play(0, { kind: 'chooseOption', option: 0 }).state.money[0]).toBe(0)
    const without = { ...poor, bases: HOMES, vp: [2, 0, 0] }
    expect(meet('gateClosed', 'fabrics', without).state.vp[0]).toBe(1)
  })
  test('[COM-C7] gains are not halved', () => expect(meet('dutyRefund', 'fabrics').state.money[0]).toBe(CASH + 2_000))
  test('[COM-C7] not what an event makes him pay', () => {
    const laid = { bases: office, fleet: fleet({ [truck(0)]: inState('ucraina') }), random: luck(dice('events', 2)) }
    const t = table(underWay(truck(0), [{ kind: 'political', vehicle: truck(0), state: 'ucraina' }], {}, laid))
    expect(t.state.money[0]).toBe(195_000)
  })
  test('[COM-C7] not with the vehicle in another continent', () => {
    const laid = { bases: office, fleet: fleet({ [ship(0)]: onHex(4, 17) }), customs: customsDeck('penalty') }
    const t = table(underWay(ship(0), [], {}, laid)).play(0, step(ship(0), 'algeria'))
    expect(t.state.money[0]).toBe(192_000)
  })
  test('[COM-C7] the continent of the vehicle counts, not that of the headquarters', () => {
    const abroad = bases(['germania', ['marocco', 'legalOffice']], ['italia'], ['giappone'])
    const laid = { bases: abroad, fleet: fleet({ [ship(0)]: onHex(4, 17) }), customs: customsDeck('penalty') }
    expect(table(underWay(ship(0), [], {}, laid)).play(0, step(ship(0), 'algeria')).state.money[0]).toBe(196_000)
  })
  test('[COM-C7] a truck aboard is where its carrier is', () => {
    const laid = {
      bases: office,
      fleet: fleet({ [ship(0)]: inState('portogallo'), [truck(0)]: aboard(ship(0)) }),
      customs: customsDeck('penalty'),
    }
    const t = table(underWay(truck(0), [{ kind: 'customs', vehicle: truck(0), cause: 'ordered' }], {}, laid))
    expect(t.state.money[0]).toBe(196_000)
  })
  test('[COM-C7] not another’s', () => {
    const homes = bases(['germania'], [['italia', 'legalOffice']], ['giappone'])
    expect(meet('penalty', 'fabrics', { bases: homes }).state.money[0]).toBe(CASH - 8_000)
  })
  test('[COM-7.4] a crossing belongs to no continent: nothing is halved there', () => {
    const laid = {
      bases: office,
      fleet: fleet({ [truck(0)]: inState('francia') }),
      signed: [[signed(1, 'francia', 'fabrics', 'irlanda')], [], []],
      customs: customsDeck('penalty'),
    }
    expect(table(delivering(truck(0), 1, 3, laid)).play(0, step(truck(0), 'manica')).state.money[0]).toBe(CASH - 8_000)
  })
  test('[COM-5.2] the fee for being put off a crossing is not halved', () => {
    const laid = {
      bases: office,
      fleet: fleet({ [truck(0)]: inState('francia') }),
      signed: [[signed(1, 'francia', 'fabrics', 'irlanda')], [], []],
      customs: customsDeck('goodsHeld'),
    }
    const t = table(delivering(truck(0), 1, 3, laid)).play(0, step(truck(0), 'manica'))
    expect(t.state.money[0]).toBe(CASH - 5_000)
  })
})

describe('Contatti politici', () => {
  const contacts = (state: 'germania' | 'marocco') =>
    state === 'germania'
      ? bases([['germania', 'politicalContacts']], ['italia'], ['giappone'])
      : bases(['germania', ['marocco', 'politicalContacts']], ['italia'], ['giappone'])
  const struck = (homes: State['bases'], ...faces: number[]) =>
    table(
      underWay(
        truck(0),
        [{ kind: 'political', vehicle: truck(0), state: 'ucraina' }],
        {},
        { bases: homes, fleet: fleet({ [truck(0)]: inState('ucraina') }), random: luck(dice('events', ...faces)) },
      ),
    )

  test('[COM-C7] two d12, and he chooses one before either is carried out', () => {
    const t = struck(contacts('germania'), 1, 10)
    for (const viewer of VIEWERS) expect(eventsOf(t, 'politicalRolled', viewer)).toMatchObject([{ rolls: [1, 10] }])
    expect(t.pending).toEqual([0])
    expect(t.state.money[0]).toBe(200_000)
    expect(t.legal(0)).toEqual(
      expect.arrayContaining([
        { kind: 'chooseEvent', roll: 1 },
        { kind: 'chooseEvent', roll: 10 },
      ]),
    )
    t.play(0, { kind: 'chooseEvent', roll: 10 })
    expect(t.state.money[0]).toBe(205_000)
    expect(isUnderWay(t)).toBe(true)
    expect(t.state.agenda.at(-1)?.kind).toBe('travel')
    expect(eventsOf(t, 'politicalChosen', 1)).toEqual([{ kind: 'politicalChosen', seat: 0, state: 'ucraina', roll: 10 }])
  })
  test('[COM-C7] the other one, too', () => {
    expect(struck(contacts('germania'), 1, 10).play(0, { kind: 'chooseEvent', roll: 1 }).pending).toEqual([1])
  })
  test('[COM-C7] no other number', () => {
    expect(struck(contacts('germania'), 1, 10).refusal(0, { kind: 'chooseEvent', roll: 7 })).toMatchObject({
      rule: 'COM-C7',
      why: 'notThatRoll',
    })
  })
  test('[COM-C7] two dice alike leave no choice', () => {
    const t = struck(contacts('germania'), 10, 10)
    expect(t.state.agenda.at(-1)?.kind).toBe('travel')
    expect(t.state.money[0]).toBe(205_000)
  })
  test('[COM-C7] one die in another continent, and for others', () => {
    expect(eventsOf(struck(contacts('marocco'), 10), 'politicalRolled')).toMatchObject([{ rolls: [10] }])
    const anothers = bases(['germania'], [['italia', 'politicalContacts']], ['giappone'])
    expect(eventsOf(struck(anothers, 10), 'politicalRolled')).toMatchObject([{ rolls: [10] }])
  })
})

describe('Spia', () => {
  const SIGNED = [
    [signed(3, 'germania', 'fabrics', 'urali')],
    [signed(1, 'italia', 'ivory', 'cinaest'), signed(2, 'polonia', 'toys', 'francia')],
    [],
  ]
  test('[COM-C7] he looks at one signed contract of another player, alone', () => {
    const t = holding(['spy'], { signed: SIGNED })
    expect(specialsOf(t)).toEqual([
      { kind: 'spyOn', signed: 1 },
      { kind: 'spyOn', signed: 2 },
    ])
    t.play(0, { kind: 'spyOn', signed: 1 })
    expect(eventsOf(t, 'contractLookedAt', 0)).toEqual([{ kind: 'contractLookedAt', seat: 0, of: 1, signed: 1, contract: 'ivory' }])
    for (const viewer of OTHERS)
      expect(eventsOf(t, 'contractLookedAt', viewer)).toEqual([{ kind: 'contractLookedAt', seat: 0, of: 1, signed: 1, contract: null }])
    for (const viewer of VIEWERS) expect(eventsOf(t, 'cardPlayed', viewer)).toEqual([{ kind: 'cardPlayed', seat: 0, card: 'spy' }])
    expect(t.view(0).signed[1]?.map(({ contract }) => contract)).toEqual(['ivory', null])
    for (const viewer of [2, 'spectator'] as const) expect(t.view(viewer).signed[1]?.map(({ contract }) => contract)).toEqual([null, null])
    expect(t.state.discards.contract).toEqual(['spy'])
    expect(t.state.contracts[0]).toEqual([])
  })
  test('[COM-8.2] only with a possible target', () => {
    const t = holding(['spy'], { signed: SIGNED })
    for (const id of [3, 9]) expect(t.refusal(0, { kind: 'spyOn', signed: id })).toMatchObject({ rule: 'COM-C7', why: 'nothingToSpyOn' })
    expect(specialsOf(holding(['spy']))).toEqual([])
  })
  test('[COM-8.2] one that he knows is no target', () => {
    const known = [[], [{ ...signed(1, 'italia', 'ivory', 'cinaest'), seenBy: [0] }], []]
    expect(holding(['spy'], { signed: known }).refusal(0, { kind: 'spyOn', signed: 1 })).toMatchObject({ why: 'nothingToSpyOn' })
    const anothers = [[], [{ ...signed(1, 'italia', 'ivory', 'cinaest'), seenBy: [2] }], []]
    expect(holding(['spy'], { signed: anothers }).refusal(0, { kind: 'spyOn', signed: 1 })).toBeUndefined()
  })
})

describe('Sciopero', () => {
  const onStrike = (state: 'polonia' | 'danimarca' | 'ungheria', by = 0, changes: Partial<State> = {}) =>
    table({ strikes: [{ state, by }], agenda: turnOf(0), ...changes })

  test('[COM-C7] he names a state; nobody may enter, dock or land there, himself included', () => {
    const t = holding(['strike']).play(0, { kind: 'callStrike', state: 'polonia' })
    for (const viewer of VIEWERS) expect(eventsOf(t, 'strikeCalled', viewer)).toEqual([{ kind: 'strikeCalled', seat: 0, state: 'polonia' }])
    expect(t.state.discards.contract).toEqual(['strike'])
    expect(t.state.contracts[0]).toEqual([])
    expect(t.refusal(0, step(truck(0), 'polonia'))).toMatchObject({ rule: 'COM-C7', why: 'onStrike' })
    expect(t.refusal(0, step(plane(0), 'polonia'))).toMatchObject({ why: 'onStrike' })
    expect(t.refusal(0, step(truck(0), 'benelux'))).toBeUndefined()
    const docking = onStrike('polonia', 0, { fleet: fleet({ [ship(0)]: onHex(2, 18) }) })
    expect(docking.refusal(0, step(ship(0), 'polonia'))).toMatchObject({ why: 'onStrike' })
    expect(docking.refusal(0, step(ship(0), 'danimarca'))).toBeUndefined()
  })
  test('[COM-C7] called by another, too', () =>
    expect(onStrike('polonia', 1).refusal(0, step(truck(0), 'polonia'))).toMatchObject({ why: 'onStrike' }))
  test('[COM-C7] any state without a headquarters, also one with a branch', () => {
    const homes = bases(['germania', 'polonia'], ['italia'], ['giappone'])
    const t = holding(['strike'], { bases: homes })
    for (const state of ['germania', 'italia', 'giappone'] as const)
      expect(t.refusal(0, { kind: 'callStrike', state })).toMatchObject({ rule: 'COM-C7', why: 'strikeAtHq' })
    expect(specialsOf(t)).toEqual(
      TERRITORY_IDS.filter(id => !['germania', 'italia', 'giappone'].includes(id)).map(state => ({ kind: 'callStrike', state })),
    )
    t.play(0, { kind: 'callStrike', state: 'polonia' })
    expect(t.refusal(0, step(truck(0), 'polonia'))).toMatchObject({ why: 'onStrike' })
  })
  test('[COM-C7] one of the nine states that is nobody’s headquarters may be named', () => {
    expect(holding(['strike']).refusal(0, { kind: 'callStrike', state: 'sudafrica' })).toBeUndefined()
  })
  test('[COM-C7] until his next turn begins, not another’s', () => {
    const begin = (seat: number) => {
      const t = table({ strikes: [{ state: 'polonia', by: 0 }], agenda: [{ kind: 'beginTurn', seat }] })
      return [t.state.strikes, eventsOf(t, 'strikeEnded')]
    }
    expect(begin(1)).toEqual([[{ state: 'polonia', by: 0 }], []])
    expect(begin(0)).toEqual([[], [{ kind: 'strikeEnded', state: 'polonia' }]])
  })
  test('[COM-C7] leaving is free', () => {
    expect(
      onStrike('polonia', 1, { fleet: fleet({ [truck(0)]: inState('polonia') }) }).refusal(0, step(truck(0), 'germania')),
    ).toBeUndefined()
  })
  test('[COM-C7] weather is free: a truck may be blown home into it', () => {
    const homes = bases(['giappone', 'ungheria'], ['italia'], ['germania'])
    const laid = {
      bases: homes,
      fleet: fleet({ [truck(0)]: inState('cechia') }, 3, homes),
      weather: { continent: 'EU', roll: 10 } as const,
    }
    const t = onStrike('ungheria', 1, {
      ...laid,
      random: luck(dice('saves', 1)),
      agenda: [...turnOf(0), { kind: 'save', vehicle: truck(0) }],
    })
    expect(placeIn(t, truck(0))).toEqual(inState('ungheria'))
  })
})

describe('Revoca', () => {
  const HELD = bases([['germania', 'toll']], ['italia', ['francia', 'toll', 'workshop']], ['giappone'])
  test('[COM-C7] one card attached to another player’s base is discarded', () => {
    const t = holding(['revocation'], { bases: HELD })
    expect(specialsOf(t)).toEqual([
      { kind: 'revoke', state: 'francia', card: 'toll' },
      { kind: 'revoke', state: 'francia', card: 'workshop' },
    ])
    t.play(0, { kind: 'revoke', state: 'francia', card: 'workshop' })
    expect(t.state.bases[1]?.[1]).toEqual({ state: 'francia', advantages: ['toll'] })
    expect(t.state.discards.contract.toSorted()).toEqual(['revocation', 'workshop'])
    expect(t.state.contracts[0]).toEqual([])
    for (const viewer of VIEWERS)
      expect(eventsOf(t, 'revoked', viewer)).toEqual([{ kind: 'revoked', seat: 0, of: 1, state: 'francia', card: 'workshop' }])
  })
  test('[COM-C7] at a headquarters, too, and of two alike only one', () => {
    const t = holding(['revocation'], { bases: bases(['germania'], [['italia', 'toll', 'toll']], ['giappone']) })
    expect(specialsOf(t)).toHaveLength(1)
    t.play(0, { kind: 'revoke', state: 'italia', card: 'toll' })
    expect(t.state.bases[1]?.[0]?.advantages).toEqual(['toll'])
  })
  test('[COM-8.2] only with a possible target: not an own card, none that is not there', () => {
    const t = holding(['revocation'], { bases: HELD })
    for (const [state, card] of [
      ['germania', 'toll'],
      ['francia', 'insurance'],
      ['italia', 'toll'],
      ['polonia', 'toll'],
    ] as const)
      expect(t.refusal(0, { kind: 'revoke', state, card })).toMatchObject({ rule: 'COM-C7', why: 'nothingToRevoke' })
    expect(specialsOf(holding(['revocation']))).toEqual([])
  })
})

describe('Corsia preferenziale', () => {
  test('[COM-C7] two points more in this T.M. of his own delivery', () => {
    const t = table(underWay(truck(0), [], { used: 4 }, { contracts: [['fastLane'], [], []] }))
    expect(specialsOf(t)).toEqual([playCard('fastLane')])
    t.play(0, playCard('fastLane'))
    expect(left(t)).toBe(3)
    expect(t.state.journey).toMatchObject({ limits: { all: 7, ship: 6, plane: 4 } })
    expect(t.state.discards.contract).toEqual(['fastLane'])
    expect(eventsOf(t, 'cardPlayed', 1)).toEqual([{ kind: 'cardPlayed', seat: 0, card: 'fastLane' }])
    expect(eventsOf(t, 'pointsChanged', 1)).toEqual([{ kind: 'pointsChanged', seat: 0, n: 2 }])
    t.play(0, { kind: 'nextTm' }).play(0, step(truck(0), 'polonia'))
    expect(left(t)).toBe(4)
  })
  test('[COM-C7] before the first step the T.M. that comes has them', () => {
    const laid = { contracts: [['fastLane' as const], [], []], signed: [[signed(1, 'germania', 'fabrics', 'urali')], [], []] }
    const t = table(delivering(truck(0), 1, 3, laid))
      .play(0, playCard('fastLane'))
      .play(0, step(truck(0), 'polonia'))
    expect(left(t)).toBe(6)
  })
  test('[COM-C7] not on a Move, not without a journey', () => {
    expect(holding(['fastLane']).refusal(0, playCard('fastLane'))).toMatchObject({ rule: 'COM-C7', why: 'onlyWhileDelivering' })
    const t = holding(['fastLane']).play(0, step(truck(0), 'polonia'))
    expect(t.refusal(0, playCard('fastLane'))).toMatchObject({ why: 'onlyWhileDelivering' })
    expect(specialsOf(t)).toEqual([])
  })
})

describe('Sponsor', () => {
  test('[COM-C7] gain 15,000, for all to see', () => {
    const t = holding(['sponsor'])
    expect(specialsOf(t)).toEqual([playCard('sponsor')])
    t.play(0, playCard('sponsor'))
    expect(t.state.money).toEqual([215_000, 200_000, 200_000])
    expect(t.state.bank).toBe(-15_000)
    for (const viewer of VIEWERS) expect(eventsOf(t, 'cardPlayed', viewer)).toEqual([{ kind: 'cardPlayed', seat: 0, card: 'sponsor' }])
    expect(eventsOf(t, 'gained')).toEqual([{ kind: 'gained', seat: 0, euro: 15_000 }])
    expect(t.pending).toEqual([0])
  })
})

describe('Contratto doppio', () => {
  test('[COM-C7] it lies open', () => {
    const t = holding(['doubleContract']).play(0, playCard('doubleContract'))
    for (const viewer of VIEWERS) expect(t.view(viewer).doubled).toEqual([true, false, false])
    expect(t.state.contracts[0]).toEqual([])
    expect(t.state.discards.contract).toEqual([])
    for (const viewer of VIEWERS)
      expect(eventsOf(t, 'cardPlayed', viewer)).toEqual([{ kind: 'cardPlayed', seat: 0, card: 'doubleContract' }])
  })
  test('[COM-C7] the next successful delivery pays double, VP as usual, then it is discarded', () => {
    const t = table(underWay(truck(0), [], { recipient: 'polonia' }, { doubled: [true, false, false] })).play(0, step(truck(0), 'polonia'))
    expect(t.state.money[0]).toBe(290_000)
    expect(t.state.vp[0]).toBe(3)
    expect(t.state.doubled).toEqual([false, false, false])
    expect(t.state.discards.contract.toSorted()).toEqual(['doubleContract', 'fabrics'])
    expect(eventsOf(t, 'delivered')).toMatchObject([{ pay: 90_000, doubled: true }])
  })
  test('[COM-C7] a delivery that fails leaves it', () => {
    const t = table(underWay(truck(0), [], {}, { doubled: [true, false, false] })).play(0, { kind: 'breakOff' })
    expect(t.state.doubled).toEqual([true, false, false])
  })
  test('[COM-C7] another’s delivery pays as printed', () => {
    const t = table(underWay(truck(0), [], { recipient: 'polonia' }, { doubled: [false, true, false] })).play(0, step(truck(0), 'polonia'))
    expect(t.state.money[0]).toBe(245_000)
    expect(t.state.doubled).toEqual([false, true, false])
  })
  test('[COM-C7] it is not tradable', () => {
    const t = table({ doubled: [true, false, false], agenda: turnOf(0) })
    const offer: Command = {
      kind: 'offer',
      to: 1,
      give: 'contract:doubleContract',
      giveMoney: 0,
      ask: 'nothing',
      askMoney: 500,
      at: 'stay',
    }
    expect(t.refusal(0, offer)?.rule).toMatch(/^COM-9/)
  })
})

test('[COM-C7] every special card can be played in some way', () => {
  const laid = {
    bases: bases(['germania'], [['italia', 'toll']], ['giappone']),
    signed: [[signed(1, 'germania', 'fabrics', 'cinaest')], [signed(2, 'italia', 'toys', 'urali')], []],
  }
  const ways = SPECIAL_IDS.map(card => specialsOf(table(underWay(truck(0), [], {}, { ...laid, contracts: [[card], [], []] }))).length)
  expect(ways).toEqual([1, 1, 1, 1, 1, 1, 1, 1, TERRITORY_IDS.length - 3, 2, 1, 1, 1, 1])
})
