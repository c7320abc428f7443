import { at, chance, keyFrom, randomness, type Seat } from '@wildcat/kernel'
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import type { Command } from './commands.ts'
import type { Customs } from './content/customs.ts'
import { greedy } from './greedy/index.ts'
import { roundsLeft } from './greedy/outlook.ts'
import { engine } from './index.ts'
import { EMPTY, wishOf } from './items.ts'
import type { Auction, Offer, State } from './state.ts'
import { bases, customsDeck, delivering, fleet, inState, inTurn, plane, ship, signed, stage, truck, turnOf } from './tests/stage.ts'

const { table } = testTable(stage)
const never = () => 0

/** What the bot does in a seat, and whether it may. */
function choice(changes: Partial<State>, seat: Seat = 0): Command {
  const t = table(changes)
  const command = greedy.choose(t.view(seat), seat, engine.legal(t.state, seat), never)
  expect(t.refusal(seat, command)).toBeUndefined()
  return command
}
const hand = (territories: State['territories'][number], contracts: State['contracts'][number]) => ({
  territories: [territories, [], []],
  contracts: [contracts, [], []],
})

/** What else it holds to be worth a thought, the best first. */
function weighedIn(changes: Partial<State>, seat: Seat = 0): readonly Command[] {
  const t = table(changes)
  return (greedy.weigh?.(t.view(seat), seat, engine.legal(t.state, seat), never) ?? []).map(({ command }) => command)
}

describe('headquarters', () => {
  const choosing = (seat: Seat): Partial<State> => ({ round: 0, turn: 'nobody', bases: [[], [], []], agenda: [{ kind: 'chooseHq', seat }] })
  test('it settles where its cards are', () => {
    const asian = hand(['cinanord', 'corea', 'vietnam', 'filippine', 'ausnord', 'papua'], ['rice', 'tea', 'smartphones', 'watches'])
    const american = hand(['usasudest', 'texas', 'messicosud', 'caraibi', 'colombia', 'venezuela'], ['sugar', 'coffee', 'watches', 'wine'])
    const asia = choice({ ...choosing(0), ...asian })
    const america = choice({ ...choosing(0), ...american })
    expect(asia.kind === 'chooseHq' && ['cinaest', 'giappone', 'aussudest'].includes(asia.hq)).toBe(true)
    expect(america.kind === 'chooseHq' && ['usanordest', 'brasilesud'].includes(america.hq)).toBe(true)
  })
  test('it weighs all of them', () => {
    expect(weighedIn(choosing(0))).toHaveLength(9)
  })
  test('it takes none that is taken', () => {
    const taken = { ...choosing(1), bases: bases(['germania'], [], []) }
    expect(choice(taken, 1)).not.toEqual({ kind: 'chooseHq', hq: 'germania' })
  })
})

