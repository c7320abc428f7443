import type { DrawnBoard } from '../kit/drawn-board.ts'
import { CompetitorsBoard } from './board.tsx'
import { CompetitorsPosition, CompetitorsPreview } from './position.tsx'
import { boardWords } from './words/index.ts'

export const competitors: DrawnBoard = {
  Board: CompetitorsBoard,
  Position: CompetitorsPosition,
  Preview: CompetitorsPreview,
  help: { en: boardWords.en.help, it: boardWords.it.help },
}
