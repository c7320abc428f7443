import { at, type Engine, forSeats, heard, keyFrom, type Seat, type Types } from '@wildcat/kernel'
import { describe, expect, test } from 'vitest'
import { LADDERS } from '../levels/ladders.ts'
import { luckOf } from '../luck.ts'
import { analysing } from './analysis.ts'
import { type Counsel, counselOf } from './index.ts'
import type { JudgeSettings } from './judge.ts'
import { type Lived, type LivedMoment, momentOf } from './lived.ts'
import { standing } from './standing.ts'
import { Adding, isCertain, logOdds } from './sums.ts'
import { runsBetween, type Stands, swingsIn } from './swings.ts'
import { apart, turningPoints } from './turning-points.ts'
import { parting, turnAt } from './turns.ts'

const GAMES = Object.keys(LADDERS)
const loaded = async (game: string): Promise<Counsel> => {
  const counsel = await counselOf(game)
  if (counsel === undefined) throw new Error(`${game} cannot be thought about`)
  return counsel
}
const begun = (engine: Engine<Types>, seats: number, seed: number): Types['state'] => {
  const options = engine.options(seats, {})
  if ('refused' in options) throw new Error('no options')
  return engine.start(seats, options.ok, keyFrom(seed)).state
}

/** One command after another, by the game's own bot; `met` may stop it. */
function playing(
  { engine, policy }: Counsel['parts'],
  state: Types['state'],
  met: (seat: Seat, command: Types['command']) => boolean,
): void {
  const { below } = luckOf(keyFrom(2), 0)
  while (state.outcome === 'open') {
    const seat = engine.invited(state)[0] ?? at(engine.pending(state), 0)
    const view = engine.view(state, seat)
    if (!met(seat, policy.choose(view, seat, engine.legal(view, seat), below))) return
  }
}
/** A game of so many commands as a seat lives through it. */
function livedIn(parts: Counsel['parts'], seat: Seat, seed: number, commands: number): Lived {
  const { engine } = parts
  const state = begun(engine, Math.max(3, engine.seats.least), seed)
  const moments: LivedMoment[] = []
  playing(parts, state, (by, command) => {
    const before = engine.view(state, seat)
    const messages = engine.apply(state, by, command)
    moments.push(momentOf(engine, seat, { at: moments.length, made: { seat: by, command }, messages, before }))
    return moments.length < commands
  })
  return { seat, moments, end: engine.view(state, seat), lines: moments.map(({ at: place }) => place) }
}
const SMALL: JudgeSettings = { worlds: 2, fresh: 4, horizon: 0, candidates: 3, unsearched: [], seed: 1, laid: true }
function analysed(parts: Counsel['parts'], lived: Lived, settings = SMALL) {
  const steps = analysing(parts, lived, settings)
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

describe.each(GAMES)('%s', game => {
  test('the judge looks no less far than any player does', async () => {
    const { judge } = await loaded(game)
    const levels = LADDERS[game]?.levels ?? []
    expect(judge.horizon).toBeGreaterThan(Math.max(...levels.map(({ horizon = 0 }) => horizon)))
    expect(judge.toTheEnd ?? 0).toBeGreaterThanOrEqual(Math.max(...levels.map(({ toTheEnd = 0 }) => toTheEnd)))
  })

  test('whatever is drawn or rolled is heard as such by somebody, and all that is heard so is news', async () => {
    const { parts } = await loaded(game)
    const { engine } = parts
    const state = begun(engine, 3, 5)
    let draws = 0
    playing(parts, state, (by, command) => {
      const before = forSeats(state.seats, seat => engine.view(state, seat))
      const random = state.random.drawn.join()
      const messages = engine.apply(state, by, command)
      const drawn = before.flatMap((view, seat) => heard(messages, seat).filter(({ event }) => engine.drawn?.(event, view, seat) === true))
      for (const { event, news } of drawn) expect([event, news]).toEqual([event, true])
      const isMoreThanLost = !messages.some(({ event }) => event.kind === 'bluffCalled' || event.kind === 'deckRebuilt')
      if (random !== state.random.drawn.join() && isMoreThanLost) {
        draws++
        expect(messages.map(({ event }) => event.kind).filter(() => drawn.length === 0)).toEqual([])
      }
      return draws < 60
    })
    expect(draws).toBeGreaterThan(0)
  })

  test('a turn goes on as it was played, until somebody else does something or something is learned', async () => {
    const { parts } = await loaded(game)
    const lived = livedIn(parts, 0, 3, 200)
    let longest = 0
    for (const { at: place, by } of lived.moments) {
      const turn = turnAt(parts.engine, lived, place)
      expect(turn === undefined).toBe(by !== 0)
      if (turn === undefined) continue
      const moments = lived.moments.slice(place, place + turn.commands.length)
      expect(moments.map(({ command }) => command)).toEqual(turn.commands)
      expect(moments.slice(0, -1).some(({ news }) => news.length > 0)).toBe(false)
      longest = Math.max(longest, turn.commands.length)
    }
    if (game === 'giganten' || game === 'black-gold') expect(longest).toBeGreaterThan(2)
  })

  test('a drive is judged once, and what happens next is never blamed on another', async () => {
    const { parts } = await loaded(game)
    const lived = livedIn(parts, 1, 4, 120)
    const { points, swings } = analysed(parts, lived, { ...SMALL, fresh: 2 })
    const inside = lived.moments.flatMap(({ at: place }) => {
      const turn = points.some(point => point.at === place) ? turnAt(parts.engine, lived, place) : undefined
      return turn?.commands.slice(1).map((_, n) => place + 1 + n) ?? []
    })
    expect(points.filter(point => inside.includes(point.at))).toEqual([])
    for (const { from, cause } of swings) {
      const { by, news, drawn } = at(lived.moments, from)
      if (cause === 'others') expect([by !== 1 || news.length > 0, drawn]).toEqual([true, []])
      if (cause === 'moves') expect(by).toBe(1)
      if (cause === 'draws') expect(drawn.length).toBeGreaterThan(0)
    }
  })

  test('what a seat saw and heard is all that counts: with another truth behind it the analysis is the same, byte for byte', async () => {
    const { parts } = await loaded(game)
    let common = 0
    for (let n = 0; n < 60 && common < 60; n++) {
      const two = twoTruths(parts, n % 3, 11 + n, 4 * n, 30)
      common += two.here.moments.length
      const [here, there] = [two.here, two.there].map(lived => JSON.stringify(analysed(parts, lived)))
      expect(there).toBe(here)
    }
    expect(common).toBeGreaterThan(40)
  })
})

/** Two games that are alike for one seat as long as both go on: what it cannot know is another. */
function twoTruths(parts: Counsel['parts'], seat: Seat, seed: number, from: number, most: number): { here: Lived; there: Lived } {
  const { engine } = parts
  const one = begun(engine, 3, seed)
  let n = 0
  playing(parts, one, (by, command) => {
    if (n++ >= from) return false
    engine.apply(one, by, command)
    return true
  })
  const other = engine.imagine(engine.view(one, seat), keyFrom(seed, 99))
  other.random = { key: one.random.key, drawn: one.random.drawn.slice() }
  const [here, there]: [LivedMoment[], LivedMoment[]] = [[], []]
  let ends = [engine.view(one, seat), engine.view(other, seat)] as const
  playing(parts, one, (by, command) => {
    const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
    if (!engine.pending(other).includes(by) && !engine.invited(other).includes(by)) return false
    if (engine.check(engine.view(other, by), by, command) !== null) return false
    const before = ends
    const said = [engine.apply(one, by, command), engine.apply(other, by, command)] as const
    const after = [engine.view(one, seat), engine.view(other, seat)] as const
    if (!isSame(heard(said[0], seat), heard(said[1], seat)) || !isSame(after[0], after[1])) return false
    const made = { seat: by, command }
    here.push(momentOf(engine, seat, { at: here.length, made, messages: said[0], before: before[0] }))
    there.push(momentOf(engine, seat, { at: there.length, made, messages: said[1], before: before[1] }))
    ends = after
    return here.length < most
  })
  const lived = (moments: LivedMoment[], end: Types['view']) => ({ seat, moments, end, lines: moments.map(() => 0) })
  return { here: lived(here, ends[0]), there: lived(there, ends[1]) }
}

const VIEW = { round: 3 } as Types['view']
const moment = (place: number, by: Seat, more: Partial<LivedMoment> = {}): LivedMoment => ({
  at: place,
  view: VIEW,
  by,
  command: 'hidden',
  events: [],
  drawn: [],
  news: [],
  ...more,
})
const TURN = { command: { kind: 'drive' }, rest: [] }
const heads = (runs: ReturnType<typeof runsBetween>) => runs.map(({ cause, from, after }) => [cause, from, after.at])

describe('what lies between two decisions', () => {
  const before = { at: 0, turn: TURN, end: 3 }
  test('begins when the own turn is over: it has been judged', () => {
    const moments = [moment(0, 1), moment(1, 1), moment(2, 1), moment(3, 2), moment(4, 0), moment(5, 1)]
    expect(heads(runsBetween(moments, 1, before, 5))).toEqual([['others', 3, 5]])
  })
  test('is the decision’s own where nobody did anything', () => {
    const moments = [moment(0, 1), moment(1, 1), moment(2, 1), moment(3, 1)]
    expect(heads(runsBetween(moments, 1, before, 3))).toEqual([['decisions', 0, 3]])
  })
  test('is what the own turn turned up, or what others had kept secret until then', () => {
    const die = { kind: 'rolled' }
    const drawn = [moment(0, 1), moment(1, 1), moment(2, 1, { news: [die], drawn: [die] }), moment(3, 2), moment(4, 1)]
    expect(heads(runsBetween(drawn, 1, before, 4))).toEqual([
      ['draws', 2, 3],
      ['others', 3, 4],
    ])
    const shown = [moment(0, 1), moment(1, 1), moment(2, 1, { news: [{ kind: 'cardsShown' }] }), moment(3, 1)]
    expect(heads(runsBetween(shown, 1, before, 3))).toEqual([['others', 2, 3]])
  })
})

describe('a swing', () => {
  const moments = [moment(0, 2, { events: [{ kind: 'built' }, { kind: 'turnEnded' }] }), moment(1, 0, { events: [{ kind: 'sold' }] })]
  const lived: Lived = { seat: 1, moments, end: VIEW, lines: [0, 0] }
  const runs = runsBetween(moments, 1, { at: 0, end: 0 }, 2)
  const by =
    (usual: Record<number, number>, fresh: Record<number, number[]>): Stands =>
    (place, which) =>
      which === 'usual' ? [usual[place.at] ?? 0, usual[place.at] ?? 0] : (fresh[place.at] ?? [])
  test('that is not there in fresh worlds is none', () => {
    expect(swingsIn(runs, lived, by({ 0: 0.2, 1: 0.5, 2: 0.5 }, { 0: [0.4, 0.3, 0.5], 1: [0.3, 0.4, 0.5], 2: [0.3, 0.4, 0.5] }))).toEqual(
      [],
    )
  })
  test('that the own move brought to light is told by what others had kept secret', () => {
    const shown = { kind: 'cardsShown', cards: ['lease'] }
    const own = [moment(0, 1, { events: [{ kind: 'subsidyTaken' }, shown], news: [shown] }), moment(1, 1)]
    const found = swingsIn(
      runsBetween(own, 1, { at: 0, turn: TURN, end: 1 }, 1),
      { ...lived, moments: own },
      by({ 0: 0.9, 1: 0.2 }, { 0: [0.9, 0.9], 1: [0.2, 0.2] }),
    )
    expect(found).toMatchObject([{ cause: 'others', events: [shown] }])
  })
  test('is told of who changed most, as it was measured again', () => {
    const [found, ...others] = swingsIn(runs, lived, by({ 0: 0.2, 1: 0.25, 2: 0.6 }, { 0: [0.2, 0.2], 1: [0.3, 0.3], 2: [0.5, 0.7] }))
    expect(others).toEqual([])
    expect(found).toMatchObject({ from: 1, to: 2, cause: 'others', before: 0.3, after: 0.6, events: [{ kind: 'sold' }] })
  })
})

test('cards that lie face down are what their players would have laid: nothing changes when the last of them is laid', async () => {
  const { parts, judge } = await loaded('oilfield')
  const jumps: number[] = []
  for (const seed of [1, 2, 3]) {
    const { moments } = livedIn(parts, 0, seed, 60)
    const stands = (n: number) => {
      const shares = standing({ ...parts, view: at(moments, n).view, seat: 0 }, n, { ...judge, worlds: 24 }, 'usual')
      return shares.reduce((sum, share) => sum + share, 0) / shares.length
    }
    const last = moments.findIndex(
      ({ by, events }, n) => by !== 0 && n > 0 && events[0]?.kind === 'cardChosen' && moments[n + 1]?.events[0]?.kind !== 'cardChosen',
    )
    if (last >= 0) jumps.push(Math.abs(stands(last + 1) - stands(last)))
  }
  expect(jumps.length).toBeGreaterThan(0)
  expect(Math.max(...jumps)).toBeLessThan(0.15)
})

describe('sums', () => {
  test('are uncertain where the worlds do not agree', () => {
    const adding = new Adding(4)
    adding.change('draws', [0.5, 0.5, 0.5, 0.5], [0.7, 0.3, 0.8, 0.3])
    adding.change('others', [0.5, 0.5, 0.5, 0.5], [0.7, 0.72, 0.68, 0.7])
    const { sums, errors } = adding
    expect([isCertain(sums.draws, errors.draws), isCertain(sums.others, errors.others)]).toEqual([false, true])
    expect(sums.others).toBeCloseTo(logOdds(0.7), 6)
  })
})

describe('two turns', () => {
  const turn = (...kinds: string[]) => ({ command: { kind: kinds[0] ?? '' }, rest: kinds.slice(1).map(kind => ({ kind })) })
  test('part where they first differ; the beginning of one is no other turn', () => {
    expect(parting(turn('left', 'up', 'end'), turn('left', 'down'))).toBe(1)
    expect(parting(turn('left', 'up', 'end'), turn('left', 'up'))).toBeUndefined()
    expect(parting(turn('left'), turn('left', 'up'))).toBeUndefined()
  })
})

test('a good decision of a round is one turning point, however many squares it took', () => {
  const than = { share: 0.5, over: 0.3, by: 0.28, error: 0.01, reasons: [] }
  const feat = { at: 7, round: 3, view: VIEW, chosen: { kind: 'move' }, chosenRest: [], next: { kind: 'end' }, nextRest: [], than }
  const feats = apart([feat, { ...feat, at: 8, than: { ...than, by: 0.19 } }], each => each.than.by)
  expect(turningPoints({ slips: [], feats, swings: [] }).map(each => each.at)).toEqual([7])
})

test('one good decision is among the turning points: others only where nothing else changed the chances', () => {
  const than = { share: 0.5, over: 0.3, by: 0.2, error: 0.01, reasons: [] }
  const decided = { round: 3, view: VIEW, chosen: { kind: 'move' }, chosenRest: [] }
  const feats = [1, 2, 3].map(place => ({ ...decided, at: place, next: { kind: 'end' }, nextRest: [], than }))
  const slips = [8, 9].map(place => ({ ...decided, at: place, better: { kind: 'end' }, betterRest: [], than: { ...than, by: 0.05 } }))
  expect(turningPoints({ slips, feats, swings: [] }).map(each => each.at)).toEqual([1, 8, 9])
  expect(turningPoints({ slips: [], feats, swings: [] }).map(each => each.at)).toEqual([1, 2, 3])
})
