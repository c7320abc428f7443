/** [COM-2] Before the first round: who starts, what everybody gets, the decks, and what is open. */
import { chance, engine as engineOf, keyFrom, randomness } from '@wildcat/kernel'
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import { allContracts, allCustoms } from '../cards.ts'
import { HQS } from '../components.ts'
import { isSpecial } from '../content/specials.ts'
import { TERRITORY_IDS } from '../content/territories.ts'
import { competitors } from '../game.ts'
import { setup } from '../setup.ts'
import type { Contract, State } from '../state.ts'
import { STREAMS } from '../types.ts'
import { bases, customsDeck, delivering, fleet, inState, onHex, plane, ship, signed, stage, truck, turnOf } from './stage.ts'

const { table, luck } = testTable(stage)
const OPTIONS = { game: 'points', vpTable: 'standard', offerLimit: 0, rounds: 15 } as const
const fresh = (seed = 1) => chance(STREAMS, randomness(keyFrom(seed), STREAMS.length))
const lay = (seats: number, seed = 1): State => setup(seats, OPTIONS, fresh(seed))
const engine = engineOf(competitors)

/** Nobody has headquarters or vehicles yet. */
const nothing = (changes: Partial<State> = {}): Partial<State> => ({
  seats: 3,
  round: 0,
  turn: 'nobody',
  bases: [[], [], []],
  fleet: lay(3).fleet,
  ...changes,
})
const rolls = (...wanted: readonly number[]) => luck(dice => wanted.every(roll => dice.below('start', 6) === roll - 1))
const starting = (...wanted: readonly number[]) => table(nothing({ agenda: [{ kind: 'rollForStart' }], random: rolls(...wanted) }))

describe('who starts', () => {
  test.each([
    [[6, 2, 3], 0],
    [[1, 5, 3], 1],
    [[1, 2, 3], 2],
  ])('[COM-2.1] the highest of the dice %j: seat %i starts', (dice, first) => {
    const t = starting(...dice)
    expect(t.state.first).toBe(first)
    expect(t.pending).toEqual([first])
    expect(t.events('spectator')).toEqual([{ kind: 'startRolled', rolls: [dice.map((roll, seat) => ({ seat, roll }))], first }])
  })
  test('[COM-2.1] only those level at the top roll again', () => {
    const t = starting(6, 2, 6, 1, 4)
    expect(t.state.first).toBe(2)
    expect(t.events()[0]).toEqual({
      kind: 'startRolled',
      rolls: [
        [
          { seat: 0, roll: 6 },
          { seat: 1, roll: 2 },
          { seat: 2, roll: 6 },
        ],
        [
          { seat: 0, roll: 1 },
          { seat: 2, roll: 4 },
        ],
      ],
      first: 2,
    })
  })
  test('[COM-2.1] they roll until one is highest', () => {
    const random = luck(({ below }) => {
      const [a, b, c, d, e, f] = Array.from({ length: 6 }, () => below('start', 6))
      return a === b && c === d && e !== undefined && f !== undefined && e < f
    })
    const t = table({ seats: 2, round: 0, bases: [[], []], fleet: lay(2).fleet, agenda: [{ kind: 'rollForStart' }], random })
    const [event] = t.events()
    expect(event?.kind === 'startRolled' ? event.rolls.map(({ length }) => length) : []).toEqual([2, 2, 2])
    expect(t.state.first).toBe(1)
  })
  test('[COM-2.1] clockwise from the first player each chooses headquarters', () => {
    const t = starting(1, 5, 3)
    expect(t.pending).toEqual([1])
    t.play(1, { kind: 'chooseHq', hq: 'italia' })
    expect(t.pending).toEqual([2])
    t.play(2, { kind: 'chooseHq', hq: 'giappone' })
    expect(t.pending).toEqual([0])
    expect(t.state.round).toBe(0)
    t.play(0, { kind: 'chooseHq', hq: 'germania' })
    expect(t.state.bases).toEqual(bases(['germania'], ['italia'], ['giappone']))
    expect(t.state.round).toBe(1)
    expect(t.pending).toEqual([1])
  })
  test('[COM-2.1] no headquarters twice', () => {
    const t = starting(6, 2, 3).play(0, { kind: 'chooseHq', hq: 'italia' })
    expect(t.refusal(1, { kind: 'chooseHq', hq: 'italia' })).toMatchObject({ rule: 'COM-2.1', why: 'hqTaken' })
    expect(t.legal(1)).toHaveLength(8)
    expect(t.legal(1)).not.toContainEqual({ kind: 'chooseHq', hq: 'italia' })
    expect(t.refusal(1, { kind: 'chooseHq', hq: 'germania' })).toBeUndefined()
  })
  test('[COM-2.1] out of turn nobody chooses', () => {
    expect(starting(6, 2, 3).refusal(1, { kind: 'chooseHq', hq: 'italia' })).toMatchObject({ why: 'notYourDecision' })
  })
  test('[COM-2.1] the cards are dealt first: who chooses sees his hand', () => {
    const { state } = engine.start(3, OPTIONS, keyFrom(4))
    expect(state.agenda.at(-1)?.kind).toBe('chooseHq')
    for (const seat of [0, 1, 2]) {
      const { territories, contracts } = engine.view(state, seat)
      expect(territories[seat]).toEqual(state.territories[seat])
      expect(territories[seat]).toHaveLength(10)
      expect(contracts[seat]).toHaveLength(5)
    }
  })
  test.each([2, 7])('[COM-2.1] the same player starts round %i', round => {
    const t = table({
      round: round - 1,
      first: 2,
      agenda: [{ kind: 'startRound' }],
      random: luck(dice => dice.below('weather', 6) === 0 && dice.below('weather', 12) === 11),
    })
    expect(t.pending).toEqual([2])
    t.play(2, { kind: 'endTurn' })
    expect(t.pending).toEqual([0])
    t.play(0, { kind: 'endTurn' })
    expect(t.pending).toEqual([1])
    t.play(1, { kind: 'endTurn' })
    expect(t.state).toMatchObject({ round: round + 1, first: 2 })
    expect(t.pending).toEqual([2])
  })
})

