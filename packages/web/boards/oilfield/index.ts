import type { DrawnBoard } from '../kit/drawn-board.ts'
import { OilfieldBoard } from './board.tsx'
import { OilfieldPosition, OilfieldPreview } from './position.tsx'
import { boardWords } from './words/index.ts'

export const oilfield: DrawnBoard = {
  Board: OilfieldBoard,
  Position: OilfieldPosition,
  Preview: OilfieldPreview,
  help: { en: boardWords.en.help, it: boardWords.it.help },
}
