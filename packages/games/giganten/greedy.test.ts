import { at, top } from '@wildcat/kernel'
import { selfPlay } from '@wildcat/kernel-contract/self-play'
import { testTable } from '@wildcat/kernel-contract/test-table'
import { points } from '@wildcat/oil-rush'
import { priceGain } from '@wildcat/oil-rush/greedy/pricing.ts'
import { expect, test } from 'vitest'
import type { Command } from './commands.ts'
import { greedy } from './greedy/index.ts'
import { outlookOf } from './greedy/outlook.ts'
import { engine } from './index.ts'
import type { State } from './state.ts'
import { beige, derrick, inOrder, oil, prices, red, site, square, stage, wells } from './tests/stage.ts'

const { table } = testTable(stage)
const BACK = { kind: 'pushBack' } as const
const PASS = { kind: 'pass' } as const
const never = (n: number) => n - 1
const always = () => 0

/** What the bot does in seat 0. */
function choice(changes: Partial<State>, below = never): Command {
  const t = table(changes)
  return greedy.choose(t.view(0), 0, t.legal(0), below)
}

const driving = (changes: Partial<State>, left = 0) =>
  choice({
    trucks: [square('c1r1'), square('c1r2'), square('c1r3')],
    stock: [0, 5, 5],
    agenda: inOrder({ kind: 'drive', seat: 0, points: left }, { kind: 'discardCard', seat: 0 }),
    ...changes,
  })

test('it peeks before it builds', () => {
  const truck = square('c4r4')
  const beside = { trucks: [truck, square('c1r2'), square('c1r3')], stock: [5, 5, 5], taken: [beige('4/10'), 'none', 'none'] as const }
  const look = driving({ ...beside, taken: [...beside.taken] }, 3)
  expect(look).toEqual({ kind: 'look', well: site('c3r4') })
})

test('it keeps the train moving', () => {
  expect(driving({ taken: [beige('4/10'), 'none', 'none'] }, 4)).toEqual({ kind: 'moveTrain' })
})

const building = (changes: Partial<State>) =>
  choice({ trucks: [square('c13r8'), 'off', 'off'], agenda: [{ kind: 'build', seat: 0 }], ...changes })
const rich = wells({ c14r8: { value: 6, seenBy: [0] } })
const BUILD = { kind: 'build', well: site('c14r8') }
const NOTHING = { kind: 'buildNothing' }

test('it does not build what no train can carry', () => {
  expect(building({ wells: rich, trains: [14, 1, 1] })).toEqual(BUILD)
  expect(building({ wells: rich, trains: [1, 1, 1], black: 1 })).toEqual(NOTHING)
})

test('it builds where its locomotive arrives in the next round, if the tile lasts', () => {
  expect(building({ wells: rich, trains: [12, 1, 1] })).toEqual(BUILD)
  expect(building({ wells: rich, trains: [9, 1, 1] })).toEqual(NOTHING)
})

test('it does not build where it cannot pay the fee that follows', () => {
  const foreign = { wells: rich, trains: [10, 14, 1] }
  expect(building({ ...foreign, money: [12_000, 0, 0] })).toEqual(BUILD)
  expect(building({ ...foreign, money: [10_000, 0, 0] })).toEqual(NOTHING)
})

test('it pushes back only where that costs rivals', () => {
  const push = (changes: Partial<State>) => driving({ taken: [red('1/2/8 back 3'), 'none', 'none'], ...changes })
  expect(push({ trains: [1, 8, 8] })).not.toEqual(BACK)
  expect(push({ trains: [1, 8, 8], wells: wells({ c7r6: derrick(1, 3) }) })).toEqual(BACK)
  expect(push({ trains: [1, 12, 8], wells: wells({ c7r6: derrick(1, 3) }) })).not.toEqual(BACK)
  const catchesUp: State['taken'] = [red('1/2/8 back 3'), beige('4/10'), 'none']
  expect(push({ trains: [1, 8, 8], wells: wells({ c7r6: derrick(1, 3) }), taken: catchesUp })).not.toEqual(BACK)
})

