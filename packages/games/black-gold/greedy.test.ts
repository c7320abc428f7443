import { at, top } from '@wildcat/kernel'
import { selfPlay } from '@wildcat/kernel-contract/self-play'
import { testTable } from '@wildcat/kernel-contract/test-table'
import { points } from '@wildcat/oil-rush'
import { describe, expect, test } from 'vitest'
import type { Command } from './commands.ts'
import { chancesToOutbid } from './greedy/baron.ts'
import { greedy } from './greedy/index.ts'
import { roundsOf } from './greedy/rounds.ts'
import { engine } from './index.ts'
import type { State } from './state.ts'
import { baron, derrick, inOrder, oil, options, prices, site, special, square, stage, standard, wells } from './tests/stage.ts'

const { table } = testTable(stage)
const BACK = { kind: 'pushBack' } as const
const PASS = { kind: 'pass' } as const
const END = { kind: 'endTurn' } as const
const TRAIN = { kind: 'moveTrain' } as const
const never = (n: number) => n - 1
const always = () => 0

/** What the bot does in seat 0. */
function choice(changes: Partial<State>, below = never): Command {
  const t = table(changes)
  return greedy.choose(t.view(0), 0, t.legal(0), below)
}

interface Turn {
  readonly points?: number
  readonly built?: boolean
}
/** Seat 0 has its turn; its truck stands at the entry, away from every well, and it has no derricks left. */
const prospecting = (changes: Partial<State>, { points: left = 0, built = false }: Turn = {}) =>
  choice({
    trucks: [square('c14r1'), square('c1r1'), square('c1r1')],
    stock: [0, 5, 5],
    taken: [standard('4/10'), 'none', 'none'],
    agenda: [{ kind: 'prospect', seat: 0, points: left, built }],
    ...changes,
  })

test('it peeks before it builds', () => {
  expect(prospecting({ trucks: [square('c3r3'), 'off', 'off'], stock: [5, 5, 5] }, { points: 3 })).toEqual({
    kind: 'look',
    well: site('c4r3'),
  })
})

test('it keeps the train moving', () => {
  expect(prospecting({}, { points: 4 })).toEqual(TRAIN)
})

describe('building', () => {
  const rich = wells({ c12r17: { value: 6, seenBy: [0] } })
  const BUILD = { kind: 'build', well: site('c12r17') }
  const building = (changes: Partial<State>, left = 0) =>
    prospecting({ trucks: [square('c11r17'), 'off', 'off'], stock: [5, 5, 5], wells: rich, ...changes }, { points: left })

  test('it builds what its train carries, and then moves the train on', () => {
    expect(building({ trains: [17, 1, 1] }, 4)).toEqual(BUILD)
    expect(prospecting({ trains: [17, 1, 1] }, { points: 4, built: true })).toEqual(TRAIN)
  })

  test('it does not build what no train can carry', () => {
    expect(building({ trains: [6, 1, 1] })).toEqual(END)
  })

  test('it builds where its train arrives this turn or, if the token lasts, in the next round', () => {
    expect(building({ trains: [16, 1, 1] }, 3)).toEqual(BUILD)
    expect(building({ trains: [15, 1, 1] })).toEqual(BUILD)
    expect(building({ trains: [12, 1, 1] })).toEqual(END)
  })

  test('it does not build where it cannot pay the fee that follows', () => {
    const foreign = { trains: [12, 17, 1] }
    expect(building({ ...foreign, money: [12_000, 0, 0] })).toEqual(BUILD)
    expect(building({ ...foreign, money: [10_000, 0, 0] })).toEqual(END)
  })
})

