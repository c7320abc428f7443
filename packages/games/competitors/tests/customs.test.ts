/** [COM-6.1 to COM-6.6] When a customs card is drawn, and how it is carried out. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import type { Crossing } from '../content/crossings.ts'
import type { Customs } from '../content/customs.ts'
import type { Goods } from '../content/goods.ts'
import type { Territory } from '../content/territories.ts'
import type { Piece, Place, State, Vehicle } from '../state.ts'
import {
  cardsDrawn,
  deliver,
  FULL,
  go,
  hex,
  JUDGE,
  journeyOf,
  move,
  onCrossing,
  only,
  ordered,
  placeOf,
  points,
  said,
  TRAVEL,
} from './journeys-stage.ts'
import { aboard, bases, customsDeck, fleet, inState, onHex, plane, ship, stage, truck } from './stage.ts'

const { table, luck } = testTable(stage)
const T = truck(0)
const S = ship(0)
const P = plane(0)
const FAR = ['germania', 'fabrics', 'sudafrica'] as const
const OPEN = ['wavedThrough', 'wavedThrough', 'wavedThrough'] as const
/** The cards that a loaded vehicle draws for one step. */
const drawnBy = (vehicle: Vehicle, from: Place | Partial<Piece>, to: Territory | Crossing | number, changes: Partial<State> = {}) =>
  cardsDrawn(
    table(deliver(vehicle, FAR, 3, { fleet: fleet({ [vehicle]: from }), customs: customsDeck(...OPEN), ...changes })).play(
      0,
      go(vehicle, to),
    ),
  )
const withBranch = (...branches: Territory[]) => ({ bases: bases(['germania', ...branches], ['italia'], ['giappone']) })

describe('a loaded truck', () => {
  test('[COM-6.1] draws a card on crossing a customs border', () => {
    const t = table(deliver(T, FAR, 3, { customs: customsDeck('wavedThrough') })).play(0, go(T, 'svizzera'))
    expect(said(t, 'customsDrawn')).toEqual([{ kind: 'customsDrawn', seat: 0, card: 'wavedThrough', vehicle: T, cause: 'entry' }])
  })
  test('[COM-6.1] not over a regional border', () => {
    expect(drawnBy(T, inState('germania'), 'polonia')).toEqual([])
  })
  test('[COM-6.1] the kind of border decides, not the continent: Urali to Siberia Occidentale', () => {
    expect(drawnBy(T, inState('urali'), 'siberiaocc')).toEqual([])
    expect(drawnBy(T, inState('urali'), 'kazakistan')).toHaveLength(1)
  })
  test('[COM-6.1] on entering a red-flag state, also over a regional border', () => {
    expect(drawnBy(T, inState('mosca'), 'russiasud')).toHaveLength(1)
    expect(drawnBy(T, inState('russiasud'), 'mosca')).toEqual([])
  })
  test('[COM-6.1] in a canal or strait', () => {
    expect(drawnBy(T, inState('francia'), 'manica')).toHaveLength(1)
  })
  test('[COM-6.1] on entering it: the state beyond draws none, red flag or not, nor the way back', () => {
    expect(drawnBy(T, onCrossing('manica', 'francia'), 'granbretagna')).toEqual([])
    expect(drawnBy(T, onCrossing('manica', 'francia'), 'francia')).toEqual([])
    expect(drawnBy(T, onCrossing('suez', 'egitto'), 'israele')).toEqual([])
  })
  test('[COM-6.4] one card for a crossing whatever the reasons', () => {
    expect(drawnBy(T, inState('polonia'), 'ucraina')).toHaveLength(1) // a customs border and a red flag
  })
})

