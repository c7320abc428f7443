/**
 * What a game hands to the suite besides itself. A game's secrets and laws are written from the rule book, apart from its
 * `view` and `imagine`: they are what those two are measured against.
 */
import type { Game, RuleId, Seat, Types, Viewer } from './game.ts'
import type { Below, Policy } from './policy.ts'
import type { Language, Words } from './words.ts'

/** What an event may show of a secret when it is told as news. */
export interface Telling {
  readonly shows: readonly string[] // fields of the event; 'kind': that this happens, and not another event that shows its kind
  readonly to?: readonly string[] // fields that name the seats it is for; without them it is for everybody
  readonly fleeting?: true // what it shows need not be seen on the table afterwards
}
export type Tellings<T extends Types> = { readonly [K in T['event']['kind']]?: Telling }

/** Something that the rules keep from some of the viewers. */
export interface Secret<T extends Types> {
  readonly rule: RuleId
  /** Change, in a true state, what this viewer may not know and only that; leave a state that could have come about. */
  vary(state: T['state'], viewer: Viewer, below: Below): void
  /** The events that may tell it. None: it stays a secret. */
  readonly tells?: Tellings<T>
  /** If a command can hold it: what a viewer may know of a command that a seat gives. Two that look alike to him must play alike for him. */
  overheard?(command: T['command'], seat: Seat, viewer: Viewer): unknown
}

/** A figure that no rule may change: cards, money in a closed economy, wells on the map. */
export interface Law<T extends Types> {
  readonly name: string
  of(state: T['state']): number // the same from the set-up on, in every game at one table
}

/** A way in which the game can end, or go on the way there. The game keeps a record of each. */
export interface Ending<T extends Types> {
  readonly name: string // also the name of its record: records/<name>.json
  reached(state: T['state']): boolean // asked of the state of a game that is over
  heard?(event: T['event']): boolean // besides, such an event was told to all on the way, and not taken back
}

export interface Subject<T extends Types> {
  readonly game: Game<T>
  readonly words: Readonly<Record<Language, Words<T>>>
  readonly secrets: readonly Secret<T>[]
  readonly luck?: Tellings<T> // the events that show what was drawn at random
  readonly laws: readonly Law<T>[]
  readonly endings?: readonly Ending<T>[]
  winners?(state: T['state']): readonly Seat[] // of a game that is over, if they are not all who have the highest score
  readonly rare?: readonly T['command']['kind'][] // commands that random play may never come to
  readonly seldom?: readonly T['command']['kind'][] // what ends a turn: with fewer of these, random play gets further into the game
  readonly sense?: Policy<T> // plays most of every other game, so that the suite comes to what random play does not
  readonly longest?: number // commands in the longest game that is still a game
  readonly forTheEye?: readonly string[] // options that change what is shown and nothing that is played
  readonly neverFree?: true // every command tells somebody something: none can be taken back freely
}
