import type { DrawnBoard } from '../kit/drawn-board.ts'
import { GigantenBoard } from './board.tsx'
import { GigantenPosition, GigantenPreview } from './position.tsx'
import { boardWords } from './words/index.ts'

export const giganten: DrawnBoard = {
  Board: GigantenBoard,
  Position: GigantenPosition,
  Preview: GigantenPreview,
  help: { en: boardWords.en.help, it: boardWords.it.help },
}