describe('a loaded ship', () => {
  test('[COM-6.2] draws a card on docking in another continent than that of the own headquarters', () => {
    expect(drawnBy(S, onHex(4, 17), 'algeria')).toHaveLength(1)
    expect(drawnBy(S, onHex(4, 17), 'spagna')).toEqual([])
  })
  test('[COM-6.2] not in another nation of the own continent', () => {
    expect(drawnBy(S, onHex(2, 17), 'granbretagna')).toEqual([])
  })
  test('[COM-6.2] a branch in that continent does not help', () => {
    expect(drawnBy(S, onHex(4, 17), 'algeria', withBranch('marocco'))).toHaveLength(1)
  })
  test('[COM-6.2] in every canal or strait, at home too', () => {
    expect(drawnBy(S, onHex(2, 17), 'manica')).toHaveLength(1)
  })
  test('[COM-6.2] neither at sea nor on leaving port or strait', () => {
    expect(drawnBy(S, inState('algeria'), hex(4, 17))).toEqual([])
    expect(drawnBy(S, onHex(2, 15), hex(2, 14))).toEqual([])
    expect(drawnBy(S, onCrossing('manica', hex(2, 17)), hex(2, 16))).toEqual([])
  })
  test('[COM-6.2] and so does one that carries a loaded truck', () => {
    const t = table(
      deliver(T, FAR, 3, { fleet: fleet({ [T]: aboard(S), [S]: onHex(4, 17) }), customs: customsDeck(...OPEN) }, { taken: [T, S] }),
    ).play(0, go(S, 'algeria'))
    expect(said(t, 'customsDrawn')).toMatchObject([{ vehicle: S, cause: 'entry' }])
  })
})

describe('a loaded plane', () => {
  test('[COM-6.3] draws a card on landing in another nation', () => {
    expect(drawnBy(P, inState('germania'), 'granbretagna')).toHaveLength(1)
    expect(drawnBy(P, inState('germania'), 'norvegia')).toHaveLength(1)
  })
  test('[COM-6.3] the European Union is one', () => {
    expect(drawnBy(P, inState('germania'), 'grecia')).toEqual([])
    expect(drawnBy(P, inState('germania'), 'austria')).toEqual([])
  })
  test('[COM-6.3] on landing in another continent of the same nation', () => {
    expect(drawnBy(P, { place: onHex(2, 23), tookOff: 'mosca' }, 'siberiaocc', withBranch('vietnam'))).toHaveLength(1)
  })
  test('[COM-6.3] it is the airport of the last take-off that counts', () => {
    expect(drawnBy(P, { place: onHex(2, 16), tookOff: 'germania' }, 'granbretagna')).toHaveLength(1)
    expect(drawnBy(P, { place: onHex(2, 16), tookOff: 'granbretagna' }, 'granbretagna')).toEqual([])
    expect(
      drawnBy(P, { place: inState('granbretagna'), tookOff: 'germania' }, 'germania', {
        bases: bases(['austria'], ['italia'], ['giappone']),
      }),
    ).toHaveLength(1)
    expect(drawnBy(P, { place: inState('germania'), tookOff: 'granbretagna' }, 'austria')).toEqual([])
  })
  test('[COM-6.3] not in the air', () => {
    expect(drawnBy(P, inState('germania'), hex(2, 16))).toEqual([])
  })
  test('[COM-6.3] and so does one that carries a loaded truck', () => {
    const t = table(deliver(T, FAR, 3, { fleet: fleet({ [T]: aboard(P) }), customs: customsDeck(...OPEN) }, { taken: [T, P] })).play(
      0,
      go(P, 'granbretagna'),
    )
    expect(said(t, 'customsDrawn')).toMatchObject([{ vehicle: P }])
  })
})

describe('no card is drawn', () => {
  test('[COM-6.4] on entering, docking or landing where the own headquarters is', () => {
    expect(drawnBy(T, inState('svizzera'), 'germania')).toEqual([])
    expect(drawnBy(P, inState('granbretagna'), 'germania')).toEqual([])
  })
  test('[COM-6.4] nor at an own branch, red flag or not', () => {
    expect(drawnBy(T, inState('germania'), 'svizzera', withBranch('svizzera'))).toEqual([])
    expect(drawnBy(T, inState('polonia'), 'ucraina', withBranch('ucraina'))).toEqual([])
    expect(drawnBy(S, onHex(4, 17), 'algeria', withBranch('algeria'))).toEqual([])
    expect(drawnBy(P, inState('germania'), 'granbretagna', withBranch('granbretagna'))).toEqual([])
  })
  test('[COM-6.4] but a crossing to one still draws', () => {
    expect(drawnBy(T, inState('francia'), 'manica', withBranch('granbretagna', 'francia'))).toHaveLength(1)
    expect(drawnBy(S, onHex(2, 17), 'manica', withBranch('granbretagna', 'francia'))).toHaveLength(1)
  })
  test("[COM-6.4] and another's branch is none of his", () => {
    expect(drawnBy(T, inState('germania'), 'svizzera', { bases: bases(['germania'], ['italia', 'svizzera'], ['giappone']) })).toHaveLength(
      1,
    )
  })
  test('[COM-6.4] by an empty vehicle', () => {
    const empty = (vehicle: Vehicle, from: Place, to: Territory | Crossing) =>
      cardsDrawn(table(move(vehicle, { fleet: fleet({ [vehicle]: from }) })).play(0, go(vehicle, to)))
    expect(empty(T, inState('germania'), 'svizzera')).toEqual([])
    expect(empty(T, inState('francia'), 'manica')).toEqual([])
    expect(empty(S, onHex(4, 17), 'algeria')).toEqual([])
    expect(empty(P, inState('germania'), 'granbretagna')).toEqual([])
  })
  test('[COM-7.6] by who has an escort or the green lane', () => {
    const t = table(deliver(T, FAR, 3, { customs: customsDeck('goodsHeld') }, {}, { noCustoms: true })).play(0, go(T, 'svizzera'))
    expect(cardsDrawn(t)).toEqual([])
    expect(placeOf(t, T)).toEqual(inState('svizzera'))
  })
})

