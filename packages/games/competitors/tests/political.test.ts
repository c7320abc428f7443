/** [COM-7.2, COM-7.6, COM-C4] Political events in red-flag states. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import { CONTINENTS, type Continent } from '../content/kinds.ts'
import type { Territory } from '../content/territories.ts'
import type { State, Step } from '../state.ts'
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
  step,
  underWay,
} from './cards-stage.ts'
import { aboard, bases, customsDeck, fleet, inState, onHex, plane, ship, signed, stage, truck, turnOf } from './stage.ts'

const { table, luck } = testTable(stage)
type Table = ReturnType<typeof table>
const VIEWERS = [0, 1, 2, 'spectator'] as const
const option = (n: number) => ({ kind: 'chooseOption', option: n }) as const
const roll = (...faces: number[]) => luck(dice('events', ...faces))
const STOCK = { place: { kind: 'stock' } } as const

const RED_FLAGS: Readonly<Record<Continent, Territory>> = {
  EU: 'ucraina',
  AS: 'iraq',
  AF: 'libia',
  NA: 'messiconord',
  SA: 'colombia',
  OC: 'papua',
}
/** A loaded truck in a red-flag state, 4 of 5 points left, on which the event of this roll falls. */
function struck(where: Territory, face: number, laidOut: LaidDelivery = {}, changes: Partial<State> = {}): Table {
  const event: Step = { kind: 'political', vehicle: truck(0), state: where }
  return table(
    underWay(truck(0), [event], laidOut, {
      fleet: fleet({ [truck(0)]: inState(where) }),
      random: roll(face),
      customs: customsDeck('queueAtTheGate'),
      ...changes,
    }),
  )
}
/** The same with an empty truck on a Move. */
function struckEmpty(where: Territory, face: number, changes: Partial<State> = {}): Table {
  const event: Step = { kind: 'political', vehicle: truck(0), state: where }
  return table(moving(truck(0), [event], { fleet: fleet({ [truck(0)]: inState(where) }), random: roll(face), ...changes }))
}

const outcome = (t: Table) => ({
  money: t.state.money[0],
  left: left(t),
  vp: t.state.vp[0],
  hand: cardsOf(t, 0),
  pending: t.pending,
  asked: t.state.agenda.at(-1)?.kind,
  customs: customsCards(t),
  truck: placeIn(t, truck(0))?.kind,
})
const NOTHING = {
  money: 200_000,
  left: 4,
  vp: 2,
  hand: { territories: 0, contracts: 0 },
  pending: [0],
  asked: 'travel',
  customs: [] as string[],
  truck: 'state',
}
const FAILED = { ...NOTHING, vp: 1, left: 'no T.M.' }

