/** [COM-C8] Whole games, played to their end. */
import { at, chance, engine as engineOf, keyFrom, randomness } from '@wildcat/kernel'
import { byLots } from '@wildcat/kernel-contract/self-play'
import { describe, expect, test } from 'vitest'
import { winners as byTheBook } from '../endings.ts'
import type { Event } from '../events.ts'
import { competitors } from '../game.ts'
import { laws } from '../laws.ts'

describe('whole games by lots', () => {
  const engine = engineOf(competitors)
  const OFTEN = 4

  /** Anything that can be done, and every fourth time what somebody can do in a window: offers and auctions. */
  function play(seats: number, seed: number) {
    const { state, messages } = engine.start(seats, { game: 'points', vpTable: 'standard', offerLimit: 0, rounds: 5 }, keyFrom(seed, 1))
    const said: Event[] = messages.map(({ event }) => event)
    const luck = chance(['luck'], randomness(keyFrom(seed, 2), 1))
    const below = (n: number) => luck.below('luck', n)
    const figures = () => laws.map(law => `${law.name}: ${law.of(state)}`)
    const before = figures()
    let decisions = 0
    while (state.outcome === 'open') {
      const speaker = below(OFTEN) === 0 ? below(seats) : at(engine.pending(state), 0)
      const aside = engine.aside(engine.view(state, speaker), speaker)
      const seat = aside.length > 0 ? speaker : at(engine.pending(state), 0)
      const legal = seat === at(engine.pending(state), 0) ? engine.legal(engine.view(state, seat), seat) : aside
      const chosen = byLots.choose(engine.view(state, seat), seat, legal, below)
      const command = legal.find(each => each === chosen)
      if (command === undefined) throw new Error('a lot that nobody drew')
      said.push(...engine.apply(state, seat, command).map(({ event }) => event))
      decisions++
      expect(figures()).toEqual(before)
    }
    return { state, said, before, decisions }
  }
  test.each([1, 2, 3])('[COM-C8] five rounds with seed %i come to their end, and no law is broken on the way', seed => {
    const seats = 2 + seed
    const { state, said, before, decisions } = play(seats, seed)
    for (const law of ['territory cards: 116', 'contract cards: 116', 'customs cards: 35', 'vehicle pieces: 10', 'debts: 0'])
      expect(before).toContain(law)
    expect(decisions).toBeGreaterThan(50)
    expect(state.outcome).not.toBe('open')
    expect(said.filter(({ kind }) => kind === 'roundStarted')).toHaveLength(5)
    expect(said.filter(({ kind }) => kind === 'turnEnded')).toHaveLength(5 * seats)
    expect(at(said, said.length - 1)).toMatchObject({ kind: 'gameEnded', how: 'rounds' })
    expect(state.outcome === 'open' ? [] : state.outcome.winners).toEqual(byTheBook(state))
  })
})