describe('the end of the turn', () => {
  const into = (card: Customs, changes: Partial<State> = {}) =>
    table(deliver(T, ['germania', 'fabrics', 'svizzera'], 3, { customs: customsDeck(card), vp: [2, 0, 0], ...changes })).play(
      0,
      go(T, 'svizzera'),
    )

  test("[COM-6.5] makes the delivery fail even in the recipient's state", () => {
    const t = into('goodsHeld')
    expect(said(t, 'delivered')).toEqual([])
    expect(said(t, 'deliveryFailed')).toEqual([
      {
        kind: 'deliveryFailed',
        seat: 0,
        signed: 1,
        contract: 'fabrics',
        sender: 'germania',
        recipient: 'svizzera',
        why: 'endOfTurn',
        vp: 1,
        total: 1,
      },
    ])
    expect(said(t, 'turnEnded')).toEqual([{ kind: 'turnEnded', seat: 0 }])
    expect(t.state.discards).toEqual({ territory: ['germania', 'svizzera'], contract: ['fabrics'] })
    expect(placeOf(t, T)).toEqual(inState('svizzera'))
    expect(t.pending).toEqual([1])
  })
  test('[COM-6.5] Varco chiuso leaves the choice: 10,000 or that', () => {
    const paid = into('gateClosed').play(0, { kind: 'chooseOption', option: 0 })
    expect(said(paid, 'delivered')).toHaveLength(1)
    expect(paid.state.money[0]).toBe(200_000 - 10_000 + 45_000)
    const lost = into('gateClosed').play(0, { kind: 'chooseOption', option: 1 })
    expect(said(lost, 'deliveryFailed')).toMatchObject([{ why: 'endOfTurn' }])
    expect(lost.state.money[0]).toBe(200_000)
  })
  test('[COM-6.6] an option that cannot be paid is closed, and the other forced', () => {
    const t = into('gateClosed', { money: [9_999, 0, 0], fleet: only({ [T]: inState('germania') }) })
    expect(said(t, 'optionChosen')).toEqual([{ kind: 'optionChosen', seat: 0, option: 1, forced: true }])
    expect(said(t, 'deliveryFailed')).toMatchObject([{ why: 'endOfTurn' }])
    expect(t.state.money[0]).toBe(9_999)
  })
  test('[COM-5.10] what can be sold keeps it open', () => {
    const t = into('gateClosed', { money: [9_999, 0, 0] }).play(0, { kind: 'chooseOption', option: 0 })
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'forcedSale', seat: 0, euro: 10_000, due: 'customs' })
    t.play(0, { kind: 'sellVehicle', vehicle: truck(0, 2) })
    expect(said(t, 'delivered')).toHaveLength(1)
    expect(t.state.money[0]).toBe(9_999 + 15_000 - 10_000 + 45_000)
  })
  test('[COM-C5] Fermo amministrativo stops the vehicle that drew the card, not the truck aboard', () => {
    const t = table(
      deliver(T, FAR, 3, { fleet: fleet({ [T]: aboard(S), [S]: onHex(4, 17) }), customs: customsDeck('impounded') }, { taken: [T, S] }),
    ).play(0, go(S, 'algeria'))
    expect(said(t, 'stopped')).toEqual([{ kind: 'stopped', vehicle: S }])
    expect(t.state.fleet[S]).toMatchObject({ stopped: 'nextTurn', place: inState('algeria') })
    expect(t.state.fleet[T]?.stopped).toBe('no')
    expect(said(t, 'deliveryFailed')).toMatchObject([{ why: 'endOfTurn' }])
  })
})

