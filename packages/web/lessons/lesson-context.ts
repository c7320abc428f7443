/** Between a guided game and the parts of its table: what is told on the sheet, and which part of the board it is about. */
import type { Tagged } from '@wildcat/kernel'
import { createContext, type ReactNode } from 'react'
import type { Tab } from '../boards/kit/layout/tabs.tsx'

interface LessonLink {
  readonly card: ReactNode // above what is asked
  readonly tab: Tab['id'] | undefined
  readonly notThis: string // what is told where the lesson asks for something else
  readonly meant: readonly Tagged[] | undefined // of the turn at hand, all that may be done; undefined: anything
}
/** Only at a guided table. */
export const LessonContext = createContext<LessonLink | undefined>(undefined)
