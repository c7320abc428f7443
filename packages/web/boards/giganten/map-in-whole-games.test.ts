/** What the map offers and what squares say, held against the rules of the game over whole games of random play. */
import { engine, type T } from '@wildcat/giganten'
import type { Command, View } from '@wildcat/giganten/board'
import { at, type Engine, keyFrom, type Rejection, type Seat, type Tagged, type Types, top } from '@wildcat/kernel'
import { expect, test } from 'vitest'
import { inOne } from '../kit/description.ts'
import { biddersOf } from '../oil-rush/auction/bidders.ts'
import { stepsOf } from '../oil-rush/choice.ts'
import { describe } from '../oil-rush/describe.ts'
import { NO_TARGETS } from '../oil-rush/map-targets.ts'
import { rushFacts } from './facts.ts'
import { targetsOf } from './targets.ts'
import { boardWords } from './words/index.ts'

const every: Engine<Types> = engine
type State = T['state']
type Apply = (...move: Parameters<typeof engine.apply>) => ReturnType<typeof engine.apply>
interface Moment {
  readonly state: State
  readonly seat: Seat
  readonly n: number
}

/** Plays a game by a simple draw; `visit` sees every decision before it is taken, and may play on a copy. */
function play(seed: number, seats: number, visit: (moment: Moment) => void, apply: Apply = (...move) => engine.apply(...move)): void {
  const { state } = engine.start(seats, { licences: 78, inflation: seed % 2 === 0, openTracking: false }, keyFrom(seed))
  let drawn = seed
  const draw = (n: number) => {
    drawn = (Math.imul(drawn, 1103515245) + 12345) & 0x7fffffff
    return (drawn >>> 8) % n
  }
  for (let n = 0; state.outcome === 'open'; n++) {
    const seat = at(engine.pending(state), 0)
    visit({ state, seat, n })
    const legal = engine.legal(state, seat)
    apply(state, seat, at(legal, draw(legal.length)))
  }
}

const factsFor = (view: View, seat: Seat, language: 'en' | 'it' = 'en') => {
  const own = {
    view,
    viewer: seat,
    names: ['Ada', 'Bo', 'Cy'],
    words: boardWords[language],
    legal: engine.legal(view, seat),
    aside: [],
    check: (command: Tagged) => every.check(view, seat, command),
    say: () => '',
    readRule: () => undefined,
    why: ({ why }: Rejection) => why,
  }
  return { own, rush: rushFacts(own) }
}
const targetsFor = (view: View, seat: Seat) => {
  const { own, rush } = factsFor(view, seat)
  return targetsOf(view, seat, own.legal, rush)
}
const SQUARES = [...Array(240).keys()]

/** Plays commands on a copy, each checked by the game. */
function played(state: State, seat: Seat, commands: readonly Tagged[]): State {
  const copy = engine.copy(state)
  for (const command of commands) {
    expect(every.check(copy, seat, command), JSON.stringify(command)).toBeNull()
    every.apply(copy, seat, command)
  }
  return copy
}

test('what lights up can be done, and what does not is refused by a rule', () => {
  const seen = new Set<string>()
  play(7, 3, ({ state, seat, n }) => {
    const view = engine.view(state, seat)
    const targets = targetsFor(view, seat)
    const step = top(view.agenda)?.kind ?? ''
    seen.add(step)
    if (step !== 'placeTruck' && step !== 'drive' && step !== 'build') return expect(targets).toBe(NO_TARGETS)
    if (step === 'drive' && n % 7 !== 0) return
    for (const square of SQUARES) {
      const act = targets.act(square)
      if (targets.lights[square] === undefined) expect(['refuse', 'nothing', 'trip']).toContain(act.do)
      else expect(['command', 'trip', 'build']).toContain(act.do)
      if (act.do === 'command') played(state, seat, [act.command])
      if (act.do === 'build') {
        const build: Command = { kind: 'build', well: act.well }
        played(state, seat, [build])
      }
      if (act.do === 'refuse') expect(engine.rules).toContain(act.rejection.rule)
      if (act.do === 'trip') {
        const { trip } = act
        const { map } = factsFor(view, seat).rush
        expect(played(state, seat, stepsOf(map, seat, trip, [])).trucks[seat]).toBe(trip.to)
        const left = top(played(state, seat, stepsOf(map, seat, trip, [...view.wells.keys()])).agenda)
        expect(left).toEqual({ kind: 'drive', seat, points: (targets.trips?.points ?? 0) - trip.cost })
      }
    }
  })
  for (const kind of ['placeTruck', 'drive', 'build', 'takeCard', 'bidding']) expect(seen).toContain(kind)
})

test('[GIG-8.6] in an auction one sees who is in, who has passed, and who has no licence to bid with', () => {
  const found = new Set<string>()
  let bidders: readonly Seat[] = []
  let passed: Seat[] = []
  play(
    3,
    4,
    ({ state }) => {
      const view = engine.view(state, 'spectator')
      const step = top(view.agenda)
      if (step?.kind !== 'bidding') return
      for (const { seat, is } of biddersOf(view, step.company, step.in)) {
        found.add(is)
        expect(is).toBe(!bidders.includes(seat) ? 'without' : passed.includes(seat) ? 'passed' : 'in')
      }
    },
    (state, seat, command) => {
      const messages = engine.apply(state, seat, command)
      for (const { event } of messages) {
        if (event.kind === 'passed') passed.push(event.seat)
        if (event.kind !== 'auctionOpened') continue
        bidders = event.bidders
        passed = []
      }
      return messages
    },
  )
  expect([...found].toSorted()).toEqual(['in', 'passed', 'without'])
})

test('every square can be told in words, in both languages', () => {
  const texts = { en: new Set<string>(), it: new Set<string>() }
  play(11, 3, ({ state, seat, n }) => {
    if (n % 9 !== 0) return
    const view = engine.view(state, seat)
    for (const language of ['en', 'it'] as const) {
      const { rush } = factsFor(view, seat, language)
      const targets = targetsFor(view, seat)
      for (const square of SQUARES) texts[language].add(inOne(describe(rush, targets, square)))
    }
  })
  for (const language of ['en', 'it'] as const) {
    expect([...texts[language]].filter(text => /undefined|NaN|Infinity|\[object/.test(text))).toEqual([])
    expect([...texts[language]].some(text => text.includes('Ada'))).toBe(true)
  }
  expect([...texts.it].filter(text => /\b(the|points?|barrels?|site|truck|here)\b/i.test(text))).toEqual([])
})
