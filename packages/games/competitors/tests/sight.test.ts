/** [COM-2.5] Who sees and hears what: the owner, those concerned, the others, a spectator. */
import { chance, keyFrom, randomness, type Viewer } from '@wildcat/kernel'
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import { GOODS_IDS } from '../content/goods.ts'
import type { Event, EventOf } from '../events.ts'
import { competitors } from '../game.ts'
import { laws } from '../laws.ts'
import type { State } from '../state.ts'
import { STREAMS } from '../types.ts'
import { accept, decline, offer } from './deals-stage.ts'
import { bases, customsDeck, delivering, fleet, inState, plane, ship, signed, stage, truck, turnOf } from './stage.ts'

const { table } = testTable(stage)
type Table = ReturnType<typeof table>
const ALL = [0, 1, 2, 'spectator'] as const
const isKind =
  <K extends Event['kind']>(kind: K) =>
  (event: Event): event is EventOf<K> =>
    event.kind === kind
const heard = <K extends Event['kind']>(t: Table, viewer: Viewer, kind: K) => t.events(viewer).filter(isKind(kind))
const rest = (...viewers: Viewer[]) => ALL.filter(each => !viewers.includes(each))

describe('hands', () => {
  test('[COM-2.5] are seen by their owner; the others see how many cards of each kind', () => {
    const t = table({
      agenda: turnOf(0),
      territories: [['francia', 'polonia'], ['kenya'], []],
      contracts: [['toll'], ['books', 'ivory'], ['coal']],
    })
    expect(t.view(0).territories).toEqual([['francia', 'polonia'], [null], []])
    expect(t.view(1).territories).toEqual([[null, null], ['kenya'], []])
    expect(t.view(2).territories).toEqual([[null, null], [null], []])
    expect(t.view('spectator').territories).toEqual([[null, null], [null], []])
    expect(t.view(0).contracts).toEqual([['toll'], [null, null], [null]])
    expect(t.view(1).contracts).toEqual([[null], ['books', 'ivory'], [null]])
    expect(t.view(2).contracts).toEqual([[null], [null, null], ['coal']])
    expect(t.view('spectator').contracts).toEqual([[null], [null, null], [null]])
  })
  test('[COM-2.5] decks are seen by nobody, their sizes by all', () => {
    const t = table({ decks: { territory: ['francia', 'polonia'], contract: ['toys'] }, agenda: turnOf(0) })
    for (const viewer of ALL) expect(t.view(viewer).decks).toEqual({ territory: [null, null], contract: [null] })
  })
  test.each(['territory', 'contract'] as const)(
    '[COM-2.5] a %s card is seen by whoever draws it; the others hear from which deck',
    deck => {
      const t = table({ agenda: turnOf(0, 1), decks: { territory: ['polonia', 'francia'], contract: ['books', 'toys'] } })
      t.play(0, { kind: 'drawFree', deck }).play(0, { kind: 'draw', deck })
      const cards = deck === 'territory' ? ['francia', 'polonia'] : ['toys', 'books']
      const told = (card: (n: number) => string | null) => [
        { kind: 'cardDrawn', seat: 0, deck, by: 'free', card: card(0) },
        { kind: 'cardDrawn', seat: 0, deck, by: 'action', card: card(1) },
      ]
      expect(heard(t, 0, 'cardDrawn')).toEqual(told(n => cards[n] ?? null))
      for (const viewer of rest(0)) expect(heard(t, viewer, 'cardDrawn')).toEqual(told(() => null))
    },
  )
  test('[COM-2.5] so is one that a customs card brings', () => {
    const t = table(
      delivering(truck(0), 1, 3, {
        signed: [[signed(1, 'germania', 'fabrics', 'svizzera')], [], []],
        customs: customsDeck('punctualityPrize'),
        decks: { territory: ['polonia'], contract: ['toys'] },
      }),
    ).play(0, { kind: 'step', vehicle: truck(0), to: 'svizzera' })
    expect(heard(t, 0, 'cardDrawn')).toMatchObject([
      { card: 'polonia', by: 'card' },
      { card: 'toys', by: 'bonus' },
    ])
    for (const viewer of rest(0)) expect(heard(t, viewer, 'cardDrawn')).toMatchObject([{ card: null }, { card: null }])
  })
  test('[COM-2.5] money, points, vehicles, bases, kept cards, discards and weather are open', () => {
    const t = table({
      agenda: turnOf(0),
      money: [1_000, 2_000, 3_000],
      vp: [1, 2, 3],
      bases: bases(['germania', ['francia', 'toll']], ['italia'], ['giappone']),
      kept: [0, 1, 0],
      doubled: [false, false, true],
      discards: { territory: ['kenya'], contract: ['toys', 'spy'] },
      weather: { continent: 'EU', roll: 3 },
      strikes: [{ state: 'polonia', by: 1 }],
      charters: [{ vehicle: truck(1), by: 0, signed: 4 }],
      fleet: fleet({ [truck(1)]: { stopped: 'nextTurn' } }),
    })
    for (const viewer of ALL) {
      const { money, vp, bases: seenBases, kept, doubled, discards, weather, strikes, charters, fleet: pieces } = t.view(viewer)
      const { state } = t
      expect({ money, vp, bases: seenBases, kept, doubled, discards, weather, strikes, charters, fleet: pieces }).toEqual({
        money: [1_000, 2_000, 3_000],
        vp: [1, 2, 3],
        bases: state.bases,
        kept: [0, 1, 0],
        doubled: [false, false, true],
        discards: { territory: ['kenya'], contract: ['toys', 'spy'] },
        weather: { continent: 'EU', roll: 3 },
        strikes: [{ state: 'polonia', by: 1 }],
        charters: [{ vehicle: truck(1), by: 0, signed: 4 }],
        fleet: state.fleet,
      })
    }
  })
  test('[COM-2.5] nobody sees the luck to come', () => {
    for (const viewer of ALL) expect(table({ agenda: turnOf(0) }).view(viewer)).toMatchObject({ random: null, told: null, viewer })
  })
})

