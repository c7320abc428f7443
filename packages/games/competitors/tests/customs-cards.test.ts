/** [COM-C5] The 22 customs cards, each met by a loaded truck at the Swiss border. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import { CUSTOMS_IDS, type Customs } from '../content/customs.ts'
import type { Goods } from '../content/goods.ts'
import type { State } from '../state.ts'
import { cardsOf, customsCards, deliveryOf, dice, eventsOf, isUnderWay, left, placeIn, step, underWay } from './cards-stage.ts'
import { aboard, bases, customsDeck, delivering, fleet, inState, onHex, plane, ship, signed, stage, truck } from './stage.ts'

const { table, luck } = testTable(stage)
type Table = ReturnType<typeof table>

const LEGAL: Goods = 'fabrics'
const ILLEGAL: Goods = 'stolen-painting'
const VIEWERS = [0, 1, 2, 'spectator'] as const
const option = (n: number) => ({ kind: 'chooseOption', option: n }) as const

/** Germania to Svizzera (2 of the 5 points, 500 of fuel) on the way to Romania, with these cards on top of the deck. */
function meet(cards: Customs | readonly Customs[], goods: Goods = LEGAL, changes: Partial<State> = {}): Table {
  const deck = typeof cards === 'string' ? [cards] : cards
  const laid = { vp: [2, 0, 0], signed: [[signed(1, 'germania', goods, 'romania')], [], []], customs: customsDeck(...deck), ...changes }
  return table(delivering(truck(0), 1, 3, laid)).play(0, step(truck(0), 'svizzera'))
}
const CASH = 199_500

/** What a card can change, apart from the deck. */
const outcome = (t: Table) => ({
  money: t.state.money[0],
  left: left(t),
  vp: t.state.vp[0],
  hand: cardsOf(t, 0),
  pending: t.pending,
  underWay: isUnderWay(t),
  truck: placeIn(t, truck(0)),
})
const WAVED_THROUGH = {
  money: CASH,
  left: 3,
  vp: 2,
  hand: { territories: 0, contracts: 0 },
  pending: [0],
  underWay: true,
  truck: inState('svizzera'),
}

describe('green', () => {
  test('[COM-C5] Passaggio libero: go on; the card is shown to all and goes under the deck', () => {
    const t = meet('wavedThrough')
    expect(outcome(t)).toEqual(WAVED_THROUGH)
    for (const viewer of VIEWERS)
      expect(eventsOf(t, 'customsDrawn', viewer)).toEqual([
        { kind: 'customsDrawn', seat: 0, card: 'wavedThrough', vehicle: truck(0), cause: 'entry' },
      ])
    expect(t.state.customs.deck).toHaveLength(35)
    expect(t.state.customs.deck[0]).toBe('wavedThrough')
    expect(t.state.customs.fresh).toBe(34)
    expect(t.legal(0)).toContainEqual(step(truck(0), 'austria'))
  })

  test('[COM-C5] Corsia verde: no further customs card in this delivery', () => {
    const t = meet(['greenLane', 'penalty']).play(0, step(truck(0), 'austria'))
    expect(customsCards(t)).toEqual(['greenLane'])
    expect(t.state.money[0]).toBe(CASH)
    for (const viewer of VIEWERS) expect(eventsOf(t, 'customsWaived', viewer)).toEqual([{ kind: 'customsWaived', seat: 0 }])
  })
  test('[COM-C5] without Corsia verde the next border draws the next card', () => {
    const t = meet(['wavedThrough', 'penalty']).play(0, step(truck(0), 'austria'))
    expect(customsCards(t)).toEqual(['wavedThrough', 'penalty'])
    expect(t.state.money[0]).toBe(CASH - 8_000)
  })
  test('[COM-C5] Corsia verde ends with its delivery', () => {
    const t = meet(['greenLane', 'penalty'], LEGAL, {
      signed: [[signed(1, 'germania', LEGAL, 'svizzera'), signed(2, 'germania', 'toys', 'svizzera')], [], []],
    })
    expect(eventsOf(t, 'delivered')).toHaveLength(1)
    t.play(0, { kind: 'deliver', signed: 2, vehicle: truck(0, 2) }).play(0, step(truck(0, 2), 'svizzera'))
    expect(customsCards(t)).toEqual(['greenLane', 'penalty'])
  })

  test('[COM-C5] Certificato AEO: one point more in this T.M., for every kind of vehicle', () => {
    const t = meet('trustedTrader')
    expect(outcome(t)).toEqual({ ...WAVED_THROUGH, left: 4 })
    expect(t.state.journey).toMatchObject({ limits: { all: 6, ship: 5, plane: 3 }, debt: 0 })
  })
  test('[COM-C5] Certificato AEO: also if none was left, the T.M. goes on with it', () => {
    const laid = underWay(truck(0), [], { used: 3, goods: 'vaccines', recipient: 'austria' }, { customs: customsDeck('trustedTrader') })
    const t = table(laid).play(0, step(truck(0), 'svizzera'))
    expect(left(t)).toBe(1)
    expect(eventsOf(t, 'tmEnded')).toEqual([])
    expect(eventsOf(t, 'deliveryFailed')).toEqual([])
    expect(t.refusal(0, step(truck(0), 'francia'))).toBeUndefined()
  })

  test('[COM-C5] Rimborso accise: gain 2,000', () => {
    expect(outcome(meet('dutyRefund'))).toEqual({ ...WAVED_THROUGH, money: CASH + 2_000 })
  })

  test('[COM-C5] Premio puntualità: a territory card, unseen by the others', () => {
    const t = meet('punctualityPrize')
    expect(outcome(t)).toEqual({ ...WAVED_THROUGH, hand: { territories: 1, contracts: 0 } })
    const [card] = t.state.territories[0] ?? []
    expect(eventsOf(t, 'cardDrawn', 0)).toEqual([{ kind: 'cardDrawn', seat: 0, deck: 'territory', card, by: 'card' }])
    for (const viewer of [1, 2, 'spectator'] as const) expect(eventsOf(t, 'cardDrawn', viewer).map(each => each.card)).toEqual([null])
  })
  test('[COM-2.3] Premio puntualità from a deck without cards and discards does nothing', () => {
    const t = meet('punctualityPrize', LEGAL, { decks: { territory: [], contract: [] } })
    expect(outcome(t)).toEqual(WAVED_THROUGH)
    expect(eventsOf(t, 'nothingToDraw')).toEqual([{ kind: 'nothingToDraw', seat: 0, deck: 'territory' }])
  })
})

