/** What a game's board is, and what it is given: this is all that the rest of the page knows of it. */
import type { Language, Seat, Tagged, Types, Viewer } from '@wildcat/kernel'
import type { ComponentType, ReactNode } from 'react'
import type { Spoken } from '../../session/use-game.ts'
import type { Plan } from '../../store/plan.ts'
import type { Key } from '../../words/help.ts'
import type { PageLine } from '../../worker/sights.ts'

/** What the hand on the screen can do. Nothing is under way while `sending` is false. */
export interface Turn {
  readonly seat: Seat
  readonly decision: number // the name of what is asked now
  readonly isAsked: boolean
  readonly sending: boolean
  readonly choose: (command: Tagged) => Promise<boolean>
  readonly chain: (commands: readonly Tagged[]) => Promise<boolean> // one after the other; ends early when the game refuses one
}

/** A viewer's sight of the table, what the hand on the screen can do, and parts of the table to place. */
export interface TableBoardProps {
  readonly spoken: Spoken
  readonly view: Types['view']
  readonly viewer: Viewer
  readonly plan: Plan
  readonly pending: readonly Seat[]
  readonly stopped?: string | undefined // said where nobody is waited for any more
  readonly lines: readonly PageLine[]
  readonly turn: Turn | undefined // while hands are hidden, and where a game is only looked at, nobody's
  readonly head: (status: ReactNode) => ReactNode // title and tools, around how far the game is
  readonly panel: (controls: ReactNode) => ReactNode // the question and its sentences, around what the board offers for it
  readonly log: ReactNode
  readonly unread?: ReactNode // how much was said since one last looked there
  readonly replay?: 'step' | 'leap' // how one came here, where a game is looked back at
}

/** A position to look at: whose eyes it is seen with, `view.viewer` says; 'table' means that all is open. */
export interface PositionProps {
  readonly spoken: Spoken
  readonly view: Types['view']
  readonly lines?: readonly PageLine[] | undefined // what has happened, where it is known
}

/** The same while a table is being set up: the option that is being looked at is lit where it has a place on the board. */
export interface PreviewProps extends PositionProps {
  readonly lit: string | undefined
}

/** How a board is used, by hand and by keyboard. */
export interface BoardHelp {
  readonly paragraphs: readonly string[]
  readonly keys: readonly Key[]
}

/** What the folder of a game's board exports. */
export interface DrawnBoard {
  readonly Board: ComponentType<TableBoardProps> // to play on, and to look back with
  readonly Position: ComponentType<PositionProps>
  readonly Preview: ComponentType<PreviewProps> // the board alone, while a table is being set up
  readonly help: Readonly<Record<Language, BoardHelp>>
}
