/** [COM-8.3] Soffiata: played between two steps of another’s delivery, or laid ready in secret. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import type { Command } from '../commands.ts'
import type { Customs } from '../content/customs.ts'
import type { State, Step } from '../state.ts'
import {
  cardsOf,
  customsCards,
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
import { aboard, bases, customsDeck, delivering, fleet, inState, onHex, ship, signed, stage, truck, turnOf } from './stage.ts'

const { table, luck } = testTable(stage)
type Table = ReturnType<typeof table>
const VIEWERS = [0, 1, 2, 'spectator'] as const
const TIP_OFF: Command = { kind: 'tipOff' }
const TURN_UP: Command = { kind: 'turnUp' }
const layReady = (against: number): Command => ({ kind: 'layReady', against })
const takeUp = (against: number): Command => ({ kind: 'takeUp', against })

/** Seat 0 has made the first step of a delivery and stands in Svizzera; seat 1 holds a Soffiata. */
const delivery = (cards: readonly Customs[] = ['penalty'], laidOut: LaidDelivery = {}, changes: Partial<State> = {}): Table =>
  table(
    underWay(truck(0), [], laidOut, {
      contracts: [[], ['tipOff'], []],
      fleet: fleet({ [truck(0)]: inState('svizzera') }),
      customs: customsDeck(...cards),
      ...changes,
    }),
  )

