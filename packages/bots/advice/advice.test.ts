import { titleOf } from '@wildcat/catalogue'
import { at, type Engine, keyFrom, LANGUAGES, newRecord, type RecordOf, type Seat, type Types } from '@wildcat/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { LADDERS } from '../levels/ladders.ts'
import { luckOf } from '../luck.ts'
import { weighedBy } from '../search/candidates.ts'
import { type AdviceSettings, advise } from './advise.ts'
import { type Analysis, analysing } from './analysis.ts'
import { type Counsel, counselOf } from './index.ts'
import type { JudgeSettings } from './judge.ts'
import { adviceKey } from './key.ts'
import { type Lived, livedBy } from './lived.ts'
import { type Pair, reasonsFor } from './reasons.ts'
import { logOdds } from './sums.ts'
import { apart, turningPoints } from './turning-points.ts'

const loaded = async (game: string): Promise<Counsel> => {
  const counsel = await counselOf(game)
  if (counsel === undefined) throw new Error(`${game} cannot be thought about`)
  return counsel
}
const begun = (engine: Engine<Types>, seats: number, seed: number) => {
  const options = engine.options(seats, {})
  if ('refused' in options) throw new Error('no options')
  return { options: options.ok, state: engine.start(seats, options.ok, keyFrom(seed)).state }
}
const SMALL: Omit<AdviceSettings, 'unsearched'> = { worlds: 4, fresh: 6, horizon: 0, candidates: 3 }
const JUDGE: Omit<JudgeSettings, 'unsearched'> = { worlds: 3, fresh: 4, horizon: 0, candidates: 3, seed: 1 }

describe.each(Object.keys(LADDERS))('%s', game => {
  test('has words for every figure, more of it and less, in every language', async () => {
    const { figures } = (await loaded(game)).parts.evaluation
    for (const language of LANGUAGES) {
      const words = await titleOf(game)?.words(language)
      const said = figures.flatMap(figure => [3.2, -0.4].map(by => words?.difference?.(figure, by) ?? ''))
      expect(new Set(said).size).toBe(2 * figures.length)
      expect(said).not.toContain('')
    }
  })

  test('is advised on by what the seat sees: the same view and luck give the same advice, whatever the truth', async () => {
    const { parts, advice } = await loaded(game)
    const { engine, policy } = parts
    const { state: truth } = begun(engine, engine.seats.least, 7)
    const { below } = luckOf(keyFrom(1), 0)
    const settings = { ...SMALL, unsearched: advice.unsearched }
    for (let n = 0; n < 40; n++) {
      const seat = engine.invited(truth)[0] ?? at(engine.pending(truth), 0)
      const view = engine.view(truth, seat)
      if (n % 13 === 12 && engine.legal(view, seat).length > 1) {
        const other = engine.view(engine.imagine(view, keyFrom(1000 + n)), seat) // another truth that looks the same from this seat
        const said = (from: Types['view']) => JSON.stringify(advise({ ...parts, view: from, seat }, settings, keyFrom(n), undefined))
        expect(said(other)).toBe(said(view))
      }
      engine.apply(truth, seat, policy.choose(view, seat, engine.legal(view, seat), below))
    }
  })
})

test('where the strongest does not think, answers are compared all the same', async () => {
  const { parts, advice } = await loaded('competitors')
  expect(LADDERS['competitors']?.levels.at(-1)?.worlds).toBeUndefined()
  expect(advice.worlds).toBeGreaterThan(0)
  const { engine, policy } = parts
  const { state } = begun(engine, 2, 3)
  const verdicts = new Set<string>()
  for (let n = 0; n < 12; n++) {
    const seat = at(engine.pending(state), 0)
    const view = engine.view(state, seat)
    const { verdict, over } = advise({ ...parts, view, seat }, { ...SMALL, unsearched: advice.unsearched }, keyFrom(n), undefined)
    expect(over === 'none').toBe(verdict === 'only')
    verdicts.add(verdict)
    engine.apply(state, seat, policy.choose(view, seat, engine.legal(view, seat), luckOf(keyFrom(1), seat).below))
  }
  expect([...verdicts].some(verdict => verdict !== 'only')).toBe(true)
})

