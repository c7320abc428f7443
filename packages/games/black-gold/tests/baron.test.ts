import { testTable } from '@wildcat/kernel-contract/test-table'
import type { Bid, Company, Licence } from '@wildcat/oil-rush'
import { describe, expect, test } from 'vitest'
import type { State } from '../state.ts'
import { baron, oil, options, stage } from './stage.ts'

const { table } = testTable(stage)
const company: Company = 'jet'
const AUCTION = { kind: 'auction', company } as const
const bid = (points: number) => ({ kind: 'bid', points }) as const
const PASS = { kind: 'pass' } as const
const KEEP = { kind: 'keepBid' } as const
const hand = (points: number): Licence[] => new Array<Licence>(points).fill(1)
const bothHaveOil: Pick<State, 'depots' | 'hands'> = { depots: [oil(0, 2, 0), oil(0, 2, 0)], hands: [hand(9), hand(9)] }
/** Two players and the Oil Baron's cards at Jet: face down, and face up. */
const against = (down: Licence[], changes: Partial<State> = {}, up: Licence[] = []) =>
  table({ ...bothHaveOil, options: options(), baronHands: baron({ jet: { down, up } }), agenda: [AUCTION], ...changes })

describe('the usual Oil Baron', () => {
  test('[BG-7.8] the two bid as usual; when one has passed the other may once raise his bid or leave it', () => {
    const t = against([1]).play(0, bid(2)).play(1, bid(3)).play(0, PASS)
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'raiseBid', company, seat: 1, standing: { seat: 1, points: 3 } })
    expect(t.pending).toEqual([1])
    expect(t.legal(1)).toEqual([KEEP, bid(4), bid(9)])
    const notARaise = { rule: 'BG-7.8', why: 'notARaise', with: { standing: 3, most: 156 } }
    expect([3, 157, 4.5].map(points => t.refusal(1, bid(points)))).toEqual([notARaise, notARaise, notARaise])
    expect(t.refusal(1, bid(156))).toBeUndefined()
    expect(t.refusal(1, PASS)?.why).toBe('notThisDecision')
    t.play(1, bid(6))
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'payBid', company, winner: 1, points: 6 })
    expect(t.events('spectator')).toContainEqual({ kind: 'bidRaised', seat: 1, company, points: 6 })
  })

  test('[BG-7.8] left as it is, the bid stands', () => {
    const t = against([1]).play(0, bid(2)).play(1, bid(3)).play(0, PASS).play(1, KEEP)
    expect(t.events('spectator')).toContainEqual({ kind: 'bidKept', seat: 1, company, points: 3 })
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'payBid', company, winner: 1, points: 3 })
  })

  test('[BG-7.8] who has not bid yet makes one bid of at least 1 or passes', () => {
    const t = against([1]).play(0, PASS)
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'onlyBid', company, seat: 1 })
    expect(t.legal(1)).toEqual([PASS, bid(1), bid(9)])
    expect(t.refusal(1, bid(0))).toEqual({ rule: 'BG-7.2', why: 'bidTooLow', with: { least: 1, most: 156 } })
    t.play(1, bid(2))
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'payBid', company, winner: 1, points: 2 }) // and raises it no more
    const passed = against([1]).play(0, PASS).play(1, PASS)
    expect(passed.events('spectator').filter(({ kind }) => kind === 'passed')).toEqual([
      { kind: 'passed', seat: 0, company },
      { kind: 'passed', seat: 1, company },
    ])
  })

  test('[BG-7.8] so does who is alone', () => {
    const t = against([1], { depots: [oil(0, 2, 0), oil(1, 0, 0)] })
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'onlyBid', company, seat: 0 })
    expect(t.play(0, bid(3)).state.agenda.at(-1)).toMatchObject({ kind: 'payBid', winner: 0, points: 3 })
  })

  test('[BG-7.9] his licences there are shown; more points than the bid: he wins, nobody sells, the bidder pays nothing', () => {
    const t = against([2, 2]).play(0, PASS).play(1, bid(3))
    expect(t.events('spectator').slice(-3)).toEqual([
      { kind: 'baronShown', company, licences: [2, 2], points: 4 },
      { kind: 'baronWon', company, points: 4 },
      { kind: 'baronDiscarded', company, count: 2 },
    ])
    expect(t.state).toMatchObject({ hands: [hand(9), hand(9)], discard: [2, 2], baronHands: baron({}) })
    expect(t.state.depots).toEqual(bothHaveOil.depots)
    expect(t.played).toBe(true)
  })

  test('[BG-7.9] fewer: the bidder wins, pays and sells; the cards are discarded', () => {
    const t = against([2, 1]).play(0, PASS).play(1, bid(4))
    t.play(1, { kind: 'pay', ones: 4, twos: 0 }).play(1, { kind: 'sell', barrels: 2 })
    expect(t.state.money).toEqual([15_000, 25_000])
    expect(t.state.baronHands).toEqual(baron({}))
    expect(t.state.discard.toSorted((a, b) => a - b)).toEqual([1, 1, 1, 1, 1, 2])
    expect(t.played).toBe(true)
  })

  test('[BG-7.9] equal: the Oil Baron wins', () => {
    const t = against([2, 1]).play(0, PASS).play(1, bid(3))
    expect(t.events('spectator')).toContainEqual({ kind: 'baronWon', company, points: 3 })
    expect(t.played).toBe(true)
  })

  test('[BG-7.9] where he wins no bluff is looked for', () => {
    const t = against(new Array<Licence>(10).fill(2), { hands: [hand(1), hand(1)] })
      .play(0, PASS)
      .play(1, bid(20))
    expect(t.state.hands).toEqual([[1], [1]])
    expect(t.events('spectator').some(({ kind }) => kind === 'bluffCalled')).toBe(false)
  })

  test('[BG-7.9] only the cards at that company count and go', () => {
    const t = against([1], { baronHands: baron({ hudson: { down: [2, 2, 2] }, jet: { down: [1] } }) })
      .play(0, PASS)
      .play(1, bid(2))
    expect(t.state.agenda.at(-1)).toMatchObject({ kind: 'payBid', winner: 1 })
    t.play(1, { kind: 'pay', ones: 2, twos: 0 }).play(1, { kind: 'sell', barrels: 0 })
    expect(t.state.baronHands).toEqual(baron({ hudson: { down: [2, 2, 2] } }))
  })

  test('[BG-7.9] without cards he cannot win', () => {
    const t = against([]).play(0, PASS).play(1, bid(1))
    expect(t.events('spectator').map(({ kind }) => kind)).toEqual(['auctionOpened', 'passed', 'bidMade', 'bidCovered'])
  })

  test('[BG-7.10] no bid: his cards there are shown and discarded', () => {
    const t = against([2, 1]).play(0, PASS).play(1, PASS)
    expect(t.events('spectator').slice(-3)).toEqual([
      { kind: 'nobodySells', company, why: 'allPassed' },
      { kind: 'baronShown', company, licences: [2, 1], points: 3 },
      { kind: 'baronDiscarded', company, count: 2 },
    ])
    expect(t.state).toMatchObject({ discard: [2, 1], baronHands: baron({}) })
    expect(t.played).toBe(true)
  })

  test('[BG-7.10] no participant: the same', () => {
    const t = against([2], { depots: [oil(1, 0, 0), oil(0, 0, 0)] })
    expect(t.events('spectator').map(({ kind }) => kind)).toEqual(['nobodySells', 'baronShown', 'baronDiscarded'])
    expect([t.played, t.state.discard]).toEqual([true, [2]])
  })

  test('[BG-7.10] a winner who cannot pay loses half his cards; the new auction is against the same, now open, cards', () => {
    const t = against([2, 1], { hands: [hand(4), hand(4)] })
      .play(0, PASS)
      .play(1, bid(5))
    expect(t.state.hands[1]).toHaveLength(2)
    expect(t.state.baronHands.jet).toEqual({ down: [], up: [2, 1] })
    expect(t.state.agenda.at(-1)).toMatchObject({ kind: 'bidding', in: [0, 1], turn: 0, standing: 'none' })
    t.play(0, bid(3)).play(1, PASS).play(0, KEEP)
    expect(t.events('spectator').slice(-2)).toEqual([
      { kind: 'baronWon', company, points: 3 },
      { kind: 'baronDiscarded', company, count: 2 },
    ])
    expect(t.played).toBe(true)
  })

  test('[BG-7.6] with three players he does not bid', () => {
    const t = table({
      depots: [oil(0, 2, 0), oil(0, 0, 0), oil(0, 0, 0)],
      hands: [[1], [], []],
      agenda: [AUCTION],
    })
    expect(t.play(0, bid(1)).state.agenda.at(-1)).toMatchObject({ kind: 'payBid' })
  })
})