describe('the turn', () => {
  test('it draws what is free before it acts, and what it has not', () => {
    expect(choice({ agenda: turnOf(0, 1), ...hand(['francia', 'turchia', 'egitto', 'spagna'], []) })).toEqual({
      kind: 'drawFree',
      deck: 'contract',
    })
    expect(choice({ agenda: turnOf(0, 1), ...hand([], ['wine', 'tea', 'rice']) })).toEqual({ kind: 'drawFree', deck: 'territory' })
  })
  test('it signs what a vehicle that stands there can carry to another continent', () => {
    const turn = { agenda: turnOf(0), round: 3, ...hand(['germania', 'francia', 'turchia'], ['smartphones']) }
    expect(choice(turn)).toEqual({ kind: 'sign', sender: 'germania', contract: 'smartphones', recipient: 'turchia' })
  })
  test('it delivers what it has signed', () => {
    const turn = { agenda: turnOf(0), signed: [[signed(1, 'germania', 'smartphones', 'turchia')], [], []] }
    expect(choice(turn)).toMatchObject({ kind: 'deliver', signed: 1 })
  })
  test('it moves to where its contract begins', () => {
    const turn = { agenda: turnOf(0), signed: [[signed(1, 'polonia', 'glass', 'turchia')], [], []] }
    expect(choice(turn)).toEqual({ kind: 'step', vehicle: truck(0), to: 'polonia' })
  })
  test('it gets a truck off its carrier first', () => {
    const turn = {
      agenda: turnOf(0),
      fleet: fleet({ [truck(0)]: { kind: 'aboard', carrier: ship(0) }, [truck(0, 2)]: { kind: 'stock' } }),
      signed: [[signed(1, 'germania', 'wine', 'mosca')], [], []],
    }
    expect(choice(turn)).toEqual({ kind: 'leave', truck: truck(0) })
  })
  test('it draws when its cards lead nowhere, and ends its turn when nothing is left to do', () => {
    expect(choice({ agenda: turnOf(0), round: 3, ...hand(['figi'], []) })).toMatchObject({ kind: 'draw' })
    expect(choice({ agenda: turnOf(0, 0, 0), round: 3 })).toEqual({ kind: 'endTurn' })
    expect(choice({ agenda: turnOf(0), vp: [10, 0, 0], ...hand(['germania', 'turchia'], ['smartphones']) })).toEqual({ kind: 'endTurn' })
  })
  test('what it weighs leaves neither a free card nor what is ready to be delivered', () => {
    const free = weighedIn({ agenda: turnOf(0, 1), ...hand(['francia'], ['wine']) })
    expect(free.map(({ kind }) => kind)).toEqual(['drawFree', 'drawFree'])
    const ready = weighedIn({ agenda: turnOf(0), signed: [[signed(1, 'germania', 'smartphones', 'turchia')], [], []] })
    expect(ready.map(({ kind }) => kind)).toEqual(['deliver'])
  })
  test('what it weighs begins each in another way, and a card is better than nothing', () => {
    const found = weighedIn({
      agenda: turnOf(0),
      round: 3,
      ...hand(['germania', 'francia', 'polonia', 'turchia'], ['smartphones', 'wine']),
    })
    expect(new Set(found.map(command => JSON.stringify(command))).size).toBe(found.length)
    expect(found.slice(-3).map(({ kind }) => kind)).toEqual(['draw', 'draw', 'endTurn'])
  })
  test('it does not begin what it cannot finish before the end', () => {
    const last = { agenda: turnOf(0, 0, 1), round: 15, ...hand(['germania', 'turchia'], ['smartphones']) }
    expect(choice(last)).not.toMatchObject({ kind: 'sign' })
  })
  test('it buys a branch where many of its contracts begin, and none in the last round', () => {
    const cards = hand(['ausnord', 'papua', 'indonesia', 'filippine', 'vietnam', 'queensland', 'figi'], ['coffee', 'sugar', 'rice', 'tea'])
    const rich = { agenda: turnOf(0), money: [600_000, 0, 0], ...cards }
    expect(choice(rich)).toMatchObject({ kind: 'buyBranch' })
    expect(choice({ ...rich, round: 15 })).not.toMatchObject({ kind: 'buyBranch' })
  })
})

describe('on the way', () => {
  const under = (contract: State['signed'][number][number]['contract'], vehicle: number, tm: number, changes: Partial<State> = {}) =>
    delivering(vehicle, 1, tm, { signed: [[signed(1, 'germania', contract, 'turchia')], [], []], ...changes })
  test('it goes on to the recipient', () => {
    expect(choice(under('watches', plane(0), 2))).toMatchObject({ kind: 'step', vehicle: plane(0) })
  })
  test('it breaks off what cannot arrive any more', () => {
    const lost = delivering(truck(0), 1, 1, { signed: [[signed(1, 'germania', 'fresh-milk', 'giappone')], [], []] })
    expect(choice(lost)).toEqual({ kind: 'breakOff' })
  })
  test('it takes the fast lane when that saves a delivery', () => {
    const tight = {
      signed: [[signed(1, 'germania', 'fresh-milk', 'romania')], [], []],
      contracts: [['fastLane'], [], []],
      fleet: fleet({}),
    } satisfies Partial<State>
    const late = delivering(truck(0), 1, 1, tight)
    const { journey } = late
    if (journey === undefined || journey === 'none') throw new Error('nothing is under way')
    const used = { ...journey, tm: 1, open: true, limits: { all: 5, ship: 4, plane: 2 }, used: { all: 2, ship: 0, plane: 0 } }
    expect(choice({ ...late, journey: used })).toEqual({ kind: 'playCard', card: 'fastLane' })
  })
})

