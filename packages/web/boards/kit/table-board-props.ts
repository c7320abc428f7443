/** What a board to play on is given: a viewer's sight of the table, what the hand on the screen can do, and parts of the table to place. */
import type { Seat, Tagged, Types, Viewer } from '@wildcat/kernel'
import type { ReactNode } from 'react'
import type { Spoken } from '../../session/use-game.ts'
import type { Plan } from '../../store/plan.ts'
import type { PageLine } from '../../worker/sights.ts'

/** What the hand on the screen can do. Nothing is under way while `sending` is false. */
export interface Turn {
  readonly seat: Seat
  readonly isAsked: boolean
  readonly sending: boolean
  readonly choose: (command: Tagged) => Promise<boolean>
  readonly chain: (commands: readonly Tagged[]) => Promise<boolean> // one after the other; ends early when the game refuses one
}

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
  /** The question and its sentences, around what the board offers for it; `wanted`: something there answers what was just tried. */
  readonly panel: (controls: ReactNode, wanted: boolean) => ReactNode
  readonly log: ReactNode
  readonly replay?: 'step' | 'leap' // how one came here, where a game is looked back at
}
