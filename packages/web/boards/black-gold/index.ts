import type { DrawnBoard } from '../kit/drawn-board.ts'
import { BlackGoldBoard } from './board.tsx'
import { BlackGoldPosition, BlackGoldPreview } from './position.tsx'
import { boardWords } from './words/index.ts'

export const blackGold: DrawnBoard = {
  Board: BlackGoldBoard,
  Position: BlackGoldPosition,
  Preview: BlackGoldPreview,
  help: { en: boardWords.en.help, it: boardWords.it.help },
}
