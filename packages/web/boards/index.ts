/** Boards to look at, by game. A game without one is shown in words. */
import type { Types } from '@wildcat/kernel'
import { type ComponentType, lazy } from 'react'
import type { Spoken } from '../session/use-game.ts'

/** A position to look at: whose eyes it is seen with, `view.viewer` says; 'table' means that all is open. */
export interface BoardProps {
  spoken: Spoken
  view: Types['view']
}

/** Loaded with `lazy`: whoever plays another game, or reads words, does without. */
export const BOARDS: Readonly<Record<string, ComponentType<BoardProps>>> = {
  giganten: lazy(async () => ({ default: (await import('./giganten/position.tsx')).GigantenPosition })),
}