describe('the table', () => {
  /** As printed, from 1 to 12. */
  const TABLE: Readonly<Record<Continent, string>> = {
    EU: 'X P5 L P3/D PM-2 D NV NV scorta G5 C1 G10+C1',
    AS: 'X P10 L P5/D PM-3 D NV NV scorta G10 C1 G10+C1',
    AF: 'X P10 L P5/D PM-3 D NV NV scorta G10 C1 G10+C1',
    NA: 'X P10 L P5/D PM-2 D NV NV scorta G10 C1 G10+C1',
    SA: 'X P10 L P5/D PM-3 P10 NV NV scorta G10 C1 G10+C1',
    OC: 'X P5 L P3/D PM-2 PM-2 NV NV scorta G5 Terr G5+C1',
  }
  const CONTRACT = { hand: { territories: 0, contracts: 1 } }
  /** What each code does to a loaded truck with 200,000 and 4 points left; a customs card takes one of them. */
  const CODES: Readonly<Record<string, object>> = {
    X: { ...FAILED, pending: [1], asked: 'turn' },
    P5: { ...NOTHING, money: 195_000 },
    P10: { ...NOTHING, money: 190_000 },
    L: { ...FAILED, asked: 'turn' },
    'P3/D': { ...NOTHING, asked: 'choose' },
    'P5/D': { ...NOTHING, asked: 'choose' },
    'PM-2': { ...NOTHING, left: 2 },
    'PM-3': { ...NOTHING, left: 1 },
    D: { ...NOTHING, left: 3, customs: ['queueAtTheGate'] },
    NV: NOTHING,
    scorta: NOTHING,
    G5: { ...NOTHING, money: 205_000 },
    G10: { ...NOTHING, money: 210_000 },
    C1: { ...NOTHING, ...CONTRACT },
    Terr: { ...NOTHING, hand: { territories: 1, contracts: 0 } },
    'G5+C1': { ...NOTHING, ...CONTRACT, money: 205_000 },
    'G10+C1': { ...NOTHING, ...CONTRACT, money: 210_000 },
  }
  const cells = CONTINENTS.flatMap(continent => TABLE[continent].split(' ').map((code, i) => [continent, i + 1, code] as const))

  test('[COM-C4] there are 72 cells', () => expect(cells).toHaveLength(72))
  test.each(cells)('[COM-C4] %s %i: %s', (continent, face, code) => {
    const where = RED_FLAGS[continent]
    const t = struck(where, face)
    expect(eventsOf(t, 'politicalRolled', 'spectator')).toEqual([
      { kind: 'politicalRolled', seat: 0, vehicle: truck(0), state: where, rolls: [face] },
    ])
    expect(outcome(t)).toEqual(CODES[code])
    expect(placeIn(t, truck(0))).toEqual(inState(where))
    expect(deliveryOf(t)).toMatchObject(isUnderWay(t) ? { noCustoms: code === 'scorta' } : {})
  })
  test.each(cells.filter(([, , code]) => code.endsWith('/D')))('[COM-C4] %s %i: %s, his choice', (continent, face, code) => {
    const euro = code.startsWith('P3') ? 3_000 : 5_000
    expect(outcome(struck(RED_FLAGS[continent], face).play(0, option(0)))).toEqual({ ...NOTHING, money: 200_000 - euro })
    expect(outcome(struck(RED_FLAGS[continent], face).play(0, option(1)))).toEqual({ ...NOTHING, left: 3, customs: ['queueAtTheGate'] })
  })
  test.each(cells.filter(([, , code]) => code === 'NV'))('[COM-C4] %s %i: nothing at all', (continent, face) => {
    const t = struck(RED_FLAGS[continent], face)
    expect(t.events()).toEqual([{ kind: 'politicalRolled', seat: 0, vehicle: truck(0), state: RED_FLAGS[continent], rolls: [face] }])
    expect(deliveryOf(t)).toMatchObject({ noCustoms: false })
  })
  test('[COM-7.2] the column is that of the continent in which the state lies', () => {
    expect(struck('ucraina', 2).state.money[0]).toBe(195_000)
    expect(struck('iraq', 2).state.money[0]).toBe(190_000)
    expect(struck('caucaso', 2).state.money[0]).toBe(190_000)
  })
})

