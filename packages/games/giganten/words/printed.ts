/** What the components say, read from the tables of the game, so that the texts of its rules cannot differ from them. */
import type { WellKind } from '@wildcat/oil-rush'
import { copies as copiesIn } from '@wildcat/oil-rush/words/copies.ts'
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
export const copies = (colour: Card['colour']) => copiesIn(CARDS.filter(card => card.colour === colour))
