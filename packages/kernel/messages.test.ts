/** Who hears what, and when the line moves that undo may not cross. */
import { describe, expect, test } from 'vitest'
import { heard } from './engine.ts'
import type { Message, Tagged } from './game.ts'
import { ask, begin, GO, kinds, type ToyPlay, toy } from './testing/toy.ts'

/** What seats 0 to 2 and a spectator hear of what a rule says, and how far `told` moved. */
function said(rule: (play: ToyPlay) => void) {
  const game = toy({ ask: ask([0], rule) }, ['ask'])
  const { state } = begin(game, 3)
  const before = state.told
  const messages = game.apply(state, 0, GO)
  const hears = ([0, 1, 2, 'spectator'] as const).map(viewer => kinds(heard(messages, viewer)))
  return { hears, moved: state.told - before, news: messages.filter(({ news }) => news).map(({ event }) => event.kind) }
}
const [secret, shared] = [{ kind: 'secret' }, { kind: 'shared' }] as const
const [s, h] = [['secret'], ['shared']]

test('emit: all hear it, and it is news to nobody', () => {
  expect(said(play => play.emit(shared))).toEqual({ hears: [h, h, h, h], moved: 0, news: [] })
})

test('reveal: all hear it, and it is news', () => {
  expect(said(play => play.reveal(shared))).toEqual({ hears: [h, h, h, h], moved: 1, news: ['shared'] })
})

test('whisper: some hear the secret, all others its public twin, and only the secret is news', () => {
  expect(said(play => play.whisper([0, 2], secret, shared))).toEqual({ hears: [s, h, s, h], moved: 1, news: ['secret'] })
})

test('seal: the seat hears its own, the others that it was done; news to nobody', () => {
  expect(said(play => play.seal(1, secret, shared))).toEqual({ hears: [h, s, h, h], moved: 0, news: [] })
})

test('seal without a public twin: nobody else hears anything', () => {
  expect(said(play => play.seal(1, secret))).toEqual({ hears: [[], s, [], []], moved: 0, news: [] })
})

test('every draw moves the line, also one that is never told', () => {
  expect(said(play => void play.below('die', 6)).moved).toBe(1)
  expect(said(play => void play.shuffle('deck', [1, 2, 3])).moved).toBe(1)
})

test('moving steps, finishing and asking for the randomness do not', () => {
  const { moved } = said(play => {
    play.become({ kind: 'ask' })
    play.next({ kind: 'ask' })
    expect(play.random).toBe(play.state.random)
    play.finish({ winners: [], scores: [] })
  })
  expect(moved).toBe(0)
})

test('draws come from the named stream of the state', () => {
  const game = toy({ ask: ask([0], play => void play.below('deck', 2)) }, ['ask'])
  const { state } = begin(game)
  game.apply(state, 0, GO)
  expect(state.random.drawn).toEqual([0, 1])
})

describe('heard', () => {
  test('keeps the order in which things were said', () => {
    const { hears } = said(play => {
      play.emit({ kind: 'first' })
      play.whisper([1], secret, shared)
      play.reveal({ kind: 'last' })
    })
    expect(hears[1]).toEqual(['first', 'secret', 'last'])
    expect(hears[3]).toEqual(['first', 'shared', 'last'])
  })
  test('a spectator never hears what is for seats only, and all that spares a seat', () => {
    const messages: Message<Tagged>[] = [
      { event: secret, only: [0, 1, 2] },
      { event: shared, except: [0, 1, 2] },
    ]
    expect(kinds(heard(messages, 'spectator'))).toEqual(h)
    expect(kinds(heard(messages, 0))).toEqual(s)
  })
})