describe('special cards', () => {
  const turn = (contracts: State['contracts'][number], changes: Partial<State> = {}) => ({
    agenda: turnOf(0),
    contracts: [contracts, [], []],
    ...changes,
  })
  test('it attaches advantages and takes a sponsor’s money at once', () => {
    expect(choice(turn(['toll']))).toEqual({ kind: 'attach', card: 'toll', at: 'germania' })
    expect(choice(turn(['sponsor']))).toEqual({ kind: 'playCard', card: 'sponsor' })
  })
  test('it doubles the pay before it delivers', () => {
    const ready = turn(['doubleContract'], { signed: [[signed(1, 'germania', 'smartphones', 'turchia')], [], []] })
    expect(choice(ready)).toEqual({ kind: 'playCard', card: 'doubleContract' })
  })
  test('it holds up the leader', () => {
    const vp = [3, 2, 7]
    expect(choice(turn(['tipOff'], { vp }))).toEqual({ kind: 'layReady', against: 2 })
    const leading = { vp, signed: [[], [], [signed(1, 'giappone', 'watches', 'corea')]] }
    expect(choice(turn(['strike'], leading))).toEqual({ kind: 'callStrike', state: 'corea' })
    const homes = bases(['germania'], ['italia'], [['giappone', 'insurance']])
    expect(choice(turn(['revocation'], { vp, bases: homes }))).toEqual({ kind: 'revoke', state: 'giappone', card: 'insurance' })
  })
})

describe('customs and events', () => {
  const under = (...top: State['agenda']) => ({
    ...delivering(truck(0), 1, 2, { signed: [[signed(1, 'germania', 'wine', 'turchia')], [], []] }),
    agenda: inTurn(0, ...top, { kind: 'travel', seat: 0 }),
  })
  const asked = { seat: 0, source: 'customs', vehicle: truck(0) } as const
  test('it pays rather than lose its turn', () => {
    const options = [[{ op: 'pay', euro: 10_000 }], [{ op: 'endTurn' }]] as const
    expect(choice(under({ kind: 'choose', options, ...asked }))).toEqual({ kind: 'chooseOption', option: 0 })
  })
  test('it buys what is cheap and leaves what is not', () => {
    const may = (euro: number) => choice(under({ kind: 'may', euro, ops: [{ op: 'draw', deck: 'contract' }], ...asked }))
    expect([may(1_000), may(150_000)]).toEqual([{ kind: 'payFor' }, { kind: 'skip' }])
  })
  test('it uses a friend at the gate against what is bad', () => {
    const friend = (card: Customs) => choice({ ...under({ kind: 'friend', seat: 0, card, vehicle: truck(0) }), kept: [1, 0, 0] })
    expect([friend('goodsHeld'), friend('customsDuty')]).toEqual([{ kind: 'useFriend' }, { kind: 'skip' }])
  })
  test('it chooses the better of two events', () => {
    const contacts = { kind: 'contacts', seat: 0, vehicle: truck(0), state: 'ucraina', rolls: [1, 12] } as const
    expect(choice(under(contacts))).toEqual({ kind: 'chooseEvent', roll: 12 })
  })
  test('it rolls again against the weather, and has the event before the customs card', () => {
    expect(choice({ agenda: inTurn(0, { kind: 'insure', seat: 0, vehicle: truck(0), needed: 4 }) })).toEqual({ kind: 'reroll' })
    expect(choice(under({ kind: 'customsOrEvent', seat: 0, vehicle: truck(0), state: 'ucraina' }))).toEqual({
      kind: 'first',
      what: 'event',
    })
  })
  test('it sells the least that covers what is due', () => {
    const sale = under({ kind: 'forcedSale', seat: 0, euro: 20_000, due: 'customs' })
    expect(choice({ ...sale, money: [6_000, 0, 0] })).toEqual({ kind: 'sellVehicle', vehicle: truck(0, 2) })
    expect(choice({ ...sale, money: [0, 0, 0] })).toEqual({ kind: 'sellVehicle', vehicle: ship(0) })
  })
})

