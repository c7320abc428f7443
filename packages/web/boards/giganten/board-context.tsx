import type { Command, Event, T, View } from '@wildcat/giganten/board'
import type { Types } from '@wildcat/kernel'
import type { BoardState } from '../kit/board-context.ts'
import { createRushBoard, type RushBoard } from '../oil-rush/create-rush-board.tsx'
import { rushFacts } from './facts.ts'
import type { Shown } from './scenes.ts'
import type { BoardWords } from './words/en.ts'
import { boardWords } from './words/index.ts'

export type GigantenState = BoardState<View, Command, Event, BoardWords, Shown>

const isView = (view: Types['view']): view is View => 'trucks' in view && 'black' in view && 'wells' in view

type Parts = RushBoard<T, BoardWords, Shown>
export const parts: Parts = createRushBoard<T, BoardWords, Shown>({
  id: 'giganten',
  isView,
  words: boardWords,
  shownOf: view => view,
  rushFacts,
})
export const useBoard: Parts['useBoard'] = parts.useBoard
