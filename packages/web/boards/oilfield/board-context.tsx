import type { Types } from '@wildcat/kernel'
import type { T, View } from '@wildcat/oilfield/board'
import { createGameBoard, type GameBoard } from '../kit/create-game-board.tsx'
import type { Shown } from './changes.ts'
import type { BoardWords } from './words/en.ts'
import { boardWords } from './words/index.ts'

const isView = (view: Types['view']): view is View => 'fields' in view && 'stores' in view && 'rows' in view

type Parts = GameBoard<T, BoardWords, Shown>
export type OilfieldState = ReturnType<Parts['useBoard']>
export const parts: Parts = createGameBoard<T, BoardWords, Shown>({ id: 'oilfield', isView, words: boardWords, shownOf: view => view })
export const useBoard: Parts['useBoard'] = parts.useBoard