describe('when one is rolled', () => {
  const rolled = (t: Table) => eventsOf(t, 'politicalRolled').map(({ state }) => state)
  const NO_CUSTOMS: LaidDelivery = { delivery: { noCustoms: true } }
  /** A loaded truck in Polonia, so many points used. The first event is NV. */
  const THREE_TM = { goods: 'leather' } as const
  const inPolonia = (used: number, laidOut: LaidDelivery = {}, changes: Partial<State> = {}) =>
    table(
      underWay(
        truck(0),
        [],
        { used, ...NO_CUSTOMS, ...laidOut },
        { fleet: fleet({ [truck(0)]: inState('polonia') }), random: roll(7, 7), ...changes },
      ),
    )

  test('[COM-7.2] a truck that ends its T.M. there with its last point', () => {
    const t = inPolonia(4).play(0, step(truck(0), 'ucraina'))
    expect(rolled(t)).toEqual(['ucraina'])
    expect(eventsOf(t, 'tmEnded')).toHaveLength(1)
  })
  test('[COM-7.2] passing through does not', () => {
    const t = inPolonia(2)
      .play(0, step(truck(0), 'ucraina'))
      .play(0, step(truck(0), 'romania'))
    expect(rolled(t)).toEqual([])
  })
  test('[COM-7.2] whoever says there that the T.M. is over ends it there', () => {
    const t = inPolonia(2).play(0, step(truck(0), 'ucraina'))
    expect(rolled(t)).toEqual([])
    t.play(0, { kind: 'nextTm' })
    expect(rolled(t)).toEqual(['ucraina'])
  })
  test('[COM-7.2] a truck that pays from two T.M. has ended the first in the state it enters', () => {
    const laid = { fleet: fleet({ [truck(0)]: inState('romania') }), random: roll(7) }
    const t = table(underWay(truck(0), [], { used: 4, ...NO_CUSTOMS }, laid)).play(0, step(truck(0), 'balcani'))
    expect(rolled(t)).toEqual(['balcani'])
    expect(left(t)).toBe(4)
  })
  test('[COM-4.8] points lost to the customs card that end the T.M. make the event due then', () => {
    const t = inPolonia(3, { delivery: { noCustoms: false } }, { customs: customsDeck('queueAtTheGate') }).play(
      0,
      step(truck(0), 'ucraina'),
    )
    expect(customsCards(t)).toEqual(['queueAtTheGate'])
    expect(rolled(t)).toEqual(['ucraina'])
    expect(eventsOf(t, 'tmEnded')).toHaveLength(1)
  })
  test('[COM-4.9] an event fixed on entry stays due when the customs card brings a point', () => {
    const t = inPolonia(4, { delivery: { noCustoms: false } }, { customs: customsDeck('trustedTrader') }).play(0, step(truck(0), 'ucraina'))
    t.play(0, { kind: 'first', what: 'customs' })
    expect(rolled(t)).toEqual(['ucraina'])
    expect(left(t)).toBe(1)
  })
  test('[COM-4.9] a point that the event itself brings reopens the T.M. that lost points had ended', () => {
    const laid = { customs: customsDeck('queueAtTheGate', 'trustedTrader'), random: roll(6) }
    const t = inPolonia(3, { delivery: { noCustoms: false }, goods: 'vaccines' }, laid).play(0, step(truck(0), 'ucraina'))
    expect(customsCards(t)).toEqual(['queueAtTheGate', 'trustedTrader'])
    expect(eventsOf(t, 'deliveryFailed')).toEqual([])
    expect(left(t)).toBe(1)
  })
  test('[COM-7.2] arriving in the recipient’s state ends the T.M.: the event comes before the goods are delivered', () => {
    const t = inPolonia(2, { recipient: 'ucraina' }, { random: roll(10) }).play(0, step(truck(0), 'ucraina'))
    expect(t.events().map(({ kind }) => kind)).toEqual(['stepTaken', 'politicalRolled', 'gained', 'delivered', 'cardDrawn', 'cardDrawn'])
  })
  test('[COM-7.2] an event that ends the turn makes the delivery fail even there', () => {
    const t = inPolonia(2, { recipient: 'ucraina' }, { random: roll(1) }).play(0, step(truck(0), 'ucraina'))
    expect(eventsOf(t, 'delivered')).toEqual([])
    expect(eventsOf(t, 'deliveryFailed')).toMatchObject([{ why: 'endOfTurn', vp: 1 }])
    expect(t.pending).toEqual([1])
  })
  test('[COM-7.2] a ship that docks, points left or not', () => {
    const laid = { fleet: fleet({ [ship(0)]: onHex(5, 8) }), random: roll(7) }
    for (const used of [1, 4]) {
      const t = table(underWay(ship(0), [], { used, ...NO_CUSTOMS }, laid)).play(0, step(ship(0), 'caraibi'))
      expect(eventsOf(t, 'politicalRolled')).toMatchObject([{ vehicle: ship(0), state: 'caraibi' }])
    }
  })
  test('[COM-7.2] not a ship that lies in the hex of its port, also when its T.M. ends there', () => {
    const laid = { fleet: fleet({ [ship(0)]: onHex(5, 9) }), random: roll(7) }
    const t = table(underWay(ship(0), [], NO_CUSTOMS, laid))
      .play(0, step(ship(0), 5 * 36 + 8))
      .play(0, { kind: 'nextTm' })
    expect(eventsOf(t, 'tmEnded')).toHaveLength(1)
    expect(rolled(t)).toEqual([])
  })
  test('[COM-7.2] a ship that ends a T.M. in a red-flag port in which it began', () => {
    const laid = { fleet: fleet({ [ship(0)]: inState('caraibi') }), random: roll(7) }
    const t = table(underWay(ship(0), [], { sender: 'caraibi', ...NO_CUSTOMS }, laid)).play(0, { kind: 'nextTm' })
    expect(rolled(t)).toEqual(['caraibi'])
  })
  test('[COM-7.2] a plane that lands', () => {
    const t = table(underWay(plane(0), [], NO_CUSTOMS, { random: roll(7) })).play(0, step(plane(0), 'ucraina'))
    expect(eventsOf(t, 'politicalRolled')).toMatchObject([{ vehicle: plane(0), state: 'ucraina' }])
  })
  test('[COM-7.2] not a plane that flies over it, also when its T.M. ends there', () => {
    const t = table(underWay(plane(0), [], NO_CUSTOMS, { random: roll(7) }))
      .play(0, step(plane(0), 2 * 36 + 20))
      .play(0, { kind: 'nextTm' })
    expect(rolled(t)).toEqual([])
  })
  test('[COM-7.2] nothing is rolled in a state without a red flag', () => {
    const t = inPolonia(4).play(0, step(truck(0), 'cechia'))
    expect(rolled(t)).toEqual([])
  })
  test('[COM-7.2] also in a state with an own branch', () => {
    const t = inPolonia(4, {}, { bases: bases(['germania', 'ucraina'], ['italia'], ['giappone']) }).play(0, step(truck(0), 'ucraina'))
    expect(rolled(t)).toEqual(['ucraina'])
  })

  test('[COM-7.2] an empty truck at the end of its Move', () => {
    const laid = { fleet: fleet({ [truck(0)]: inState('polonia') }), random: roll(2) }
    const t = table({ ...laid, agenda: turnOf(0) }).play(0, step(truck(0), 'ucraina'))
    expect(rolled(t)).toEqual([])
    t.play(0, { kind: 'endMove' })
    expect(rolled(t)).toEqual(['ucraina'])
    expect(t.state.money[0]).toBe(200_000 - 500 - 5_000)
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 1 })
  })
  test('[COM-7.2] an empty truck whose points are gone there, once', () => {
    const laid = { fleet: fleet({ [truck(0)]: inState('polonia') }), random: roll(2, 2) }
    const t = table(moving(truck(0), [], laid, 4)).play(0, step(truck(0), 'ucraina'))
    expect(rolled(t)).toEqual(['ucraina'])
    expect(eventsOf(t, 'moveEnded')).toHaveLength(1)
  })
  test('[COM-7.2] an empty ship that docks, an empty plane that lands', () => {
    const docked = table({ fleet: fleet({ [ship(0)]: onHex(5, 8) }), random: roll(7), agenda: turnOf(0) }).play(0, step(ship(0), 'caraibi'))
    expect(rolled(docked)).toEqual(['caraibi'])
    const landed = table({ random: roll(7), agenda: turnOf(0) }).play(0, step(plane(0), 'ucraina'))
    expect(rolled(landed)).toEqual(['ucraina'])
  })

  test('[COM-7.2] at most one for each state and action', () => {
    const t = inPolonia(4, THREE_TM)
      .play(0, step(truck(0), 'ucraina'))
      .play(0, { kind: 'nextTm' })
    expect(eventsOf(t, 'tmPassed')).toHaveLength(1)
    expect(rolled(t)).toEqual(['ucraina'])
  })
  test('[COM-7.2] at most one also for a ship that leaves and docks again', () => {
    const laid = { fleet: fleet({ [ship(0)]: onHex(5, 8) }), random: roll(7, 7) }
    const t = table(underWay(ship(0), [], NO_CUSTOMS, laid))
    t.play(0, step(ship(0), 'caraibi'))
      .play(0, step(ship(0), 5 * 36 + 8))
      .play(0, step(ship(0), 'caraibi'))
    expect(rolled(t)).toEqual(['caraibi'])
  })
  test('[COM-7.2] one in each of two states', () => {
    const t = inPolonia(4, THREE_TM).play(0, step(truck(0), 'ucraina'))
    t.play(0, step(truck(0), 'bielorussia')).play(0, { kind: 'nextTm' })
    expect(rolled(t)).toEqual(['ucraina', 'bielorussia'])
  })
  test('[COM-7.2] one more in the next action', () => {
    const laid = { fleet: fleet({ [truck(0)]: inState('polonia'), [truck(0, 2)]: inState('polonia') }), random: roll(7, 7) }
    const t = table({ ...laid, agenda: turnOf(0) })
    for (const vehicle of [truck(0), truck(0, 2)]) t.play(0, step(vehicle, 'ucraina')).play(0, { kind: 'endMove' })
    expect(rolled(t)).toEqual(['ucraina', 'ucraina'])
  })
})