describe('played at once', () => {
  test('[COM-8.3] between two steps of another’s delivery he draws a customs card, which he turns up himself', () => {
    const t = delivery()
    expect(t.pending).toEqual([0])
    expect(t.legal(1)).toContainEqual(TIP_OFF)
    expect(t.legal(2)).not.toContainEqual(TIP_OFF)
    t.play(1, TIP_OFF)
    for (const viewer of VIEWERS) expect(eventsOf(t, 'tippedOff', viewer)).toEqual([{ kind: 'tippedOff', seat: 1, victim: 0, laid: false }])
    expect(t.pending).toEqual([0])
    expect(customsCards(t)).toEqual([])
    expect(t.legal(0)).toContainEqual(TURN_UP)
    expect(t.refusal(1, TURN_UP)).toMatchObject({ why: 'notYourDecision' })
    expect(t.refusal(0, step(truck(0), 'austria'))).toMatchObject({ why: 'notThisDecision' })
    t.play(0, TURN_UP)
    expect(eventsOf(t, 'customsDrawn', 'spectator')).toEqual([
      { kind: 'customsDrawn', seat: 0, card: 'penalty', vehicle: truck(0), cause: 'tipOff' },
    ])
    expect(t.state.money).toEqual([192_000, 200_000, 200_000])
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'travel', seat: 0 })
    expect(t.state.agenda.filter(({ kind }) => kind === 'travel')).toHaveLength(1)
  })
  test('[COM-8.3] the card is discarded, the customs card goes under its deck', () => {
    const t = delivery().play(1, TIP_OFF)
    expect(t.state.contracts[1]).toEqual([])
    expect(t.state.discards.contract).toEqual(['tipOff'])
    t.play(0, TURN_UP)
    expect(t.state.customs.deck[0]).toBe('penalty')
    expect(t.state.customs.deck).toHaveLength(35)
  })
  test('[COM-8.3] not before the first step', () => {
    const laid = { contracts: [[], ['tipOff' as const], []], signed: [[signed(1, 'germania', 'fabrics', 'urali')], [], []] }
    const t = table(delivering(truck(0), 1, 3, laid))
    expect(t.refusal(1, TIP_OFF)).toMatchObject({ rule: 'COM-8.3', why: 'noTipOffNow' })
    expect(t.legal(1)).not.toContainEqual(TIP_OFF)
    t.play(0, step(truck(0), 'polonia'))
    expect(t.refusal(1, TIP_OFF)).toBeUndefined()
  })
  test('[COM-8.3] not after arrival', () => {
    const t = delivery(['wavedThrough'], { recipient: 'italia' }, { bases: bases(['germania', 'italia'], ['francia'], ['giappone']) })
    t.play(0, step(truck(0), 'italia'))
    expect(eventsOf(t, 'delivered')).toHaveLength(1)
    expect(t.refusal(1, TIP_OFF)).toMatchObject({ rule: 'COM-8.3', why: 'noTipOffNow' })
  })
  test('[COM-8.3] not on a Move, not outside journeys, not in the own delivery', () => {
    const contracts: State['contracts'] = [['tipOff'], ['tipOff'], []]
    expect(table(moving(truck(0), [], { contracts })).refusal(1, TIP_OFF)).toMatchObject({ rule: 'COM-8.3', why: 'noTipOffNow' })
    expect(table({ contracts, agenda: turnOf(0) }).refusal(1, TIP_OFF)).toMatchObject({ why: 'noTipOffNow' })
    expect(delivery([], {}, { contracts }).refusal(0, TIP_OFF)).toMatchObject({ why: 'noTipOffNow' })
  })
  test('[COM-8.3] not while a card or event waits', () => {
    const waits: Step = { kind: 'choose', seat: 0, options: [[], []], source: 'customs', vehicle: truck(0) }
    const t = table(underWay(truck(0), [waits], {}, { contracts: [[], ['tipOff'], []] }))
    expect(t.refusal(1, TIP_OFF)).toMatchObject({ rule: 'COM-8.3', why: 'noTipOffNow' })
    expect(t.legal(1)).not.toContainEqual(TIP_OFF)
  })
  test('[COM-8.3] only who holds one', () => {
    expect(delivery().refusal(2, TIP_OFF)).toMatchObject({ rule: 'COM-8.3', why: 'cardNotInHand' })
  })
  test('[COM-C7] at most once a delivery', () => {
    const t = delivery(['wavedThrough'], {}, { contracts: [[], ['tipOff'], ['tipOff']] }).play(1, TIP_OFF)
    expect(t.refusal(2, TIP_OFF)?.rule).toBeDefined()
    t.play(0, TURN_UP)
    expect(t.refusal(2, TIP_OFF)).toMatchObject({ rule: 'COM-C7', why: 'oncePerDelivery' })
  })
  test('[COM-C7] the next delivery may be tipped off again', () => {
    const laid = {
      contracts: [[], ['tipOff' as const], []],
      signed: [[signed(1, 'germania', 'fabrics', 'urali'), signed(2, 'germania', 'toys', 'urali')], [], []],
    }
    const t = delivery([], { delivery: { tippedOff: true } }, laid).play(0, { kind: 'breakOff' })
    t.play(0, { kind: 'deliver', signed: 2, vehicle: truck(0, 2) }).play(0, step(truck(0, 2), 'polonia'))
    expect(t.refusal(1, TIP_OFF)).toBeUndefined()
  })
  test('[COM-C7] not under Corsia verde or scorta', () => {
    const t = delivery([], { delivery: { noCustoms: true } })
    expect(t.refusal(1, TIP_OFF)).toMatchObject({ rule: 'COM-C7', why: 'customsWaived' })
    expect(t.legal(1)).not.toContainEqual(TIP_OFF)
  })
  test('[COM-C7] a Zona franca does not help', () => {
    const homes = bases([['germania', 'freeZone']], ['italia'], ['giappone'])
    expect(customsCards(delivery(['penalty'], {}, { bases: homes }).play(1, TIP_OFF).play(0, TURN_UP))).toEqual(['penalty'])
  })
  test('[COM-C5] a Doganiere amico may cancel what it brings', () => {
    const t = delivery(['goodsHeld'], {}, { kept: [1, 0, 0] })
      .play(1, TIP_OFF)
      .play(0, TURN_UP)
      .play(0, { kind: 'useFriend' })
    expect(isUnderWay(t)).toBe(true)
    expect(t.state.kept).toEqual([0, 0, 0])
  })
  test('[COM-6.5] a card that ends the turn makes the delivery fail', () => {
    const t = delivery(['goodsHeld']).play(1, TIP_OFF).play(0, TURN_UP)
    expect(eventsOf(t, 'deliveryFailed')).toMatchObject([{ seat: 0, why: 'endOfTurn' }])
    expect(t.pending).toEqual([1])
  })
  test('[COM-6.7] with the goods in a truck aboard it acts on the carrier', () => {
    const pieces = fleet({ [ship(0)]: onHex(3, 13), [truck(0)]: aboard(ship(0)) })
    const t = delivery(['scanner'], { goods: 'stolen-painting' }, { fleet: pieces }).play(1, TIP_OFF).play(0, TURN_UP)
    expect(placeIn(t, ship(0))).toEqual({ kind: 'stock' })
    expect(placeIn(t, truck(0))).toEqual(inState('germania')) // from the sea no way by land: to the headquarters
    expect(eventsOf(t, 'customsDrawn')).toMatchObject([{ vehicle: ship(0) }])
  })
  test('[COM-5.2] on a crossing it counts as a customs card: put off for 5,000, the delivery has failed', () => {
    const pieces = fleet({ [truck(0)]: { kind: 'crossing', crossing: 'manica', from: 'francia' } })
    const t = delivery(['goodsHeld'], {}, { fleet: pieces }).play(1, TIP_OFF).play(0, TURN_UP)
    expect(placeIn(t, truck(0))).toEqual(inState('granbretagna'))
    expect(t.state.money[0]).toBe(195_000)
    expect(eventsOf(t, 'deliveryFailed')).toHaveLength(1)
  })
  test('[COM-5.2] on a crossing with too few points left afterwards: put off, and the delivery goes on', () => {
    const pieces = fleet({ [truck(0)]: { kind: 'crossing', crossing: 'manica', from: 'francia' } })
    const t = delivery(['queueAtTheGate'], { used: 4, goods: 'vaccines', recipient: 'granbretagna' }, { fleet: pieces })
    t.play(1, TIP_OFF).play(0, TURN_UP)
    expect(eventsOf(t, 'putOffCrossing')).toMatchObject([{ to: 'granbretagna', euro: 5_000 }])
    expect(eventsOf(t, 'delivered')).toHaveLength(1)
  })
  test('[COM-4.9] points lost to it may end the T.M., and then a political event is due', () => {
    const laid = { fleet: fleet({ [truck(0)]: inState('ucraina') }), random: luck(dice('events', 10)) }
    const t = delivery(['queueAtTheGate'], { used: 4 }, laid).play(1, TIP_OFF).play(0, TURN_UP)
    expect(eventsOf(t, 'tmEnded')).toHaveLength(1)
    expect(eventsOf(t, 'politicalRolled')).toMatchObject([{ state: 'ucraina', rolls: [10] }])
  })
  test('[COM-7.1] it ends no T.M.: the weather does not strike for it', () => {
    const laid = { weather: { continent: 'EU', roll: 10 } as const }
    const t = delivery(['wavedThrough'], {}, laid).play(1, TIP_OFF).play(0, TURN_UP)
    expect(eventsOf(t, 'saveRolled')).toEqual([])
  })
  test('[COM-8.3] points that it brings count in this T.M.', () => {
    expect(left(delivery(['trustedTrader']).play(1, TIP_OFF).play(0, TURN_UP))).toBe(5)
  })
  test('[COM-8.3] the free one of two is played, the other stays laid', () => {
    const t = delivery(['wavedThrough'], {}, { contracts: [[], ['tipOff', 'tipOff'], []], ready: [[], [2], []] }).play(1, TIP_OFF)
    expect(t.state.ready[1]).toEqual([2])
    expect(t.state.contracts[1]).toEqual(['tipOff'])
  })
  test('[COM-8.3] what lies ready is never more than what is in the hand', () => {
    const t = delivery(['wavedThrough'], {}, { ready: [[], [2], []] })
    if (t.refusal(1, TIP_OFF) === undefined) t.play(1, TIP_OFF)
    expect(t.state.ready[1]).toHaveLength(t.state.contracts[1]?.length ?? -1)
  })
})

