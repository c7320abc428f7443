import { keyFrom } from '@wildcat/kernel'
import { expect, test } from 'vitest'
import { testTable } from '../../test-table.ts'
import type { Licence } from '../components.ts'
import type { Bid } from '../state.ts'
import { stage } from './stage.ts'

const { table } = testTable(stage)
const auction = { kind: 'auction' } as const
const bidding = (seats: number[], turn: number, standing: Bid | 'none' = 'none') =>
  ({ kind: 'bidding', in: seats, turn, standing }) as const
const settle = (winner: number, points: number) => ({ kind: 'settleBid', winner, points }) as const
const paying = (hand: Licence[], points: number) => table({ hands: [[], hand], agenda: [{ kind: 'payBid', winner: 1, points }] })

test('[GSH-6.1] the auction comes after the market', () => {
  const t = table({ oil: [2, 2], agenda: [{ kind: 'startRound' }] })
  t.play(0, { kind: 'endTurn' }).play(1, { kind: 'endTurn' })
  t.play(0, { kind: 'choose', market: 'rail' }).play(1, { kind: 'choose', market: 'rail' })
  expect(t.state.agenda.at(-1)).toEqual(bidding([0, 1], 0))
})

test('[GSH-6.1] only players with oil and at least one licence take part', () => {
  const t = table({ oil: [2, 0, 1, 3], hands: [[1], [2], [], [2]], agenda: [auction] })
  expect(t.state.agenda.at(-1)).toEqual(bidding([0, 3], 0))
})

test('[GSH-6.1] the first of them in turn order opens', () => {
  const t = table({ first: 1, oil: [2, 0, 1, 3], hands: [[1], [2], [1], [2]], agenda: [auction] })
  expect(t.pending).toEqual([2])
  t.play(2, { kind: 'bid', points: 1 })
  expect(t.pending).toEqual([3])
  t.play(3, { kind: 'bid', points: 2 })
  expect(t.pending).toEqual([0])
})

test('[GSH-6.2] the opening bid is at least 1 point', () => {
  const t = table({ agenda: [bidding([0, 1], 0)] })
  expect(t.refusal(0, { kind: 'bid', points: 0 })).toEqual({ rule: 'GSH-6.2', why: 'bidTooLow', with: { least: 1, most: 72 } })
  expect(t.refusal(0, { kind: 'bid', points: 1 })).toBeUndefined()
})

test('[GSH-6.2] a bid is higher than the one before', () => {
  const t = table({ agenda: [bidding([0, 1], 1, { seat: 0, points: 4 })] })
  expect(t.refusal(1, { kind: 'bid', points: 4 })).toEqual({ rule: 'GSH-6.2', why: 'bidTooLow', with: { least: 5, most: 72 } })
  t.play(1, { kind: 'bid', points: 5 })
  expect(t.state.agenda.at(-1)).toEqual(bidding([0, 1], 0, { seat: 1, points: 5 }))
})

test('[GSH-6.2] a bid is at most 72 points, and after it one can only pass', () => {
  const t = table({ agenda: [bidding([0, 1], 0)] })
  expect(t.refusal(0, { kind: 'bid', points: 73 })).toEqual({ rule: 'GSH-6.2', why: 'bidTooHigh', with: { least: 1, most: 72 } })
  t.play(0, { kind: 'bid', points: 72 })
  expect(t.legal(1)).toEqual([{ kind: 'pass' }])
})

test('[GSH-6.2] whoever passes is out, and the turn goes on to the next who is still in', () => {
  const t = table({ oil: [1, 1, 1, 1], hands: [[2], [2], [2], [2]], agenda: [bidding([0, 1, 2, 3], 1, { seat: 0, points: 1 })] })
  t.play(1, { kind: 'pass' })
  expect(t.state.agenda.at(-1)).toEqual(bidding([0, 2, 3], 2, { seat: 0, points: 1 }))
  t.play(2, { kind: 'bid', points: 2 }).play(3, { kind: 'pass' })
  expect(t.state.agenda.at(-1)).toEqual(bidding([0, 2], 0, { seat: 2, points: 2 }))
})