describe('signed contracts', () => {
  const face = (t: Table, viewer: Viewer) => t.view(viewer).signed[0]?.[0]?.contract
  const expectFace = (t: Table, knowing: readonly Viewer[], contract: string) => {
    for (const viewer of ALL) expect([viewer, face(t, viewer)]).toEqual([viewer, knowing.includes(viewer) ? contract : null])
  }

  test('[COM-2.5] sender and recipient are open, the contract is seen by its owner alone', () => {
    const t = table({ agenda: turnOf(0), territories: [['francia', 'polonia'], [], []], contracts: [['ivory'], [], []] })
    t.play(0, { kind: 'sign', sender: 'francia', contract: 'ivory', recipient: 'polonia' })
    const told = { kind: 'contractSigned', seat: 0, signed: 1, sender: 'francia', recipient: 'polonia' }
    expect(t.events(0)).toEqual([{ ...told, contract: 'ivory' }])
    for (const viewer of rest(0)) expect(t.events(viewer)).toEqual([{ ...told, contract: null }])
    for (const viewer of ALL) expect(t.view(viewer).signed[0]).toMatchObject([{ id: 1, sender: 'francia', recipient: 'polonia' }])
    expectFace(t, [0], 'ivory')
  })
  test('[COM-2.5] deliver makes its T.M. public, nothing else: not the goods, not the symbol', () => {
    const begun = (contract: 'glass' | 'fabrics' | 'stolen-painting') =>
      table({ agenda: turnOf(0), signed: [[signed(1, 'germania', contract, 'mosca')], [], []] }).play(0, {
        kind: 'deliver',
        signed: 1,
        vehicle: truck(0),
      })
    const [glass, fabrics, painting] = [begun('glass'), begun('fabrics'), begun('stolen-painting')]
    for (const viewer of rest(0)) {
      expect(glass.events(viewer)).toEqual([
        { kind: 'deliveryBegun', seat: 0, signed: 1, sender: 'germania', recipient: 'mosca', vehicle: truck(0), tm: 2 },
      ])
      expect(fabrics.events(viewer)).toEqual(glass.events(viewer))
      for (const other of [fabrics, painting]) expect(other.view(viewer)).toEqual(glass.view(viewer))
    }
    expectFace(glass, [0], 'glass')
  })
  test('[COM-2.5] what Spia showed is known to who looked', () => {
    const t = table({
      agenda: turnOf(1),
      turn: 1,
      contracts: [[], ['spy'], []],
      signed: [[signed(1, 'germania', 'ivory', 'mosca')], [], []],
    })
    t.play(1, { kind: 'spyOn', signed: 1 })
    const looked = { kind: 'contractLookedAt', seat: 1, of: 0, signed: 1 }
    expect(heard(t, 1, 'contractLookedAt')).toEqual([{ ...looked, contract: 'ivory' }])
    for (const viewer of rest(1)) expect(heard(t, viewer, 'contractLookedAt')).toEqual([{ ...looked, contract: null }])
    expectFace(t, [0, 1], 'ivory')
  })
  test('[COM-2.5] it stays known while it is delivered, and is discarded face up', () => {
    const known = { ...signed(1, 'germania', 'fabrics', 'polonia'), seenBy: [1] }
    const t = table({ agenda: turnOf(0), signed: [[known], [], []] }).play(0, { kind: 'deliver', signed: 1, vehicle: truck(0) })
    expectFace(t, [0, 1], 'fabrics')
    t.play(0, { kind: 'step', vehicle: truck(0), to: 'polonia' })
    for (const viewer of ALL) {
      expect(t.view(viewer).discards).toEqual({ territory: ['germania', 'polonia'], contract: ['fabrics'] })
      expect(heard(t, viewer, 'delivered')).toMatchObject([{ contract: 'fabrics', pay: 45_000 }])
    }
  })
  test('[COM-2.5] a failed one, too', () => {
    const t = table(delivering(truck(0), 1, 3, { signed: [[signed(1, 'germania', 'ivory', 'mosca')], [], []] })).play(0, {
      kind: 'breakOff',
    })
    for (const viewer of ALL) {
      expect(heard(t, viewer, 'deliveryFailed')).toMatchObject([{ contract: 'ivory' }])
      expect(t.view(viewer).discards.contract).toEqual(['ivory'])
    }
  })
  test('[COM-9.3] what a charter showed is known to the owner of the vehicle', () => {
    const t = table({ agenda: turnOf(0), signed: [[signed(1, 'italia', 'ivory', 'grecia')], [], []] })
    t.play(0, offer(1, { ask: `charter:${truck(1)}:1` })).play(1, { kind: 'askToSee', offer: 1 })
    expectFace(t, [0], 'ivory')
    for (const viewer of ALL) expect(heard(t, viewer, 'askedToSee')).toEqual([{ kind: 'askedToSee', offer: 1, from: 0, by: 1 }])
    t.play(0, { kind: 'show', offer: 1 })
    expectFace(t, [0, 1], 'ivory')
    const shown = { kind: 'contractShown', seat: 0, signed: 1, to: [1] }
    for (const viewer of [0, 1]) expect(heard(t, viewer, 'contractShown')).toEqual([{ ...shown, contract: 'ivory' }])
    for (const viewer of rest(0, 1)) expect(heard(t, viewer, 'contractShown')).toEqual([{ ...shown, contract: null }])
  })
  test('[COM-9.3] accepting without having seen it shows nothing', () => {
    const t = table({ agenda: turnOf(0), signed: [[signed(1, 'italia', 'ivory', 'grecia')], [], []] })
    t.play(0, offer(1, { ask: `charter:${truck(1)}:1` })).play(1, accept(1))
    expectFace(t, [0], 'ivory')
  })
  const inspectedBy = (card: 'scanner' | 'snifferDogs' | 'documentCheck', contract: 'stolen-painting' | 'fabrics') =>
    table(
      delivering(truck(0), 1, 3, {
        signed: [[signed(1, 'germania', contract, 'italia')], [], []],
        customs: customsDeck(card),
        vp: [5, 5, 5],
      }),
    ).play(0, { kind: 'step', vehicle: truck(0), to: 'svizzera' })

  test('[COM-2.5] an inspecting card tells all only that the goods are legal', () => {
    for (const card of ['scanner', 'snifferDogs'] as const) {
      const t = inspectedBy(card, 'fabrics')
      for (const viewer of ALL) expect(heard(t, viewer, 'inspected')).toEqual([{ kind: 'inspected', seat: 0, legal: true }])
      expectFace(t, [0], 'fabrics')
    }
  })
  test('[COM-2.5] or illegal', () => {
    const t = inspectedBy('scanner', 'stolen-painting')
    for (const viewer of ALL) expect(heard(t, viewer, 'inspected')).toEqual([{ kind: 'inspected', seat: 0, legal: false }])
  })
  test.each(['stolen-painting', 'fabrics'] as const)('[COM-2.5] Controllo documenti shows the contract to all: %s', contract => {
    const t = inspectedBy('documentCheck', contract)
    for (const viewer of ALL)
      expect(heard(t, viewer, 'contractShown')).toEqual([{ kind: 'contractShown', seat: 0, signed: 1, contract, to: 'all' }])
    for (const viewer of [0, 1, 2]) expect([viewer, face(t, viewer)]).toEqual([viewer, contract])
  })
  test('[COM-2.5] Controllo documenti: a spectator sees what all have been shown', () => {
    expect(face(inspectedBy('documentCheck', 'fabrics'), 'spectator')).toBe('fabrics')
  })
  test('[COM-2.5] what the vehicle symbol forbids is told to its player only', () => {
    const t = table(
      delivering(truck(0), 1, 3, {
        signed: [[signed(1, 'germania', 'glass', 'mosca')], [], []],
        fleet: fleet({ [plane(0)]: inState('germania') }),
      }),
    )
    expect(t.refusal(0, { kind: 'transfer', to: plane(0) })).toMatchObject({ rule: 'COM-5.7', why: 'wrongSymbol' })
    expect(t.refusal(0, { kind: 'board', truck: truck(0), carrier: ship(0) })).toMatchObject({ rule: 'COM-5.7', why: 'wrongSymbol' })
    for (const viewer of ALL) expect(t.events(viewer)).toEqual([])
    expect(t.view(1).journey).toMatchObject({ delivery: { symbols: ['truck', 'any'] } })
  })
})

