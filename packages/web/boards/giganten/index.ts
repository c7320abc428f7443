import { askedOf, type View } from '@wildcat/giganten/board'
import { at } from '@wildcat/kernel'
import type { Company, Square } from '@wildcat/oil-rush'
import type { DrawnBoard } from '../kit/drawn-board.ts'
import { drawnRushBoard } from '../oil-rush/drawn-rush-board.tsx'
import { sheetRatio } from './art/geometry.ts'
import { Besides } from './besides.tsx'
import { parts } from './board-context.tsx'
import { CardFace } from './cards/card-face.tsx'
import { Controls, ruleAsked, Waiting } from './decide/controls.tsx'
import { AREA } from './game-map.ts'
import { Players } from './players.tsx'
import { sceneBook } from './scenes.ts'
import { Sheet } from './sheet.tsx'
import { Status } from './status.tsx'
import { targetsOf } from './targets.ts'
import { BoardTips } from './tips.tsx'

function companyAsked(view: View): Company | undefined {
  const asked = askedOf(view)
  return asked !== undefined && 'company' in asked ? asked.company : undefined
}
function siteAsked(view: View): Square | undefined {
  const asked = askedOf(view)
  return asked?.kind === 'transport' ? at(view.wells, asked.well).square : undefined
}

export const giganten: DrawnBoard = drawnRushBoard({
  ...parts,
  scenes: sceneBook,
  ratioOf: ({ seats }) => sheetRatio(seats + 1),
  areaOf: () => AREA,
  targetsOf,
  siteAsked,
  companyAsked,
  ruleAsked,
  Sheet,
  Tips: BoardTips,
  Status,
  Players,
  Face: CardFace,
  Controls,
  Waiting,
  Besides,
})
