import { at } from '@wildcat/kernel'
import { testTable } from '@wildcat/kernel-contract/test-table'
import { expect, test } from 'vitest'
import { BEIGE_IDS, CARDS, RED_IDS } from '../components.ts'
import type { Step } from '../state.ts'
import { beige, inOrder, red, stage } from './stage.ts'

const { table } = testTable(stage)
const turnUp: Step = { kind: 'turnUpCards' }
/** The red card on top of its deck. */
const topped = (card: number) => ({ deck: [...RED_IDS.filter(id => id !== card), card], discard: [] })

test('[GIG-3.1] one red card is turned up and the black locomotive advances at once by its number', () => {
  const t = table({ black: 4, red: topped(red('3/2/6 back 4')), agenda: [turnUp] })
  expect(t.state.black).toBe(7)
  expect(at(t.events('spectator'), 0)).toEqual({ kind: 'redCardTurned', card: red('3/2/6 back 4'), black: 7 })
  expect(t.state.red.deck).toHaveLength(11)
})

test('[GIG-3.1] a red card 3/2/4 back 5 moves the black locomotive 3 on being turned up, whoever takes it later', () => {
  const card = red('3/2/4 back 5')
  for (const taker of [0, 1, 2]) {
    const t = table({ black: 1, trains: [9, 9, 9], red: topped(card), agenda: [turnUp] })
    for (const seat of [0, 1, 2])
      t.play(seat, { kind: 'takeCard', card: seat === taker ? card : at(t.state.onShow, t.state.onShow.length - 1) })
    expect(t.state).toMatchObject({ black: 4, trains: [9, 9, 9] })
    expect(t.state.taken[taker]).toBe(card)
  }
})

test('[GIG-3.2] if it reaches the star the game ends at that moment', () => {
  const t = table({ black: 18, red: topped(red('3/2/4 back 5')), agenda: inOrder(turnUp, { kind: 'limitDepots' }) })
  expect(t.state.outcome).not.toBe('open')
  expect(t.state.agenda).toEqual([])
  expect(t.events('spectator').map(({ kind }) => kind)).toEqual(['redCardTurned', 'gameEnded'])
  expect(t.state.beige.deck).toHaveLength(30)
})

test('[GIG-3.2] on the last space before the star the game goes on', () => {
  const t = table({ black: 17, red: topped(red('3/2/4 back 5')), agenda: [turnUp] })
  expect(t.state).toMatchObject({ black: 20, outcome: 'open' })
})

test('[GIG-3.2] the card that ends the game stays on show', () => {
  const t = table({ black: 19, red: topped(red('2/2/6 back 4')), agenda: [turnUp] })
  expect(t.state.onShow).toEqual([red('2/2/6 back 4')])
})

test.each([3, 4])('[GIG-3.3] with %i players as many beige cards are turned up beside the red one', seats => {
  const t = table({ seats, agenda: [turnUp] })
  expect(t.state.onShow.map(card => at(CARDS, card).colour)).toEqual(['red', ...new Array<string>(seats).fill('beige')])
  expect(t.state.beige.deck).toHaveLength(30 - seats)
  expect(t.events('spectator').at(-1)).toEqual({ kind: 'beigeCardsTurned', cards: t.state.onShow.slice(1) })
  expect(t.state.onShow.slice(1)).toEqual(BEIGE_IDS.slice(-seats).toReversed())
})

test('[GIG-3.3] in turn order each player takes one of the cards on show; the last is discarded to its own pile', () => {
  const t = table({ first: 1, agenda: [turnUp] })
  const [redCard = 0, b1 = 0, b2 = 0, b3 = 0] = t.state.onShow
  expect(t.pending).toEqual([1])
  expect(t.legal(1)).toEqual([redCard, b1, b2, b3].map(card => ({ kind: 'takeCard', card })))
  t.play(1, { kind: 'takeCard', card: b2 })
  expect(t.pending).toEqual([2])
  expect(t.state.onShow).toEqual([redCard, b1, b3])
  t.play(2, { kind: 'takeCard', card: b3 })
  expect(t.pending).toEqual([0])
  t.play(0, { kind: 'takeCard', card: b1 })
  expect(t.state).toMatchObject({ taken: [b1, b2, b3], onShow: [], red: { discard: [redCard] }, beige: { discard: [] } })
  expect(t.events('spectator').slice(-2)).toEqual([
    { kind: 'cardTaken', seat: 0, card: b1 },
    { kind: 'cardLeft', card: redCard },
  ])
  expect(t.played).toBe(true)
})

test('[GIG-3.3] a beige card that is left goes to the beige pile', () => {
  const last = beige('8/3')
  const t = table({ onShow: [red('1/4/2 oil 1'), last], agenda: inOrder({ kind: 'takeCard', seat: 2 }, { kind: 'discardLastCard' }) })
  t.play(2, { kind: 'takeCard', card: red('1/4/2 oil 1') })
  expect(t.state).toMatchObject({ beige: { discard: [last] }, red: { discard: [] } })
})

test('[GIG-3.3] a card that is not on show cannot be taken', () => {
  const t = table({ onShow: [beige('4/10')], agenda: [{ kind: 'takeCard', seat: 2 }] })
  expect(t.refusal(2, { kind: 'takeCard', card: beige('8/3') })).toEqual({ rule: 'GIG-3.3', why: 'cardNotOnShow' })
  expect(t.refusal(1, { kind: 'takeCard', card: beige('4/10') })?.why).toBe('notYourDecision')
})

test('[GIG-3.4] when the beige deck runs out, the cards left are turned up first, then its discards are shuffled into a new deck', () => {
  const deck = [beige('8/3'), beige('6/6')]
  const discard = BEIGE_IDS.filter(id => !deck.includes(id))
  const t = table({ seats: 4, beige: { deck, discard }, agenda: [turnUp] })
  const [, first, second, third = -1, fourth = -1] = t.state.onShow
  expect([first, second]).toEqual([beige('6/6'), beige('8/3')])
  expect(discard).toEqual(expect.arrayContaining([third, fourth]))
  expect(t.state.beige.discard).toEqual([])
  expect([...t.state.beige.deck, third, fourth].toSorted((a, b) => a - b)).toEqual(discard)
  expect(t.state.beige.deck).not.toEqual(discard.slice(0, 26))
})

test('[GIG-3.4] a deck of exactly as many cards is turned up whole and not rebuilt yet', () => {
  const deck = [0, 1, 2]
  const t = table({ beige: { deck, discard: BEIGE_IDS.slice(3) }, agenda: [turnUp] })
  expect(t.state.beige.deck).toEqual([])
  expect(t.state.beige.discard).toHaveLength(27)
})

test('[GIG-3.4] a table that had lost its cards would be noticed', () => {
  const none = { deck: [], discard: [] }
  expect(() => table({ red: none, agenda: [turnUp] })).toThrow('the red deck cannot run out')
  expect(() => table({ beige: none, agenda: [turnUp] })).toThrow('the beige deck cannot run out')
})

test('[GIG-3.4] the red deck cannot run out: ten of its cards bring the black locomotive to the star in any order', () => {
  const slowest = RED_IDS.map(id => at(CARDS, id).black).toSorted((a, b) => a - b)
  expect(slowest.slice(0, 10).reduce((sum, n) => sum + n)).toBeGreaterThanOrEqual(20)
})