describe('offers', () => {
  const hands: Partial<State> = {
    agenda: turnOf(0),
    territories: [['francia', 'polonia'], ['kenya', 'egitto'], ['brasilenord']],
    contracts: [['toys'], ['books'], ['coal']],
  }
  const NOTHING = { money: 0, territories: [], contracts: [], vehicles: [], branches: [], pass: false, lift: 'none' }

  test('[COM-9.5] cards are seen by those it is made to; the others see how many', () => {
    const t = table({ ...hands }).play(
      0,
      offer(1, {
        give: ['territory:polonia', 'contract:toys', 'pass'],
        ask: ['territory:kenya', 'contract:books', 'any:AF'],
        askMoney: 500,
      }),
    )
    const give = { ...NOTHING, pass: true }
    const ask = { ...NOTHING, money: 500, anyTerritory: ['AF'], anyContract: 0, charter: 'none' }
    const faces = {
      give: { ...give, territories: ['polonia'], contracts: ['toys'] },
      ask: { ...ask, territories: ['kenya'], contracts: ['books'] },
    }
    const backs = { give: { ...give, territories: [null], contracts: [null] }, ask: { ...ask, territories: [null], contracts: [null] } }
    const standing = { id: 1, from: 0, to: [1], all: false, accepted: [], at: 'stay', age: 0 }
    const told = { kind: 'offerMade', offer: 1, from: 0, to: [1], all: false, at: 'stay', answers: 'none' }
    for (const viewer of [0, 1]) {
      expect(t.view(viewer).offers).toEqual([{ ...standing, ...faces }])
      expect(t.events(viewer)).toEqual([{ ...told, ...faces }])
    }
    for (const viewer of rest(0, 1)) {
      expect(t.view(viewer).offers).toEqual([{ ...standing, ...backs }])
      expect(t.events(viewer)).toEqual([{ ...told, ...backs }])
    }
  })
  test('[COM-9.5] what is no card is open: vehicles, branches, a lift, a charter', () => {
    const t = table({
      ...hands,
      contracts: [[], [], []],
      bases: bases(['germania', 'benelux'], ['italia'], ['giappone']),
      fleet: fleet({ [truck(0)]: inState('italia') }),
      signed: [[signed(1, 'italia', 'ivory', 'grecia')], [], []],
    })
    t.play(0, offer(1, { give: [`vehicle:${plane(0)}`, 'branch:benelux'], ask: `lift:${truck(0)}:${ship(1)}` }))
    for (const viewer of ALL) {
      const [standing] = t.view(viewer).offers
      expect(standing?.give).toEqual({ ...NOTHING, vehicles: [plane(0)], branches: ['benelux'] })
      expect(standing?.ask.lift).toEqual({ truck: truck(0), carrier: ship(1) })
    }
    t.play(0, offer(1, { ask: `charter:${plane(1)}:1` }))
    for (const viewer of ALL) expect(t.view(viewer).offers[0]?.ask.charter).toEqual({ vehicle: plane(1), signed: 1, shown: 'no' })
  })
  test('[COM-9.5] made to several all of them see it', () => {
    const t = table({ ...hands }).play(0, offer([1, 2], { give: 'territory:polonia', ask: 'contract:coal' }))
    for (const viewer of [0, 1, 2]) {
      expect(t.view(viewer).offers[0]?.give.territories).toEqual(['polonia'])
      expect(t.view(viewer).offers[0]?.ask.contracts).toEqual(['coal'])
    }
    expect(t.view('spectator').offers[0]?.give.territories).toEqual([null])
    expect(t.view('spectator').offers[0]?.ask.contracts).toEqual([null])
  })
  test('[COM-9.5] what is picked for a description is seen by the two only', () => {
    const t = table({ ...hands }).play(0, offer([1, 2], { give: 'territory:polonia', ask: ['any:territory', 'any:contract'] }))
    t.play(1, accept(1, { pick: ['territory:egitto', 'contract:books'] }))
    const by = { seat: 1, at: 'stay' }
    for (const viewer of [0, 1]) {
      expect(heard(t, viewer, 'offerAccepted')).toMatchObject([
        { by: [{ ...by, territories: ['egitto'], contracts: ['books'] }], give: { territories: ['polonia'] } },
      ])
    }
    for (const viewer of rest(0, 1))
      expect(heard(t, viewer, 'offerAccepted')).toMatchObject([
        { by: [{ ...by, territories: [null], contracts: [null] }], give: { territories: [null] } },
      ])
    expect(t.view(2).territories).toEqual([[null, null], [null, null], ['brasilenord']])
  })
  test('[COM-9.5] cards asked for by name and given are seen by the two only', () => {
    const t = table({ ...hands })
      .play(0, offer(1, { giveMoney: 500, ask: ['territory:kenya', 'contract:books'] }))
      .play(1, accept(1))
    for (const viewer of [0, 1])
      expect(heard(t, viewer, 'offerAccepted')).toMatchObject([
        { by: [{ territories: ['kenya'], contracts: ['books'] }], ask: { territories: ['kenya'], contracts: ['books'] } },
      ])
    for (const viewer of rest(0, 1))
      expect(heard(t, viewer, 'offerAccepted')).toMatchObject([
        { by: [{ territories: [null], contracts: [null] }], ask: { territories: [null], contracts: [null] } },
      ])
  })
  const agreed = () =>
    table({ ...hands })
      .play(0, offer([1, 2], { all: true, giveMoney: 500, ask: ['any:territory', 'any:contract'] }))
      .play(1, accept(1, { pick: ['territory:egitto', 'contract:books'] }))

  test('[COM-9.5] marked all: what one has picked is seen by him and the maker while the others think', () => {
    const t = agreed()
    for (const viewer of [0, 1])
      expect(t.view(viewer).offers[0]?.accepted).toEqual([{ seat: 1, territories: ['egitto'], contracts: ['books'], at: 'stay' }])
    for (const viewer of [2, 'spectator'] as const) {
      expect(t.view(viewer).offers[0]?.accepted).toEqual([{ seat: 1, territories: [null], contracts: [null], at: 'stay' }])
      expect(t.events(viewer).at(-1)).toEqual({ kind: 'offerAgreed', offer: 1, from: 0, by: 1 })
    }
  })
  test('[COM-9.5] marked all: nor do the others learn it when the deal is done', () => {
    const t = agreed().play(2, accept(1, { pick: ['territory:brasilenord', 'contract:coal'] }))
    const one = { seat: 1, territories: ['egitto'], contracts: ['books'], at: 'stay' }
    const two = { seat: 2, territories: ['brasilenord'], contracts: ['coal'], at: 'stay' }
    const back = (seat: number) => ({ seat, territories: [null], contracts: [null], at: 'stay' })
    expect(heard(t, 0, 'offerAccepted')[0]?.by).toEqual([one, two])
    expect(heard(t, 'spectator', 'offerAccepted')[0]?.by).toEqual([back(1), back(2)])
    for (const [viewer, other] of [
      [1, 2],
      [2, 1],
    ] as const)
      expect(heard(t, viewer, 'offerAccepted').map(({ by }) => by.find(({ seat }) => seat === other))).toEqual([back(other)])
  })
  test('[COM-9.5] how it ends is heard by all, without its cards', () => {
    const t = table({ ...hands })
      .play(0, offer(1, { give: 'territory:polonia', askMoney: 500 }))
      .play(1, decline(1))
    for (const viewer of ALL)
      expect(t.events(viewer).slice(1)).toEqual([
        { kind: 'offerDeclined', offer: 1, from: 0, by: 1 },
        { kind: 'offerEnded', offer: 1, from: 0, how: 'declined' },
      ])
  })
})

