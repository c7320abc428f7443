/** [BG-5.9, BG-5.13] Gushers: a second derrick, on plains beside the truck, without a token. */
import { at, type Rejection, type Seat } from '@wildcat/kernel'
import { areNeighbours, canLeave, erect, fromBank, neighbours, rollDie, type Square, truckOf, wellOn } from '@wildcat/oil-rush'
import type { CommandOf } from '../commands.ts'
import { GUSHER_COST } from '../components.ts'
import { regionOf } from '../ground.ts'
import { no } from '../rules.ts'
import type { View } from '../state.ts'
import type { BlackGoldPlay } from '../types.ts'

export const gushers = (view: View, seat: Seat, built: boolean): CommandOf<'drillGusher'>[] =>
  whyNoGusher(view, seat, built) === null
    ? neighbours(regionOf(view).board, truckOf(view, seat))
        .filter(square => whyNotThere(view, seat, square) === null)
        .map(square => ({ kind: 'drillGusher', square }))
    : []

export const checkGusher = (view: View, seat: Seat, square: Square, built: boolean): Rejection | null =>
  whyNoGusher(view, seat, built) ?? whyNotThere(view, seat, square)

function whyNoGusher(view: View, seat: Seat, built: boolean): Rejection | null {
  if (!built) return no('buildFirst')
  if (at(view.stock, seat) === 0) return no('noGusherDerrick')
  return at(view.money, seat) < GUSHER_COST ? no('cannotPayGusher', { cost: GUSHER_COST }) : null
}

/** What has run dry is plains again: wells lie on plains. */
function whyNotThere(view: View, seat: Seat, square: Square): Rejection | null {
  const { board } = regionOf(view)
  if (square >= board.cost.length || !areNeighbours(board, truckOf(view, seat), square)) return no('gusherTooFar')
  if (at(board.cost, square) > 1) return no('notOnPlains')
  if (wellOn(view, square) !== undefined || view.trucks.includes(square)) return no('squareTaken')
  return shutsIn(view, seat, square) ? no('shutsIn') : null
}

/** [BG-5.9] An opponent's truck that could still leave its square. */
function shutsIn(view: View, seat: Seat, square: Square): boolean {
  const { board } = regionOf(view)
  return view.trucks.some(
    (truck, each) => each !== seat && truck !== 'off' && canLeave(board, view, truck) && !canLeave(board, view, truck, square),
  )
}

export function drillGusher(play: BlackGoldPlay, seat: Seat, square: Square): void {
  const { state } = play
  fromBank(state, seat, -GUSHER_COST)
  const face = rollDie(play)
  const ground = { square, kind: 'gusher', state: 'covered', value: face.pips, seenBy: [], owner: 'nobody', oil: 0 } as const
  state.wells.push(erect(state, ground, seat))
  play.reveal({ kind: 'gusherDrilled', seat, well: state.wells.length - 1, square, face })
}