test('it does not push away the train that carries its own oil', () => {
  const taken: State['taken'] = [red('1/2/8 back 3'), 'none', 'none']
  const mine = { c9r4: derrick(0, 5), c9r8: derrick(0, 5), c9r12: derrick(0, 5), c10r2: derrick(0, 5), c7r6: derrick(0, 3) }
  expect(driving({ taken, trains: [1, 10, 1], wells: wells(mine) })).not.toEqual(BACK)
})

test('it pushes back near the end for a better place of its derricks', () => {
  const taken: State['taken'] = [red('1/2/8 back 3'), 'none', 'none']
  const own = wells({ c9r4: derrick(0, 5), c9r8: derrick(0, 5) })
  expect(driving({ taken, trains: [11, 12, 1], black: 19, wells: own })).toEqual(BACK)
  expect(driving({ taken, trains: [13, 12, 1], black: 19, wells: own })).not.toEqual(BACK)
})

test('a price card counts the oil that will be produced before anything is sold', () => {
  const taken: State['taken'] = [beige('4/5/4'), 'none', 'none']
  const own = wells({ c3r4: derrick(0, 3), c3r7: derrick(0, 3) })
  expect(driving({ taken, trains: [3, 1, 1], wells: own })).toMatchObject({ kind: 'changePrice', direction: 'up' })
  expect(driving({ taken, trains: [3, 1, 1] })).toEqual({ kind: 'endTurn' })
})

test('it lowers the price of rivals only where it will not ship itself', () => {
  const taken: State['taken'] = [beige('4/5/4'), 'none', 'none']
  const depots = [oil(0, 0, 0), oil(0, 2, 0), oil(0, 2, 0)]
  expect(driving({ taken, depots })).toEqual({ kind: 'changePrice', company: 'jet', direction: 'down' })
})

test('lowering a price brings nothing where the own oil of this round would be shipped', () => {
  const lowering = (theirs: number) =>
    priceGain(
      outlookOf(
        table({
          taken: [beige('4/5/4'), 'none', 'none'],
          trains: [3, 1, 1],
          wells: wells({ c3r4: derrick(0, 3) }),
          depots: [oil(0, 0, 0), oil(0, 2, 0), oil(0, 2, 0)],
          prices: prices(theirs, 5000, theirs),
          agenda: [{ kind: 'drive', seat: 0, points: 0 }],
          trucks: [square('c1r1'), square('c1r2'), square('c1r3')],
        }).view(0),
      ),
      0,
      { kind: 'changePrice', company: 'jet', direction: 'down' },
      4,
    )
  expect(lowering(5000)).toBeGreaterThan(0) // it goes to Hudson
  expect(lowering(1500)).toBe(0) // Jet pays most all the same
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
  const low = { prices: prices(3000, 5000, 5000) }
  expect(bidding(low, 'none')).toEqual(PASS)
  expect(bidding({ ...low, black: 20 }, 'none')).toMatchObject({ kind: 'bid' }) // nobody will buy it any more
  expect(bidding({ ...low, depots: [oil(5, 0, 0), oil(2, 0, 0), oil(0, 0, 0)] }, 'none')).toMatchObject({ kind: 'bid' }) // no room
})

test('having won, it sells all; while the price can only rise, what does not fit', () => {
  const selling = (changes: Partial<State>) =>
    choice({ depots: [oil(3, 0, 0), oil(0, 0, 0), oil(0, 0, 0)], agenda: [{ kind: 'sell', company: 'hudson', seller: 0 }], ...changes })
  expect(selling({ prices: prices(6000, 5000, 5000) })).toEqual({ kind: 'sell', barrels: 3 })
  expect(selling({ prices: prices(2000, 5000, 5000) })).toEqual({ kind: 'sell', barrels: 1 })
  expect(selling({ prices: prices(2000, 5000, 5000), black: 20 })).toEqual({ kind: 'sell', barrels: 3 })
})

const play = (game: number) => ({ engine, policy: greedy, seats: 3 + (game % 2), seed: game })

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