describe('laid ready', () => {
  const holding = (changes: Partial<State> = {}): Table => table({ contracts: [['tipOff'], [], []], agenda: turnOf(0), ...changes })

  test('[COM-8.3] in secret, against a named player', () => {
    const t = holding()
    const seen = () =>
      JSON.stringify(([1, 2, 'spectator'] as const).map(viewer => [t.view(viewer), t.events(viewer), t.legal(1), t.legal(2)]))
    const before = seen()
    expect(t.legal(0)).toEqual(expect.arrayContaining([layReady(1), layReady(2)]))
    t.play(0, layReady(1))
    expect(seen()).toBe(before)
    expect(t.events(0)).toEqual([{ kind: 'readyLaid', seat: 0, against: 1 }])
    expect(t.view(0).ready).toEqual([[1], null, null])
    expect(t.view(1).ready).toEqual([null, [], null])
  })
  test('[COM-8.3] it counts among the cards in hand that others see', () => {
    const t = holding().play(0, layReady(1))
    expect(t.view(1).contracts[0]).toEqual([null])
    expect(cardsOf(t, 0).contracts).toBe(1)
    expect(t.state.discards.contract).toEqual([])
  })
  test('[COM-8.3] it cannot be offered; a second one can', () => {
    const offer: Command = { kind: 'offer', to: 1, give: 'contract:tipOff', giveMoney: 0, ask: 'nothing', askMoney: 500, at: 'stay' }
    expect(holding().refusal(0, offer)).toBeUndefined()
    expect(holding().play(0, layReady(1)).refusal(0, offer)).toMatchObject({ rule: 'COM-8.3', why: 'cardLaidReady' })
    expect(
      holding({ contracts: [['tipOff', 'tipOff'], [], []] })
        .play(0, layReady(1))
        .refusal(0, offer),
    ).toBeUndefined()
  })
  test('[COM-8.3] not against himself, nor against nobody', () => {
    for (const against of [0, 3])
      expect(holding().refusal(0, layReady(against))).toMatchObject({ rule: 'COM-8.3', why: 'notAgainstYourself' })
  })
  test('[COM-8.3] each card once', () => {
    const t = holding().play(0, layReady(1))
    expect(t.refusal(0, layReady(2))).toMatchObject({ rule: 'COM-8.3', why: 'cardNotInHand' })
    expect(t.legal(0)).not.toContainEqual(layReady(2))
  })
  test('[COM-8.3] two may lie ready, against two or against one', () => {
    const both: Partial<State> = { contracts: [['tipOff', 'tipOff'], [], []] }
    expect(holding(both).play(0, layReady(2)).play(0, layReady(1)).state.ready[0]).toEqual([1, 2])
    const t = holding(both).play(0, layReady(1)).play(0, layReady(1))
    expect(t.state.ready[0]).toEqual([1, 1])
    expect(t.legal(0).filter(({ kind }) => kind === 'takeUp')).toEqual([takeUp(1)])
  })
  test('[COM-8.3] it can be taken back, unnoticed', () => {
    const t = holding().play(0, layReady(1))
    const seen = () => JSON.stringify(([1, 2, 'spectator'] as const).map(viewer => [t.view(viewer), t.events(viewer)]))
    const before = seen()
    expect(t.legal(0)).toContainEqual(takeUp(1))
    expect(t.refusal(0, takeUp(2))).toMatchObject({ rule: 'COM-8.3', why: 'notLaidReady' })
    t.play(0, takeUp(1))
    expect(seen()).toBe(before)
    expect(t.state.ready[0]).toEqual([])
    expect(t.state.contracts[0]).toEqual(['tipOff'])
    expect(t.events(0).at(-1)).toEqual({ kind: 'readyTakenUp', seat: 0, against: 1 })
    expect(t.refusal(0, takeUp(1))).toMatchObject({ why: 'notLaidReady' })
    expect(t.refusal(0, layReady(2))).toBeUndefined()
  })
  test('[COM-8.3] laying it ready and taking it up is no decision by which an open offer grows older', () => {
    const t = holding({
      contracts: [['sponsor', 'tipOff'], [], []],
      options: { game: 'points', vpTable: 'standard', offerLimit: 1, rounds: 15 },
    })
    t.play(1, { kind: 'offer', to: 2, give: 'nothing', giveMoney: 500, ask: 'pass', askMoney: 0, at: 'stay' })
    t.play(0, layReady(1)).play(0, takeUp(1))
    expect(t.state.offers).toMatchObject([{ from: 1, age: 0 }])
    t.play(0, { kind: 'playCard', card: 'sponsor' })
    expect(t.state.offers).toEqual([])
  })
  test('[COM-8.3] of two only the one named is taken back', () => {
    const t = holding({ contracts: [['tipOff', 'tipOff'], [], []], ready: [[1, 2], [], []] })
    expect(t.legal(0).filter(({ kind }) => kind === 'takeUp')).toEqual([takeUp(1), takeUp(2)])
    expect(t.play(0, takeUp(2)).state.ready[0]).toEqual([1])
  })
  test('[COM-8.3] in the own turn, also in the middle of a journey', () => {
    expect(table({ contracts: [[], ['tipOff'], []], agenda: turnOf(0) }).refusal(1, layReady(0))).toMatchObject({ why: 'notYourDecision' })
    const t = table(underWay(truck(0), [], {}, { contracts: [['tipOff'], [], []] })).play(0, layReady(2))
    expect(t.state.ready[0]).toEqual([2])
    expect(isUnderWay(t)).toBe(true)
  })
})

