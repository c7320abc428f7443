/**
 * How a game speaks. Rules say facts; a language is one object of this shape, complete or it does not compile.
 * Names of players come in through `Names`, so that a screen can mark them and a terminal can print them.
 */
import type { Rejection, RuleId, Seat, Types } from './game.ts'
import { isTableReason, isTableRule } from './rules.ts'
import type { Sum } from './score-parts.ts'
import * as en from './words/en.ts'
import * as it from './words/it.ts'

export const LANGUAGES = ['en', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

export type Names = (seat: Seat) => string

/** A part of the situation. With `columns` a table (the first cell of each row names it), else rows of a term and what it is now. */
export interface Section {
  readonly title: string
  readonly rule?: RuleId // where the rule book explains it
  readonly columns?: readonly string[]
  readonly grid?: true // a map: all columns are alike, and narrow
  readonly rows: readonly (readonly string[])[]
}

/** What a beginner should know at this moment, in a few words, and the rule to read on. */
export interface Hint {
  readonly id: string // the same in every language
  readonly text: string
  readonly rule: RuleId
}

/** A command as a sentence in the imperative; sentences of one group stand together under its heading. */
export interface Sentence {
  readonly group: string
  readonly text: string
}

export interface OptionWords<Value> {
  readonly label: string
  readonly help: string
  value(value: Value): string
  readonly own?: OwnWords // of an option that can be put together
}

/** How a value is put together from pieces. */
export interface OwnWords {
  readonly label: string // of the choice to do so
  readonly help: string
  place(place: number, of: number): string
  piece(text: string): string
}

/** Names for the parts of a score, and for the figures that are followed from round to round. */
export interface ScorePartsWords {
  readonly parts: Readonly<Record<string, string>>
  /** What a part came from, beside its name: '11 barrels'. Empty if there is nothing to add. */
  detail(part: string, sum: Sum): string
  readonly curves: Readonly<Record<string, string>>
  /** A figure of a curve with its unit. */
  value(curve: string, value: number): string
}

/** How the events of a game are told together. Any run of events that `follows` lets pass must have words: a log can begin or break anywhere. */
export interface Report<T extends Types> {
  /** Does this event go on with the passage, rather than begin the next one? The same in every language. */
  follows(passage: readonly T['event'][], event: T['event']): boolean
  /** Does it begin a part of the game, such as a round? That is set apart. */
  opens(event: T['event']): boolean
  /** A passage of two events or more in a few sentences, as the hearer may know it. */
  passage(events: readonly T['event'][], names: Names, view: T['view']): string
}

export interface Words<T extends Types> {
  readonly title: string
  readonly summary: string // what kind of game it is, in a sentence or two
  readonly chapters: Readonly<Record<string, string>> // by `chapterOf`: 'GIG-5': 'Trucks and locomotives'
  readonly rules: Readonly<Record<RuleId, string>>
  readonly options: { readonly [K in keyof T['options']]: OptionWords<T['options'][K]> }
  /**
   * A fact by itself, as the hearer may know it: in the log, and read out when it happens. The view is of a moment when it had
   * happened, or long after: it serves to name what stays where it is, such as a square of this table's map.
   */
  event(event: T['event'], names: Names, view: T['view']): string
  readonly report?: Report<T> // without it each event is a line of the log
  /** A reason of the game's own, and what would be possible. */
  refusal(rejection: Rejection, names: Names): string
  /** What this seat is asked to decide now. */
  question(view: T['view'], seat: Seat, names: Names): string
  /** For a seat that is asked, what matters most first. */
  hints?(view: T['view'], seat: Seat): readonly Hint[]
  command(command: T['command'], view: T['view'], seat: Seat, names: Names): Sentence
  /** The label of a field that a blank leaves open, and of a value that can be chosen there. */
  field(command: T['command'], field: string): string
  choice(command: T['command'], field: string, value: string | number, names: Names): string
  /** All that this viewer can see, in the order in which it matters. */
  situation(view: T['view'], names: Names): readonly Section[]
  /** What one looks up again and again during a game, as it holds at this table: one card of about 25 short lines. */
  aid?(view: T['view']): readonly Section[]
  /** How much more or less there is of a figure of the game's evaluation, between two ways to go on: 'about $2,500 more'. */
  difference?(figure: string, by: number): string
  /** The score of a seat at the end, with its unit: '$ 27,000'. */
  score(points: number): string
  /** If the game says what a score is made of. */
  readonly scoreParts?: ScorePartsWords
  /** If the rules part equal scores: by what they do. */
  readonly tied?: string
}

/** A figure's difference by the words that a game has for its figures. */
export const differenceIn = (words: Readonly<Record<string, (by: number) => string>>, figure: string, by: number): string =>
  words[figure]?.(by) ?? ''

/** A drawing of what a viewer can see, for those who want to look at it or print it: an SVG file. */
export interface Picture<T extends Types> {
  draw(view: T['view'], names: Names, look?: PictureLook): string
}
export interface PictureLook {
  readonly legend?: boolean // without it, only what lies on the table
  readonly signs?: readonly string[] // the players' signs, as they are known elsewhere: nothing is told by colour alone
}

/** The words for the rules of every table. */
export const TABLE_WORDS = { en, it } as const satisfies Record<Language, unknown>

/** The chapter in which a rule stands: 'GIG-5' for 'GIG-5.10', 'GIG-C' for 'GIG-C7'. */
export const chapterOf = (rule: RuleId): string => rule.replace(/(\.|(?<=[A-Z]))\d+$/, '')

/** The text of a rule: the game's own or every table's. */
export const ruleText = (words: Words<Types>, language: Language, rule: RuleId): string | undefined =>
  words.rules[rule] ?? (isTableRule(rule) ? TABLE_WORDS[language].rules[rule] : undefined)

/** A refusal as a sentence. A game may name a reason as the tables do; whose it is, the rule says. */
export function refusalText(words: Words<Types>, language: Language, rejection: Rejection, names: Names): string {
  const { rule, why } = rejection
  return isTableRule(rule) && isTableReason(why)
    ? TABLE_WORDS[language].refusals[why](rejection.with ?? {})
    : words.refusal(rejection, names)
}
