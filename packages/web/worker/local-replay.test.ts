// Games to look back at: what can be seen of them, by whom, and how much work and memory that takes.
import { titleOf } from '@wildcat/catalogue'
import { at, below, type Engine, type GameRecord, keyFrom, newRecord, randomness, replay, type Types } from '@wildcat/kernel'
import { Table } from '@wildcat/table'
import { describe, expect, test } from 'vitest'
import { ask, GO, KEY, toy } from '../../kernel/testing/toy.ts'
import type { Summary } from '../store/games.ts'
import { createGame } from './archive.ts'
import { type Eyes, LocalReplay } from './local-replay.ts'

const gusher = await engineOf('gusher')
async function engineOf(game: string): Promise<Engine<Types>> {
  const engine = await titleOf(game)?.engine()
  if (engine === undefined) throw new Error(`no ${game}`)
  return engine
}

/** A game of three played by lots; at practice now and then somebody takes back. */
function played(rounds: number, { practice = false, most = 10_000 } = {}): GameRecord {
  const options = gusher.options(3, { rounds, deals: false })
  const table = Table.open(gusher, 3, 'ok' in options ? options.ok : {}, keyFrom(7), ['Ada', 'Bo', ''], practice)
  const luck = randomness(keyFrom(8), 1)
  for (let n = 0; n < most && !table.over; n++) {
    const seat = at(table.pending, 0)
    const { view, decision, undo } = table.see(seat)
    const legal = gusher.legal(view, seat)
    const takesBack = practice && undo === 'free' && below(luck, 0, 6) === 0
    const proposal = takesBack ? table.proposeUndo(seat) : table.propose(seat, decision, at(legal, below(luck, 0, legal.length)))
    if ('refused' in proposal) throw new Error(proposal.refused.why)
    table.accept(proposal.change)
  }
  return table.record
}

const PEOPLE = ['none', 'none', 'none']
const replayOf = (record: GameRecord, bots = PEOPLE, engine = gusher, changes: Summary['changes'] = []) => {
  const plan = { game: 'gusher', names: ['Ada', 'Bo', ''], bots, options: record.options, practice: record.practice === true }
  const summary = {
    plan,
    version: 1,
    begun: 0,
    played: 0,
    entries: record.entries.length,
    round: 0,
    over: true,
    winners: [],
    pending: [],
    places: [],
    scores: [],
    changes,
  }
  return new LocalReplay('a', engine, record, summary)
}