describe('played by itself', () => {
  /** Seat 0 is about to deliver from Germania; seat 1 has laid one ready against him. */
  const ready = (recipient: Parameters<typeof signed>[3], cards: readonly Customs[], changes: Partial<State> = {}): Table =>
    table(
      delivering(truck(0), 1, 3, {
        vp: [2, 0, 0],
        contracts: [[], ['tipOff'], []],
        ready: [[], [0], []],
        signed: [[signed(1, 'germania', 'fabrics', recipient)], [], []],
        customs: customsDeck(...cards),
        ...changes,
      }),
    )

  test('[COM-8.3] after the first step of that player’s delivery', () => {
    const t = ready('urali', ['penalty'])
    expect(eventsOf(t, 'tippedOff')).toEqual([])
    t.play(0, step(truck(0), 'polonia'))
    for (const viewer of VIEWERS) expect(eventsOf(t, 'tippedOff', viewer)).toEqual([{ kind: 'tippedOff', seat: 1, victim: 0, laid: true }])
    expect(eventsOf(t, 'customsDrawn')).toEqual([{ kind: 'customsDrawn', seat: 0, card: 'penalty', vehicle: truck(0), cause: 'tipOff' }])
    expect(t.state.money[0]).toBe(199_500 - 8_000)
    expect(t.state.ready[1]).toEqual([])
    expect(t.state.contracts[1]).toEqual([])
    expect(t.state.discards.contract).toEqual(['tipOff'])
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'travel', seat: 0 })
  })
  test('[COM-8.3] once: the second step is left alone', () => {
    const t = ready('urali', ['dutyRefund', 'penalty'])
      .play(0, step(truck(0), 'polonia'))
      .play(0, step(truck(0), 'baltici'))
    expect(customsCards(t)).toEqual(['dutyRefund'])
  })
  test('[COM-8.3] after the card that the step itself draws', () => {
    const t = ready('romania', ['dutyRefund', 'penalty']).play(0, step(truck(0), 'svizzera'))
    expect(eventsOf(t, 'customsDrawn').map(({ card, cause }) => [card, cause])).toEqual([
      ['dutyRefund', 'entry'],
      ['penalty', 'tipOff'],
    ])
  })
  test('[COM-8.3] a card that ends the turn ends it', () => {
    const t = ready('urali', ['goodsHeld']).play(0, step(truck(0), 'polonia'))
    expect(t.state.vp[0]).toBe(1)
    expect(t.pending).toEqual([1])
  })
  test('[COM-8.3] not when the first step arrives: it stays laid for the next one', () => {
    const t = ready('polonia', ['penalty']).play(0, step(truck(0), 'polonia'))
    expect(eventsOf(t, 'delivered')).toHaveLength(1)
    expect(customsCards(t)).toEqual([])
    expect(t.state.ready[1]).toEqual([0])
    expect(t.state.contracts[1]).toEqual(['tipOff'])
  })
  test('[COM-8.3] not when the first step draws a Corsia verde: it stays laid for the next one', () => {
    const t = ready('romania', ['greenLane', 'penalty'])
      .play(0, step(truck(0), 'svizzera'))
      .play(0, step(truck(0), 'austria'))
    expect(customsCards(t)).toEqual(['greenLane'])
    expect(t.state.ready[1]).toEqual([0])
  })
  test('[COM-8.3] then in the next delivery', () => {
    const t = ready('polonia', ['penalty'], {
      signed: [[signed(1, 'germania', 'fabrics', 'polonia'), signed(2, 'germania', 'toys', 'urali')], [], []],
    })
    t.play(0, step(truck(0), 'polonia'))
      .play(0, { kind: 'deliver', signed: 2, vehicle: truck(0, 2) })
      .play(0, step(truck(0, 2), 'cechia'))
    expect(eventsOf(t, 'customsDrawn')).toMatchObject([{ card: 'penalty', vehicle: truck(0, 2), cause: 'tipOff' }])
    expect(t.state.ready[1]).toEqual([])
  })
  test('[COM-8.3] not on a Move, not in another’s delivery', () => {
    const moved = table({ contracts: [[], ['tipOff'], []], ready: [[], [0], []], agenda: turnOf(0) }).play(0, step(truck(0), 'polonia'))
    expect(moved.state.ready[1]).toEqual([0])
    const anothers = ready('urali', ['penalty'], { ready: [[], [2], []] }).play(0, step(truck(0), 'polonia'))
    expect(customsCards(anothers)).toEqual([])
    expect(anothers.state.ready[1]).toEqual([2])
  })
  test('[COM-8.3] of two that are laid against him the first in turn order is played, the other stays for the next delivery', () => {
    const both = { contracts: [[], ['tipOff' as const], ['tipOff' as const]], ready: [[], [0], [0]] }
    const t = ready('urali', ['wavedThrough'], both).play(0, step(truck(0), 'polonia'))
    expect(eventsOf(t, 'tippedOff').map(({ seat }) => seat)).toEqual([1])
    expect(t.state.ready).toEqual([[], [], [0]])
    const fromTwo = ready('urali', ['wavedThrough'], { ...both, first: 2 }).play(0, step(truck(0), 'polonia'))
    expect(eventsOf(fromTwo, 'tippedOff').map(({ seat }) => seat)).toEqual([2])
    t.play(0, step(truck(0), 'baltici'))
    expect(eventsOf(t, 'tippedOff')).toHaveLength(1)
  })
  test('[COM-8.3] of two that one player has laid only the one against the deliverer is taken', () => {
    const t = ready('urali', ['wavedThrough'], { contracts: [[], ['tipOff', 'tipOff'], []], ready: [[], [0, 2], []] })
    t.play(0, step(truck(0), 'polonia'))
    expect(t.state.ready[1]).toEqual([2])
    expect(t.state.contracts[1]).toEqual(['tipOff'])
  })
  test('[COM-8.3] that none was ready is plain after the first step after which it is allowed, once', () => {
    const t = ready('urali', ['penalty'], { ready: [[], [], []] })
    expect(eventsOf(t, 'noTipOff')).toEqual([])
    t.play(0, step(truck(0), 'polonia')).play(0, step(truck(0), 'baltici'))
    for (const viewer of VIEWERS) expect(eventsOf(t, 'noTipOff', viewer)).toEqual([{ kind: 'noTipOff', victim: 0 }])
    const waived = ready('romania', ['greenLane'], { ready: [[], [], []] }).play(0, step(truck(0), 'svizzera'))
    expect(eventsOf(waived, 'noTipOff')).toEqual([])
  })
  test.each<[string, Partial<State>, number]>([
    ['somebody else has contract cards', { contracts: [[], [], ['fabrics']] }, 1],
    ['one of the two is still about', { contracts: [[], [], ['fabrics']], discards: { territory: [], contract: ['tipOff', 'spy'] } }, 1],
    ['only the deliverer has contract cards', { contracts: [['fabrics'], [], []] }, 0],
    ['both are in the discards', { contracts: [[], [], ['fabrics']], discards: { territory: [], contract: ['tipOff', 'tipOff'] } }, 0],
  ])('[COM-8.3] it is news that nothing was ready only where one could have been: %s', (_, changes, times) => {
    const t = ready('urali', ['penalty'], { ready: [[], [], []], ...changes }).play(0, step(truck(0), 'polonia'))
    expect(eventsOf(t, 'noTipOff')).toHaveLength(times)
  })
  test('[COM-8.3] not in a delivery that was tipped off already', () => {
    const laid = { contracts: [[], ['tipOff' as const], []], ready: [[], [0], []], fleet: fleet({ [truck(0)]: inState('polonia') }) }
    const t = table(underWay(truck(0), [], { delivery: { tippedOff: true, untipped: false } }, laid)).play(0, step(truck(0), 'baltici'))
    expect(customsCards(t)).toEqual([])
    expect(t.state.ready[1]).toEqual([0])
  })
  test('[COM-8.3] a step that fails the delivery leaves it laid', () => {
    const t = ready('romania', ['goodsHeld']).play(0, step(truck(0), 'svizzera'))
    expect(customsCards(t)).toEqual(['goodsHeld'])
    expect(t.state.ready[1]).toEqual([0])
  })
})
