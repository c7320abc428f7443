/** The three fields: who stands on them, what lies below, and how often that comes again. */
import { at, centred, circle, g, label, rect, type Svg } from '@wildcat/oil-rush/picture/svg.ts'
import { FIELDS, type Field, LEASES } from '../components.ts'
import type { View } from '../state.ts'
import { colourOf, cube, disc, EARTH, flag, GREY, INK, PAPER, SKY, SOFT, tower } from './art.ts'
import type { Look } from './look.ts'

const PLOT = 95
const GAP = 14
const BAND = 96
const GROUND = BAND + 34
const HEIGHT = 262
const A_ROW = 7 // of cubes
const COUNT = { 'font-size': 20, 'font-weight': 700, 'text-anchor': 'end', fill: '#ffffff' } as const

export function fields(look: Look, view: View): Svg {
  let left = 0
  const drawn = FIELDS.map(field => {
    const width = LEASES[field] * PLOT
    const piece = at(left, 0, oneField(look, view, field, width))
    left += width + GAP
    return piece
  })
  return drawn.join('')
}

function oneField(look: Look, view: View, field: Field, width: number): Svg {
  const { words } = look
  const { oil, gas, level } = view.fields[field]
  const cubes = [...Array<'oil'>(oil).fill('oil'), ...Array<'gas'>(gas).fill('gas')]
  return g(
    { class: 'field' },
    rect(0, 0, width, BAND, { fill: SKY }),
    ...plots(look, view, field).map((plot, n) => at(n * PLOT + PLOT / 2, 60, plot)),
    rect(0, BAND, width, 34, { fill: EARTH }),
    label(12, BAND + 25, words.fields[field], { 'font-size': 24, 'font-weight': 700, fill: '#ffffff', 'font-family': look.slab }),
    ...(['oil', 'gas'] as const).flatMap((kind, n) => [
      label(width - 98 + n * 56, BAND + 25, words.number(view.fields[field][kind]), COUNT),
      at(width - 82 + n * 56, BAND + 17, cube(kind, 22)),
    ]),
    rect(0, GROUND, width, HEIGHT - GROUND, { fill: level === 0 ? '#8b6b4b' : '#e8cf9d' }),
    ...cubes.map((kind, n) =>
      at(
        width / 2 + ((n % A_ROW) - (Math.min(A_ROW, cubes.length) - 1) / 2) * 30,
        GROUND + 30 + Math.floor(n / A_ROW) * 32,
        cube(kind, 26),
      ),
    ),
    ...(view.strike === field ? [at(width - 30, GROUND + 30, circle(0, 0, 14, { fill: '#9b958a', stroke: INK, 'stroke-width': 2 }))] : []),
    centred(width / 2, HEIGHT - 18, words.refills(level), 16, { fill: level === 0 ? '#ffffff' : SOFT }),
  )
}

/** What stands on each plot; on those without an owner, the leases on show. */
function plots({ words, mark }: Look, view: View, field: Field): Svg[] {
  let onShow = view.leases.onShow.filter(each => each === field).length
  return view.plots
    .filter(plot => plot.field === field)
    .map(({ owner, tower: kind }) => {
      if (owner === 'nobody') {
        if (onShow-- > 0)
          return g({ class: 'lease' }, rect(-40, -18, 80, 34, { fill: PAPER, stroke: INK }), centred(0, -1, words.lease, 14))
        return ''
      }
      const colour = owner === 'bot' ? GREY : colourOf(owner)
      const standing = kind === 'none' ? flag(colour) : g({ class: 'tower' }, tower(kind))
      return at(0, -16, standing) + at(0, 22, disc(colour, owner === 'bot' ? '–' : mark(owner)))
    })
}