describe('what everybody gets', () => {
  test.each([2, 3, 4, 5])('[COM-2.2] €200,000, 10 territory and 5 contract cards for each of %i', seats => {
    const state = lay(seats)
    expect(state.money).toEqual(new Array(seats).fill(200_000))
    expect(state.vp).toEqual(new Array(seats).fill(0))
    expect(state.territories.map(({ length }) => length)).toEqual(new Array(seats).fill(10))
    expect(state.contracts.map(({ length }) => length)).toEqual(new Array(seats).fill(5))
    expect(state).toMatchObject({ round: 0, bank: 0, turn: 'nobody', weather: 'none', journey: 'none' })
  })
  test('[COM-2.2] 2 trucks in the state, a ship in its port, a plane at its airport', () => {
    const t = starting(6, 2, 3).play(0, { kind: 'chooseHq', hq: 'sudafrica' })
    const placed = t.state.fleet.flatMap(({ place }, vehicle) => (place.kind === 'stock' ? [] : [{ vehicle, place }]))
    expect(placed).toEqual([truck(0), truck(0, 2), ship(0), plane(0)].map(vehicle => ({ vehicle, place: inState('sudafrica') })))
    expect(t.events()).toContainEqual({ kind: 'hqChosen', seat: 0, hq: 'sudafrica' })
  })
  test('[COM-2.2] per player there are 5 trucks, 3 ships and 2 planes', () => {
    const t = table({
      money: [900_000, 0, 0],
      agenda: turnOf(0, 0, 2),
      fleet: fleet({ [truck(0, 3)]: inState('germania'), [truck(0, 4)]: inState('germania'), [ship(0, 2)]: inState('germania') }),
    })
    for (const vehicle of ['truck', 'ship', 'plane'] as const)
      expect(t.refusal(0, { kind: 'buyVehicle', vehicle, at: 'germania' })).toBeUndefined()
    t.play(0, { kind: 'buyVehicle', vehicle: 'truck', at: 'germania' }).play(0, { kind: 'buyVehicle', vehicle: 'ship', at: 'germania' })
    expect(t.state.fleet[truck(0, 5)]?.place).toEqual(inState('germania'))
    expect(t.state.fleet[ship(0, 3)]?.place).toEqual(inState('germania'))
  })
  test.each([
    ['truck', { [truck(0, 3)]: inState('germania'), [truck(0, 4)]: inState('polonia'), [truck(0, 5)]: inState('francia') }],
    ['ship', { [ship(0, 2)]: inState('germania'), [ship(0, 3)]: onHex(2, 17) }],
    ['plane', { [plane(0, 2)]: onHex(2, 17) }],
  ] as const)('[COM-2.2] with all pieces in play no other %s can be bought', (vehicle, pieces) => {
    const t = table({ money: [900_000, 0, 0], agenda: turnOf(0), fleet: fleet(pieces) })
    expect(t.refusal(0, { kind: 'buyVehicle', vehicle, at: 'germania' })).toMatchObject({
      rule: 'COM-2.2',
      why: 'noPieceLeft',
      with: { vehicle },
    })
    expect(t.legal(0).some(command => command.kind === 'buyVehicle' && command.vehicle === vehicle)).toBe(false)
  })
  test('[COM-2.2] five branches, not a sixth', () => {
    const four = bases(['germania', 'polonia', 'cechia', 'austria', 'benelux'], ['italia'], ['giappone'])
    const five = bases(['germania', 'polonia', 'cechia', 'austria', 'benelux', 'spagna'], ['italia'], ['giappone'])
    const buying = (held: State['bases']) => table({ bases: held, agenda: turnOf(0), territories: [['francia'], [], []] })
    expect(buying(four).refusal(0, { kind: 'buyBranch', state: 'francia' })).toBeUndefined()
    expect(buying(five).refusal(0, { kind: 'buyBranch', state: 'francia' })).toMatchObject({ rule: 'COM-2.2', why: 'noBranchLeft' })
    expect(
      buying(five)
        .legal(0)
        .some(({ kind }) => kind === 'buyBranch'),
    ).toBe(false)
  })
  test('[COM-2.2] hands are unlimited', () => {
    const many = TERRITORY_IDS.slice(0, 60)
    const goods = allContracts().slice(0, 60)
    const t = table({ agenda: turnOf(0, 1, 2), territories: [[...many], [], []], contracts: [[...goods], [], []] })
    t.play(0, { kind: 'drawFree', deck: 'territory' }).play(0, { kind: 'draw', deck: 'contract' }).play(0, { kind: 'endTurn' })
    expect(t.state.territories[0]).toHaveLength(61)
    expect(t.state.contracts[0]).toHaveLength(61)
  })

  /** Shuffles as the test says: the last of a list is on top. */
  const dealing = (...orders: readonly ((cards: Contract[]) => Contract[])[]) => {
    const plain = fresh()
    let nth = 0
    const rigged = {
      ...plain,
      shuffle: <X>(stream: (typeof STREAMS)[number], list: X[]): X[] => {
        const order = stream === 'contracts' ? orders[nth++] : undefined
        if (order === undefined) return stream === 'contracts' ? list : plain.shuffle(stream, list)
        const sorted = order(list as unknown as Contract[]).slice()
        list.splice(0, list.length, ...(sorted as unknown as X[]))
        return list
      },
    }
    return { state: setup(2, OPTIONS, rigged), shuffled: () => nth }
  }
  const specialsOnTop = (cards: Contract[]) => [...cards.filter(card => !isSpecial(card)), ...cards.filter(isSpecial)]
  const goodsOnTop = (cards: Contract[]) => [...cards.filter(isSpecial), ...cards.filter(card => !isSpecial(card))]
  const oneGoods = (cards: Contract[]) => [...specialsOnTop(cards.filter(card => card !== 'tea')), 'tea' as const]

  test('[COM-2.2] an opening hand of five specials is shuffled back and drawn again', () => {
    const { state, shuffled } = dealing(specialsOnTop, specialsOnTop, goodsOnTop)
    expect(shuffled()).toBe(3)
    for (const hand of state.contracts) {
      expect(hand).toHaveLength(5)
      expect(hand.some(isSpecial)).toBe(false)
    }
    expect([...state.decks.contract, ...state.contracts.flat()].toSorted()).toEqual(allContracts().toSorted())
  })
  test('[COM-2.2] four specials and another contract are kept', () => {
    const { state, shuffled } = dealing(oneGoods, goodsOnTop)
    expect(state.contracts[0]?.filter(isSpecial)).toHaveLength(4)
    expect(state.contracts[0]).toContain('tea')
    expect(shuffled()).toBe(2) // again only for the second hand, which was five specials
    expect(state.contracts[1]?.some(isSpecial)).toBe(false)
  })
  test('[COM-2.2] no hand of specials alone in a hundred games', () => {
    for (let seed = 0; seed < 100; seed++) for (const hand of lay(5, seed).contracts) expect(hand.every(isSpecial)).toBe(false)
  })
  test('[COM-2.2] no special can be played before round 1', () => {
    const t = table(
      nothing({
        agenda: [{ kind: 'chooseHq', seat: 0 }],
        contracts: [['sponsor', 'toll', 'tipOff', 'vaccines'], [], []],
        bases: bases(['germania'], ['italia'], []),
      }),
    )
    for (const command of [
      { kind: 'playCard', card: 'sponsor' },
      { kind: 'attach', card: 'toll', at: 'germania' },
      { kind: 'layReady', against: 1 },
      { kind: 'tipOff' },
    ] as const)
      expect(t.refusal(0, command)).toBeDefined()
    expect(t.legal(0).every(({ kind }) => kind === 'chooseHq')).toBe(true)
  })
})