describe('customs and event', () => {
  const kinds = (t: Table) => t.events().flatMap(({ kind }) => (kind === 'customsDrawn' || kind === 'politicalRolled' ? [kind] : []))
  const intoUcraina = (customs: State['customs'], face: number) =>
    table(underWay(truck(0), [], { used: 4 }, { fleet: fleet({ [truck(0)]: inState('polonia') }), random: roll(face, 7), customs })).play(
      0,
      step(truck(0), 'ucraina'),
    )

  test('[COM-7.2] with a truck its owner chooses which comes first', () => {
    for (const [what, order] of [
      ['customs', ['customsDrawn', 'politicalRolled']],
      ['event', ['politicalRolled', 'customsDrawn']],
    ] as const) {
      const t = intoUcraina(customsDeck('wavedThrough'), 7)
      expect(t.pending).toEqual([0])
      expect(t.legal(0)).toEqual(
        expect.arrayContaining([
          { kind: 'first', what: 'customs' },
          { kind: 'first', what: 'event' },
        ]),
      )
      expect(kinds(t)).toEqual([])
      t.play(0, { kind: 'first', what })
      expect(kinds(t)).toEqual(order)
      for (const viewer of VIEWERS) expect(eventsOf(t, 'orderChosen', viewer)).toEqual([{ kind: 'orderChosen', seat: 0, first: what }])
    }
  })
  test('[COM-7.2] with a plane, too', () => {
    for (const [what, order] of [
      ['customs', ['customsDrawn', 'politicalRolled']],
      ['event', ['politicalRolled', 'customsDrawn']],
    ] as const) {
      const t = table(underWay(plane(0), [], {}, { random: roll(7), customs: customsDeck('wavedThrough') })).play(
        0,
        step(plane(0), 'ucraina'),
      )
      t.play(0, { kind: 'first', what })
      expect(kinds(t)).toEqual(order)
      expect(eventsOf(t, 'politicalRolled')).toMatchObject([{ vehicle: plane(0) }])
    }
  })
  test('[COM-7.2] with a ship customs comes first, nobody is asked', () => {
    const laid = { fleet: fleet({ [ship(0)]: onHex(5, 8) }), random: roll(7), customs: customsDeck('wavedThrough') }
    const t = table(underWay(ship(0), [], {}, laid)).play(0, step(ship(0), 'caraibi'))
    expect(kinds(t)).toEqual(['customsDrawn', 'politicalRolled'])
    expect(eventsOf(t, 'orderChosen')).toEqual([])
  })
  test('[COM-4.8] once failed, nothing more is drawn …', () => {
    const t = intoUcraina(customsDeck('penalty'), 3).play(0, { kind: 'first', what: 'event' })
    expect(kinds(t)).toEqual(['politicalRolled'])
    expect(eventsOf(t, 'deliveryFailed')).toMatchObject([{ why: 'lost' }])
  })
  test('[COM-4.8] … nor rolled', () => {
    const t = intoUcraina(customsDeck('goodsHeld'), 10).play(0, { kind: 'first', what: 'customs' })
    expect(kinds(t)).toEqual(['customsDrawn'])
    expect(t.state.money[0]).toBe(200_000)
  })
  test('[COM-7.6] Scorta waives the card that is still due here', () => {
    const t = intoUcraina(customsDeck('penalty'), 9).play(0, { kind: 'first', what: 'event' })
    expect(kinds(t)).toEqual(['politicalRolled'])
    expect(t.state.money[0]).toBe(200_000)
  })
  test('[COM-7.6] Scorta: no customs card for the rest of the delivery', () => {
    const t = intoUcraina(customsDeck('wavedThrough', 'penalty'), 9).play(0, { kind: 'first', what: 'customs' })
    t.play(0, step(truck(0), 'romania'))
    expect(customsCards(t)).toEqual(['wavedThrough'])
    expect(eventsOf(t, 'customsWaived', 2)).toEqual([{ kind: 'customsWaived', seat: 0 }])
  })
  test('[COM-7.6] D: one customs card now, even after one for the entry', () => {
    const t = intoUcraina(customsDeck('dutyRefund', 'penalty'), 6).play(0, { kind: 'first', what: 'customs' })
    expect(eventsOf(t, 'customsDrawn').map(({ card, cause }) => [card, cause])).toEqual([
      ['dutyRefund', 'entry'],
      ['penalty', 'ordered'],
    ])
    expect(t.state.money[0]).toBe(200_000 + 2_000 - 8_000)
  })
  test('[COM-7.6] D first: the card for the entry follows', () => {
    const t = intoUcraina(customsDeck('dutyRefund', 'penalty'), 6).play(0, { kind: 'first', what: 'event' })
    expect(eventsOf(t, 'customsDrawn').map(({ cause }) => cause)).toEqual(['ordered', 'entry'])
  })
})

