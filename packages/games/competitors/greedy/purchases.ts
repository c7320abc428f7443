/** Vehicles and branches: bought when the program gets better by more than is lost when they count at resale value. */
import type { Seat } from '@wildcat/kernel'
import { basesOf, newBase } from '../bases.ts'
import type { Command, CommandOf } from '../commands.ts'
import { BRANCH_PRICE, BRANCH_RESALE, PRICES, RESALE } from '../components.ts'
import { VEHICLES } from '../content/kinds.ts'
import { cashOf } from '../money.ts'
import { indexOf } from '../planner/atlas.ts'
import type { View } from '../state.ts'
import { checkBuyBranch } from '../steps/branches.ts'
import { canHost, freePiece } from '../vehicles.ts'
import { meansOf } from './aim.ts'
import type { Constants } from './constants.ts'
import { handOf } from './jobs.ts'
import { bestProgram, type Means } from './program.ts'

interface Purchase {
  readonly command: Command
  readonly gain: number // in points, over going on without it
}

export function purchase(view: View, seat: Seat, means: Means, worth: number): Command | undefined {
  const all = [...vehicles(view, seat, means), ...branches(view, seat, means.constants)]
  const [best] = all.map(({ command, gain }) => ({ command, gain: gain - worth })).sort((a, b) => b.gain - a.gain)
  return best !== undefined && best.gain > means.constants.buying ? best.command : undefined
}

function vehicles(view: View, seat: Seat, means: Means): Purchase[] {
  const cash = cashOf(view, seat) - means.constants.reserve
  return VEHICLES.flatMap(kind => {
    const vehicle = freePiece(view, seat, kind)
    if (vehicle === undefined || cash < PRICES[kind]) return []
    return basesOf(view, seat).flatMap(({ state }): Purchase[] => {
      if (!canHost(state, kind)) return []
      const standings = [...means.standings, { vehicle, kind, node: indexOf(state), left: 0 }]
      const { worth } = bestProgram({ ...means, standings, spent: 1 })
      return [{ command: { kind: 'buyVehicle', vehicle: kind, at: state }, gain: worth - (PRICES[kind] - RESALE[kind]) * means.euro }]
    })
  })
}

/** A branch may have vehicles set there at once, opens its continent to planes and saves customs. */
function branches(view: View, seat: Seat, constants: Constants): Purchase[] {
  if (cashOf(view, seat) < BRANCH_PRICE + constants.reserve) return []
  return handOf(view, seat).states.flatMap((state): Purchase[] => {
    const command: CommandOf<'buyBranch'> = { kind: 'buyBranch', state }
    if ((!canHost(state, 'ship') && !canHost(state, 'plane')) || checkBuyBranch(view, seat, command) !== null) return []
    const bases = view.bases.map((own, each) => (each === seat ? [...own, newBase(state)] : own))
    const territories = view.territories.map((own, each) => (each === seat ? own.filter(card => card !== state) : own))
    const means = meansOf({ ...view, bases, territories }, seat, constants)
    const standings = means.standings.map(each => (canHost(state, each.kind) ? { ...each, branch: indexOf(state) } : each))
    const { worth } = bestProgram({ ...means, standings, spent: 1 })
    return [{ command, gain: worth - (BRANCH_PRICE - BRANCH_RESALE) * means.euro }]
  })
}