describe('the aggressive Oil Baron', () => {
  const aggressive = (down: Licence[], up: Licence[] = [], changes: Partial<State> = {}) =>
    against(down, { options: options({ aggressiveBaron: true }), ...changes }, up)
  const outbid = (seat: number, standing: Bid | 'none') => ({ kind: 'outbidBaron', company, seat, standing }) as const

  test('[BG-11.4] when a player passes, the face-down cards are turned up and added to those already open', () => {
    const t = aggressive([2, 1], [2]).play(0, bid(1)).play(1, bid(2))
    expect(t.view(0).baronHands.jet).toEqual({ down: [null, null], up: [2] })
    t.play(0, PASS)
    expect(t.events('spectator').at(-1)).toEqual({ kind: 'baronShown', company, licences: [2, 1], points: 5 })
    expect(t.state.baronHands.jet).toEqual({ down: [], up: [2, 2, 1] })
    expect(t.state.agenda.at(-1)).toEqual(outbid(1, { seat: 1, points: 2 }))
  })

  test('[BG-11.4] the other player then passes: the Oil Baron wins and his cards are discarded', () => {
    const t = aggressive([2, 1], [2]).play(0, bid(1)).play(1, bid(2)).play(0, PASS).play(1, PASS)
    expect(t.events('spectator').slice(-3)).toEqual([
      { kind: 'passed', seat: 1, company },
      { kind: 'baronWon', company, points: 5 },
      { kind: 'baronDiscarded', company, count: 3 },
    ])
    expect(t.state).toMatchObject({ discard: [2, 2, 1], baronHands: baron({}), hands: [hand(9), hand(9)] })
    expect(t.played).toBe(true)
  })

  test('[BG-11.4] or he bids more than the Oil Baron’s total, wins and pays; the cards stay, open', () => {
    const t = aggressive([2, 1], [2]).play(0, PASS)
    expect(t.legal(1)).toEqual([PASS, bid(6), bid(9)])
    expect(t.refusal(1, bid(5))).toEqual({ rule: 'BG-11.4', why: 'notMoreThanBaron', with: { baron: 5, least: 6, most: 156 } })
    t.play(1, bid(6))
    expect(t.events('spectator').at(-2)).toEqual({ kind: 'baronOutbid', seat: 1, company, points: 6 })
    t.play(1, { kind: 'pay', ones: 6, twos: 0 }).play(1, { kind: 'sell', barrels: 1 })
    expect(t.state.baronHands.jet).toEqual({ down: [], up: [2, 2, 1] })
    expect(t.state.discard).toEqual([1, 1, 1, 1, 1, 1])
    expect([t.state.money[1], t.played]).toEqual([20_000, true])
  })

  test('[BG-11.4] new cards come face down each round', () => {
    const t = table({
      options: options({ aggressiveBaron: true }),
      taken: [0, 1],
      special: { deck: [], discard: [36] },
      baronHands: baron({ jet: { up: [2, 2] } }),
      agenda: [{ kind: 'dealToBaron', company }],
    })
    expect(t.state.baronHands.jet.up).toEqual([2, 2])
    expect(t.state.baronHands.jet.down).toHaveLength(4)
  })

  test('[BG-11.8] the bid is also not lower than the bidder’s standing one', () => {
    const t = aggressive([1]).play(0, bid(4)).play(1, bid(7)).play(0, PASS)
    expect(t.legal(1)).toEqual([PASS, bid(7), bid(9)])
    expect(t.refusal(1, bid(6))).toEqual({ rule: 'BG-11.8', why: 'lessThanOwnBid', with: { least: 7, most: 156 } })
    expect(t.refusal(1, bid(1))).toEqual({ rule: 'BG-11.4', why: 'notMoreThanBaron', with: { baron: 1, least: 7, most: 156 } })
    expect(t.refusal(1, bid(157))?.why).toBe('bidTooHigh')
    expect(t.play(1, bid(7)).state.agenda.at(-1)).toMatchObject({ kind: 'payBid', winner: 1, points: 7 })
  })

  test('[BG-11.8] he may pass although he leads', () => {
    const t = aggressive([1]).play(0, bid(4)).play(1, bid(7)).play(0, PASS).play(1, PASS)
    expect(t.events('spectator')).toContainEqual({ kind: 'baronWon', company, points: 1 })
    expect(t.state.hands).toEqual([hand(9), hand(9)])
  })

  test('[BG-11.8] a lone participant: the cards are turned up at once, then he bids or passes', () => {
    const t = aggressive([2, 2], [], { depots: [oil(2, 0, 0), oil(0, 1, 0)] })
    expect(t.events('spectator').map(({ kind }) => kind)).toEqual(['auctionOpened', 'baronShown'])
    expect(t.state.agenda.at(-1)).toEqual(outbid(1, 'none'))
    expect(t.legal(1)).toEqual([PASS, bid(5), bid(9)])
    expect(t.play(1, PASS).events('spectator').at(-1)).toEqual({ kind: 'baronDiscarded', company, count: 2 })
  })

  test('[BG-11.8] both pass: the Oil Baron wins', () => {
    const t = aggressive([2]).play(0, PASS)
    expect(t.state.agenda.at(-1)).toEqual(outbid(1, 'none'))
    t.play(1, PASS)
    expect(t.events('spectator')).toContainEqual({ kind: 'baronWon', company, points: 2 })
    expect([t.played, t.state.discard]).toEqual([true, [2]])
  })

  test('[BG-11.8] no participant: no auction, the cards stay as they are', () => {
    const t = aggressive([2], [1], { depots: [oil(0, 0, 0), oil(1, 0, 0)] })
    expect(t.events('spectator')).toEqual([{ kind: 'nobodySells', company, why: 'nobodyThere' }])
    expect([t.played, t.state.baronHands.jet]).toEqual([true, { down: [2], up: [1] }])
  })

  test('[BG-11.8] a winner who cannot pay: a new auction against the same open cards', () => {
    const t = aggressive([2], [], { hands: [hand(4), hand(4)] })
      .play(0, PASS)
      .play(1, bid(5))
    expect(t.state.hands[1]).toHaveLength(2)
    expect(t.state.baronHands.jet).toEqual({ down: [], up: [2] })
    expect(t.state.agenda.at(-1)).toMatchObject({ kind: 'bidding', in: [0, 1], turn: 0 })
    t.play(0, bid(3)).play(1, PASS)
    expect(t.state.agenda.at(-1)).toEqual(outbid(0, { seat: 0, points: 3 }))
  })

  test('[BG-11.4] without cards he is outbid with 1', () => {
    const t = aggressive([]).play(0, PASS)
    expect(t.legal(1)).toEqual([PASS, bid(1), bid(9)])
    expect(t.play(1, PASS).events('spectator').at(-1)).toEqual({ kind: 'baronWon', company, points: 0 })
  })

  test('[BG-11.4] forms leave open how much to bid', () => {
    const { raiseBid, onlyBid, outbidBaron } = stage.game.steps
    const { state } = aggressive([], [2])
    if (raiseBid.run !== undefined || onlyBid.run !== undefined || outbidBaron.run !== undefined) throw new Error('these are decisions')
    const blank = (least: number) => [{ command: bid(least), open: { points: { least, most: 156 } } }]
    expect(raiseBid.blanks?.(state, { kind: 'raiseBid', company, seat: 0, standing: { seat: 0, points: 4 } }, 0)).toEqual(blank(5))
    expect(onlyBid.blanks?.(state, { kind: 'onlyBid', company, seat: 0 }, 0)).toEqual(blank(1))
    expect(outbidBaron.blanks?.(state, outbid(0, 'none'), 0)).toEqual(blank(3))
  })
})
