/** What the page and the table worker say to each other. Both are ours, built together: the types are the contract. */
import type { ScoreHistory, Seat, Types, Viewer } from '@wildcat/kernel'
import type { Answer } from '@wildcat/table'
import type { Plan } from '../store/plan.ts'
import type { Failure } from './failure.ts'
import type { Eyes, Overview, ReplayLine } from './local-replay.ts'
import type { LocalSight } from './sights.ts'

/** Every question: what goes with it, and what is answered. */
export interface Questions {
  readonly create: { with: { readonly plan: Plan; readonly key: readonly number[] | undefined }; answer: Begun } // a guided game has its own luck
  readonly import: { with: { readonly file: Blob }; answer: Imported }
  readonly playOn: { with: { readonly file: Blob; readonly from: Until; readonly plan: Plan; readonly seat: Seat }; answer: Begun } // as this seat
  readonly export: { with: { readonly id: string }; answer: Export }
  readonly open: { with: { readonly id: string; readonly pause: number }; answer: Opened }
  readonly see: { with: { readonly viewer: Viewer; readonly from: number }; answer: LocalSight } // a sight leaves the worker only for whoever asks
  readonly submit: { with: { readonly seat: Seat; readonly decision: number; readonly command: unknown }; answer: Answer }
  readonly undo: { with: { readonly viewer: Viewer; readonly decision: number; readonly commands: number }; answer: Answer }
  readonly seat: { with: { readonly bots: readonly string[] }; answer: Opened } // who plays which seat from now on
  readonly lead: { with: { readonly seat: Seat; readonly command: unknown }; answer: Answer } // what a lesson has a bot do
  readonly leaveLesson: { with: object; answer: Opened } // from now on bots decide by themselves
  readonly scoreHistory: { with: object; answer: ScoreHistory | 'none' } // how the game that is over went
  readonly openReplay: { with: { readonly id: string }; answer: Overview } // a game to look back at
  readonly look: { with: { readonly eyes: Eyes; readonly at: number }; answer: Types['view'] }
  readonly lines: { with: { readonly eyes: Eyes }; answer: readonly ReplayLine[] }
  readonly pause: { with: { readonly pause: number }; answer: undefined } // before a bot's move, in milliseconds
}
export type Kind = keyof Questions
export type Ask<K extends Kind = Kind> = { [P in K]: { readonly kind: P } & Questions[P]['with'] }[K]
export type AnswerTo<K extends Kind = Kind> = Questions[K]['answer']

/** A position: after so many commands, or when everybody had heard so much and no more. */
export type Until = { readonly commands: number } | { readonly heard: number }

/** A question with its number, and the answer with the same one. */
export interface Asked {
  readonly n: number
  readonly ask: Ask
}
export type Reply<Given = AnswerTo> = { readonly n: number; readonly answer: Given } | { readonly n: number; readonly failure: Failure }

/** What the worker says unasked. */
export type News =
  | { readonly news: 'changed' } // somebody should ask again for what he sees
  | { readonly news: 'botFailed'; readonly seat: Seat }
  | { readonly news: 'failure'; readonly failure: Failure }

/** A table that was opened, as far as everybody may know it. */
export interface Opened {
  readonly plan: Plan
  readonly lasts: boolean // is it there after the page was left?
  readonly changed: boolean // have seats changed hands since it began?
}
/** A game that was written down, or is held in the memory of this worker. */
export interface Begun {
  readonly id: string
  readonly game: string
  readonly lasts: boolean
}
export interface Imported extends Begun {
  readonly over: boolean
  readonly checked: boolean // against digests of its own
  readonly practice: boolean
}
export interface Export {
  readonly file: Blob
  readonly name: string
}