describe('deals', () => {
  const offer = (changes: Partial<Offer<never>>): Offer<never> => ({
    id: 1,
    from: 1,
    to: [0],
    all: false,
    accepted: [],
    give: EMPTY,
    ask: wishOf('nothing', 0),
    at: 'stay',
    age: 0,
    ...changes,
  })
  const turchia = { ...EMPTY, territories: ['turchia'] } satisfies Offer<never>['give']
  const asked = (made: Partial<Offer<never>>, changes: Partial<State> = {}) =>
    choice({ agenda: turnOf(1), turn: 1, offers: [offer(made)], ...hand(['germania'], ['smartphones']), ...changes })
  test('it buys a card that makes a delivery possible, but not at any price', () => {
    expect(asked({ give: turchia, ask: wishOf('nothing', 20_000) })).toMatchObject({ kind: 'accept' })
    expect(asked({ give: turchia, ask: wishOf('nothing', 200_000) }, { vp: [9, 9, 9] })).toMatchObject({ kind: 'decline' })
  })
  test('it does not give away the card that it needs, and picks one that it does not', () => {
    const cards = hand(['germania', 'figi', 'turchia'], ['smartphones'])
    expect(asked({ give: { ...EMPTY, money: 10_000 }, ask: wishOf('territory:turchia', 0) }, cards)).not.toMatchObject({ kind: 'accept' })
    expect(asked({ give: { ...EMPTY, money: 30_000 }, ask: wishOf('any:territory', 0) }, cards)).toEqual({
      kind: 'accept',
      offer: 1,
      pick: 'territory:figi',
      at: 'stay',
    })
  })
  test('it does not help who is about to win', () => {
    const sale = { give: { ...EMPTY, money: 30_000 }, ask: wishOf('any:territory', 0) }
    expect(asked(sale, { vp: [3, 9, 3], ...hand(['germania', 'figi'], []) })).toMatchObject({ kind: 'decline' })
  })
  test('it answers an unseemly price with its own', () => {
    const cards = hand(['germania', 'figi', 'turchia'], [])
    const low = asked({ give: { ...EMPTY, money: 5_000 }, ask: wishOf('territory:figi', 0) }, cards)
    expect(low).toMatchObject({ kind: 'offer', answers: 1, give: 'territory:figi' })
    expect(asked({ give: { ...EMPTY, money: 5_000 }, ask: wishOf('territory:figi', 0) }, { ...cards, proposed: [1, 0, 0] })).toEqual({
      kind: 'decline',
      offer: 1,
    })
  })
  test('it bids for what it needs up to what it is worth', () => {
    const auction = (minimum: number): Auction => ({ seller: 1, items: turchia, minimum, bids: [], passed: [] })
    const bidding = { ...hand(['germania'], ['smartphones']), agenda: turnOf(1), turn: 1 }
    expect(choice({ ...bidding, auctions: [auction(10_000)] })).toEqual({ kind: 'bid', seller: 1, euro: 10_000, at: 'stay' })
    expect(choice({ ...hand(['germania'], []), agenda: turnOf(1), turn: 1, auctions: [auction(150_000)] })).toEqual({
      kind: 'passBid',
      seller: 1,
    })
  })
  test('it wants to see a contract for which it is to lend a vehicle', () => {
    const lent = { vehicle: plane(0), signed: 7, shown: 'no' } as const
    const charter = { give: { ...EMPTY, money: 150_000 }, ask: { ...wishOf('nothing', 0), charter: lent } }
    const contracts = { signed: [[], [signed(7, 'germania', 'ivory', 'turchia')], []] }
    expect(asked(charter, contracts)).toEqual({ kind: 'askToSee', offer: 1 })
    const shown = { ...charter, ask: { ...charter.ask, charter: { ...lent, shown: 'yes' } as const } }
    const cheap = { ...shown, give: { ...EMPTY, money: 1_000 } }
    expect(asked(cheap, contracts)).toMatchObject({ kind: 'decline' })
  })
  test('it shows its contract when asked', () => {
    const charter = { vehicle: plane(1), signed: 7, shown: 'asked' } as const
    const mine = offer({ from: 0, to: [1], ask: { ...wishOf('nothing', 0), charter } })
    expect(choice({ offers: [mine], signed: [[signed(7, 'italia', 'ivory', 'turchia')], [], []], agenda: turnOf(0) })).toEqual({
      kind: 'show',
      offer: 1,
    })
  })
  describe('a plane of another’s stands where its goods are, and no vehicle of its own is near', () => {
    const far = { agenda: turnOf(0), round: 3, signed: [[signed(1, 'giappone', 'servers', 'aussudest')], [], []] } satisfies Partial<State>
    const there = { ...far, fleet: fleet({ [plane(1)]: inState('giappone') }), proposed: [0, 0, 0] }
    const fee = (command: Command) => (command.kind === 'offer' ? command.giveMoney : 0)
    test('it charters it for a fee that gains both', () => {
      const command = choice(there)
      expect(command).toMatchObject({ kind: 'offer', ask: expect.stringMatching(/^charter:\d+:1$/), askMoney: 0 })
      const asked = table(there).play(0, command)
      const lender = command.kind === 'offer' && typeof command.to === 'number' ? command.to : 0
      expect(greedy.choose(asked.view(lender), lender, [], never)).toEqual({ kind: 'askToSee', offer: 1 })
      asked.play(lender, { kind: 'askToSee', offer: 1 }).play(0, { kind: 'show', offer: 1 })
      expect(greedy.choose(asked.view(lender), lender, [], never)).toMatchObject({ kind: 'accept' })
    })
    test('it signs for it first, with an action left to deliver', () => {
      const cards = { ...there, signed: [[], [], []], ...hand(['giappone', 'aussudest'], ['servers']) }
      expect(choice(cards)).toEqual({ kind: 'sign', sender: 'giappone', contract: 'servers', recipient: 'aussudest' })
      expect(choice({ ...cards, agenda: turnOf(0, 0, 1) })).not.toMatchObject({ kind: 'sign' })
    })
    test('lent, it is used at once', () => {
      const charters = [{ vehicle: plane(1), by: 0, signed: 1 }]
      expect(choice({ ...there, charters })).toEqual({ kind: 'deliver', signed: 1, vehicle: plane(1) })
    })
    test('not twice a turn, not without the money, and not with a vehicle of its own there', () => {
      expect(fee(choice({ ...there, proposed: [1, 0, 0] }))).toBe(0)
      expect(fee(choice({ ...there, money: [60_000, 0, 0] }))).toBe(0)
      expect(choice({ ...there, fleet: fleet({ [plane(0)]: inState('giappone') }) })).toMatchObject({ kind: 'deliver' })
    })
  })
  test('it offers what it does not need, once a turn', () => {
    const turn: Partial<State> = {
      agenda: turnOf(0),
      territories: [['germania', 'figi', 'turchia', 'islanda'], ['egitto'], ['corea']],
      contracts: [['smartphones'], [], []],
    }
    expect(choice(turn)).toMatchObject({ kind: 'offer', to: [1, 2] })
    expect(choice({ ...turn, proposed: [1, 0, 0] })).not.toMatchObject({ kind: 'offer' })
  })
})