describe('specials', () => {
  const holding = (card: number, changes: Partial<State>, turn: Turn = {}) =>
    prospecting({ taken: [card, 'none', 'none'], ...changes }, turn)

  test('it pushes back only where that costs rivals', () => {
    const push = (changes: Partial<State>) => holding(special('1/2/8 back 3'), changes)
    const theirs = wells({ c2r6: derrick(1, 3) })
    expect(push({ trains: [1, 8, 8] })).toEqual(END)
    expect(push({ trains: [1, 8, 8], wells: theirs })).toEqual(BACK)
    expect(push({ trains: [1, 9, 8], wells: theirs })).toEqual(END) // still far enough
    expect(push({ trains: [1, 8, 8], wells: theirs, taken: [special('1/2/8 back 3'), standard('4/10'), 'none'] })).toEqual(END) // he catches up
  })

  test('it does not push away the train that carries its own oil', () => {
    const mine = wells({ c3r10: derrick(0, 5), c5r9: derrick(0, 5), c9r9: derrick(0, 5), c11r9: derrick(0, 5), c2r6: derrick(1, 5) })
    expect(holding(special('1/2/8 back 3'), { trains: [1, 8, 1], wells: mine })).toEqual(BACK)
    expect(holding(special('1/2/8 back 3'), { trains: [1, 10, 1], wells: mine })).toEqual(END)
  })

  test('it pushes back near the end for a better place of its derricks', () => {
    const own = wells({ c2r2: derrick(0, 5), c4r3: derrick(0, 5) })
    expect(holding(special('1/2/8 back 3'), { trains: [11, 12, 1], baron: 19, wells: own })).toEqual(BACK)
    expect(holding(special('1/2/8 back 3'), { trains: [13, 12, 1], baron: 19, wells: own })).toEqual(END)
  })

  test('a price card counts the oil that will be produced before anything is sold', () => {
    const own = wells({ c2r2: derrick(0, 3), c4r3: derrick(0, 3) })
    const hands: State['hands'] = [[2, 2, 2], [], []]
    expect(holding(standard('4/5/4'), { wells: own, hands })).toMatchObject({ kind: 'changePrice', direction: 'up' })
    expect(holding(standard('4/5/4'), { hands })).toEqual(END)
  })

  test('it lowers the price of rivals only where it will not sell itself', () => {
    const depots = [oil(0, 0, 0), oil(0, 2, 0), oil(0, 2, 0)]
    expect(holding(standard('4/5/4'), { depots })).toEqual({ kind: 'changePrice', company: 'jet', direction: 'down' })
    const mine = [oil(0, 4, 0), oil(0, 2, 0), oil(0, 2, 0)]
    expect(holding(standard('4/5/4'), { depots: mine, hands: [[2, 2, 2, 2, 2, 2], [], []] })).toEqual({
      kind: 'changePrice',
      company: 'jet',
      direction: 'up',
    })
  })

  test('extra oil goes where it will be sold', () => {
    const there = { depots: [oil(0, 2, 0), oil(0, 0, 0), oil(0, 0, 0)], hands: [[2, 2, 2], [], []] satisfies State['hands'] }
    expect(holding(special('1/4/2 oil 2'), there)).toEqual({ kind: 'takeOil', hudson: 0, jet: 2, standard: 0 })
  })

  test('it drills a gusher where its oil travels', () => {
    const beside = { trucks: [square('c7r16'), square('c1r1'), square('c1r1')], stock: [3, 5, 5] }
    const gushing = (changes: Partial<State>) => holding(special('2/2/6 gusher'), { ...beside, ...changes }, { built: true })
    expect(gushing({ trains: [18, 1, 1] })).toMatchObject({ kind: 'drillGusher' })
    expect(gushing({ trains: [6, 1, 1] })).toEqual(END)
    expect(gushing({ trains: [14, 18, 1] })).toMatchObject({ kind: 'drillGusher' }) // for a fee, until its train is there
    expect(gushing({ trains: [14, 18, 1], money: [7000, 0, 0] })).toEqual(END) // that it cannot pay
    expect(gushing({ trains: [6, 18, 1] })).toEqual(END) // a fee for every barrel costs more than the oil brings
  })

  test('it drills deeper where the oil will still be pumped, while it pays', () => {
    const own = wells({ c2r2: derrick(0, 2), c4r3: derrick(0, 12) })
    const first = { kind: 'deepen', well: site('c2r2') }
    expect(holding(special('2/3/6 deep'), { wells: own })).toEqual(first)
    expect(holding(special('2/3/6 deep'), { wells: own, baron: 20 })).toEqual(END)
    const more = { taken: [special('2/3/6 deep'), 'none', 'none'] satisfies State['taken'], wells: own }
    expect(choice({ ...more, agenda: [{ kind: 'deepen', seat: 0, wells: [site('c2r2'), site('c4r3')] }] })).toEqual(first)
    expect(choice({ ...more, agenda: [{ kind: 'deepen', seat: 0, wells: [site('c4r3')] }] })).toEqual(END)
  })
})