describe('Doganiere amico', () => {
  const keeping = (cards: readonly Customs[], changes: Partial<State> = {}) => meet(cards, LEGAL, { kept: [1, 0, 0], ...changes })

  test('[COM-C5] it is kept, open, out of the deck', () => {
    const t = meet('friendAtTheGate')
    expect(outcome(t)).toEqual(WAVED_THROUGH)
    for (const viewer of VIEWERS) expect(t.view(viewer).kept).toEqual([1, 0, 0])
    for (const viewer of VIEWERS) expect(eventsOf(t, 'friendMade', viewer)).toEqual([{ kind: 'friendMade', seat: 0 }])
    expect(t.state.customs.deck).toHaveLength(34)
    expect(t.state.customs.deck.filter(card => card === 'friendAtTheGate')).toHaveLength(1)
  })
  test('[COM-C5] it may cancel a later card, which all have seen; both go under the deck', () => {
    const t = keeping(['goodsHeld'])
    expect(t.pending).toEqual([0])
    for (const viewer of VIEWERS) expect(eventsOf(t, 'customsDrawn', viewer).map(({ card }) => card)).toEqual(['goodsHeld'])
    expect(t.state.customs.deck).toHaveLength(34)
    t.play(0, { kind: 'useFriend' })
    expect(outcome(t)).toEqual(WAVED_THROUGH)
    expect(t.state.kept).toEqual([0, 0, 0])
    expect(t.state.customs.deck.slice(0, 2).toSorted()).toEqual(['friendAtTheGate', 'goodsHeld'])
    expect(eventsOf(t, 'customsCancelled', 1)).toEqual([{ kind: 'customsCancelled', seat: 0, card: 'goodsHeld' }])
  })
  test('[COM-C5] or not: then the card is carried out and he is asked again at the next', () => {
    const t = keeping(['customsDuty', 'penalty'])
    expect(t.legal(0)).toEqual(expect.arrayContaining([{ kind: 'useFriend' }, { kind: 'skip' }]))
    t.play(0, { kind: 'skip' })
    expect(t.state.money[0]).toBe(CASH - 3_000)
    expect(t.state.kept).toEqual([1, 0, 0])
    expect(t.state.customs.deck[0]).toBe('customsDuty')
    expect(eventsOf(t, 'friendKept')).toEqual([{ kind: 'friendKept', seat: 0 }])
    t.play(0, step(truck(0), 'austria'))
    expect(customsCards(t)).toEqual(['customsDuty', 'penalty'])
    expect(t.refusal(0, { kind: 'useFriend' })).toBeUndefined()
    expect(t.state.money[0]).toBe(CASH - 3_000)
  })
  test('[COM-C5] a second one is kept besides the first', () => {
    expect(keeping(['friendAtTheGate']).play(0, { kind: 'skip' }).state.kept).toEqual([2, 0, 0])
  })
  test('[COM-C5] not during another’s delivery', () => {
    const t = meet('penalty', LEGAL, { kept: [0, 1, 0] })
    expect(outcome(t)).toEqual({ ...WAVED_THROUGH, money: CASH - 8_000 })
    expect(t.state.kept).toEqual([0, 1, 0])
  })
  test('[COM-C5] also for a chartered vehicle that he steers, and not its owner', () => {
    const laid = {
      kept: [1, 1, 0],
      fleet: fleet({ [truck(1)]: inState('germania') }),
      charters: [{ vehicle: truck(1), by: 0, signed: 1 }],
      signed: [[signed(1, 'germania', LEGAL, 'romania')], [], []],
      customs: customsDeck('penalty'),
    }
    const t = table(delivering(truck(1), 1, 3, laid)).play(0, step(truck(1), 'svizzera'))
    expect(t.pending).toEqual([0])
    t.play(0, { kind: 'useFriend' })
    expect(t.state.kept).toEqual([0, 1, 0])
    expect(t.state.money).toEqual([CASH, 200_000, 200_000])
  })
})