describe('a card', () => {
  const into = (card: Customs | readonly Customs[], changes: Partial<State> = {}, goods: Goods = 'fabrics') =>
    table(
      deliver(T, ['germania', goods, 'sudafrica'], 3, { customs: customsDeck(...(typeof card === 'string' ? [card] : card)), ...changes }),
    ).play(0, go(T, 'svizzera'))
  const die = (n: number) => ({ random: luck(chance => chance.below('die', 6) === n - 1) })

  test('[COM-6.6] is shown to all and put under the deck', () => {
    const t = into('dutyRefund')
    for (const viewer of [0, 1, 2])
      expect(t.events(viewer)).toContainEqual({ kind: 'customsDrawn', seat: 0, card: 'dutyRefund', vehicle: T, cause: 'entry' })
    expect(t.state.customs.deck[0]).toBe('dutyRefund')
    expect(t.state.customs.deck).toHaveLength(35)
    expect(t.state.customs.fresh).toBe(34)
    expect(t.state.money[0]).toBe(202_000)
    expect(said(t, 'gained')).toEqual([{ kind: 'gained', seat: 0, euro: 2_000 }])
  })
  test('[COM-6.6] the cards come from the top in their order', () => {
    const t = into(['wavedThrough', 'dutyRefund']).play(0, go(T, 'francia'))
    expect(cardsDrawn(t)).toEqual(['wavedThrough', 'dutyRefund'])
    expect(t.state.customs.deck.slice(0, 2)).toEqual(['dutyRefund', 'wavedThrough'])
    expect(t.state.customs.fresh).toBe(33)
  })
  test('[COM-6.6] payments go to the bank', () => {
    const t = into('customsDuty')
    expect(said(t, 'paid')).toEqual([{ kind: 'paid', seat: 0, euro: 3_000, due: 'customs' }])
    expect(t.state.money[0]).toBe(197_000)
    expect(into('penalty').state.money[0]).toBe(192_000)
  })
  test('[COM-6.6] *or* is his choice', () => {
    expect(into('incompleteWaybill').pending).toEqual([0])
    const paid = into('incompleteWaybill').play(0, { kind: 'chooseOption', option: 0 })
    expect(said(paid, 'optionChosen')).toEqual([{ kind: 'optionChosen', seat: 0, option: 0, forced: false }])
    expect(paid.state.money[0]).toBe(198_000)
    const lost = into('incompleteWaybill').play(0, { kind: 'chooseOption', option: 1 })
    expect(lost.state.money[0]).toBe(200_000)
    expect(journeyOf(lost).limits).toEqual(points(4, 3, 1))
  })
  test('[COM-6.6] there are only the options of the card', () => {
    const t = into('incompleteWaybill')
    expect(t.refusal(0, { kind: 'chooseOption', option: 2 })).toMatchObject({ rule: 'COM-6.6', why: 'noSuchOption' })
    expect(t.legal(0).filter(({ kind }) => kind === 'chooseOption')).toEqual([
      { kind: 'chooseOption', option: 0 },
      { kind: 'chooseOption', option: 1 },
    ])
  })
  test('[COM-6.6] *may* is his choice', () => {
    const t = into('expressClearance').play(0, { kind: 'payFor' })
    expect(t.state.money[0]).toBe(197_000)
    expect(said(t, 'paid')).toEqual([{ kind: 'paid', seat: 0, euro: 3_000, due: 'customs' }])
    expect(journeyOf(t).limits).toEqual(points(7, 6, 4))
    const kept = into('expressClearance').play(0, { kind: 'skip' })
    expect(kept.state.money[0]).toBe(200_000)
    expect(said(kept, 'offerSkipped')).toEqual([{ kind: 'offerSkipped', seat: 0, euro: 3_000 }])
    expect(journeyOf(kept).limits).toEqual(FULL)
  })
  test('[COM-6.6] Campione omaggio: 1,000 for a contract card', () => {
    const t = into('freeSample').play(0, { kind: 'payFor' })
    expect(t.state.contracts[0]).toHaveLength(1)
    expect(t.state.money[0]).toBe(199_000)
    expect(t.events(0).at(-1)).toMatchObject({ kind: 'cardDrawn', seat: 0, deck: 'contract', by: 'card' })
  })
  test('[COM-6.6] Premio puntualità draws a territory card', () => {
    expect(into('punctualityPrize').state.territories[0]).toHaveLength(1)
  })
  test('[COM-6.6] Cambio turno: two points are lost on 1 and 2', () => {
    const limits = (n: number) => journeyOf(into('changeOfShift', die(n))).limits
    expect(limits(1)).toEqual(points(3, 2, 2 - 2))
    expect(limits(2)).toEqual(points(3, 2, 0))
    expect(limits(3)).toEqual(FULL)
    expect(limits(6)).toEqual(FULL)
    expect(said(into('changeOfShift', die(2)), 'dieRolled')).toEqual([{ kind: 'dieRolled', seat: 0, roll: 2 }])
  })
  test('[COM-6.6] Interprete: 4,000 lost on a 1, won on a 6', () => {
    const money = (n: number) => into('interpreter', die(n)).state.money[0]
    expect([1, 2, 3, 4, 5, 6].map(money)).toEqual([196_000, 200_000, 200_000, 200_000, 200_000, 204_000])
  })
  test('[COM-6.6] Mancia: 5,000, or another card', () => {
    expect(into('tip').play(0, { kind: 'chooseOption', option: 0 }).state.money[0]).toBe(195_000)
    const t = into(['tip', 'penalty']).play(0, { kind: 'chooseOption', option: 1 })
    expect(said(t, 'customsDrawn').at(-1)).toEqual({ kind: 'customsDrawn', seat: 0, card: 'penalty', vehicle: T, cause: 'ordered' })
    expect(t.state.money[0]).toBe(192_000)
  })
  test('[COM-6.6] Corsia verde: no further card in this delivery', () => {
    const t = into(['greenLane', 'penalty'])
    expect(said(t, 'customsWaived')).toEqual([{ kind: 'customsWaived', seat: 0 }])
    t.play(0, go(T, 'francia'))
    expect(cardsDrawn(t)).toEqual(['greenLane'])
  })
  test('[COM-6.6] Controllo documenti shows the contract to all; illegal goods cost 10,000 and go on', () => {
    const t = into('documentCheck', {}, 'ivory')
    expect(said(t, 'contractShown')).toEqual([{ kind: 'contractShown', seat: 0, signed: 1, contract: 'ivory', to: 'all' }])
    expect(t.state.signed[0]?.[0]?.seenBy).toEqual(expect.arrayContaining([1, 2]))
    expect(t.state.money[0]).toBe(190_000)
    expect(said(t, 'deliveryFailed')).toEqual([])
    expect(t.pending).toEqual([0])
    expect(into('documentCheck').state.money[0]).toBe(200_000)
  })
  test('[COM-2.5] other inspections tell only whether the goods are legal', () => {
    const t = into('scanner')
    expect(said(t, 'inspected')).toEqual([{ kind: 'inspected', seat: 0, legal: true }])
    expect(journeyOf(t).delivery).toMatchObject({ legality: 'legal' })
    expect(said(t, 'contractShown')).toEqual([])
  })
  test('[COM-C5] Doganiere amico is kept', () => {
    const t = into('friendAtTheGate')
    expect(t.state.kept).toEqual([1, 0, 0])
    expect(t.state.customs.deck).toHaveLength(34)
    expect(said(t, 'friendMade')).toEqual([{ kind: 'friendMade', seat: 0 }])
  })
  test('[COM-C5] it cancels a later card; both go under the deck', () => {
    const t = into('goodsHeld', { kept: [1, 0, 0] })
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'friend', seat: 0, card: 'goodsHeld', vehicle: T })
    t.play(0, { kind: 'useFriend' })
    expect(said(t, 'customsCancelled')).toEqual([{ kind: 'customsCancelled', seat: 0, card: 'goodsHeld' }])
    expect(t.state.kept).toEqual([0, 0, 0])
    expect(t.state.customs.deck.slice(0, 2).toSorted()).toEqual(['friendAtTheGate', 'goodsHeld'])
    expect(said(t, 'deliveryFailed')).toEqual([])
  })
  test('[COM-C5] or waits for another', () => {
    const t = into('goodsHeld', { kept: [1, 0, 0] }).play(0, { kind: 'skip' })
    expect(said(t, 'friendKept')).toEqual([{ kind: 'friendKept', seat: 0 }])
    expect(t.state.kept).toEqual([1, 0, 0])
    expect(said(t, 'deliveryFailed')).toMatchObject([{ why: 'endOfTurn' }])
  })
  test("[COM-C5] another's does not help", () => {
    expect(said(into('goodsHeld', { kept: [0, 1, 1] }), 'deliveryFailed')).toHaveLength(1)
  })
  test('[COM-8.3] by Soffiata is turned up by the deliverer', () => {
    const t = table(deliver(T, FAR, 3, { contracts: [[], ['tipOff'], []], customs: customsDeck('penalty') })).play(1, { kind: 'tipOff' })
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'tippedOff', seat: 0, vehicle: T })
    t.play(0, { kind: 'turnUp' })
    expect(said(t, 'customsDrawn')).toEqual([{ kind: 'customsDrawn', seat: 0, card: 'penalty', vehicle: T, cause: 'tipOff' }])
    expect(t.state.money[0]).toBe(192_000)
    expect(t.state.agenda.at(-1)).toEqual(TRAVEL)
  })
  test('[COM-7.6] ordered by an event is drawn by what carries the goods', () => {
    const t = table(
      deliver(
        T,
        FAR,
        3,
        { fleet: fleet({ [T]: aboard(S) }), customs: customsDeck('wavedThrough'), agenda: ordered(T, [{ op: 'drawCustoms' }], JUDGE) },
        { taken: [T, S] },
      ),
    )
    expect(said(t, 'customsDrawn')).toEqual([{ kind: 'customsDrawn', seat: 0, card: 'wavedThrough', vehicle: S, cause: 'ordered' }])
  })
})