test('the game is over soon when somebody is near ten points, and never lasts longer than its rounds', () => {
  expect(roundsLeft(table({ vp: [9, 2, 0] }).view(0))).toBe(1)
  expect(roundsLeft(table({ vp: [10, 2, 0] }).view(0))).toBe(0)
  expect(roundsLeft(table({ round: 15 }).view(0))).toBe(0)
  expect(roundsLeft(table({ options: { game: 'time', vpTable: 'standard', offerLimit: 0, rounds: 15 } }).view(0))).toBe(13)
})

interface Players {
  readonly seats: number
  readonly seed: number
  readonly options?: object
  readonly choose: (view: ReturnType<typeof engine.view>, seat: Seat, legal: readonly Command[], below: (n: number) => number) => Command
}
/** A whole game; those who are asked aside answer first. */
function play({ seats, seed, options = {}, choose }: Players): State {
  const parsed = engine.options(seats, options)
  if ('refused' in parsed) throw new Error(parsed.refused.why)
  const { state } = engine.start(seats, parsed.ok, keyFrom(seed, 81))
  const luck = chance(['luck'], randomness(keyFrom(seed, 82), 1))
  for (let n = 0; state.outcome === 'open'; n++) {
    if (n > 6_000) throw new Error('this game does not end')
    const seat = engine.invited(state)[0] ?? at(engine.pending(state), 0)
    const view = engine.view(state, seat)
    const command = choose(view, seat, engine.legal(state, seat), below => luck.below('luck', below))
    expect(engine.check(view, seat, command)).toBeNull()
    engine.apply(state, seat, command)
  }
  return state
}
/** By lots; what is said aside only now and then. */
function byLots(
  view: State | ReturnType<typeof engine.view>,
  seat: Seat,
  legal: readonly Command[],
  below: (n: number) => number,
): Command {
  const aside = legal.length === 0 || below(8) === 0 ? engine.aside(view, seat) : []
  if (aside.length > 0) return at(aside, legal.length === 0 && below(2) === 0 ? 0 : below(aside.length))
  return at(legal, below(legal.length))
}