test('[GSH-6.2] the highest bid wins when all others have passed', () => {
  const t = table({ hands: [[2, 2], []], oil: [3, 3], agenda: [bidding([0, 1], 1, { seat: 0, points: 3 })] })
  t.play(1, { kind: 'pass' })
  expect(t.state.agenda.at(-1)).toEqual({ kind: 'payBid', winner: 0, points: 3 })
})

test('[GSH-6.2] the last one in, when nobody has bid before him, wins with any bid', () => {
  const t = table({ hands: [[1], [1]], oil: [1, 1], agenda: [bidding([0, 1], 0)] })
  t.play(0, { kind: 'pass' }).play(1, { kind: 'bid', points: 1 })
  expect(t.state.agenda.at(-1)).toEqual({ kind: 'payBid', winner: 1, points: 1 })
})

test('[GSH-6.3] a winner who holds enough pays, and then sells', () => {
  const t = table({ hands: [[1, 2], []], oil: [1, 0], agenda: [settle(0, 3)] })
  expect(t.events('spectator')).toEqual([{ kind: 'bidCovered', seat: 0, points: 3 }])
  t.play(0, { kind: 'pay', ones: 1, twos: 1 })
  expect(t.state.agenda.at(-1)).toEqual({ kind: 'sell', seller: 0 })
})

test('[GSH-6.3] what is paid goes to the discards, where all see it', () => {
  const t = paying([1, 1, 2, 2], 3).play(1, { kind: 'pay', ones: 1, twos: 1 })
  expect(t.state.hands[1]).toEqual([1, 2])
  expect(t.view('spectator').discard).toEqual([1, 2])
  expect(t.events(0)).toEqual([{ kind: 'licencesPaid', seat: 1, ones: 1, twos: 1 }])
})

test('[GSH-6.3] licences worth less than the bid, or not in hand, do not pay it', () => {
  const t = paying([1, 2], 3)
  const refused = { rule: 'GSH-6.3', why: 'notThatPayment', with: { points: 3 } }
  expect(t.refusal(1, { kind: 'pay', ones: 0, twos: 1 })).toEqual(refused)
  expect(t.refusal(1, { kind: 'pay', ones: 3, twos: 0 })).toEqual(refused)
  expect(t.refusal(1, { kind: 'pay', ones: 0, twos: 2 })).toEqual(refused)
})

test('[GSH-6.3] there is no change: two licences of 2 points may pay a bid of 3', () => {
  const t = paying([1, 2, 2], 3)
  expect(t.refusal(1, { kind: 'pay', ones: 0, twos: 2 })).toBeUndefined()
})

test('[GSH-6.3] no licence is paid that could be taken back with the rest still covering the bid', () => {
  const t = paying([1, 1, 2, 2], 3)
  for (const spare of [
    { ones: 2, twos: 1 },
    { ones: 1, twos: 2 },
  ])
    expect(t.refusal(1, { kind: 'pay', ...spare })?.rule).toBe('GSH-6.3')
  expect(paying([2, 2], 2).refusal(1, { kind: 'pay', ones: 0, twos: 2 })?.rule).toBe('GSH-6.3')
})

test('[GSH-6.3] the choices on show are all the ways to pay', () => {
  const pays = paying([1, 1, 1, 2, 2], 3)
    .legal(1)
    .flatMap(command => (command.kind === 'pay' ? [[command.ones, command.twos]] : []))
  expect(pays).toEqual([
    [3, 0],
    [1, 1],
    [0, 2],
  ])
})

test('[GSH-6.4] a player may bid more than he holds', () => {
  const t = table({ hands: [[1], []], agenda: [bidding([0, 1], 0)] })
  expect(t.refusal(0, { kind: 'bid', points: 30 })).toBeUndefined()
})

