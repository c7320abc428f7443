import type { Command, Event, T, View } from '@wildcat/black-gold/board'
import type { Types } from '@wildcat/kernel'
import type { BoardState } from '../kit/board-context.ts'
import { createRushBoard, type RushBoard } from '../oil-rush/create-rush-board.tsx'
import { rushFacts } from './facts.ts'
import type { Shown } from './scenes.ts'
import type { BoardWords } from './words/en.ts'
import { boardWords } from './words/index.ts'

export type BlackGoldState = BoardState<View, Command, Event, BoardWords, Shown>

const isView = (view: Types['view']): view is View => 'trucks' in view && 'baronHands' in view && 'wells' in view

type Parts = RushBoard<T, BoardWords, Shown>
export const parts: Parts = createRushBoard<T, BoardWords, Shown>({
  id: 'black-gold',
  isView,
  words: boardWords,
  shownOf: view => view,
  rushFacts,
})
export const useBoard: Parts['useBoard'] = parts.useBoard
