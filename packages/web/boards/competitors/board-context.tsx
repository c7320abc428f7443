import type { T, View } from '@wildcat/competitors/board'
import type { Types } from '@wildcat/kernel'
import { createGameBoard, type GameBoard } from '../kit/create-game-board.tsx'
import type { Shown } from './changes.ts'
import type { BoardWords } from './words/en.ts'
import { boardWords } from './words/index.ts'

const isView = (view: Types['view']): view is View => 'fleet' in view && 'signed' in view && 'customs' in view

type Parts = GameBoard<T, BoardWords, Shown>
export type CompetitorsState = ReturnType<Parts['useBoard']>
export const parts: Parts = createGameBoard<T, BoardWords, Shown>({ id: 'competitors', isView, words: boardWords, shownOf: view => view })
export const useBoard: Parts['useBoard'] = parts.useBoard
