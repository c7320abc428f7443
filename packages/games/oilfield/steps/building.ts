/** [OIL-5.2, OIL-5.3] One tile of the market at its price: a tower on an own lease, an expansion beside the refinery. */
import { at, type Rejection, type Seat } from '@wildcat/kernel'
import type { CommandOf } from '../commands.ts'
import { EXPANSIONS, type Expansion, FIELDS, TILE_FACTS, TILES, type Tile } from '../components.ts'
import { fromBank } from '../payments.ts'
import { bareLease, meansOf } from '../queries.ts'
import { no } from '../rules.ts'
import type { View } from '../state.ts'
import type { DecisionStep, OilfieldPlay } from '../types.ts'
import { declined } from './declining.ts'
import { mayDrill } from './drilling.ts'

type Site = CommandOf<'build'>['on']
const SITES: readonly Site[] = [...FIELDS, 'refinery']
const isExpansion = (tile: Tile): tile is Expansion => EXPANSIONS.some(each => each === tile)

export const build: DecisionStep<'build', 'build' | 'decline'> = {
  takes: ['build', 'decline'],
  actors: (_, { seat }) => [seat],
  legal(view, _, seat) {
    const found: CommandOf<'build' | 'decline'>[] = [{ kind: 'decline' }]
    for (const tile of TILES) for (const on of SITES) if (checkTile(view, seat, tile, on) === null) found.push({ kind: 'build', tile, on })
    return found
  },
  check: (view, _, seat, command) => (command.kind === 'decline' ? null : checkTile(view, seat, command.tile, command.on)),
  apply(play, step, seat, command) {
    if (command.kind === 'decline') return declined(play, step)
    const plot = erect(play, seat, command.tile, command.on)
    if (plot === 'none') return play.done()
    const drill = { kind: 'drill', seat, by: 'building', only: plot, used: [] } as const
    if (mayDrill(play.state, drill))
      play.become(drill) // [OIL-5.3]
    else play.done()
  },
}

function checkTile(view: View, seat: Seat, tile: Tile, on: Site): Rejection | null {
  if (!view.tiles.onShow.includes(tile)) return no('tileNotOnShow')
  const { price } = TILE_FACTS[tile]
  const money = at(view.money, seat)
  if (money < price) return no('tileTooDear', { price, money, means: meansOf(view, seat) })
  if (isExpansion(tile)) return on === 'refinery' ? null : no('expansionsStandAtHome')
  if (on === 'refinery') return no('towersStandInFields')
  return bareLease(view, seat, on) === undefined ? no('noFreeLease') : null
}

/** The plot of a tower; an expansion has none. */
function erect(play: OilfieldPlay, seat: Seat, tile: Tile, on: Site): number | 'none' {
  const { state } = play
  const { price } = TILE_FACTS[tile]
  fromBank(state, seat, -price)
  state.tiles.onShow.splice(state.tiles.onShow.indexOf(tile), 1)
  play.emit({ kind: 'built', seat, tile, on, price })
  if (isExpansion(tile)) {
    at(state.expansions, seat).push(tile)
    return 'none'
  }
  const plot = on === 'refinery' ? undefined : bareLease(state, seat, on)
  if (plot === undefined) throw new Error(`seat ${seat} has no free lease in ${on}`)
  at(state.plots, plot).tower = tile
  return plot
}
