/**
 * What a game hands to the suite besides itself. A game's secrets and laws are written from the rule book, apart from its
 * `view` and `imagine`: they are what those two are measured against.
 */
import type { Game, RuleId, Types, Viewer } from './game.ts'
import type { Language, Words } from './words.ts'

/** 0 ≤ result < n */
export type Below = (n: number) => number

/** Something that the rules keep from some of the viewers. */
export interface Secret<T extends Types> {
  readonly rule: RuleId
  /** Change, in a true state, what this viewer may not know and only that; leave a state that could have come about. */
  vary(state: T['state'], viewer: Viewer, below: Below): void
}

/** A figure that no rule may change: cards, money in a closed economy, wells on the map. */
export interface Law<T extends Types> {
  readonly name: string
  of(state: T['state']): number // the same at every moment of a game
}

/** A way in which the game can end. The game keeps a record of each. */
export interface Ending<T extends Types> {
  readonly name: string // also the name of its record: records/<name>.json
  reached(state: T['state']): boolean // asked of the state of a game that is over
}

export interface Subject<T extends Types> {
  readonly game: Game<T>
  readonly words: Readonly<Record<Language, Words<T>>>
  readonly secrets: readonly Secret<T>[]
  readonly laws: readonly Law<T>[]
  readonly endings?: readonly Ending<T>[]
  readonly rare?: readonly T['command']['kind'][] // commands that random play may never come to
  readonly longest?: number // commands in the longest game that is still a game
}
