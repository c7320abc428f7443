import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import type { Command } from '../commands.ts'
import { engine } from '../index.ts'
import { EMPTY, wishOf } from '../items.ts'
import type { Auction, Offer, State } from '../state.ts'
import { delivering, fleet, inState, inTurn, plane, signed, stage, truck, turnOf } from '../tests/stage.ts'
import { constantsFor, FIRST } from './constants.ts'
import { greedy, tuning } from './index.ts'

const { table } = testTable(stage)
const never = () => 0
const hand = (territories: State['territories'][number], contracts: State['contracts'][number]) => ({
  territories: [territories, [], []],
  contracts: [contracts, [], []],
})
/** What a bot with other constants does in seat 0. */
function choice(changes: Partial<State>, others: Readonly<Record<string, number>> = {}): Command {
  const t = table(changes)
  return tuning.policyBy(() => ({ ...FIRST, ...others })).choose(t.view(0), 0, engine.legal(t.state, 0), never)
}

test('every number of seats has the same constants, all above nothing', () => {
  for (const seats of [2, 3, 4, 5])
    for (const constants of [constantsFor(seats), tuning.first(seats)]) {
      expect(Object.keys(constants)).toEqual(Object.keys(FIRST))
      for (const value of Object.values(constants)) expect(value).toBeGreaterThan(0)
    }
})

test('the bot plays by those in force for its number of seats', () => {
  const asked: number[] = []
  const noted = tuning.policyBy(seats => {
    asked.push(seats)
    return constantsFor(seats)
  })
  const t = table({ agenda: turnOf(0), round: 3, ...hand(['germania', 'francia', 'turchia'], ['smartphones']) })
  const question = [t.view(0), 0, engine.legal(t.state, 0)] as const
  expect(noted.choose(...question, never)).toEqual(greedy.choose(...question, never))
  expect(noted.weigh?.(...question, never)).toEqual(greedy.weigh?.(...question, never))
  expect(asked).toEqual([3, 3])
})