describe('a Soffiata laid ready', () => {
  const holding = () => table({ agenda: turnOf(0), contracts: [['books', 'tipOff'], [], []] })

  test('[COM-8.3] is seen and heard by its owner alone, not by him it is laid against', () => {
    const t = holding()
    const before = rest(0).map(viewer => t.view(viewer))
    t.play(0, { kind: 'layReady', against: 1 })
    expect(t.view(0).ready).toEqual([[1], null, null])
    expect(t.events(0)).toEqual([{ kind: 'readyLaid', seat: 0, against: 1 }])
    expect(t.view(1).ready).toEqual([null, [], null])
    for (const viewer of [2, 'spectator'] as const) expect(t.view(viewer).ready[0]).toBeNull()
    for (const viewer of rest(0)) expect(t.events(viewer)).toEqual([])
    expect(rest(0).map(viewer => t.view(viewer))).toEqual(before)
  })
  test('[COM-8.3] counts among the cards in hand', () => {
    const t = holding().play(0, { kind: 'layReady', against: 1 })
    for (const viewer of rest(0)) expect(t.view(viewer).contracts[0]).toEqual([null, null])
  })
  test('[COM-8.3] is taken back unheard', () => {
    const t = holding().play(0, { kind: 'layReady', against: 1 }).play(0, { kind: 'takeUp', against: 1 })
    expect(t.view(0).ready[0]).toEqual([])
    for (const viewer of rest(0)) expect(t.events(viewer)).toEqual([])
  })
})