test.each([2, 3, 4, 5])('it beats randoms, %i players', seats => {
  for (let game = 0; game < 4; game++) {
    const own = game % seats
    const state = play({
      seats,
      seed: game,
      choose: (view, seat, legal, below) => (seat === own ? greedy : { choose: byLots }).choose(view, seat, legal, below),
    })
    expect(state.outcome).toMatchObject({ winners: [own] })
  }
})

test.each([{}, { game: 'time', rounds: 5 }, { vpTable: 'distance', offerLimit: 5 }])(
  'it plays to the end of a game among its like: %o',
  options => {
    const state = play({ seats: 3, seed: 5, options, choose: (...asked) => greedy.choose(...asked) })
    expect(Math.max(...state.vp)).toBeGreaterThan(3)
    expect(Math.min(...state.money)).toBeGreaterThan(5_000)
  },
)

test('it answers the same to the same view, and leaves it as it was', () => {
  let seen = 0
  play({
    seats: 4,
    seed: 9,
    choose(view, seat, legal, below) {
      const before = seen++ % 20 === 0 ? structuredClone(view) : undefined
      const command = greedy.choose(view, seat, legal, below)
      if (before !== undefined) {
        expect(view).toEqual(before)
        expect(greedy.choose(before, seat, legal, below)).toEqual(command)
      }
      return command
    },
  })
})

test('customs cards that lie below are known: a risk that is gone is taken', () => {
  const calm = { customs: { ...customsDeck('wavedThrough'), fresh: 0 } }
  const turn = {
    agenda: turnOf(0),
    fleet: fleet({ [plane(0)]: inState('germania') }),
    signed: [[signed(1, 'germania', 'ivory', 'turchia')], [], []],
  }
  expect(choice({ ...turn, ...calm })).toMatchObject({ kind: 'deliver' })
})