test('[GSH-6.4] a winner who cannot pay loses half his cards, rounded up, and the auction is held again', () => {
  const t = table({ hands: [[1, 1, 2], [2]], oil: [1, 1], agenda: [settle(0, 5)] })
  expect(t.state.hands.map(hand => hand.length)).toEqual([1, 1])
  expect(t.state.discard).toHaveLength(2)
  expect(t.state.agenda.at(-1)).toEqual(bidding([0, 1], 0))
})

test('[GSH-6.4] a bid of exactly what one holds is no bluff', () => {
  expect(table({ hands: [[1, 2], []], oil: [1, 0], agenda: [settle(0, 3)] }).state.hands[0]).toEqual([1, 2])
})

test('[GSH-6.4] all see which cards a bluff has cost', () => {
  const t = table({ hands: [[2, 2, 2, 2], []], oil: [1, 0], agenda: [settle(0, 9)] })
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(t.events(viewer)).toEqual([{ kind: 'bluffCalled', seat: 0, points: 9, lost: [2, 2] }])
  expect(t.view('spectator').discard).toEqual([2, 2])
})

test('[GSH-6.4] the cards are drawn at random', () => {
  const lost = Array.from({ length: 40 }, (_, n) => {
    const random = { key: keyFrom(n), drawn: [0, 0, 0, 0, 0] }
    return table({ hands: [[1, 1, 2, 2], []], oil: [1, 0], random, agenda: [settle(0, 9)] })
      .state.discard.toSorted((a, b) => a - b)
      .join()
  })
  expect(new Set(lost)).toEqual(new Set(['1,1', '1,2', '2,2']))
})

test('[GSH-6.4] whoever has no card left after a bluff is not in the next auction', () => {
  const t = table({ hands: [[1], [2]], oil: [1, 1], agenda: [settle(0, 2)] })
  expect(t.state.agenda.at(-1)).toEqual(bidding([1], 1))
})

test('[GSH-6.5] the winner sells any number of his barrels at the price', () => {
  const { state } = table({ price: 7, oil: [0, 5], agenda: [{ kind: 'sell', seller: 1 }] }).play(1, { kind: 'sell', barrels: 3 })
  expect(state.oil).toEqual([0, 2])
  expect(state.money).toEqual([10, 31])
  expect(state.bank).toBe(-21)
})

test('[GSH-6.5] the winner may sell none, and not more than he has', () => {
  const t = table({ oil: [0, 2], agenda: [{ kind: 'sell', seller: 1 }] })
  expect(t.legal(1).filter(({ kind }) => kind === 'sell')).toEqual([0, 1, 2].map(barrels => ({ kind: 'sell', barrels })))
  expect(t.refusal(1, { kind: 'sell', barrels: 3 })).toEqual({ rule: 'GSH-6.5', why: 'notSoMuchOil', with: { most: 2 } })
  expect(t.play(1, { kind: 'sell', barrels: 0 }).state.oil).toEqual([0, 2])
})

test('[GSH-6.5] only the winner sells', () => {
  const t = table({ oil: [4, 2], hands: [[1], [1]], agenda: [{ kind: 'endRound' }, { kind: 'sell', seller: 1 }] })
  expect(t.refusal(0, { kind: 'sell', barrels: 1 })?.why).toBe('notYourDecision')
  t.play(1, { kind: 'sell', barrels: 1 })
  expect(t.state.agenda.map(({ kind }) => kind)).not.toContain('sell')
})

test('[GSH-6.6] if all pass, nobody sells this round', () => {
  const t = table({ hands: [[1], [1]], oil: [1, 1], agenda: [bidding([0, 1], 0)] })
  t.play(0, { kind: 'pass' }).play(1, { kind: 'pass' })
  expect(t.events('spectator').at(-1)).toEqual({ kind: 'nobodySells' })
  expect(t.played).toBe(true)
  expect(t.state).toMatchObject({ hands: [[1], [1]], oil: [1, 1], money: [10, 10] })
})

test('[GSH-6.6] if nobody takes part, nobody sells this round', () => {
  const t = table({ hands: [[1], []], oil: [0, 3], agenda: [auction] })
  expect(t.events('spectator')).toEqual([{ kind: 'nobodySells' }])
  expect(t.played).toBe(true)
})
