/**
 * What the screen of a table asks for and is told, wherever the table is: in a worker of this browser (`LocalSession`), or on a server
 * (`RoomSession` in `online/`). One vocabulary for both: a table is opening, open or failed; a decision is taken or refused; whatever
 * fails is a failure in the words of its place.
 */
import type { Rejection, ScoreHistory, Seat, Tagged, Types, Viewer } from '@wildcat/kernel'
import type { Plan } from '../store/plan.ts'
import type { Failure } from '../worker/failure.ts'
import type { PageLine } from '../worker/sights.ts'

export interface PageSight {
  readonly viewer: Viewer
  readonly view: Types['view']
  readonly undo: Rejection | 'free'
  readonly decision: number
  readonly lines: readonly PageLine[]
}

export interface OpenState {
  readonly stage: 'open'
  readonly plan: Plan
  readonly people: readonly Seat[] // who play at this screen
  readonly lasts: boolean // is it there after a reload?
  readonly changed: boolean // have seats changed hands?
  readonly sight: PageSight
  readonly lingers: boolean // it is somebody else's turn, but this seat has news of its own to read
  readonly sending: boolean
  readonly decided: number
}
export type SessionState = { readonly stage: 'opening' } | { readonly stage: 'failed'; readonly failure: Failure } | OpenState

/** What a table tells its screen; `Failed`: how its place puts what fails. */
export interface TableListeners<Failed> {
  readonly changed: () => void
  readonly refused: (rejection: Rejection) => void
  readonly failed: (failure: Failed) => void
  readonly botFailed: (seat: Seat) => void
}

export interface TableSession {
  readonly state: SessionState
  chain(commands: readonly Tagged[]): Promise<boolean> // one after the other; ends early when the game refuses one
  undo(commands?: number): Promise<boolean> // so many of one's own last ones; else the last
  takeUp(viewer: Viewer): Promise<void>
  layDown(): Promise<void>
  scoreHistory(): Promise<ScoreHistory | 'none'> // of a game that is over
  close(): void
}