test('a turn is compared with a turn: what the other answer is the beginning of belongs to it', async () => {
  const { parts } = await loaded('giganten')
  const { engine, policy } = parts
  const { state } = begun(engine, 3, 3)
  const { below } = luckOf(keyFrom(1), 0)
  const rests: (readonly Types['command'][])[] = []
  while (rests.length < 3) {
    const seat = at(engine.pending(state), 0)
    const view = engine.view(state, seat)
    const legal = engine.legal(view, seat)
    if (view.agenda.at(-1)?.kind === 'drive' && legal.length > 1) {
      const { over, overRest } = advise({ ...parts, view, seat }, { ...SMALL, unsearched: [] }, keyFrom(1), undefined)
      const turns = weighedBy(policy, { view, seat, legal, luck: luckOf(keyFrom(1), seat) })
      if (over !== 'none') {
        expect(turns.map(({ command, rest = [] }) => ({ command, rest }))).toContainEqual({ command: over, rest: overRest })
        if (overRest.length > 0) rests.push(overRest)
      }
    }
    engine.apply(state, seat, policy.choose(view, seat, legal, below))
  }
  expect(rests).toHaveLength(3)
})

/** A player who answers at random among what is worth a thought, in so many of a hundred decisions. */
function played({ engine, policy }: Counsel['parts'], slips: readonly number[], seed: number): RecordOf<Types> {
  const { options, state } = begun(engine, slips.length, seed)
  const entries: { kind: 'command'; seat: Seat; command: Types['command'] }[] = []
  const lucks = slips.map((_, seat) => luckOf(keyFrom(seed, seat), seat))
  while (state.outcome === 'open') {
    const seat = engine.invited(state)[0] ?? at(engine.pending(state), 0)
    const luck = at(lucks, seat)
    const view = engine.view(state, seat)
    const legal = engine.legal(view, seat)
    const usual = policy.choose(view, seat, legal, luck.below)
    const isSlip = luck.below(100) < at(slips, seat)
    const others = isSlip
      ? weighedBy(policy, { view, seat, legal, luck }).filter(({ command }) => engine.check(view, seat, command) === null)
      : []
    const command = others.length === 0 ? usual : at(others, luck.below(others.length)).command
    entries.push({ kind: 'command', seat, command })
    engine.apply(state, seat, command)
  }
  return { ...newRecord(engine, slips.length, options, keyFrom(seed)), entries }
}
const whole = (steps: Generator<Analysis, Analysis>): { parts: Analysis[]; last: Analysis } => {
  const parts: Analysis[] = []
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return { parts, last: value }
    parts.push(value)
  }
}