describe('the codes', () => {
  test('[COM-7.6] P: the mover pays the bank, G: he gains from it', () => {
    const paid = struck('ucraina', 2)
    expect(paid.state.money).toEqual([195_000, 200_000, 200_000])
    expect(paid.state.bank).toBe(5_000)
    expect(eventsOf(paid, 'paid')).toEqual([{ kind: 'paid', seat: 0, euro: 5_000, due: 'event' }])
    const gained = struck('ucraina', 10)
    expect(gained.state.bank).toBe(-5_000)
    expect(eventsOf(gained, 'gained', 1)).toEqual([{ kind: 'gained', seat: 0, euro: 5_000 }])
  })
  test('[COM-7.6] P hits empty vehicles, too', () => expect(struckEmpty('ucraina', 2).state.money[0]).toBe(195_000))
  test('[COM-7.6] G and C1 come to empty vehicles, too', () => {
    const t = struckEmpty('ucraina', 12)
    expect(t.state.money[0]).toBe(210_000)
    expect(cardsOf(t, 0)).toEqual({ territories: 0, contracts: 1 })
  })
  test('[COM-5.10] who cannot pay P pays what he has and his delivery fails', () => {
    const pieces = fleet({ [truck(0)]: inState('ucraina'), [truck(0, 2)]: STOCK, [ship(0)]: STOCK, [plane(0)]: STOCK })
    const t = struck('ucraina', 2, {}, { money: [4_000, 0, 0], fleet: pieces })
    expect(t.state.money[0]).toBe(0)
    expect(eventsOf(t, 'couldNotPay')).toEqual([{ kind: 'couldNotPay', seat: 0, euro: 4_000, due: 'event' }])
    expect(eventsOf(t, 'deliveryFailed')).toMatchObject([{ why: 'unpaid' }])
    expect(placeIn(t, truck(0))).toEqual(inState('ucraina'))
  })
  test('[COM-5.10] who cannot pay P on a Move pays what he has and the Move ends', () => {
    const pieces = fleet({ [truck(0)]: inState('ucraina'), [truck(0, 2)]: STOCK, [ship(0)]: STOCK, [plane(0)]: STOCK })
    const t = struckEmpty('ucraina', 2, { money: [4_000, 0, 0], fleet: pieces })
    expect(t.state.money[0]).toBe(0)
    expect(t.state.journey).toBe('none')
    expect(eventsOf(t, 'moveEnded')).toEqual([{ kind: 'moveEnded', seat: 0, vehicle: truck(0) }])
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 1 })
    expect(t.state.vp[0]).toBe(2)
  })
  test('[COM-7.6] PM-n: what this T.M. cannot give comes off the next', () => {
    const t = struck('iraq', 5, { used: 4 })
    expect(t.state.journey).toMatchObject({ debt: 2, open: false })
    expect(eventsOf(t, 'pointsChanged', 1)).toEqual([{ kind: 'pointsChanged', seat: 0, n: -3 }])
  })
  test('[COM-7.6] PM-n: nothing in a Move', () => {
    const t = struckEmpty('iraq', 5)
    expect(left(t)).toBe(4)
    expect(t.state.journey).toMatchObject({ debt: 0 })
    expect(eventsOf(t, 'pointsChanged')).toEqual([])
  })
  test('[COM-4.10] X after an empty Move: only the second action is lost', () => {
    const t = struckEmpty('ucraina', 1)
    expect(t.state.vp[0]).toBe(2)
    expect(t.pending).toEqual([1])
    expect(t.state.journey).toBe('none')
    expect(eventsOf(t, 'turnLost')).toEqual([{ kind: 'turnLost', seat: 0 }])
    expect(eventsOf(t, 'moveEnded')).toEqual([{ kind: 'moveEnded', seat: 0, vehicle: truck(0) }])
    expect(eventsOf(t, 'turnEnded')).toEqual([{ kind: 'turnEnded', seat: 0 }])
    expect(eventsOf(t, 'deliveryFailed')).toEqual([])
  })
  test('[COM-7.6] L: the delivery fails, the vehicle stays, the second action is left', () => {
    const t = struck('libia', 3)
    expect(eventsOf(t, 'deliveryFailed')).toMatchObject([{ why: 'lost', vp: 1, total: 1 }])
    expect(placeIn(t, truck(0))).toEqual(inState('libia'))
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 1 })
    expect(t.state.discards.contract).toEqual(['fabrics'])
  })
  test('[COM-7.6] an empty vehicle ignores L, D, PM and scorta', () => {
    for (const face of [3, 5, 6, 9]) {
      const t = struckEmpty('ucraina', face)
      expect(t.events().map(({ kind }) => kind)).toEqual(['politicalRolled'])
      expect(outcome(t)).toEqual(NOTHING)
    }
  })
  test('[COM-7.6] P o D: nothing for an empty vehicle', () => {
    const t = struckEmpty('ucraina', 4)
    expect(t.events().map(({ kind }) => kind)).toEqual(['politicalRolled'])
    expect(outcome(t)).toEqual(NOTHING)
  })
  test('[COM-7.6] P o D: who cannot pay draws', () => {
    const pieces = fleet({ [truck(0)]: inState('iraq'), [truck(0, 2)]: STOCK, [ship(0)]: STOCK, [plane(0)]: STOCK })
    const t = struck('iraq', 4, {}, { money: [4_500, 0, 0], fleet: pieces })
    expect(eventsOf(t, 'optionChosen')).toEqual([{ kind: 'optionChosen', seat: 0, option: 1, forced: true }])
    expect(customsCards(t)).toEqual(['queueAtTheGate'])
    expect(t.state.money[0]).toBe(4_500)
  })
  test('[COM-7.6] P o D: one of the two', () => {
    expect(struck('iraq', 4).refusal(0, option(2))).toEqual({ rule: 'COM-7.6', why: 'noSuchOption' })
  })
  test('[COM-7.6] P o D under Corsia verde or scorta: D draws nothing', () => {
    const t = struck('iraq', 4, { delivery: { noCustoms: true } }).play(0, option(1))
    expect(outcome(t)).toEqual(NOTHING)
  })
  test('[COM-7.6] D draws nothing under Corsia verde or scorta', () => {
    expect(outcome(struck('iraq', 6, { delivery: { noCustoms: true } }))).toEqual(NOTHING)
  })
  test('[COM-7.6] C1 and Terr: one card, unseen by the others', () => {
    for (const [where, deck] of [
      ['ucraina', 'contract'],
      ['papua', 'territory'],
    ] as const) {
      const t = struck(where, 11)
      expect(eventsOf(t, 'cardDrawn', 2)).toEqual([{ kind: 'cardDrawn', seat: 0, deck, card: null, by: 'card' }])
      expect(eventsOf(t, 'cardDrawn', 0)).toHaveLength(1)
      expect(eventsOf(t, 'cardDrawn', 0)[0]?.card).not.toBeNull()
    }
  })

  describe('on whom', () => {
    /** A ship with a loaded truck aboard docks in the Caraibi; 'ship': the goods lie in the ship itself. */
    function docking(holder: 'truck' | 'ship', face: number, changes: Partial<State> = {}): Table {
      const pieces = fleet({ [ship(0)]: onHex(5, 8), [truck(0)]: aboard(ship(0)) })
      const vehicle = holder === 'truck' ? truck(0) : ship(0)
      const laidOut: LaidDelivery = {
        delivery: { noCustoms: changes.customs === undefined },
        journey: { fuelled: [ship(0)], used: { all: 1, ship: 1, plane: 0 } },
      }
      return table(underWay(vehicle, [], laidOut, { fleet: pieces, random: roll(face), ...changes })).play(0, step(ship(0), 'caraibi'))
    }
    test('[COM-7.2] T: a truck aboard another vehicle is safe', () => {
      const t = docking('truck', 3)
      expect(eventsOf(t, 'politicalRolled')).toMatchObject([{ vehicle: truck(0) }])
      expect(isUnderWay(t)).toBe(true)
      expect(t.state.vp[0]).toBe(2)
    })
    test('[COM-7.6] T: ships and planes are safe', () => {
      expect(isUnderWay(docking('ship', 3))).toBe(true)
      const landed = table(underWay(plane(0), [], { delivery: { noCustoms: true } }, { random: roll(3) })).play(
        0,
        step(plane(0), 'ucraina'),
      )
      expect(isUnderWay(landed)).toBe(true)
    })
    test('[COM-7.2] the other events do not spare the truck aboard', () => {
      expect(docking('truck', 2).state.money[0]).toBe(190_000)
      expect(docking('truck', 1).state.vp[0]).toBe(1)
    })
    test('[COM-7.6] PM-n is counted for the ship that carries the truck', () => {
      expect(docking('truck', 5).state.journey).toMatchObject({ limits: { all: 3, ship: 2, plane: 0 }, debt: 0 })
    })
    test('[COM-6.7] a card ordered by D acts on the carrier', () => {
      const t = docking('truck', 6, {
        signed: [[signed(1, 'germania', 'stolen-painting', 'cinaest')], [], []],
        customs: customsDeck('wavedThrough', 'scanner'),
      })
      expect(placeIn(t, ship(0))).toEqual({ kind: 'stock' })
      expect(placeIn(t, truck(0))).toEqual(inState('caraibi'))
      expect(eventsOf(t, 'customsDrawn')).toMatchObject([{ vehicle: ship(0) }, { vehicle: ship(0), cause: 'ordered' }])
    })
    test('[COM-7.2] on a Move it acts on the vehicle that moves', () => {
      const laid = { fleet: fleet({ [ship(0)]: onHex(5, 8), [truck(0)]: aboard(ship(0)) }), random: roll(2) }
      const t = table({ ...laid, agenda: turnOf(0) }).play(0, step(ship(0), 'caraibi'))
      expect(eventsOf(t, 'politicalRolled')).toMatchObject([{ vehicle: ship(0) }])
    })
    test('[COM-7.2] the deliverer pays for a chartered vehicle', () => {
      const laid = {
        fleet: fleet({ [truck(1)]: inState('ucraina') }),
        charters: [{ vehicle: truck(1), by: 0, signed: 1 }],
        random: roll(2),
      }
      const t = table(underWay(truck(1), [{ kind: 'political', vehicle: truck(1), state: 'ucraina' }], {}, laid))
      expect(t.state.money).toEqual([195_000, 200_000, 200_000])
    })
  })
})

test('[COM-7.2] what an event asks waits for its player alone, and for no other command', () => {
  const t = struck('ucraina', 4)
  expect(t.pending).toEqual([0])
  expect(t.refusal(1, option(0))).toMatchObject({ rule: 'WILD-1', why: 'notYourDecision' })
  expect(t.refusal(0, { kind: 'nextTm' })).toMatchObject({ why: 'notThisDecision' })
})