describe('transport', () => {
  const shipping = (changes: Partial<State>, more = 0) =>
    choice({
      wells: wells({ c2r2: derrick(0, 2), c4r3: derrick(0, 2) }),
      agenda: inOrder(
        { kind: 'transport', seat: 0, well: site('c2r2') },
        ...Array.from({ length: more }, () => ({ kind: 'ship', seat: 0, well: site('c4r3') }) as const),
      ),
      ...changes,
    })

  test('oil goes where one auction sells it all', () => {
    const depots = [oil(0, 2, 0), oil(0, 0, 0), oil(0, 0, 0)]
    expect(shipping({ depots, hands: [[2, 2, 2], [1], [1]] })).toEqual({ kind: 'carry', company: 'jet' })
    expect(shipping({ depots, hands: [[], [1], [1]] })).toEqual({ kind: 'carry', company: 'hudson' }) // it cannot be sold, and there is room
  })

  test('it keeps away from rivals who will outbid it', () => {
    const depots = [oil(0, 0, 0), oil(3, 0, 0), oil(0, 0, 0)]
    expect(shipping({ depots, hands: [[1, 1], [2, 2, 2, 2, 2, 2, 2], []] }, 2)).toEqual({ kind: 'carry', company: 'jet' })
  })

  test('it pays a fee for oil that is worth it', () => {
    const foreign = { trains: [1, 6, 6], hands: [[2, 2, 2], [], []] satisfies State['hands'] }
    expect(shipping({ ...foreign, prices: prices(8000, 8000, 5000) })).toMatchObject({ kind: 'carry' })
    expect(shipping({ ...foreign, prices: prices(1500, 1500, 5000) })).toEqual({ kind: 'giveUp' })
  })
})

/** Seat 0 is asked for a bid at Hudson. */
const bidding = (changes: Partial<State>, standing: 'none' | number, below = never) =>
  choice(
    {
      depots: [oil(2, 0, 0), oil(2, 0, 0), oil(2, 0, 0)],
      hands: [[1, 2], [2, 2, 2, 2, 2, 2, 2, 2], [1]],
      prices: prices(8000, 5000, 5000),
      agenda: [
        {
          kind: 'bidding',
          company: 'hudson',
          in: [0, 1],
          turn: 0,
          standing: standing === 'none' ? standing : { seat: 1, points: standing },
        },
      ],
      ...changes,
    },
    below,
  )

describe('selling', () => {
  test('it bids what its hand can pay', () => {
    expect(bidding({}, 'none')).toEqual({ kind: 'bid', points: 1 })
    expect(bidding({}, 2)).toEqual({ kind: 'bid', points: 3 })
    expect(bidding({}, 3)).toEqual(PASS)
  })

  test('it bluffs only where a rival will most likely go higher', () => {
    expect(bidding({}, 3, always)).toEqual({ kind: 'bid', points: 4 })
    expect(bidding({ hands: [[1, 2], [2, 2], [1]] }, 3, always)).toEqual(PASS)
    expect(bidding({ prices: prices(3500, 5000, 5000) }, 3, always)).toEqual(PASS)
  })

  test('it keeps oil while the price can only rise', () => {
    const low = { prices: prices(2000, 5000, 5000), depots: [oil(2, 0, 0), oil(1, 0, 0), oil(0, 0, 0)] }
    expect(bidding(low, 'none')).toEqual(PASS)
    expect(bidding({ ...low, baron: 20 }, 'none')).toMatchObject({ kind: 'bid' }) // nobody will buy it any more
    expect(bidding({ ...low, depots: [oil(5, 0, 0), oil(1, 0, 0), oil(0, 0, 0)] }, 'none')).toMatchObject({ kind: 'bid' }) // no room
  })

  test('it bids a little more for keeping a rival from a large sale', () => {
    const hands: State['hands'] = [[2, 2, 2, 2, 2, 2, 2, 2, 2, 2], [2, 2], [1]]
    const highest = (theirs: number) => {
      let bid = 0
      while (bidding({ hands, depots: [oil(2, 0, 0), oil(theirs, 0, 0), oil(0, 0, 0)] }, bid + 1).kind === 'bid') bid++
      return bid
    }
    expect(highest(6)).toBeGreaterThan(highest(1))
  })

  test('having won, it sells all; while the price can only rise, what does not fit', () => {
    const selling = (changes: Partial<State>) =>
      choice({ depots: [oil(3, 0, 0), oil(0, 0, 0), oil(0, 0, 0)], agenda: [{ kind: 'sell', company: 'hudson', seller: 0 }], ...changes })
    expect(selling({ prices: prices(6000, 5000, 5000) })).toEqual({ kind: 'sell', barrels: 3 })
    expect(selling({ prices: prices(1500, 5000, 5000) })).toEqual({ kind: 'sell', barrels: 1 })
    expect(selling({ prices: prices(1500, 5000, 5000), baron: 20 })).toEqual({ kind: 'sell', barrels: 3 })
  })
})

