/** [BG-5.1 to BG-5.10] 4 Prospecting and drilling: points for truck and train, looks, one derrick, then the card's special. */
import { at, type Rejection, type Seat } from '@wildcat/kernel'
import {
  buildings,
  canMoveTrain,
  erectDerrick,
  isDerrick,
  keptForTruck,
  look,
  looks,
  moveTrain,
  moveTruck,
  putTruck,
  squareAt,
  truckSteps,
  whyNoBuilding,
  whyNoLook,
  whyNoRest,
  whyNoTrainStep,
  whyNoTruckStep,
} from '@wildcat/oil-rush'
import type { CommandOf } from '../commands.ts'
import { regionOf } from '../ground.ts'
import { cardOf, wellsBesideTruck } from '../queries.ts'
import { no, refused } from '../rules.ts'
import type { StepSeen, View } from '../state.ts'
import type { AutoStep, DecisionStep } from '../types.ts'
import { applySpecial, checkSpecial, isSpecial, type SpecialCommand, specials } from './specials.ts'

/** A player's turn: his truck is placed if it is not on the map yet, then he has his card's points. */
export const startProspecting: AutoStep<'startProspecting'> = {
  run(play, { seat }) {
    play.next({ kind: 'prospect', seat, points: cardOf(play.state, seat).movement, built: false })
    if (at(play.state.trucks, seat) === 'off') play.next({ kind: 'placeTruck', seat })
  },
}

/** [BG-5.1] */
export const placeTruck: DecisionStep<'placeTruck', 'placeTruck'> = {
  takes: ['placeTruck'],
  actors: (_, { seat }) => [seat],
  legal(view) {
    const { board } = regionOf(view)
    const found: CommandOf<'placeTruck'>[] = []
    for (let column = 1; column <= board.columns; column++)
      if (!isDerrick(view, squareAt(board, column, 1))) found.push({ kind: 'placeTruck', column })
    return found
  },
  check(view, _, __, { column }) {
    const { board } = regionOf(view)
    if (column < 1 || column > board.columns) return no('notInFirstRow', { columns: board.columns })
    return isDerrick(view, squareAt(board, column, 1)) ? no('derrickOnSquare') : null
  },
  apply(play, _, seat, { column }) {
    putTruck(play, seat, squareAt(regionOf(play.state).board, column, 1))
    play.done()
  },
}

type Prospecting = 'moveTruck' | 'moveTrain' | 'look' | 'build' | 'endTurn' | SpecialCommand['kind']

export const prospect: DecisionStep<'prospect', Prospecting> = {
  takes: ['moveTruck', 'moveTrain', 'look', 'build', 'endTurn', 'changePrice', 'takeOil', 'drillGusher', 'deepen', 'pushBack'],
  actors: (_, { seat }) => [seat],
  legal(view, { points, built }, seat) {
    const { board, track } = regionOf(view)
    const beside = wellsBesideTruck(view, seat)
    const kept = keptForTruck(board, view, seat)
    const found: CommandOf<Prospecting>[] = []
    if (!built) for (const to of truckSteps(board, view, seat, points)) found.push({ kind: 'moveTruck', to })
    for (const well of looks(view, seat, beside)) found.push({ kind: 'look', well })
    if (!built && kept === 0) for (const well of buildings(board, view, seat, beside)) found.push({ kind: 'build', well })
    if (canMoveTrain(track, view, seat, points - kept)) found.push({ kind: 'moveTrain' })
    if (kept === 0) found.push(...specials(view, seat, built), { kind: 'endTurn' })
    return found
  },
  check(view, step, seat, command) {
    const refusal = whyNot(view, step, seat, command)
    return refusal === null ? null : { ...refusal, with: { ...refusal.with, may: mayDo(view, step, seat) } }
  },
  apply(play, { points, built }, seat, command) {
    const { board, track } = regionOf(play.state)
    switch (command.kind) {
      case 'moveTruck':
        return play.become({ kind: 'prospect', seat, points: points - moveTruck(play, board, seat, command.to), built })
      case 'look':
        return look(play, seat, command.well)
      case 'build':
        erectDerrick(play, seat, command.well)
        return play.become({ kind: 'prospect', seat, points, built: true })
      case 'moveTrain':
        return play.become({ kind: 'prospect', seat, points: points - moveTrain(play, track, seat), built })
      case 'endTurn':
        play.emit({ kind: 'turnEnded', seat })
        return play.done()
      case 'changePrice':
      case 'takeOil':
      case 'drillGusher':
      case 'deepen':
      case 'pushBack':
        play.done()
        return applySpecial(play, seat, command)
    }
  },
}

function whyNot(view: View, step: StepSeen<'prospect'>, seat: Seat, command: CommandOf<Prospecting>): Rejection | null {
  const { board } = regionOf(view)
  switch (command.kind) {
    case 'moveTruck':
      return step.built ? no('truckStays') : refused(whyNoTruckStep(board, view, seat, command.to, step.points))
    case 'look':
      return command.well < view.wells.length ? refused(whyNoLook(board, view, seat, command.well)) : no('noWellToSee')
    case 'build':
      return checkBuilding(view, step, seat, command.well)
    case 'moveTrain':
      return refused(whyNoTrainStep(regionOf(view), view, seat, step.points))
    case 'endTurn':
      return leaveSiteFirst(view, seat)
    case 'changePrice':
    case 'takeOil':
    case 'drillGusher':
    case 'deepen':
    case 'pushBack':
      return leaveSiteFirst(view, seat) ?? checkSpecial(view, seat, command, step.built)
  }
}

/** What a refusal can advise: 'moveTrain special endTurn'. */
const mayDo = (view: View, step: StepSeen<'prospect'>, seat: Seat): string =>
  [...new Set(prospect.legal(view, step, seat).map(each => (isSpecial(each) ? 'special' : each.kind)))].join(' ')

/** [BG-5.2, BG-5.6, BG-5.10] */
function checkBuilding(view: View, { built }: StepSeen<'prospect'>, seat: Seat, well: number): Rejection | null {
  if (built) return no('alreadyBuilt')
  const blocked = leaveSiteFirst(view, seat)
  if (blocked !== null) return blocked
  if (at(view.stock, seat) === 0) return no('noDerrickLeft')
  return refused(whyNoBuilding(regionOf(view).board, view, seat, well))
}

/** [BG-5.10] */
const leaveSiteFirst = (view: View, seat: Seat): Rejection | null => refused(whyNoRest(view, seat))