describe('the decks', () => {
  test('[COM-2.3] 116 territories, 116 contracts, 35 customs cards', () => {
    const state = lay(4)
    const territories = [...state.decks.territory, ...state.territories.flat()]
    expect(territories).toHaveLength(116)
    expect(new Set(territories).size).toBe(116)
    expect([...state.decks.contract, ...state.contracts.flat()]).toHaveLength(116)
    expect(state.customs.deck).toHaveLength(35)
    expect(state.customs.fresh).toBe(35)
    expect(state.discards).toEqual({ territory: [], contract: [] })
    expect(allContracts().filter(isSpecial)).toHaveLength(20)
    expect(state.customs.deck.toSorted()).toEqual(allCustoms().toSorted())
  })
  test('[COM-2.3] every deck is shuffled', () => {
    const orders = (of: (state: State) => readonly string[]) => new Set([1, 2, 3, 4, 5].map(seed => of(lay(3, seed)).join())).size
    expect(orders(state => state.decks.territory)).toBe(5)
    expect(orders(state => state.decks.contract)).toBe(5)
    expect(orders(state => state.customs.deck)).toBe(5)
    expect(orders(state => state.territories.flat())).toBe(5)
    expect(orders(state => state.contracts.flat())).toBe(5)
  })
  test("[COM-2.3] the HQ states' territory cards are in the deck", () => {
    const state = lay(5)
    const all = [...state.decks.territory, ...state.territories.flat()]
    for (const hq of HQS) expect(all).toContain(hq)
  })
  test('[COM-2.3] a used customs card goes under its deck', () => {
    const t = table(
      delivering(truck(0), 1, 3, {
        signed: [[signed(1, 'germania', 'fabrics', 'italia')], [], []],
        customs: customsDeck('wavedThrough', 'penalty'),
      }),
    )
    t.play(0, { kind: 'step', vehicle: truck(0), to: 'svizzera' })
    expect(t.state.customs.deck[0]).toBe('wavedThrough')
    expect(t.state.customs.deck.at(-1)).toBe('penalty')
    expect(t.state.customs).toMatchObject({ fresh: 34 })
    expect(t.state.customs.deck).toHaveLength(35)
  })
  test.each(['territory', 'contract'] as const)('[COM-2.3] an empty %s deck is rebuilt from its discards when a card is drawn', deck => {
    const t = table({
      agenda: turnOf(0),
      decks: { territory: [], contract: [] },
      discards: { territory: ['polonia', 'francia', 'spagna'], contract: ['tea', 'rice', 'salt'] },
    })
    t.play(0, { kind: 'draw', deck })
    expect(t.state.decks[deck]).toHaveLength(2)
    expect(t.state.discards[deck]).toEqual([])
    const other = deck === 'territory' ? 'contract' : 'territory'
    expect(t.state.decks[other]).toEqual([])
    expect(t.state.discards[other]).toHaveLength(3)
    expect(t.events('spectator')).toEqual([
      { kind: 'deckRebuilt', deck, cards: 3 },
      { kind: 'cardDrawn', seat: 0, deck, card: null, by: 'action' },
    ])
  })
  test('[COM-2.3] the rebuilt deck is shuffled', () => {
    const drawn = Array.from({ length: 12 }, (_, seed) => {
      const t = table({
        agenda: turnOf(0),
        decks: { territory: [], contract: [] },
        discards: { territory: ['polonia', 'francia', 'spagna'], contract: ['tea', 'rice', 'salt'] },
        random: randomness(keyFrom(seed), STREAMS.length),
      })
      t.play(0, { kind: 'draw', deck: 'territory' }).play(0, { kind: 'draw', deck: 'contract' })
      return [t.state.territories[0]?.[0], t.state.contracts[0]?.[0]]
    })
    expect(new Set(drawn.map(([territory]) => territory))).toEqual(new Set(['polonia', 'francia', 'spagna']))
    expect(new Set(drawn.map(([, contract]) => contract))).toEqual(new Set(['tea', 'rice', 'salt']))
  })
  test('[COM-2.3] drawing the last card rebuilds nothing: discards are shuffled only when another is to be drawn', () => {
    const t = table({
      agenda: turnOf(0),
      decks: { territory: ['grecia'], contract: ['tea'] },
      discards: { territory: ['polonia', 'francia'], contract: ['rice', 'salt'] },
    })
    t.play(0, { kind: 'draw', deck: 'territory' }).play(0, { kind: 'draw', deck: 'contract' })
    expect(t.state.decks).toEqual({ territory: [], contract: [] })
    expect(t.state.discards).toEqual({ territory: ['polonia', 'francia'], contract: ['rice', 'salt'] })
    expect(t.events().map(({ kind }) => kind)).not.toContain('deckRebuilt')
    expect([t.state.territories[0], t.state.contracts[0]]).toEqual([['grecia'], ['tea']])
  })
  test.each(['draw', 'drawFree'] as const)('[COM-2.3] a deck without cards and discards cannot be chosen (%s)', kind => {
    const t = table({ agenda: turnOf(0, 1, 2), decks: { territory: ['grecia'], contract: [] }, discards: { territory: [], contract: [] } })
    expect(t.refusal(0, { kind, deck: 'contract' })).toMatchObject({ rule: 'COM-2.3', why: 'deckEmpty' })
    expect(t.refusal(0, { kind, deck: 'territory' })).toBeUndefined()
    expect(t.legal(0)).toContainEqual({ kind, deck: 'territory' })
    expect(t.legal(0)).not.toContainEqual({ kind, deck: 'contract' })
  })
  test('[COM-2.3] a deck that has discards only can be chosen', () => {
    const t = table({ agenda: turnOf(0, 1, 2), decks: { territory: [], contract: [] }, discards: { territory: [], contract: ['tea'] } })
    expect(t.refusal(0, { kind: 'draw', deck: 'contract' })).toBeUndefined()
    expect(t.legal(0)).toContainEqual({ kind: 'drawFree', deck: 'contract' })
  })
  test('[COM-2.3] a card that draws from a deck without cards and discards does nothing', () => {
    const t = table(
      delivering(truck(0), 1, 3, {
        signed: [[signed(1, 'germania', 'fabrics', 'italia')], [], []],
        customs: customsDeck('punctualityPrize'),
        decks: { territory: [], contract: [] },
      }),
    )
    t.play(0, { kind: 'step', vehicle: truck(0), to: 'svizzera' })
    expect(t.state.territories[0]).toEqual([])
    expect(t.events()).toContainEqual({ kind: 'nothingToDraw', seat: 0, deck: 'territory' })
    expect(t.pending).toEqual([0])
    expect(t.state.agenda.at(-1)).toMatchObject({ kind: 'travel' })
  })
  test('[COM-2.3] played specials go to the contract discards', () => {
    const t = table({ agenda: turnOf(0), contracts: [['sponsor'], [], []], discards: { territory: [], contract: ['tea'] } })
    t.play(0, { kind: 'playCard', card: 'sponsor' })
    expect(t.state.discards.contract).toEqual(['tea', 'sponsor'])
    expect(t.state.contracts[0]).toEqual([])
  })
  test('[COM-2.3] the card of a sold branch goes to the territory discards, what was attached to the contract discards', () => {
    const t = table({ agenda: turnOf(0), bases: bases(['germania', ['francia', 'toll', 'warehouse']], ['italia'], ['giappone']) })
    t.play(0, { kind: 'sellBranch', state: 'francia' })
    expect(t.state.discards).toEqual({ territory: ['francia'], contract: ['toll', 'warehouse'] })
  })
})

