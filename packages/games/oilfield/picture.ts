/** A drawing of the table as one viewer sees it: actions, fields, tiles, investments and what everybody has; below, what the tiles do. */
import type { Picture } from '@wildcat/kernel'
import { SANS, SLAB } from '@wildcat/oil-rush/picture/panel.ts'
import { at, el, escaped, label, rect, type Svg } from '@wildcat/oil-rush/picture/svg.ts'
import { tileTypes } from './components.ts'
import { INK, PAPER, SOFT } from './picture/art.ts'
import { fields } from './picture/fields.ts'
import type { Look, PictureWords } from './picture/look.ts'
import { actions, investments, tiles } from './picture/market.ts'
import { players } from './picture/players.ts'
import type { View } from './state.ts'
import type { T } from './types.ts'

const MARGIN = 16
const INNER = 1168
const TABLE = 614
const LINE_HEIGHT = 26

export const pictureIn = (words: PictureWords): Picture<T> => ({
  draw(view, names, { legend = true, signs = [] } = {}) {
    const look: Look = { words, names, slab: SLAB, mark: seat => signs[seat] ?? String(seat) }
    const about = [words.seats(view.seats), words.round(view.round)]
    const key = legend ? below(look, view, about) : []
    const [width, height] = [INNER + 2 * MARGIN, TABLE + (legend ? key.length * LINE_HEIGHT + MARGIN : 0)]
    return el(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: `0 0 ${width} ${height}`,
        width,
        height,
        role: 'img',
        'xml:lang': words.language,
        lang: words.language,
        'font-family': SANS,
        fill: INK,
      },
      el('title', {}, escaped(words.title)),
      el('desc', {}, escaped(about.join('. '))),
      rect(0, 0, width, height, { fill: PAPER }),
      at(MARGIN, 16, actions(look, view)),
      at(MARGIN, 112, fields(look, view)),
      at(MARGIN, 388, tiles(look, view.tiles)),
      at(MARGIN + 790, 388, investments(look, view)),
      at(MARGIN, 506, players(look, view, INNER + 8)),
      ...key.map((line, n) => at(MARGIN, TABLE + 16 + n * LINE_HEIGHT, line)),
    )
  },
})

/** Its name, and what each kind of tile does. */
const below = ({ words, slab }: Look, { options }: View, about: readonly string[]): Svg[] => [
  label(0, 0, [words.title, ...about].join(' · '), { 'font-size': 20, 'font-weight': 700, 'font-family': slab }),
  ...tileTypes(options).map(tile => label(0, 0, `${words.tiles[tile]}: ${words.effects[tile]}`, { 'font-size': 16, fill: SOFT })),
]