describe('the analysis of a game', () => {
  let counsel: Counsel
  let record: RecordOf<Types>
  let lived: Lived
  let found: { parts: Analysis[]; last: Analysis }
  const judgeOf = () => ({ ...JUDGE, unsearched: counsel.judge.unsearched })
  beforeAll(async () => {
    counsel = await loaded('oilfield')
    record = played(counsel.parts, [60, 0, 0], 3)
    lived = livedBy(counsel.parts.engine, record, 0)
    found = whole(analysing(counsel.parts, lived, judgeOf()))
  })

  test('accounts for all that lies between what could be expected and the result', () => {
    const { sums, points, result } = found.last
    const all = sums.draws + sums.others + sums.moves + sums.decisions
    expect(all).toBeCloseTo(logOdds(result) - logOdds(points[0]?.share ?? 0), 6)
  })
  test('grows while it is made', () => {
    expect(found.parts.length).toBeGreaterThan(10)
    expect(found.parts.map(({ done }) => done)).toEqual(found.parts.map(({ done }) => done).toSorted((a, b) => a - b))
    expect(found.last.done).toBe(found.last.of)
  })
  test('knows no more than the seat did: other truths behind the same views change nothing', () => {
    const { engine } = counsel.parts
    const seen = new Set(lived.moments.flatMap(({ by, command }) => (by === 0 || command === 'hidden' ? [] : [by])))
    expect(seen.size).toBe(0) // nobody else's commands are in it
    const others = lived.moments.map((moment, n) => ({ ...moment, view: engine.view(engine.imagine(moment.view, keyFrom(n)), 0) }))
    const again = whole(analysing(counsel.parts, { ...lived, moments: others }, judgeOf())).last
    expect(JSON.stringify(again)).toBe(JSON.stringify(found.last))
  })
  test('finds who slips: they lose more by their decisions than who does not', () => {
    const other = whole(analysing(counsel.parts, livedBy(counsel.parts.engine, record, 1), judgeOf())).last
    expect(found.last.sums.decisions).toBeLessThan(other.sums.decisions)
    expect(found.last.skill).toBeLessThan(other.skill)
    expect(Math.abs(other.skill)).toBeLessThan(Math.abs(found.last.skill) / 4) // they play as a sound player does
  })
  test('names at most three turning points, in the order of the game', () => {
    const turning = turningPoints(found.last)
    expect(turning.length).toBeLessThanOrEqual(3)
    expect(turning.map(each => each.at)).toEqual(turning.map(each => each.at).toSorted((a, b) => a - b))
  })
  test('tells a mistake that is made again and again in a round once', () => {
    const than = { share: 0.5, over: 0.4, by: 0.1, error: 0.01, reasons: [] }
    const slip = { round: 2, chosen: { kind: 'bid' }, than }
    const slips = [slip, { ...slip, than: { ...than, by: 0.2 } }, { ...slip, round: 3 }]
    expect(apart(slips, each => each.than.by).map(each => each.than.by)).toEqual([0.2, 0.1])
  })
})

describe('a reason', () => {
  const end = (own: number, theirs = 0) => ({ share: 0, own: [own], theirs: [theirs], pulls: [0] })
  const pairs = (differences: readonly number[]): Pair[] => differences.map(each => [end(each), end(0)])
  const pull = [{ figure: 'money', pull: 0.5 }]
  test('is what differs by more than chance, and again in fresh worlds', () => {
    const found = reasonsFor(pairs([2, 3, 2, 3]), pairs([2, 2, 2, 2, 2]), pull)
    expect(found).toEqual([{ figure: 'money', whose: 'own', by: at([20 / 9], 0), helps: true }])
  })
  test('is none where one fresh world in five says the opposite: of all worlds it may well be one in four', () => {
    expect(reasonsFor(pairs([2, 3, 2, 3]), pairs([2, 2, 2, 2, -2]), pull)).toEqual([])
  })
  test('is none within the noise', () => {
    expect(reasonsFor(pairs([9, -8, 9, -9]), pairs([1, 1, 1, 1]), pull)).toEqual([])
  })
  test('speaks for an answer when opponents have less of what is good', () => {
    const worse = [1, 1, 1, 1].map((): Pair => [end(0, 1), end(0, 4)])
    expect(reasonsFor(worse, worse, pull)).toEqual([{ figure: 'money', whose: 'theirs', by: -3, helps: true }])
  })
})

test('whoever asks again in the same position gets the same luck; in another position, or for another seat, other luck', async () => {
  const { parts } = await loaded('giganten')
  const { state } = begun(parts.engine, 3, 3)
  const view = parts.engine.view(state, 0)
  expect(adviceKey(parts.engine.view(parts.engine.copy(state), 0), 0)).toEqual(adviceKey(view, 0))
  expect(adviceKey(view, 1)).not.toEqual(adviceKey(view, 0))
  expect(adviceKey({ ...view, round: view.round + 1 }, 0)).not.toEqual(adviceKey(view, 0))
})

test.each(['giganten', 'black-gold', 'oilfield'])('in %s advice is what the strongest would do, by all of their dials', async game => {
  const { advice } = await loaded(game)
  const { worlds, horizon, toTheEnd = 0, rivals, about } = LADDERS[game]?.levels.at(-1) ?? {}
  expect(advice).toMatchObject({ worlds, horizon, toTheEnd, rivals })
  if (about === 'everything') expect(advice.unsearched).toEqual([])
})
