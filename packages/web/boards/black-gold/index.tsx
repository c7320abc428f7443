import { askedOf, baronBids, regionOf, TILE_SIZE, type View } from '@wildcat/black-gold/board'
import { at } from '@wildcat/kernel'
import type { Company, Square } from '@wildcat/oil-rush'
import type { DrawnBoard } from '../kit/drawn-board.ts'
import { drawnRushBoard } from '../oil-rush/drawn-rush-board.tsx'
import { areaOf, sheetRatio } from './art/geometry.ts'
import { Besides } from './besides.tsx'
import { parts } from './board-context.tsx'
import { CardFace } from './cards/card-face.tsx'
import { BaronsCards, BaronTurnsUp } from './decide/baron.tsx'
import { Controls, ruleAsked, Waiting } from './decide/controls.tsx'
import { specialOf } from './decide/special.tsx'
import './dusk.css'
import { Players } from './players.tsx'
import { sceneBook } from './scenes.ts'
import { Sheet } from './sheet.tsx'
import { Status } from './status.tsx'
import { targetsOf } from './targets.ts'
import { BoardTips } from './tips.tsx'
import './lit.css'

/** 'all' while one of them is to be named. */
function companyAsked(view: View): Company | 'all' | undefined {
  const asked = askedOf(view)
  if (asked?.kind === 'nameCompany') return 'all'
  if (asked === undefined || !('company' in asked)) return undefined
  return asked.company === 'liquidation' ? 'all' : asked.company
}
function siteAsked(view: View): Square | undefined {
  const asked = askedOf(view)
  return asked?.kind === 'transport' ? at(view.wells, asked.well).square : undefined
}
const columnsOf = (view: View) => regionOf(view).board.columns

export const blackGold: DrawnBoard = drawnRushBoard({
  ...parts,
  scenes: sceneBook,
  look: 'dusk',
  ratioOf: view => sheetRatio(columnsOf(view), view.seats + 1),
  shapeOf: view => (columnsOf(view) > TILE_SIZE ? 'tall' : 'slim'),
  areaOf,
  targetsOf,
  siteAsked,
  companyAsked,
  ruleAsked,
  specialOf,
  atCompany: (view, company) => baronBids(view) && <BaronsCards company={company} />,
  Sheet,
  Tips: BoardTips,
  Status,
  Players,
  Face: CardFace,
  Controls,
  Waiting,
  AtMoment: BaronTurnsUp,
  Besides,
})