describe('yellow', () => {
  test('[COM-C5] Bolla incompleta: pay 2,000 …', () => {
    const t = meet('incompleteWaybill')
    expect(t.legal(0).filter(({ kind }) => kind === 'chooseOption')).toEqual([option(0), option(1)])
    t.play(0, option(0))
    expect(outcome(t)).toEqual({ ...WAVED_THROUGH, money: CASH - 2_000 })
    expect(eventsOf(t, 'optionChosen', 1)).toEqual([{ kind: 'optionChosen', seat: 0, option: 0, forced: false }])
  })
  test('[COM-C5] … or lose 1 P.M.', () => {
    expect(outcome(meet('incompleteWaybill').play(0, option(1)))).toEqual({ ...WAVED_THROUGH, left: 2 })
  })
  test('[COM-6.6] Bolla incompleta: there is no third way', () => {
    expect(meet('incompleteWaybill').refusal(0, option(2))).toMatchObject({ rule: 'COM-6.6', why: 'noSuchOption' })
  })
  test('[COM-C5] Coda al varco: lose 1 P.M.', () => {
    expect(outcome(meet('queueAtTheGate'))).toEqual({ ...WAVED_THROUGH, left: 2 })
  })
  test('[COM-C5] Diritti doganali: pay 3,000', () => {
    const t = meet('customsDuty')
    expect(outcome(t)).toEqual({ ...WAVED_THROUGH, money: CASH - 3_000 })
    expect(eventsOf(t, 'paid')).toEqual([{ kind: 'paid', seat: 0, euro: 3_000, due: 'customs' }])
  })
  test.each([
    [1, 1],
    [2, 1],
    [3, 3],
    [4, 3],
    [5, 3],
    [6, 3],
  ])('[COM-C5] Cambio turno: a %i leaves %i points', (face, points) => {
    const t = meet('changeOfShift', LEGAL, { random: luck(dice('die', face)) })
    expect(outcome(t)).toEqual({ ...WAVED_THROUGH, left: points })
    for (const viewer of VIEWERS) expect(eventsOf(t, 'dieRolled', viewer)).toEqual([{ kind: 'dieRolled', seat: 0, roll: face }])
  })
  test('[COM-C5] Campione omaggio: he may pay 1,000 and draw a contract card', () => {
    const t = meet('freeSample').play(0, { kind: 'payFor' })
    expect(outcome(t)).toEqual({ ...WAVED_THROUGH, money: CASH - 1_000, hand: { territories: 0, contracts: 1 } })
    expect(eventsOf(t, 'cardDrawn', 1)).toEqual([{ kind: 'cardDrawn', seat: 0, deck: 'contract', card: null, by: 'card' }])
    expect(eventsOf(t, 'paid')).toEqual([{ kind: 'paid', seat: 0, euro: 1_000, due: 'customs' }])
  })
  test('[COM-C5] Campione omaggio: or he does not', () => {
    const t = meet('freeSample').play(0, { kind: 'skip' })
    expect(outcome(t)).toEqual(WAVED_THROUGH)
    expect(eventsOf(t, 'offerSkipped', 2)).toEqual([{ kind: 'offerSkipped', seat: 0, euro: 1_000 }])
  })
  test('[COM-C5] Mancia: pay 5,000 …', () => {
    const t = meet(['tip', 'penalty']).play(0, option(0))
    expect(outcome(t)).toEqual({ ...WAVED_THROUGH, money: CASH - 5_000 })
    expect(customsCards(t)).toEqual(['tip'])
  })
  test('[COM-C5] … or draw another card and carry it out', () => {
    const t = meet(['tip', 'penalty']).play(0, option(1))
    expect(outcome(t)).toEqual({ ...WAVED_THROUGH, money: CASH - 8_000 })
    expect(eventsOf(t, 'customsDrawn').at(-1)).toEqual({
      kind: 'customsDrawn',
      seat: 0,
      card: 'penalty',
      vehicle: truck(0),
      cause: 'ordered',
    })
    expect(t.state.customs.deck.slice(0, 2)).toEqual(['penalty', 'tip'])
  })
  test('[COM-C5] Controllo documenti: the contract is shown to all; a legal one goes on', () => {
    const t = meet('documentCheck')
    expect(outcome(t)).toEqual(WAVED_THROUGH)
    for (const viewer of VIEWERS)
      expect(eventsOf(t, 'contractShown', viewer)).toEqual([{ kind: 'contractShown', seat: 0, signed: 1, contract: LEGAL, to: 'all' }])
    for (const viewer of VIEWERS) expect(t.view(viewer).signed[0]?.[0]?.contract).toBe(LEGAL)
  })
  test('[COM-C5] Controllo documenti: for an illegal one he pays 10,000 and goes on', () => {
    const t = meet('documentCheck', ILLEGAL)
    expect(outcome(t)).toEqual({ ...WAVED_THROUGH, money: CASH - 10_000 })
    expect(t.view(2).signed[0]?.[0]?.contract).toBe(ILLEGAL)
    expect(eventsOf(t, 'deliveryFailed')).toEqual([])
  })
  test.each([
    [1, -4_000],
    [2, 0],
    [3, 0],
    [4, 0],
    [5, 0],
    [6, 4_000],
  ])('[COM-C5] Interprete: a %i brings %i', (face, euro) => {
    expect(outcome(meet('interpreter', LEGAL, { random: luck(dice('die', face)) }))).toEqual({ ...WAVED_THROUGH, money: CASH + euro })
  })
  test('[COM-C5] Sdoganamento rapido: he may pay 3,000 for 2 P.M. more in this T.M.', () => {
    const t = meet('expressClearance').play(0, { kind: 'payFor' })
    expect(outcome(t)).toEqual({ ...WAVED_THROUGH, money: CASH - 3_000, left: 5 })
    expect(outcome(meet('expressClearance').play(0, { kind: 'skip' }))).toEqual(WAVED_THROUGH)
  })
})