describe('customs and event together', () => {
  const event = (roll: number) => ({ random: luck(chance => chance.below('events', 12) === roll - 1) })
  const toUkraine = (roll: number, card: Customs) =>
    table(
      deliver(T, FAR, 2, { fleet: fleet({ [T]: inState('polonia') }), customs: customsDeck(card), ...event(roll) }, { used: points(4) }),
    ).play(0, go(T, 'ucraina'))

  test('[COM-7.2] who drives a truck chooses which comes first', () => {
    const t = toUkraine(7, 'wavedThrough')
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'customsOrEvent', seat: 0, vehicle: T, state: 'ucraina' })
    expect(t.legal(0)).toEqual(
      expect.arrayContaining([
        { kind: 'first', what: 'customs' },
        { kind: 'first', what: 'event' },
      ]),
    )
    t.play(0, { kind: 'first', what: 'customs' })
    expect(said(t, 'orderChosen')).toEqual([{ kind: 'orderChosen', seat: 0, first: 'customs' }])
    expect(t.events().flatMap(({ kind }) => (kind === 'customsDrawn' || kind === 'politicalRolled' ? [kind] : []))).toEqual([
      'customsDrawn',
      'politicalRolled',
    ])
  })
  test('[COM-7.6] an escort takes away a card still due', () => {
    const t = toUkraine(9, 'goodsHeld').play(0, { kind: 'first', what: 'event' })
    expect(cardsDrawn(t)).toEqual([])
    expect(said(t, 'politicalRolled')).toMatchObject([{ rolls: [9] }])
    expect(journeyOf(t).delivery).toMatchObject({ noCustoms: true })
  })
  test('[COM-4.8] once failed nothing more is drawn or rolled', () => {
    expect(cardsDrawn(toUkraine(1, 'penalty').play(0, { kind: 'first', what: 'event' }))).toEqual([])
    expect(said(toUkraine(1, 'goodsHeld').play(0, { kind: 'first', what: 'customs' }), 'politicalRolled')).toEqual([])
  })
  test('[COM-7.2] who flies a plane chooses, too', () => {
    const t = table(deliver(P, FAR, 2, { customs: customsDeck('wavedThrough') })).play(0, go(P, 'ucraina'))
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'customsOrEvent', seat: 0, vehicle: P, state: 'ucraina' })
  })
  test('[COM-7.2] with ships customs come first', () => {
    const t = table(deliver(S, FAR, 2, { fleet: fleet({ [S]: onHex(4, 18) }), customs: customsDeck('wavedThrough'), ...event(7) })).play(
      0,
      go(S, 'libia'),
    )
    expect(
      t
        .events()
        .slice(1)
        .map(({ kind }) => kind),
    ).toEqual(['customsDrawn', 'politicalRolled'])
    expect(said(t, 'politicalRolled')).toEqual([{ kind: 'politicalRolled', seat: 0, vehicle: S, state: 'libia', rolls: [7] }])
  })
})