describe('customs cards', () => {
  test('[COM-2.5] are shown to all, and known to lie under the deck in their order', () => {
    const t = table(
      delivering(truck(0), 1, 5, {
        signed: [[signed(1, 'germania', 'fertiliser', 'mosca')], [], []],
        customs: customsDeck('wavedThrough', 'dutyRefund'),
      }),
    )
    for (const viewer of ALL) expect(t.view(viewer).customs).toEqual({ deck: new Array(35).fill(null), fresh: 35 })
    t.play(0, { kind: 'step', vehicle: truck(0), to: 'svizzera' }).play(0, { kind: 'step', vehicle: truck(0), to: 'austria' })
    for (const viewer of ALL) {
      expect(heard(t, viewer, 'customsDrawn').map(({ card }) => card)).toEqual(['wavedThrough', 'dutyRefund'])
      expect(t.view(viewer).customs).toEqual({ deck: ['dutyRefund', 'wavedThrough', ...new Array(33).fill(null)], fresh: 33 })
    }
  })
  test('[COM-2.5] one that is kept is open before its owner', () => {
    const t = table(
      delivering(truck(0), 1, 5, {
        signed: [[signed(1, 'germania', 'fertiliser', 'mosca')], [], []],
        customs: customsDeck('friendAtTheGate', 'penalty'),
      }),
    )
    t.play(0, { kind: 'step', vehicle: truck(0), to: 'svizzera' })
    for (const viewer of ALL) {
      expect(t.view(viewer).kept).toEqual([1, 0, 0])
      expect(t.view(viewer).customs).toEqual({ deck: new Array(34).fill(null), fresh: 34 })
    }
    t.play(0, { kind: 'step', vehicle: truck(0), to: 'austria' })
    for (const viewer of ALL) expect(t.view(viewer).agenda.at(-1)).toMatchObject({ kind: 'friend', card: 'penalty' })
    t.play(0, { kind: 'useFriend' })
    for (const viewer of ALL) {
      expect(
        t
          .view(viewer)
          .customs.deck.slice(0, 3)
          .filter(card => card !== null),
      ).toEqual(expect.arrayContaining(['friendAtTheGate', 'penalty']))
      expect(t.view(viewer).customs.fresh).toBe(33)
    }
  })
  test('[COM-2.5] once all have been turned up all know the deck', () => {
    const { deck } = customsDeck('penalty', 'tip')
    const t = table({ agenda: turnOf(0), customs: { deck, fresh: 0 } })
    for (const viewer of ALL) expect(t.view(viewer).customs.deck).toEqual(deck)
  })
})

