/** The map as a table of signs, for those who read it. */
import type { Section } from '@wildcat/kernel'
import { squareAt, wellOn } from '@wildcat/oil-rush'
import { regionOf } from '../ground.ts'
import { type Layout, terrainAt } from '../map.ts'
import type { View } from '../state.ts'
import { columnLetter } from './places.ts'

const TERRAIN = { plains: '·', rough: 'r', hills: 'H' } as const

/** From the far end down to the entry: terrain, wells by their derricks, D and T for the derricks and trucks of a seat. */
export function chart(view: View, title: string): Section {
  const { board, layout } = regionOf(view)
  const columns = Array.from({ length: board.columns }, (_, n) => n + 1)
  const rows = Array.from({ length: board.rows }, (_, n) => board.rows - n)
  return {
    title,
    columns: ['', ...columns.map(columnLetter)],
    rows: rows.map(row => [String(row), ...columns.map(column => sign(view, layout, squareAt(board, column, row)))]),
  }
}

function sign(view: View, layout: Layout, square: number): string {
  const well = wellOn(view, square)
  const trucks = view.trucks.flatMap((place, seat) => (place === square ? [`T${seat}`] : [])).join('')
  if (well?.state === 'derrick') return `D${well.owner}`
  const land = well?.state === 'covered' ? String(well.kind) : TERRAIN[terrainAt(layout, square)]
  return trucks === '' ? land : `${land === TERRAIN.plains ? '' : land}${trucks}`
}
