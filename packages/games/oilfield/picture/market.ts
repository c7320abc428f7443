/** What can be had: the workers' actions, the tiles on show, and the investments. */
import { at, centred, circle, g, label, rect, type Svg } from '@wildcat/oil-rush/picture/svg.ts'
import { COLUMNS, type Column, INVESTMENT_PRICES, INVESTMENTS, LEASE_PRICES, SPACES, TILE_FACTS, type Tile } from '../components.ts'
import type { View } from '../state.ts'
import { colourOf, disc, GREY, INK, LINE, PAPER, SOFT, tank, tower } from './art.ts'
import type { Look } from './look.ts'

const COLUMN = 168
const SPACE = 36

/** Houses for the workers, with their spaces. */
export const actions = (look: Look, view: View): Svg => COLUMNS.map((column, n) => at(n * COLUMN, 0, house(look, view, column))).join('')

function house({ words, mark }: Look, view: View, column: Column): Svg {
  const spaces = SPACES[column].flatMap((least, space) => (least <= Math.max(2, view.seats) ? [space] : []))
  const isAt = (space: number) => (spot: View['workers'][number]) => spot !== 'home' && spot.column === column && spot.space === space
  return g(
    { class: 'action' },
    rect(0, 0, COLUMN - 10, 84, { fill: PAPER, stroke: LINE, 'stroke-width': 2 }),
    centred(COLUMN / 2 - 5, 20, words.columns[column], 17, { 'font-weight': 600 }),
    ...spaces.map((space, n) => {
      const seat = view.workers.findIndex(isAt(space))
      const bot = view.bot !== 'none' && isAt(space)(view.bot.worker)
      return at(
        COLUMN / 2 - 5 + (n - (spaces.length - 1) / 2) * SPACE,
        58,
        circle(0, 0, 15, { fill: 'none', stroke: SOFT, 'stroke-dasharray': '4 3' }),
        seat >= 0 ? disc(colourOf(seat), mark(seat), 15) : bot ? disc(GREY, '–', 15) : '',
        seat < 0 && !bot && column === 'lease' ? centred(0, 0, words.money(LEASE_PRICES[space] ?? 0), 13) : '',
      )
    }),
  )
}

export const tiles = ({ words }: Look, { onShow }: View['tiles']): Svg =>
  onShow
    .map((tile, n) =>
      at(
        n * 122,
        0,
        g(
          { class: 'tile' },
          rect(0, 0, 114, 104, { fill: PAPER, stroke: LINE, 'stroke-width': 2 }),
          at(57, 38, tileArt(tile)),
          label(8, 84, words.money(TILE_FACTS[tile].price), { 'font-size': 18, 'font-weight': 700 }),
          label(8, 99, words.tiles[tile], { 'font-size': 12, fill: SOFT }),
        ),
      ),
    )
    .join('')
const tileArt = (tile: Tile): Svg => (tile === 'storage' || tile === 'gasRefinery' ? tank() : tower(tile))

/** The prices of points, and who covers the first of them. */
export const investments = ({ words, mark, slab }: Look, { rows }: View): Svg =>
  [
    label(0, 14, words.investments, { 'font-size': 16, 'font-weight': 700, 'font-family': slab }),
    ...INVESTMENTS.flatMap((row, n) => [
      label(0, 44 + n * 28, words.vp(row), { 'font-size': 16, 'font-weight': 700 }),
      ...INVESTMENT_PRICES[row].map((price, space) => {
        const covered = rows[row][space]
        const place = [84 + space * 54, 38 + n * 28] as const
        if (covered === undefined) return centred(...place, words.money(price), 15, { fill: space === rows[row].length ? INK : SOFT })
        return at(...place, covered === 'government' ? disc(GREY, '–', 12) : disc(colourOf(covered), mark(covered), 12))
      }),
    ]),
  ].join('')
