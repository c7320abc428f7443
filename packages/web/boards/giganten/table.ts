/** The table as every part of the board knows it. */
import type { Command, Event, GigantenRule, View } from '@wildcat/giganten/board'
import type { Rejection, Seat, Types, Viewer } from '@wildcat/kernel'
import { createContext, useContext } from 'react'
import { isolated } from '../../session/names.ts'
import type { Turn } from '../kit/table-board-props.ts'
import type { Shown } from './motion/shown.ts'
import type { BoardWords } from './words/en.ts'

/** How things are, and what can be asked about them. It changes only when the table does. */
export interface Facts {
  readonly view: View
  readonly viewer: Viewer
  readonly names: readonly string[]
  readonly words: BoardWords
  readonly legal: readonly Command[] // for the hand on the screen
  readonly check: (command: Command) => Rejection | null
  readonly say: (command: Command) => string // what it would do, as plain text
  readonly why: (rejection: Rejection) => string
  readonly readRule: (rule: GigantenRule) => void // opens the rule book there
}
export interface GigantenTable extends Facts {
  readonly shown: Shown // as the board shows things while pieces still move
  readonly event: Event | undefined // what is being shown
  readonly ms: number // for how long
  readonly turn: Turn | undefined
}

export const TableContext = createContext<GigantenTable | undefined>(undefined)

export function useTable(): GigantenTable {
  const table = useContext(TableContext)
  if (table === undefined) throw new Error('no table of Giganten here')
  return table
}

/** Only its outline: what is inside was made by the game itself. */
export const isGiganten = (view: Types['view']): view is View => 'trucks' in view && 'onShow' in view && 'wells' in view

/** A player's name inside plain text. */
export const named = (names: readonly string[], seat: Seat): string => isolated(names[seat] ?? '')
