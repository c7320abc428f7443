/**
 * A guided first game: a fixed deal and what is played there, line by line, like a screenplay. What is told and what comes next is found by the
 * position itself, so undo, a reload and another day change nothing: whoever comes back is where the table is.
 */
import { type Engine, keyFrom, notThisDecision, type Seat, type Tagged, type Types } from '@wildcat/kernel'
import { isSameCommand } from '../advice/same-command.ts'
import type { Tab } from '../boards/kit/layout/tabs.tsx'
import type { Anchor, TipMark } from '../boards/kit/marks.ts'

/** A part of the board, by the mark that it has anyway. */
export type Part = Anchor | TipMark

interface Telling {
  readonly at?: Part | readonly Part[] // what it is about: ringed on the board
  readonly tab?: Tab['id'] // where that is, if one part of the table is shown at a time
}
export interface Say extends Telling {
  readonly say: string // the name of its text; whoever has read it goes on
}
export interface Ask<Command> extends Telling {
  readonly ask: string // the same text may stand over several decisions in a row
  readonly do: Command | readonly Command[] // this, or any one of these: what follows fits all of them
}
export interface BotDoes<Command> {
  readonly bot: Seat
  readonly does: Command
}
export type ScriptLine<Command> = Say | Ask<Command> | BotDoes<Command>

export interface Lesson<Command extends Tagged = Tagged> {
  readonly game: string
  readonly seed: number // of the deal
  readonly bots: readonly string[] // by seat; 'none' is whoever learns
  readonly options: object
  readonly script: readonly ScriptLine<Command>[]
}

/** The texts of a lesson by their names. A player is put in by seat. */
export type Texts = Readonly<Record<string, (who: (seat: Seat) => string) => string>>
/** The same in another language. */
export type TextsLike<Of> = Readonly<Record<keyof Of, Texts[string]>>

/** Something to read, with its place among all of them. */
export interface Step extends Telling {
  readonly id: string
  readonly number: number // from 1
}
export type Next =
  | { readonly is: 'asked'; readonly expected: readonly Tagged[]; readonly rest: readonly Tagged[] } // and of the same turn, what comes after it
  | { readonly is: 'bot'; readonly seat: Seat; readonly command: Tagged }
  | { readonly is: 'over' }

/** A position of the lesson: what is read there, one after the other, and what comes then. */
export interface Place {
  readonly steps: readonly Step[]
  readonly next: Next
}

export const learnerOf = ({ bots }: Pick<Lesson, 'bots'>): Seat => bots.indexOf('none')
export const keyOf = ({ seed }: Pick<Lesson, 'seed'>): number[] => keyFrom(seed)

/** Positions are told apart by all that the learner sees. */
export const positionKey = (view: Types['view']): string => JSON.stringify(view)

export const partsOf = ({ at }: { readonly at?: Part | readonly Part[] }): readonly Part[] =>
  at === undefined ? [] : isPart(at) ? [at] : at
const isPart = (at: Part | readonly Part[]): at is Part => !Array.isArray(at)

/** All that there is to read, in its order. */
export function stepsOf({ script }: Pick<Lesson, 'script'>): Step[] {
  const steps: Step[] = []
  for (const line of script) {
    const id = idOf(line)
    if (id !== undefined && !steps.some(step => step.id === id)) steps.push({ ...tellingOf(line), id, number: steps.length + 1 })
  }
  return steps
}

const idOf = (line: ScriptLine<Tagged>): string | undefined => ('say' in line ? line.say : 'ask' in line ? line.ask : undefined)
const tellingOf = (line: ScriptLine<Tagged>): Telling => {
  if ('bot' in line) return {}
  return { ...(line.at && { at: line.at }), ...(line.tab && { tab: line.tab }) }
}
const alternatives = (wanted: Tagged | readonly Tagged[]): readonly Tagged[] => ('kind' in wanted ? [wanted] : wanted)

/** What else is asked for under the same text. */
function restFrom(script: readonly ScriptLine<Tagged>[], from: number, id: string): Tagged[] {
  const until = script.findIndex((line, n) => n >= from && !('ask' in line && line.ask === id))
  return script.slice(from, until === -1 ? undefined : until).flatMap(line => ('ask' in line ? alternatives(line.do).slice(0, 1) : []))
}

/** Plays the lesson, in every way that it allows. Throws where the rules refuse it, and where the learner could not tell two positions apart. */
export function placesOf(engine: Engine<Types>, lesson: Lesson): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>()
  const numbers = new Map(stepsOf(lesson).map(({ id, number }) => [id, number]))
  const learner = learnerOf(lesson)
  const options = engine.options(lesson.bots.length, lesson.options)
  if ('refused' in options) throw new Error(`${lesson.game}: no such options`)

  const play = (state: Types['state'], from: number) => {
    const steps: Step[] = []
    for (const line of lesson.script.slice(from)) {
      const id = idOf(line)
      if (id !== undefined) steps.push({ ...tellingOf(line), id, number: numbers.get(id) ?? 0 })
      if (!('say' in line)) break
    }
    const after = from + steps.length
    const last = steps.length > 0 ? lesson.script[after - 1] : undefined
    const line = lesson.script[after]
    const key = positionKey(engine.view(state, learner))
    if (places.has(key)) throw new Error(`${lesson.game}: line ${after} looks like one before`)
    const go = (seat: Seat, command: Tagged, then: number) => {
      const refused = engine.check(engine.view(state, seat), seat, command)
      if (refused !== null) throw new Error(`${lesson.game}: line ${then - 1}, ${JSON.stringify(command)}: ${refused.rule} ${refused.why}`)
      const copy = engine.copy(state)
      engine.apply(copy, seat, command)
      play(copy, then)
    }
    if (last !== undefined && 'ask' in last) {
      const expected = alternatives(last.do)
      places.set(key, { steps, next: { is: 'asked', expected, rest: restFrom(lesson.script, after, last.ask) } })
      for (const command of expected) go(learner, command, after)
    } else if (line !== undefined && 'bot' in line) {
      places.set(key, { steps, next: { is: 'bot', seat: line.bot, command: line.does } })
      go(line.bot, line.does, after + 1)
    } else places.set(key, { steps, next: { is: 'over' } })
  }
  play(engine.start(lesson.bots.length, options.ok, keyOf(lesson)).state, 0)
  return places
}

/** The rules with nothing allowed but this: what a board asks them, it then lights and offers. */
export const allowingOnly = (engine: Engine<Types>, expected: readonly Tagged[]): Engine<Types> => ({
  ...engine,
  legal: () => [...expected],
  aside: () => [],
  blanks: () => [],
  check: (view, seat, command) =>
    engine.check(view, seat, command) ?? (expected.some(each => isSameCommand(each, command)) ? null : notThisDecision),
})