describe('worlds that fit a view', () => {
  const worlds = (t: Table, viewer: Viewer, n: number) =>
    competitors.imagine(t.view(viewer), chance(STREAMS, randomness(keyFrom(n), STREAMS.length)))
  /** Offers, acceptances, an auction, contracts seen and unseen, a Soffiata laid ready, a delivery under way. */
  const rich = () =>
    table({
      agenda: turnOf(0),
      territories: [
        ['francia', 'polonia'],
        ['egitto', 'kenya'],
        ['peru', 'brasilenord'],
      ],
      contracts: [['toys', 'tipOff'], ['books'], ['coal', 'insurance']],
      signed: [[signed(1, 'germania', 'fabrics', 'mosca')], [{ ...signed(2, 'italia', 'ivory', 'spagna'), seenBy: [2] }], []],
    })
      .play(0, { kind: 'layReady', against: 2 })
      .play(0, { kind: 'deliver', signed: 1, vehicle: truck(0) })
      .play(0, offer(1, { give: 'territory:polonia', ask: 'contract:books' }))
      .play(1, offer([0, 2], { all: true, giveMoney: 500, ask: 'any:territory' }))
      .play(2, accept(2, { pick: 'territory:peru' }))
      .play(2, { kind: 'openAuction', items: ['contract:coal', `vehicle:${ship(2)}`], minimum: 500 })

  test('[COM-2.5] look the same to this viewer and add up', () => {
    const t = rich()
    const sums = (state: State) => laws.map(law => [law.name, law.of(state)])
    for (const viewer of ALL)
      for (let n = 0; n < 20; n++) {
        const world = worlds(t, viewer, n)
        expect(competitors.view(world, viewer)).toEqual(t.view(viewer))
        expect(sums(world)).toEqual(sums(t.state))
      }
  })
  test('[COM-2.5] differ in what he does not see', () => {
    const t = rich()
    const seenIn = (viewer: Viewer, of: (state: State) => unknown) =>
      new Set(Array.from({ length: 40 }, (_, n) => JSON.stringify(of(worlds(t, viewer, n))))).size
    expect(seenIn(2, state => state.territories[0])).toBeGreaterThan(1)
    expect(seenIn(2, state => state.offers[0]?.give.territories)).toBeGreaterThan(1)
    expect(seenIn(0, state => state.offers[1]?.accepted[0]?.territories)).toBeGreaterThan(1)
    expect(seenIn(1, state => state.signed[0]?.[0]?.contract)).toBeGreaterThan(1)
    expect(seenIn(0, state => state.customs.deck)).toBeGreaterThan(1)
    expect(seenIn(1, state => state.decks)).toBeGreaterThan(1)
    expect(seenIn(2, state => state.signed[1]?.[0]?.contract)).toBe(1)
    expect(seenIn(0, state => state.territories[0])).toBe(1)
  })
  test('[COM-2.5] can always be made: a contract under way that only one card fits is that card', () => {
    // T.M. 5 have two cards only; this viewer holds the other one, and somebody before the deliverer has signed something, too.
    const t = table({
      agenda: [{ kind: 'turn', seat: 2, draws: 0, actions: 1 }],
      turn: 2,
      contracts: [[], ['fertiliser'], []],
      signed: [
        GOODS_IDS.slice(0, 12).map((goods, n) => signed(n + 2, 'germania', goods, 'mosca')),
        [],
        [signed(1, 'giappone', 'giant-turbine', 'corea')],
      ],
    })
    t.play(2, { kind: 'deliver', signed: 1, vehicle: ship(2) })
    for (let n = 0; n < 100; n++) expect(worlds(t, 1, n).signed[2]?.[0]?.contract).toBe('giant-turbine')
  })
})