describe('red', () => {
  const SEIZED = { pending: [0], vp: 1, left: 'no T.M.', underWay: false, truck: { kind: 'stock' }, hand: { territories: 0, contracts: 0 } }

  test('[COM-C5] Scanner: illegal goods cost 20,000, the vehicle and the delivery', () => {
    const t = meet('scanner', ILLEGAL)
    expect(outcome(t)).toEqual({ ...SEIZED, money: CASH - 20_000 })
    expect(eventsOf(t, 'inspected', 'spectator')).toEqual([{ kind: 'inspected', seat: 0, legal: false }])
    expect(eventsOf(t, 'seized')).toEqual([{ kind: 'seized', vehicle: truck(0), truckTo: 'none' }])
    expect(eventsOf(t, 'deliveryFailed', 1)).toMatchObject([{ why: 'illegal', contract: ILLEGAL, vp: 1, total: 1 }])
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 1 })
  })
  test('[COM-C5] Scanner: legal goods go on; all learn no more than that they are legal', () => {
    const t = meet('scanner')
    expect(outcome(t)).toEqual(WAVED_THROUGH)
    for (const viewer of VIEWERS) expect(eventsOf(t, 'inspected', viewer)).toEqual([{ kind: 'inspected', seat: 0, legal: true }])
    for (const viewer of [1, 2, 'spectator'] as const) expect(t.view(viewer).signed[0]?.[0]?.contract).toBeNull()
    expect(eventsOf(t, 'contractShown')).toEqual([])
    expect(deliveryOf(t)).toMatchObject({ legality: 'legal' })
  })
  test('[COM-C5] Unità cinofila: illegal goods cost 30,000, the vehicle and the delivery', () => {
    const t = meet('snifferDogs', ILLEGAL)
    expect(outcome(t)).toEqual({ ...SEIZED, money: CASH - 30_000 })
    expect(eventsOf(t, 'deliveryFailed')).toMatchObject([{ why: 'illegal' }])
  })
  test('[COM-C5] Unità cinofila: legal goods lose 1 P.M.', () => {
    expect(outcome(meet('snifferDogs'))).toEqual({ ...WAVED_THROUGH, left: 2 })
  })
  test('[COM-C5] Ispezione completa: illegal goods cost the vehicle and the delivery, no fine', () => {
    expect(outcome(meet('fullInspection', ILLEGAL))).toEqual({ ...SEIZED, money: CASH })
  })
  test('[COM-C5] Ispezione completa: legal goods lose 2 P.M.', () => {
    expect(outcome(meet('fullInspection'))).toEqual({ ...WAVED_THROUGH, left: 1 })
  })
  const LOST = {
    ...WAVED_THROUGH,
    pending: [1],
    vp: 1,
    left: 'no T.M.',
    underWay: false,
  }
  test('[COM-C5] Merce bloccata: end of turn, the delivery fails, the vehicle stays', () => {
    const t = meet('goodsHeld')
    expect(outcome(t)).toEqual(LOST)
    expect(eventsOf(t, 'deliveryFailed')).toMatchObject([{ why: 'endOfTurn' }])
    expect(t.state.turn).toBe('nobody')
    expect(t.state.customs.deck[0]).toBe('goodsHeld')
  })
  test('[COM-C5] Varco chiuso: pay 10,000 …', () => {
    expect(outcome(meet('gateClosed').play(0, option(0)))).toEqual({ ...WAVED_THROUGH, money: CASH - 10_000 })
  })
  test('[COM-C5] … or end of turn', () => {
    expect(outcome(meet('gateClosed').play(0, option(1)))).toEqual(LOST)
  })
  test('[COM-C5] Sanzione: pay 8,000', () => {
    expect(outcome(meet('penalty'))).toEqual({ ...WAVED_THROUGH, money: CASH - 8_000 })
  })

  describe('Fermo amministrativo', () => {
    /** Its owner’s next turn comes at once, so that what it forbids can be seen. */
    function impounded(): Table {
      const laid = {
        vp: [2, 0, 0],
        signed: [[signed(1, 'germania', LEGAL, 'romania'), signed(2, 'svizzera', 'toys', 'italia')], [], []],
        customs: customsDeck('impounded'),
      }
      const agenda = [{ kind: 'beginTurn', seat: 0 } as const, ...(delivering(truck(0), 1, 3, laid).agenda ?? [])]
      return table({ ...delivering(truck(0), 1, 3, laid), agenda }).play(0, step(truck(0), 'svizzera'))
    }
    test('[COM-C5] end of turn, the delivery fails, all hear which vehicle is stopped', () => {
      const t = meet('impounded')
      expect(outcome(t)).toEqual(LOST)
      expect(t.state.fleet[truck(0)]?.stopped).toBe('nextTurn')
      expect(t.state.fleet.filter(({ stopped }) => stopped !== 'no')).toHaveLength(1)
      expect(eventsOf(t, 'stopped', 2)).toEqual([{ kind: 'stopped', vehicle: truck(0) }])
    })
    test('[COM-C5] in its owner’s next turn the vehicle may neither move nor load', () => {
      const t = impounded()
      expect(t.refusal(0, step(truck(0), 'austria'))).toMatchObject({ rule: 'COM-C5', why: 'vehicleStopped' })
      expect(t.refusal(0, { kind: 'deliver', signed: 2, vehicle: truck(0) })).toMatchObject({ rule: 'COM-C5', why: 'vehicleStopped' })
      expect(t.refusal(0, step(truck(0, 2), 'francia'))).toBeUndefined()
    })
    test('[COM-C5] it may be sold', () => {
      const t = impounded()
      t.play(0, { kind: 'sellVehicle', vehicle: truck(0) })
      expect(t.state.money[0]).toBe(CASH + 15_000)
    })
    test('[COM-C5] after that turn it is free again', () => {
      const t = impounded()
      t.play(0, { kind: 'endTurn' })
      expect(t.state.fleet[truck(0)]?.stopped).toBe('no')
    })
    test('[COM-C5] it is not free again when another’s turn ends', () => {
      const t = table({ fleet: fleet({ [truck(0)]: { stopped: 'nextTurn' } }), agenda: [{ kind: 'endTurn', seat: 2 }] })
      expect(t.state.fleet[truck(0)]?.stopped).toBe('nextTurn')
    })
    test('[COM-C5] the beginning of another’s turn is not its owner’s next turn', () => {
      const laid = { fleet: fleet({ [truck(0)]: { stopped: 'nextTurn' } }) }
      const of = (seat: number) => table({ ...laid, agenda: [{ kind: 'beginTurn', seat }] }).state.fleet[truck(0)]?.stopped
      expect([of(0), of(1)]).toEqual(['thisTurn', 'nextTurn'])
    })
    test('[COM-C5] a stopped truck may not be carried, a stopped ship may not carry', () => {
      for (const stopped of [truck(0), ship(0)]) {
        const t = table({ fleet: fleet({ [stopped]: { stopped: 'thisTurn' } }), agenda: [{ kind: 'turn', seat: 0, draws: 0, actions: 2 }] })
        expect(t.refusal(0, { kind: 'board', truck: truck(0), carrier: ship(0) })).toMatchObject({ rule: 'COM-C5', why: 'vehicleStopped' })
      }
    })
    test('[COM-C5] goods under way may not be loaded into a stopped vehicle', () => {
      const laid = { fleet: fleet({ [truck(0, 2)]: { stopped: 'thisTurn' } }), signed: [[signed(1, 'germania', LEGAL, 'romania')], [], []] }
      const t = table(delivering(truck(0), 1, 3, laid))
      expect(t.refusal(0, { kind: 'transfer', to: truck(0, 2) })).toMatchObject({ rule: 'COM-C5', why: 'vehicleStopped' })
      expect(t.refusal(0, { kind: 'transfer', to: ship(0) })).toBeUndefined()
    })
    test('[COM-C5] a ship that drew the card is stopped, not the truck aboard with the goods', () => {
      const laid = { fleet: fleet({ [ship(0)]: onHex(4, 19), [truck(0)]: aboard(ship(0)) }), customs: customsDeck('impounded') }
      const t = table(underWay(truck(0), [], {}, laid)).play(0, step(ship(0), 'egitto'))
      expect(t.state.fleet[ship(0)]?.stopped).toBe('nextTurn')
      expect(t.state.fleet[truck(0)]?.stopped).toBe('no')
    })
    test('[COM-6.7] on a crossing: put off for 5,000, then stopped there', () => {
      const laid = {
        vp: [2, 0, 0],
        fleet: fleet({ [truck(0)]: inState('francia') }),
        signed: [[signed(1, 'francia', LEGAL, 'irlanda')], [], []],
        customs: customsDeck('impounded'),
      }
      const t = table(delivering(truck(0), 1, 3, laid)).play(0, step(truck(0), 'manica'))
      expect(placeIn(t, truck(0))).toEqual(inState('granbretagna'))
      expect(t.state.fleet[truck(0)]?.stopped).toBe('nextTurn')
      expect(t.state.money[0]).toBe(CASH - 5_000)
      expect(t.state.vp[0]).toBe(1)
    })
  })
})