describe('open and secret', () => {
  const seatsAndAll = [0, 1, 2, 'spectator'] as const

  test('[COM-2.5] money, VP, vehicles, branches with what is attached, kept cards and dice are open to all', () => {
    const t = table({
      agenda: turnOf(0),
      money: [1_000, 2_000, 3_000],
      vp: [1, 2, 3],
      kept: [0, 1, 0],
      doubled: [true, false, false],
      weather: { continent: 'AF', roll: 4 },
      bases: bases(['germania', ['francia', 'toll']], ['italia'], ['giappone']),
      fleet: fleet({ [truck(1)]: { place: inState('grecia'), stopped: 'nextTurn' } }),
    })
    for (const viewer of seatsAndAll) {
      const { money, vp, kept, doubled, weather, bases: held, fleet: pieces } = t.view(viewer)
      expect({ money, vp, kept, doubled, weather }).toEqual({
        money: [1_000, 2_000, 3_000],
        vp: [1, 2, 3],
        kept: [0, 1, 0],
        doubled: [true, false, false],
        weather: { continent: 'AF', roll: 4 },
      })
      expect(held).toEqual(t.state.bases)
      expect(pieces[truck(1)]).toMatchObject({ place: inState('grecia'), stopped: 'nextTurn' })
    }
  })
  test('[COM-2.5] of a hand others see how many cards of each kind', () => {
    const t = table({ territories: [['francia', 'polonia'], ['spagna'], []], contracts: [['tea'], ['rice', 'toll'], []] })
    expect(t.view(0)).toMatchObject({ territories: [['francia', 'polonia'], [null], []], contracts: [['tea'], [null, null], []] })
    expect(t.view(1)).toMatchObject({ territories: [[null, null], ['spagna'], []], contracts: [[null], ['rice', 'toll'], []] })
    expect(t.view('spectator')).toMatchObject({ territories: [[null, null], [null], []], contracts: [[null], [null, null], []] })
  })
  test('[COM-2.5] sender and recipient of a signed contract are open, its face is not', () => {
    const t = table({ signed: [[signed(1, 'germania', 'tea', 'grecia')], [], []] })
    expect(t.view(0).signed[0]).toEqual([{ id: 1, sender: 'germania', recipient: 'grecia', contract: 'tea', seenBy: [] }])
    for (const viewer of [1, 2, 'spectator'] as const)
      expect(t.view(viewer).signed[0]).toEqual([{ id: 1, sender: 'germania', recipient: 'grecia', contract: null, seenBy: [] }])
  })
  test('[COM-2.5] whoever was shown a signed contract knows it for good', () => {
    const t = table({ signed: [[{ ...signed(1, 'germania', 'tea', 'grecia'), seenBy: [2] }], [], []] })
    expect(t.view(2).signed[0]?.[0]?.contract).toBe('tea')
    expect(t.view(1).signed[0]?.[0]?.contract).toBeNull()
    expect(t.view('spectator').signed[0]?.[0]?.contract).toBeNull()
  })
  test('[COM-2.5] which deck is drawn from is open, the card is not', () => {
    const t = table({ agenda: turnOf(0), decks: { territory: ['grecia'], contract: ['rice', 'tea'] } })
    t.play(0, { kind: 'draw', deck: 'contract' })
    expect(t.events(0)).toEqual([{ kind: 'cardDrawn', seat: 0, deck: 'contract', card: 'tea', by: 'action' }])
    for (const viewer of [1, 2, 'spectator'] as const)
      expect(t.events(viewer)).toEqual([{ kind: 'cardDrawn', seat: 0, deck: 'contract', card: null, by: 'action' }])
  })
  test('[COM-2.5] sizes of decks and all discards are open, what lies in a deck is not', () => {
    const t = table({
      decks: { territory: ['grecia', 'francia'], contract: ['rice'] },
      discards: { territory: ['spagna'], contract: ['tea'] },
    })
    for (const viewer of seatsAndAll)
      expect(t.view(viewer)).toMatchObject({
        decks: { territory: [null, null], contract: [null] },
        discards: { territory: ['spagna'], contract: ['tea'] },
      })
  })
  test('[COM-2.5] customs cards are shown, and lie seen under their deck', () => {
    const t = table(
      delivering(truck(0), 1, 3, { signed: [[signed(1, 'germania', 'fabrics', 'italia')], [], []], customs: customsDeck('dutyRefund') }),
    )
    t.play(0, { kind: 'step', vehicle: truck(0), to: 'svizzera' })
    expect(t.events('spectator')).toContainEqual({ kind: 'customsDrawn', seat: 0, card: 'dutyRefund', vehicle: truck(0), cause: 'entry' })
    const { deck, fresh: unseen } = t.view('spectator').customs
    expect(unseen).toBe(34)
    expect(deck).toEqual(['dutyRefund', ...new Array(34).fill(null)])
  })
  test('[COM-2.5] a delivery makes the T.M. public and nothing else', () => {
    const t = table({ agenda: turnOf(0), signed: [[signed(1, 'germania', 'fabrics', 'italia')], [], []] })
    t.play(0, { kind: 'deliver', signed: 1, vehicle: truck(0) })
    expect(t.events(1)).toEqual([
      { kind: 'deliveryBegun', seat: 0, signed: 1, sender: 'germania', recipient: 'italia', vehicle: truck(0), tm: 2 },
    ])
    expect(t.view(1).signed[0]?.[0]?.contract).toBeNull()
    expect(t.view(1).journey).toMatchObject({ delivery: { allowed: 2, symbols: ['truck', 'any'], legality: 'unknown' } })
  })
  test.each([
    ['success', 'polonia', 'delivered'],
    ['failure', 'svizzera', 'deliveryFailed'],
  ] as const)('[COM-2.5] after %s the contract is discarded face up', (_, to, kind) => {
    const t = table(
      delivering(truck(0), 1, 3, { signed: [[signed(1, 'germania', 'fabrics', 'polonia')], [], []], customs: customsDeck('goodsHeld') }),
    )
    t.play(0, { kind: 'step', vehicle: truck(0), to })
    expect(t.view('spectator').discards.contract).toEqual(['fabrics'])
    expect(t.events('spectator')).toContainEqual(expect.objectContaining({ kind, contract: 'fabrics' }))
  })
  test('[COM-2.5] an inspecting card tells all only legal or illegal', () => {
    const t = table(
      delivering(truck(0), 1, 3, { signed: [[signed(1, 'germania', 'fabrics', 'italia')], [], []], customs: customsDeck('scanner') }),
    )
    t.play(0, { kind: 'step', vehicle: truck(0), to: 'svizzera' })
    expect(t.events(1)).toContainEqual({ kind: 'inspected', seat: 0, legal: true })
    expect(t.view(1).signed[0]?.[0]?.contract).toBeNull()
    expect(t.view(1).journey).toMatchObject({ delivery: { legality: 'legal' } })
  })
  test('[COM-2.5] Controllo documenti shows the contract to all', () => {
    const t = table(
      delivering(truck(0), 1, 3, { signed: [[signed(1, 'germania', 'fabrics', 'italia')], [], []], customs: customsDeck('documentCheck') }),
    )
    t.play(0, { kind: 'step', vehicle: truck(0), to: 'svizzera' })
    expect(t.events('spectator')).toContainEqual({ kind: 'contractShown', seat: 0, signed: 1, contract: 'fabrics', to: 'all' })
    for (const viewer of [1, 2]) expect(t.view(viewer).signed[0]?.[0]?.contract).toBe('fabrics')
  })
  test('[COM-2.5] a Soffiata laid ready is secret, and counts among the cards in hand', () => {
    const t = table({ agenda: turnOf(0), contracts: [['tea', 'tipOff'], [], []] })
    t.play(0, { kind: 'layReady', against: 1 })
    expect(t.view(0).ready[0]).toEqual([1])
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(t.view(viewer).ready[0]).toBeNull()
      expect(t.view(viewer).contracts[0]).toEqual([null, null])
      expect(t.events(viewer)).toEqual([])
    }
    expect(t.events(0)).toEqual([{ kind: 'readyLaid', seat: 0, against: 1 }])
  })
  test('[COM-2.5] what Spia showed only its player knows, until that card is discarded', () => {
    const t = table({ agenda: turnOf(0), contracts: [['spy'], [], []], signed: [[], [signed(1, 'italia', 'tea', 'grecia')], []] })
    t.play(0, { kind: 'spyOn', signed: 1 })
    expect(t.events(0)).toContainEqual({ kind: 'contractLookedAt', seat: 0, of: 1, signed: 1, contract: 'tea' })
    expect(t.events(2)).toContainEqual({ kind: 'contractLookedAt', seat: 0, of: 1, signed: 1, contract: null })
    expect(t.view(0).signed[1]?.[0]?.contract).toBe('tea')
    expect(t.view(2).signed[1]?.[0]?.contract).toBeNull()
    expect(t.view('spectator').signed[1]?.[0]?.contract).toBeNull()
  })
  test('[COM-2.5] what is refused because of the vehicle symbol nobody else hears of', () => {
    const t = table(delivering(truck(0), 1, 3, { signed: [[signed(1, 'germania', 'glass', 'italia')], [], []] }))
    expect(t.refusal(0, { kind: 'board', truck: truck(0), carrier: ship(0) })).toMatchObject({ rule: 'COM-5.7', why: 'wrongSymbol' })
    expect(t.refusal(0, { kind: 'transfer', to: ship(0) })).toMatchObject({ rule: 'COM-5.7', why: 'wrongSymbol' })
    expect(t.events()).toEqual([])
    expect(t.view(1).journey).toMatchObject({ delivery: { symbols: ['truck', 'any'] } })
  })
  test('[COM-2.5] what a player chose where a card offers a choice is open, and so is a stopped vehicle', () => {
    const t = table(
      delivering(truck(0), 1, 3, { signed: [[signed(1, 'germania', 'fabrics', 'italia')], [], []], customs: customsDeck('gateClosed') }),
    )
    t.play(0, { kind: 'step', vehicle: truck(0), to: 'svizzera' }).play(0, { kind: 'chooseOption', option: 0 })
    expect(t.events('spectator')).toContainEqual({ kind: 'optionChosen', seat: 0, option: 0, forced: false })
    const held = table(
      delivering(truck(0), 1, 3, { signed: [[signed(1, 'germania', 'fabrics', 'italia')], [], []], customs: customsDeck('impounded') }),
    )
    held.play(0, { kind: 'step', vehicle: truck(0), to: 'svizzera' })
    expect(held.events('spectator')).toContainEqual({ kind: 'stopped', vehicle: truck(0) })
    expect(held.view('spectator').fleet[truck(0)]).toMatchObject({ stopped: 'nextTurn' })
  })
})

test('[COM-C2] nine headquarters to choose from', () => {
  const t = starting(6, 2, 3)
  expect(t.legal(0)).toEqual(
    ['usanordest', 'brasilesud', 'germania', 'italia', 'sudafrica', 'indiasud', 'cinaest', 'giappone', 'aussudest'].map(hq => ({
      kind: 'chooseHq',
      hq,
    })),
  )
})
test('[COM-C2] no other state can be headquarters', () => {
  expect(competitors.parse({ kind: 'chooseHq', hq: 'francia' })).toHaveProperty('refused')
  expect(competitors.parse({ kind: 'chooseHq', hq: 'cinaest' })).toHaveProperty('ok')
})
