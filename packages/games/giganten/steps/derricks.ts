/** [GIG-6] 5 Derricks. */
import { at, type Rejection, type Seat } from '@wildcat/kernel'
import { areNeighbours, BUILDING_COST, erect, fromBank } from '@wildcat/oil-rush'
import type { CommandOf } from '../commands.ts'
import { BOARD } from '../map.ts'
import { mayBuild, truckOf, wellsBesideTruck } from '../queries.ts'
import { no } from '../rules.ts'
import type { View } from '../state.ts'
import type { AutoStep, DecisionStep, GigantenPlay } from '../types.ts'

/** [GIG-6.1] Asked is who has a derrick left and stands next to a free site that he can pay. */
export const offerBuilding: AutoStep<'offerBuilding'> = {
  run(play, { seat }) {
    const { state } = play
    const canBuild = wellsBesideTruck(state, seat).some(well => mayBuild(state, seat, at(state.wells, well)))
    if (canBuild && at(state.stock, seat) > 0) play.next({ kind: 'build', seat })
  },
}

export const build: DecisionStep<'build', 'build' | 'buildNothing'> = {
  takes: ['build', 'buildNothing'],
  actors: (_, { seat }) => [seat],
  legal(view, _, seat) {
    const found: CommandOf<'build' | 'buildNothing'>[] = []
    for (const well of wellsBesideTruck(view, seat)) if (mayBuild(view, seat, at(view.wells, well))) found.push({ kind: 'build', well })
    found.push({ kind: 'buildNothing' })
    return found
  },
  check: (view, _, seat, command) => (command.kind === 'build' ? checkBuilding(view, seat, command.well) : null),
  apply(play, _, seat, command) {
    if (command.kind === 'build') erectDerrick(play, seat, command.well)
    else play.emit({ kind: 'builtNothing', seat })
    play.done()
  },
}

function checkBuilding(view: View, seat: Seat, index: number): Rejection | null {
  const well = view.wells[index]
  if (well === undefined) return no('noSuchSite', { sites: view.wells.length })
  if (well.state !== 'covered') return no('siteTaken')
  if (!areNeighbours(BOARD, truckOf(view, seat), well.square)) return no('tooFarToBuild')
  const cost = BUILDING_COST[well.kind]
  return at(view.money, seat) < cost ? no('cannotPay', { cost }) : null
}

function erectDerrick(play: GigantenPlay, seat: Seat, index: number) {
  const { state } = play
  const well = at(state.wells, index)
  const cost = BUILDING_COST[well.kind]
  fromBank(state, seat, -cost)
  state.stock[seat] = at(state.stock, seat) - 1
  erect(state, well, seat)
  play.reveal({ kind: 'derrickBuilt', seat, well: index, cost, value: well.value })
}