describe('all of them', () => {
  const HARMLESS: readonly Customs[] = ['wavedThrough']
  /** Everything on the table but the customs deck. */
  function snapshot({ state }: Table) {
    const { customs, random, told: count, ...rest } = state
    return { ...rest, cards: customs.deck.length + customs.fresh, luck: [typeof random, typeof count] }
  }
  test.each(CUSTOMS_IDS.filter(card => !HARMLESS.includes(card)))('[COM-C5] %s does something to legal or illegal goods', card => {
    const after = ([LEGAL, ILLEGAL] as const).map(goods => {
      const random = luck(dice('die', 1))
      const waved = snapshot(meet('wavedThrough', goods, { random }))
      return JSON.stringify(snapshot(meet(card, goods, { random }))) === JSON.stringify(waved)
    })
    expect(after).toContain(false)
  })
  test('[COM-C5] Passaggio libero does nothing to either', () => {
    for (const goods of [LEGAL, ILLEGAL]) expect(outcome(meet('wavedThrough', goods))).toEqual(WAVED_THROUGH)
  })

  test.each(CUSTOMS_IDS.filter(card => card !== 'friendAtTheGate'))('[COM-6.6] %s goes under the deck at once', card => {
    const t = meet(card)
    expect(t.state.customs.deck).toHaveLength(35)
    expect(t.state.customs.deck[0]).toBe(card)
    for (const viewer of VIEWERS) expect(eventsOf(t, 'customsDrawn', viewer).map(each => each.card)).toEqual([card])
  })
})

