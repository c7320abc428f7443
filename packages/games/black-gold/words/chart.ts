/** The map as a table of signs, for those who read it. */
import type { Names, Section } from '@wildcat/kernel'
import { squareAt, wellOn } from '@wildcat/oil-rush'
import { regionOf } from '../ground.ts'
import { type Layout, terrainAt } from '../map.ts'
import type { View } from '../state.ts'
import { columnLetter } from './places.ts'

const TERRAIN = { plains: '·', rough: 'r', hills: 'H' } as const

/** From the far end down to the entry: terrain, wells by their derricks, D and T for the derricks and trucks of players. */
export function chart(view: View, title: string, who: Names): Section {
  const { board, layout } = regionOf(view)
  const columns = Array.from({ length: board.columns }, (_, n) => n + 1)
  const rows = Array.from({ length: board.rows }, (_, n) => board.rows - n)
  return {
    title,
    grid: true,
    columns: ['', ...columns.map(columnLetter)],
    rows: rows.map(row => [String(row), ...columns.map(column => sign(view, layout, squareAt(board, column, row), who))]),
  }
}

function sign(view: View, layout: Layout, square: number, who: Names): string {
  const well = wellOn(view, square)
  const trucks = view.trucks.flatMap((place, seat) => (place === square ? [`T ${who(seat)}`] : []))
  if (well?.state === 'derrick') return well.owner === 'nobody' ? 'D' : `D ${who(well.owner)}`
  const land = well?.state === 'covered' ? String(well.kind) : TERRAIN[terrainAt(layout, square)]
  return trucks.length === 0 ? land : [...(land === TERRAIN.plains ? [] : [land]), ...trucks].join(' ')
}
