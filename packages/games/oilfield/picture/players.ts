/** What each player has. */
import { at as of } from '@wildcat/kernel'
import { at, g, label, rect, type Svg, shortened } from '@wildcat/oil-rush/picture/svg.ts'
import { capacityOf } from '../queries.ts'
import type { View } from '../state.ts'
import { colourOf, cube, disc, LINE, PAPER, SOFT } from './art.ts'
import type { Look } from './look.ts'

const PLAYERS = 92

export function players(look: Look, view: View, width: number): Svg {
  const wide = width / view.seats
  return Array.from({ length: view.seats }, (_, seat) => at(seat * wide, 0, player(look, view, seat, wide - 8))).join('')
}

function player({ words, names, mark }: Look, view: View, seat: number, width: number): Svg {
  const { oil, gas } = of(view.stores, seat)
  const stored = [...Array<'oil'>(oil).fill('oil'), ...Array<'gas'>(gas).fill('gas')]
  const room = capacityOf(view, seat)
  const points = words.vp(of(view.outcome === 'open' ? view.vp : view.outcome.scores, seat)) // those of the end come with it
  return g(
    { class: 'player' },
    rect(0, 0, width, PLAYERS, { fill: PAPER, stroke: LINE, 'stroke-width': 2 }),
    rect(0, 0, width, 5, { fill: colourOf(seat).fill }),
    at(22, 28, disc(colourOf(seat), mark(seat))),
    label(44, 34, shortened(names(seat), Math.floor((width - 130) / 9)), { 'font-size': 18, 'font-weight': 700 }),
    label(width - 10, 34, points, { 'font-size': 20, 'font-weight': 700, 'text-anchor': 'end' }),
    label(width - 10, 70, words.money(of(view.money, seat)), { 'font-size': 20, 'text-anchor': 'end' }),
    ...Array.from({ length: room }, (_, n) => {
      const kind = stored[n]
      const place = [22 + n * 21, 64] as const
      return kind === undefined
        ? rect(place[0] - 9, place[1] - 9, 18, 18, { fill: 'none', stroke: SOFT, 'stroke-dasharray': '3 2' })
        : at(...place, cube(kind, 20))
    }),
  )
}