describe('against the Oil Baron', () => {
  const two = { depots: [oil(3, 0, 0), oil(0, 0, 0)], prices: prices(8000, 5000, 5000) }
  const hand: State['hands'] = [[1, 1, 2, 2, 2, 2, 2], []]
  const raising = (changes: Partial<State>, standing = 2) =>
    choice({
      ...two,
      hands: hand,
      agenda: [{ kind: 'raiseBid', company: 'hudson', seat: 0, standing: { seat: 0, points: standing } }],
      ...changes,
    })

  test('chances follow from the cards that nobody has seen', () => {
    const chances = (changes: Partial<State>) => chancesToOutbid(table({ ...two, hands: [[], []], ...changes }).view(0), 'hudson')
    const [, , two_, three, four] = chances({ baronHands: baron({ hudson: { down: [1, 2] } }) })
    expect(two_).toBe(0)
    expect(three).toBeCloseTo((52 * 51) / (104 * 103))
    expect(four).toBeCloseTo(1 - (52 * 51) / (104 * 103))
    expect(chances({ baronHands: baron({ hudson: { up: [2, 2] } }) })).toEqual([0, 0, 0, 0, 0, 1])
  })

  test('[BG-7.8] it raises its bid to what most likely beats his cards, and not beyond what must', () => {
    const raised = raising({ baronHands: baron({ hudson: { down: [1, 2, 1] } }) })
    expect(raised.kind === 'bid' && raised.points).toBeGreaterThanOrEqual(5)
    expect(raised.kind === 'bid' && raised.points).toBeLessThanOrEqual(7)
    expect(raising({ baronHands: baron({ hudson: { up: [1, 2, 1] } }) })).toEqual({ kind: 'bid', points: 5 })
    expect(raising({ baronHands: baron({ hudson: { up: [1, 2, 1] } }) }, 6)).toEqual({ kind: 'keepBid' })
    expect(raising({ baronHands: baron({ hudson: { up: [2, 2, 2, 2, 2, 2, 2] } }) })).toEqual({ kind: 'keepBid' }) // it cannot
  })

  test('[BG-7.8] alone, it bids once or not at all', () => {
    const alone = (up: State['baronHands']['jet']['up']) =>
      choice({ ...two, hands: hand, baronHands: baron({ hudson: { up } }), agenda: [{ kind: 'onlyBid', company: 'hudson', seat: 0 }] })
    expect(alone([2, 2])).toEqual({ kind: 'bid', points: 5 })
    expect(alone([2, 2, 2, 2, 2, 2])).toEqual(PASS)
  })

  test('[BG-11.4] the aggressive one is beaten by a point, where that pays', () => {
    const facing = (up: State['baronHands']['jet']['up'], depots = two.depots) =>
      choice({
        ...two,
        depots,
        options: options({ aggressiveBaron: true }),
        hands: hand,
        baronHands: baron({ hudson: { up } }),
        agenda: [{ kind: 'outbidBaron', company: 'hudson', seat: 0, standing: 'none' }],
      })
    expect(facing([2, 2, 2])).toEqual({ kind: 'bid', points: 7 })
    expect(facing([2, 2, 2, 2, 2, 2])).toEqual(PASS)
    expect(facing([2, 2, 2, 2, 2], [oil(1, 0, 0), oil(0, 0, 0)])).toEqual(PASS)
  })
})

