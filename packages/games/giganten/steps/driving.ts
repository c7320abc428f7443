/** [GIG-5] 4 Trucks and locomotives: the truck is placed once, then points are spent, then the card goes away. */
import { at, type Rejection, type Seat } from '@wildcat/kernel'
import {
  canMoveTrain,
  keptForTruck,
  look,
  looks,
  moveTrain,
  moveTruck,
  putTruck,
  squareAt,
  truckSteps,
  whyNoLook,
  whyNoRest,
  whyNoTrainStep,
  whyNoTruckStep,
} from '@wildcat/oil-rush'
import type { CommandOf } from '../commands.ts'
import { BOARD, COUNTRY, ROWS } from '../map.ts'
import { cardOf, sitesBesideTruck } from '../queries.ts'
import { no, refused } from '../rules.ts'
import type { View } from '../state.ts'
import type { AutoStep, DecisionStep } from '../types.ts'
import { discardTaken } from './cards.ts'
import { applySpecial, checkSpecial, type SpecialCommand, specials } from './specials.ts'

/** A player's turn: his truck is placed if it is not on the map yet, then he has his card's points. */
export const startDriving: AutoStep<'startDriving'> = {
  run(play, { seat }) {
    const points = cardOf(play.state, seat).movement
    if (at(play.state.trucks, seat) === 'off') play.next({ kind: 'placeTruck', seat }, { kind: 'drive', seat, points })
    else play.next({ kind: 'drive', seat, points })
  },
}

/** [GIG-5.1] */
export const placeTruck: DecisionStep<'placeTruck', 'placeTruck'> = {
  takes: ['placeTruck'],
  actors: (_, { seat }) => [seat],
  legal: () => Array.from({ length: ROWS }, (_, index) => ({ kind: 'placeTruck', row: index + 1 })),
  check: (_, __, ___, { row }) => (row >= 1 && row <= ROWS ? null : no('notInFirstColumn', { rows: ROWS })),
  apply(play, _, seat, { row }) {
    putTruck(play, seat, squareAt(BOARD, 1, row))
    play.done()
  },
}

type Driving = 'moveTruck' | 'moveTrain' | 'look' | 'endTurn' | SpecialCommand['kind']

export const drive: DecisionStep<'drive', Driving> = {
  takes: ['moveTruck', 'moveTrain', 'look', 'endTurn', 'changePrice', 'takeFreeOil', 'pushBack'],
  actors: (_, { seat }) => [seat],
  legal(view, { points }, seat) {
    const found: CommandOf<Driving>[] = []
    for (const to of truckSteps(BOARD, view, seat, points)) found.push({ kind: 'moveTruck', to })
    for (const well of looks(view, seat, sitesBesideTruck(view, seat))) found.push({ kind: 'look', well })
    const kept = keptForTruck(BOARD, view, seat)
    if (canMoveTrain(COUNTRY.track, view, seat, points - kept)) found.push({ kind: 'moveTrain' })
    if (kept === 0) found.push(...specials(view, seat), { kind: 'endTurn' })
    return found
  },
  check(view, { points }, seat, command) {
    switch (command.kind) {
      case 'moveTruck':
        return refused(whyNoTruckStep(BOARD, view, seat, command.to, points))
      case 'look':
        return refused(whyNoLook(BOARD, view, seat, command.well))
      case 'moveTrain':
        return refused(whyNoTrainStep(COUNTRY, view, seat, points))
      case 'endTurn':
        return leaveSiteFirst(view, seat)
      case 'changePrice':
      case 'takeFreeOil':
      case 'pushBack':
        return leaveSiteFirst(view, seat) ?? checkSpecial(view, seat, command)
    }
  },
  apply(play, { points }, seat, command) {
    switch (command.kind) {
      case 'moveTruck':
        return play.become({ kind: 'drive', seat, points: points - moveTruck(play, BOARD, seat, command.to) })
      case 'look':
        return look(play, seat, command.well)
      case 'moveTrain':
        return play.become({ kind: 'drive', seat, points: points - moveTrain(play, COUNTRY.track, seat) })
      case 'endTurn':
        play.emit({ kind: 'turnEnded', seat })
        return play.done()
      case 'changePrice':
      case 'takeFreeOil':
      case 'pushBack':
        applySpecial(play, seat, command)
        return play.done()
    }
  },
}

/** [GIG-5.13] */
const leaveSiteFirst = (view: View, seat: Seat): Rejection | null => refused(whyNoRest(view, seat))

/** [GIG-5.12] */
export const discardCard: AutoStep<'discardCard'> = { run: (play, { seat }) => discardTaken(play.state, seat) }