describe('a finished game', () => {
  const record = played(4)
  const looking = replayOf(record)
  const truth = (position: number) => replay(gusher, record, { upTo: position }).state

  test('is seen from every seat’s eyes, the spectator’s and all open, at any position, in any order', () => {
    expect(looking.overview).toMatchObject({ last: record.entries.length, over: true, undone: 0, eyes: [0, 1, 2, 'spectator', 'table'] })
    const positions = [0, 1, 2, 40, 39, 3, record.entries.length, 17, 16, 15, 0]
    for (const position of positions) {
      for (const eyes of [0, 1, 2, 'spectator'] as const) expect(looking.look(eyes, position)).toEqual(gusher.view(truth(position), eyes))
      expect(looking.look('table', position)).toEqual({ ...truth(position), random: null, told: null })
    }
  })

  test('tells each viewer what he heard, and all open everything once, in full', () => {
    const heardIn = (eyes: Eyes) => looking.lines(eyes).map(({ line }) => JSON.stringify(line))
    const all = heardIn('table')
    const dealt = (lines: readonly string[]) => lines.filter(line => line.includes('"licencesDealt"')).length
    expect(dealt(all)).toBe(dealt(heardIn('spectator')))
    expect(all.some(line => /"licencesDealt".*"licences":null/.test(line))).toBe(false)
    expect(heardIn('spectator').some(line => /"licencesDealt".*"licences":\[/.test(line))).toBe(false)
    expect(heardIn(0)).not.toEqual(heardIn(1))
    const positions = looking.lines(1).map(line => line.at)
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
    expect(positions.at(-1)).toBe(record.entries.length)
  })

  test('begins its rounds where they began', () => {
    const rounds = looking.overview.rounds.map(({ round }) => round)
    expect(rounds.length).toBeGreaterThan(2)
    expect(rounds).toEqual(rounds.map((_, place) => place + 1))
    for (const { round, at: position } of looking.overview.rounds) {
      expect(looking.look('spectator', position).round).toBe(round)
      if (position > 0) expect(looking.look('spectator', position - 1).round).toBe(round - 1)
    }
  })

  test('beyond its end stays at its end', () => {
    expect(looking.look('spectator', 99_999)).toEqual(gusher.view(truth(record.entries.length), 'spectator'))
  })
})

test('what was taken back is left out, and counted', () => {
  const record = played(2, { practice: true })
  const undone = record.entries.filter(({ kind }) => kind === 'undo').length
  expect(undone).toBeGreaterThan(2)
  const looking = replayOf(record)
  expect(looking.overview.undone).toBe(record.entries.reduce((n, entry) => n + (entry.kind === 'undo' ? entry.commands : 0), 0))
  expect(looking.look('table', looking.overview.last)).toEqual({ ...replay(gusher, record).state, random: null, told: null })
})

describe('a game that is being played', () => {
  const running = played(4, { most: 30 })
  const practice = played(4, { most: 30, practice: true })

  test('is not looked back at', () => {
    expect(() => replayOf(running)).toThrow('running')
  })
  test.each([
    ['several people: what all may see', PEOPLE, [], ['spectator']],
    ['one person: his own hand too', ['random', 'none', 'random'], [], [1, 'spectator']],
    ['only bots: what all may see', ['random', 'random', 'random'], [], ['spectator']],
    [
      'seats that changed: what all may see',
      ['random', 'none', 'random'],
      [{ seat: 0, bot: 'random', lines: [1, 1, 1, 1] }],
      ['spectator'],
    ],
  ])('as practice with %s', (_, bots, changes, eyes) => {
    const looking = replayOf(practice, bots, gusher, changes)
    expect(looking.overview.eyes).toEqual(eyes)
    for (const hidden of [0, 1, 2, 'table'] as const)
      if (!looking.overview.eyes.includes(hidden)) {
        expect(() => looking.look(hidden, 0)).toThrow('running')
        expect(() => looking.lines(hidden)).toThrow('running')
      }
  })
})

test('a step takes as much work at the end of a long game as at its beginning, and memory does not grow with it', () => {
  let applied = 0
  let copies = 0
  const step = ask([0], play => {
    applied++
    play.state.round++
  })
  const long = toy({ ask: step }, ['ask'], {
    copy(state) {
      copies++
      return { ...state, agenda: [...state.agenda] }
    },
  })
  const COMMANDS = 5000
  const entries = Array.from({ length: COMMANDS }, () => ({ kind: 'command', seat: 0, command: GO }) as const)
  const looking = replayOf({ ...newRecord(long, 1, {}, KEY, undefined, true), entries }, ['none'], long)
  expect(copies).toBeLessThanOrEqual(129)
  const moves = [
    [COMMANDS, COMMANDS - 1],
    [10, 11],
    [4995, 4996],
    [0, COMMANDS],
    [COMMANDS, 3],
    [2000, 2500],
  ] as const
  for (const [from, to] of moves) {
    looking.look('spectator', from)
    applied = 0
    expect(looking.look('spectator', to).round).toBe(to)
    expect(applied).toBeLessThan(COMMANDS / 100)
  }
  looking.look('spectator', 21)
  applied = 0
  looking.look('spectator', 22)
  expect(applied).toBe(1)
})

test('is opened from the store, and only there', async () => {
  const plan = { game: 'gusher', names: ['', ''], bots: ['none', 'random'], options: {}, practice: true }
  const { id } = await createGame(plan)
  expect((await LocalReplay.open(id)).overview).toMatchObject({ plan, last: 0, over: false, eyes: [0, 'spectator'] })
})