describe('what is bid when no rival can sell any more', () => {
  const company = 'hudson'
  const mine = { hands: [[2, 2, 2, 2, 2, 2, 2, 2, 2, 2], []] satisfies State['hands'], prices: prices(8000, 5000, 5000) }
  /** The most that the Oil Baron’s open cards may be worth for the bot to go over them. */
  const limit = (step: State['agenda'][number], theirs: number, changes: Partial<State> = {}) => {
    const bids = (cards: number) =>
      choice({
        ...mine,
        depots: [oil(1, 0, 0), oil(theirs, 0, 0)],
        baronHands: baron({ hudson: { up: new Array<1>(cards).fill(1) } }),
        agenda: [step],
        ...changes,
      }).kind === 'bid'
    let cards = 0
    while (cards < 20 && bids(cards + 1)) cards++
    return cards
  }

  test.each<State['agenda'][number]>([
    { kind: 'raiseBid', company, seat: 0, standing: { seat: 0, points: 1 } },
    { kind: 'onlyBid', company, seat: 0 },
    { kind: 'outbidBaron', company, seat: 0, standing: 'none' },
  ])('[BG-7.8, BG-11.4] the oil of a rival who has passed changes nothing: $kind', step => {
    const changes = step.kind === 'outbidBaron' ? { options: options({ aggressiveBaron: true }) } : {}
    expect(limit(step, 0, changes)).toBeGreaterThan(0)
    expect(limit(step, 8, changes)).toBe(limit(step, 0, changes))
  })

  test('[BG-7.2] nor does that of rivals who have passed or never took part', () => {
    const highest = (passed: number) => {
      let bid = 0
      while (
        bidding({ hands: [[2, 2, 2, 2, 2, 2, 2, 2, 2, 2], [2, 2], [1]], depots: [oil(1, 0, 0), oil(1, 0, 0), oil(passed, 0, 0)] }, bid + 1)
          .kind === 'bid'
      )
        bid++
      return bid
    }
    expect(highest(8)).toBe(highest(0))
  })
})

test('[BG-7.7] it bids in the liquidation, and names the company where a roll will help', () => {
  const five = { depots: [oil(2, 2, 0), ...[1, 2, 3, 4].map(() => oil(0, 0, 0))], prices: prices(7000, 6000, 5000) }
  const none: State['hands'] = [[2, 2, 2], [], [], [], []]
  const hearing = { kind: 'bidding', company: 'liquidation', in: [0], turn: 0, standing: 'none' } as const
  expect(choice({ ...five, hands: none, agenda: [hearing] })).toEqual({ kind: 'bid', points: 1 })
  expect(choice({ ...five, agenda: [{ kind: 'nameCompany', seller: 0 }] })).toEqual({ kind: 'nameCompany', company: 'jet' }) // blue only falls
})

test('[BG-C3] it knows how long the game will last', () => {
  const rounds = (changes: Partial<State>) => roundsOf(table(changes).view(0))
  expect(rounds({}).left - 1).toBeCloseTo(0.03 * 7 + 0.461 * 8 + 0.509 * 9, 2)
  const short = options({ length: 'short' }, 3)
  expect(rounds({ options: short }).left - 1).toBeCloseTo(0.016 * 5 + 0.378 * 6 + 0.556 * 7 + 0.051 * 8, 1)
  expect(rounds({ options: options({ length: 'long' }, 3), baron: 21 })).toEqual({ left: 13, next: 1 })
  expect(rounds({ baron: 18 }).next).toBeCloseTo(8 / 12)
  expect(rounds({ baron: 20 })).toEqual({ left: 1, next: 0 })
})

const play = (game: number) => ({ engine, policy: greedy, seats: 2 + (game % 4), seed: game })

test('it bluffs rarely: in 0.1 to 3 % of auctions', () => {
  let auctions = 0
  let bluffs = 0
  for (let game = 0; game < 60; game++)
    selfPlay(play(game), ({ agenda, hands }, seat, command) => {
      if (top(agenda)?.kind === 'sell') auctions++
      if (command.kind === 'bid' && command.points > points(at(hands, seat))) bluffs++
    })
  expect(bluffs / auctions).toBeGreaterThan(0.001)
  expect(bluffs / auctions).toBeLessThan(0.03)
})

test('the same luck leads to the same game', () => {
  const logOf = () => {
    const log: string[] = []
    selfPlay(play(5), (_, seat, command) => log.push(`${seat} ${JSON.stringify(command)}`))
    return log
  }
  expect(logOf()).toEqual(logOf())
})
