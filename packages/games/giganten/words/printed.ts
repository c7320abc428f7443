/** What the components say, read from the tables of the game, so that the texts of its rules cannot differ from them. */
import type { WellKind } from '@wildcat/oil-rush'
import { CARDS, type Card } from '../components.ts'
import { BOARD, COLUMNS, SITES } from '../map.ts'
import { place, rowLetter, terrainOfCost } from './places.ts'

export interface Relief {
  readonly row: string
  readonly hills: readonly string[]
  readonly mountains: readonly string[]
}

/** [GIG-C1] By row, the columns that are no plains. */
export function relief(): Relief[] {
  return Array.from({ length: BOARD.rows }, (_, row) => {
    const costs = BOARD.cost.slice(row * COLUMNS, (row + 1) * COLUMNS)
    const columnsOf = (wanted: 'hills' | 'mountains') =>
      costs.flatMap((cost, index) => (terrainOfCost(cost) === wanted ? [String(index + 1)] : []))
    return { row: rowLetter(row + 1), hills: columnsOf('hills'), mountains: columnsOf('mountains') }
  })
}

/** [GIG-C2] The squares of one kind of site; those for four players only have a star. */
export const sites = (kind: WellKind): string[] =>
  SITES.filter(site => site.kind === kind).map(({ square, onlyWithFour }) => `${place(square)}${onlyWithFour ? '*' : ''}`)

/** [GIG-C7, GIG-C8] Each card of a colour, with how many of it there are. */
export function copies(colour: Card['colour']): { readonly card: Card; readonly count: number }[] {
  const found = new Map<string, { card: Card; count: number }>()
  for (const card of CARDS.filter(each => each.colour === colour)) {
    const key = JSON.stringify(card)
    found.set(key, { card, count: (found.get(key)?.count ?? 0) + 1 })
  }
  return [...found.values()]
}