describe('with other constants', () => {
  const ready = (...top: State['agenda']) => ({
    ...delivering(truck(0), 1, 2, { signed: [[signed(1, 'germania', 'wine', 'turchia')], [], []] }),
    agenda: inTurn(0, ...top, { kind: 'travel', seat: 0 }),
  })
  const asked = { seat: 0, source: 'customs', vehicle: truck(0) } as const

  test('it draws other cards', () => {
    const free = { agenda: turnOf(0, 1), ...hand(['francia', 'turchia', 'egitto', 'spagna'], ['tea']) }
    expect(choice(free)).toMatchObject({ deck: 'contract' })
    expect(choice(free, { statesMore: 3 })).toMatchObject({ deck: 'territory' })
    expect(choice(free, { statesEach: 3 })).toMatchObject({ deck: 'territory' })
  })
  test('it buys nothing that does not pay by so much, and keeps more in reserve', () => {
    const cards = hand(['ausnord', 'papua', 'indonesia', 'filippine', 'vietnam', 'queensland', 'figi'], ['coffee', 'sugar', 'rice', 'tea'])
    const rich = { agenda: turnOf(0), money: [600_000, 0, 0], ...cards }
    expect(choice(rich)).toMatchObject({ kind: 'buyBranch' })
    expect(choice(rich, { buying: 10 })).not.toMatchObject({ kind: 'buyBranch' })
    expect(choice(rich, { reserve: 600_000 })).not.toMatchObject({ kind: 'buyBranch' })
  })
  test('it sets out for nothing that political events most likely end', () => {
    const turn = { agenda: turnOf(0), signed: [[signed(1, 'germania', 'smartphones', 'caucaso')], [], []] }
    expect(choice(turn)).toMatchObject({ kind: 'deliver' })
    expect(choice(turn, { truckEvent: 0.95, otherEvent: 0.95 })).not.toMatchObject({ kind: 'deliver' })
  })
  test('it holds up no leader who is not near enough', () => {
    const turn = { agenda: turnOf(0), contracts: [['tipOff'], [], []] satisfies State['contracts'], vp: [3, 2, 7] }
    expect(choice(turn)).toMatchObject({ kind: 'layReady' })
    expect(choice(turn, { leads: 8 })).not.toMatchObject({ kind: 'layReady' })
  })
  test('it is troubled by other things', () => {
    const options = [[{ op: 'pay', euro: 10_000 }], [{ op: 'endTurn' }]] as const
    const either = ready({ kind: 'choose', options, ...asked })
    expect(choice(either)).toEqual({ kind: 'chooseOption', option: 0 })
    expect(choice(either, { failure: 0.01, turn: 0.01 })).toEqual({ kind: 'chooseOption', option: 1 })
    const may = ready({ kind: 'may', euro: 1_000, ops: [{ op: 'draw', deck: 'contract' }], ...asked })
    expect([choice(may), choice(may, { euros: 1_000 })]).toEqual([{ kind: 'payFor' }, { kind: 'skip' }])
    const friend = { ...ready({ kind: 'friend', seat: 0, card: 'goodsHeld', vehicle: truck(0) }), kept: [1, 0, 0] }
    expect([choice(friend), choice(friend, { useFriend: 9 })]).toEqual([{ kind: 'useFriend' }, { kind: 'skip' }])
  })
  test('it takes the Fast Lane only where it is worth more, and where it is not sure', () => {
    const late = delivering(truck(0), 1, 1, {
      signed: [[signed(1, 'germania', 'fresh-milk', 'romania')], [], []],
      contracts: [['fastLane'], [], []],
      fleet: fleet({}),
    })
    const { journey } = late
    if (journey === undefined || journey === 'none') throw new Error('nothing is under way')
    const used = { ...journey, tm: 1, open: true, limits: { all: 5, ship: 4, plane: 2 }, used: { all: 2, ship: 0, plane: 0 } }
    expect(choice({ ...late, journey: used })).toMatchObject({ card: 'fastLane' })
    expect(choice({ ...late, journey: used }, { fastLane: 9 })).not.toMatchObject({ card: 'fastLane' })
  })
  test('it deals at other prices', () => {
    const turchia = { ...EMPTY, territories: ['turchia'] } satisfies Auction['items']
    const auction = { seller: 1, items: turchia, minimum: 10_000, bids: [], passed: [] } satisfies Auction
    const bidding = { ...hand(['germania'], ['smartphones']), agenda: turnOf(1), turn: 1, auctions: [auction] }
    expect([choice(bidding).kind, choice(bidding, { dealing: 9 }).kind]).toEqual(['bid', 'passBid'])
    const ask = wishOf('any:territory', 0)
    const give = { ...EMPTY, money: 30_000 }
    const offer: Offer<never> = { id: 1, from: 1, to: [0], all: false, accepted: [], give, ask, at: 'stay', age: 0 }
    const sale = { agenda: turnOf(1), turn: 1, offers: [offer], ...hand(['germania', 'figi'], []) }
    expect(choice(sale).kind).toBe('accept')
    for (const others of [{ dealing: 9 }, { helpsOther: 9 }, { ahead: 0.5, helpsLeader: 9 }, { territory: 9 }])
      expect(choice({ ...sale, vp: [3, 3, 3] }, others).kind, JSON.stringify(others)).not.toBe('accept')
  })
  test('what it asks for a card is whole money', () => {
    const turn: Partial<State> = {
      agenda: turnOf(0),
      territories: [['germania', 'figi', 'turchia', 'islanda'], ['egitto'], ['corea']],
      contracts: [['smartphones'], [], []],
      round: 6,
    }
    expect(choice(turn)).toMatchObject({ kind: 'offer', askMoney: 15_000 })
    expect(choice(turn, { price: 19_300 })).toMatchObject({ kind: 'offer', askMoney: 19_500 })
  })
  test('it charters for what it holds the lender to want', () => {
    const far = { agenda: turnOf(0), round: 3, signed: [[signed(1, 'giappone', 'servers', 'aussudest')], [], []] } satisfies Partial<State>
    const there = { ...far, fleet: fleet({ [plane(1)]: inState('giappone') }), proposed: [0, 0, 0] }
    const fee = (command: Command) => (command.kind === 'offer' ? command.giveMoney : 0)
    expect(fee(choice(there, { charter: 0.2 }))).toBeLessThan(fee(choice(there)))
    expect(fee(choice(there, { charter: 9 }))).toBe(0)
  })
})