describe('who drew the card', () => {
  test('[COM-6.7] a docking ship is seized, the truck aboard with the goods is set down in that state', () => {
    const laid = { fleet: fleet({ [ship(0)]: onHex(4, 19), [truck(0)]: aboard(ship(0)) }), customs: customsDeck('scanner') }
    const t = table(underWay(truck(0), [], { goods: ILLEGAL }, laid)).play(0, step(ship(0), 'egitto'))
    expect(placeIn(t, ship(0))).toEqual({ kind: 'stock' })
    expect(placeIn(t, truck(0))).toEqual(inState('egitto'))
    expect(eventsOf(t, 'seized')).toEqual([{ kind: 'seized', vehicle: ship(0), truckTo: 'egitto' }])
    expect(t.state.vp[0]).toBe(1)
  })
  test('[COM-6.7] Ispezione completa takes the truck aboard, too', () => {
    const laid = { fleet: fleet({ [ship(0)]: onHex(4, 19), [truck(0)]: aboard(ship(0)) }), customs: customsDeck('fullInspection') }
    const t = table(underWay(truck(0), [], { goods: ILLEGAL }, laid)).play(0, step(ship(0), 'egitto'))
    expect([placeIn(t, ship(0)), placeIn(t, truck(0))]).toEqual([{ kind: 'stock' }, { kind: 'stock' }])
    expect(t.state.money[0]).toBe(200_000 - 1_000)
  })
  test('[COM-6.7] a ship seized on a crossing pays no fee there; its truck goes to the nearest base', () => {
    const laid = {
      fleet: fleet({ [ship(0)]: onHex(2, 17), [truck(0)]: aboard(ship(0)) }),
      bases: bases(['giappone'], ['italia'], ['sudafrica']),
      customs: customsDeck('scanner'),
    }
    const t = table({
      ...underWay(truck(0), [], { goods: ILLEGAL }, { ...laid, bases: bases(['giappone', 'spagna'], ['italia'], ['sudafrica']) }),
    })
    t.play(0, step(ship(0), 'manica'))
    expect(placeIn(t, ship(0))).toEqual({ kind: 'stock' })
    expect(placeIn(t, truck(0))).toEqual(inState('spagna'))
    expect(t.state.money[0]).toBe(200_000 - 1_000 - 20_000)
  })
  test('[COM-6.5] never the last vehicle: he pays its price instead', () => {
    const pieces = fleet({
      [truck(0, 2)]: { place: { kind: 'stock' } },
      [ship(0)]: { place: { kind: 'stock' } },
      [plane(0)]: { place: { kind: 'stock' } },
    })
    const t = meet('fullInspection', ILLEGAL, { fleet: pieces })
    expect(placeIn(t, truck(0))).toEqual(inState('svizzera'))
    expect(t.state.money[0]).toBe(CASH - 30_000)
    expect(eventsOf(t, 'spared')).toEqual([{ kind: 'spared', vehicle: truck(0), euro: 30_000 }])
    expect(t.state.vp[0]).toBe(1)
  })
  test('[COM-6.5] … or all he has', () => {
    const pieces = fleet({
      [truck(0, 2)]: { place: { kind: 'stock' } },
      [ship(0)]: { place: { kind: 'stock' } },
      [plane(0)]: { place: { kind: 'stock' } },
    })
    const t = meet('fullInspection', ILLEGAL, { fleet: pieces, money: [7_500, 0, 0] })
    expect(placeIn(t, truck(0))).toEqual(inState('svizzera'))
    expect(t.state.money[0]).toBe(0)
    expect(eventsOf(t, 'deliveryFailed')).toMatchObject([{ why: 'illegal', vp: 1 }])
  })
  test('[COM-6.5] Ispezione completa on the last two takes the carrier; the truck is spared for 30,000 and set down there', () => {
    const laid = {
      fleet: fleet({
        [ship(0)]: onHex(4, 19),
        [truck(0)]: aboard(ship(0)),
        [truck(0, 2)]: { place: { kind: 'stock' } },
        [plane(0)]: { place: { kind: 'stock' } },
      }),
      customs: customsDeck('fullInspection'),
    }
    const t = table(underWay(truck(0), [], { goods: ILLEGAL, journey: { fuelled: [ship(0)] } }, laid)).play(0, step(ship(0), 'egitto'))
    expect([placeIn(t, ship(0)), placeIn(t, truck(0))]).toEqual([{ kind: 'stock' }, inState('egitto')])
    expect(t.state.money[0]).toBe(200_000 - 30_000)
  })
  test('[COM-7.3] from a strait without a way for trucks the truck goes to the headquarters', () => {
    const homes = bases(['giappone', 'cile', 'argentina'], ['italia'], ['sudafrica'])
    const laid = {
      bases: homes,
      fleet: fleet({ [ship(0)]: onHex(14, 9), [truck(0)]: aboard(ship(0)) }, 3, homes),
      customs: customsDeck('scanner'),
    }
    const t = table(underWay(truck(0), [], { goods: ILLEGAL }, laid)).play(0, step(ship(0), 'magellano'))
    expect(eventsOf(t, 'seized')).toEqual([{ kind: 'seized', vehicle: ship(0), truckTo: 'giappone' }])
  })
  test('[COM-6.5] a chartered vehicle that is its owner’s last is spared, and the deliverer pays its price', () => {
    const gone = Object.fromEntries([truck(1, 2), ship(1), plane(1)].map(vehicle => [vehicle, { place: { kind: 'stock' as const } }]))
    const laid = {
      fleet: fleet({ ...gone, [truck(1)]: inState('germania') }),
      charters: [{ vehicle: truck(1), by: 0, signed: 1 }],
      signed: [[signed(1, 'germania', ILLEGAL, 'romania')], [], []],
      customs: customsDeck('fullInspection'),
    }
    const t = table(delivering(truck(1), 1, 3, laid)).play(0, step(truck(1), 'svizzera'))
    expect(placeIn(t, truck(1))).toEqual(inState('svizzera'))
    expect(t.state.money).toEqual([CASH - 30_000, 200_000, 200_000])
  })
  test('[COM-6.5] who cannot pay the fine pays all he has and loses the vehicle all the same', () => {
    const pieces = fleet({ [ship(0)]: onHex(3, 13), [truck(0, 2)]: { place: { kind: 'stock' } }, [plane(0)]: { place: { kind: 'stock' } } })
    const t = meet('scanner', ILLEGAL, { fleet: pieces, money: [7_500, 0, 0] })
    expect(t.state.money[0]).toBe(0)
    expect(placeIn(t, truck(0))).toEqual({ kind: 'stock' })
    expect(eventsOf(t, 'deliveryFailed')).toMatchObject([{ vp: 1, total: 1 }])
  })
  test('[COM-9.3] illegal goods found in a chartered vehicle: it is its owner’s that is seized, the deliverer pays', () => {
    const laid = {
      fleet: fleet({ [truck(1)]: inState('germania') }),
      charters: [{ vehicle: truck(1), by: 0, signed: 1 }],
      signed: [[signed(1, 'germania', ILLEGAL, 'romania')], [], []],
      customs: customsDeck('scanner'),
    }
    const t = table(delivering(truck(1), 1, 3, laid)).play(0, step(truck(1), 'svizzera'))
    expect(placeIn(t, truck(1))).toEqual({ kind: 'stock' })
    expect(t.state.money).toEqual([CASH - 20_000, 200_000, 200_000])
  })
  test('[COM-5.2] a truck that was spared on a crossing does not stay on it: no action ends there', () => {
    const pieces = fleet({
      [truck(0)]: inState('francia'),
      [truck(0, 2)]: { place: { kind: 'stock' } },
      [ship(0)]: { place: { kind: 'stock' } },
      [plane(0)]: { place: { kind: 'stock' } },
    })
    const laid = { fleet: pieces, signed: [[signed(1, 'francia', ILLEGAL, 'irlanda')], [], []], customs: customsDeck('fullInspection') }
    const t = table(delivering(truck(0), 1, 3, laid)).play(0, step(truck(0), 'manica'))
    expect(eventsOf(t, 'deliveryFailed')).toMatchObject([{ why: 'illegal' }])
    expect(placeIn(t, truck(0))).toEqual(inState('granbretagna'))
    expect(t.state.money[0]).toBe(200_000 - 500 - 30_000 - 5_000)
  })
  test('[COM-5.2] a truck whose delivery fails on a crossing for want of money does not stay on it: back free', () => {
    const pieces = fleet({
      [truck(0)]: inState('francia'),
      [truck(0, 2)]: { place: { kind: 'stock' } },
      [ship(0)]: { place: { kind: 'stock' } },
      [plane(0)]: { place: { kind: 'stock' } },
    })
    const laid = {
      money: [1_000, 0, 0],
      fleet: pieces,
      signed: [[signed(1, 'francia', LEGAL, 'irlanda')], [], []],
      customs: customsDeck('penalty'),
    }
    const t = table(delivering(truck(0), 1, 3, laid)).play(0, step(truck(0), 'manica'))
    expect(eventsOf(t, 'deliveryFailed')).toMatchObject([{ why: 'unpaid' }])
    expect(t.state.money[0]).toBe(0)
    expect(placeIn(t, truck(0))).toEqual(inState('francia'))
  })
})

test('[COM-6.6] a card that somebody else ordered is carried out on the deliverer, not on whoever is first at the table', () => {
  const laid = { customs: customsDeck('penalty'), signed: [[], [signed(1, 'italia', LEGAL, 'romania')], []] }
  const { agenda: _, ...lent } = delivering(truck(1), 1, 3, laid)
  const journey = lent.journey === undefined || lent.journey === 'none' ? undefined : { ...lent.journey, seat: 1 }
  if (journey === undefined) throw new Error('a delivery has begun')
  const t = table({
    ...lent,
    journey,
    turn: 1,
    agenda: [
      { kind: 'turn', seat: 1, draws: 0, actions: 1 },
      { kind: 'travel', seat: 1 },
    ],
  })
  t.play(1, step(truck(1), 'svizzera'))
  expect(t.state.money).toEqual([200_000, 191_500, 200_000])
  expect(eventsOf(t, 'customsDrawn')).toMatchObject([{ seat: 1 }])
})
