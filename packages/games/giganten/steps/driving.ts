/** [GIG-5] 4 Trucks and locomotives: the truck is placed once, then points are spent, then the card goes away. */
import { at, type Rejection, type Seat } from '@wildcat/kernel'
import { entryCost, mayBeInspected, neighbours, type Square, squareAt, whyNoStep } from '@wildcat/oil-rush'
import type { CommandOf } from '../commands.ts'
import { LAST_SPACE } from '../components.ts'
import { BOARD, ROWS } from '../map.ts'
import { cardOf, keptForTruck, mayLook, nextTrainCost, restsOnGround, truckOf, wellsBesideTruck } from '../queries.ts'
import { no } from '../rules.ts'
import type { View } from '../state.ts'
import type { AutoStep, DecisionStep, GigantenPlay } from '../types.ts'
import { putAway } from './cards.ts'
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
    const square = squareAt(BOARD, 1, row)
    play.state.trucks[seat] = square
    play.emit({ kind: 'truckPlaced', seat, square })
    play.done()
  },
}

type Driving = 'moveTruck' | 'moveTrain' | 'look' | 'endTurn' | SpecialCommand['kind']

export const drive: DecisionStep<'drive', Driving> = {
  takes: ['moveTruck', 'moveTrain', 'look', 'endTurn', 'changePrice', 'takeFreeOil', 'pushBack'],
  actors: (_, { seat }) => [seat],
  legal(view, { points }, seat) {
    const found: CommandOf<Driving>[] = []
    const square = truckOf(view, seat)
    for (const to of neighbours(BOARD, square))
      if (whyNoStep(BOARD, view, square, to, points) === null) found.push({ kind: 'moveTruck', to })
    for (const well of wellsBesideTruck(view, seat)) if (mayLook(view, seat, at(view.wells, well))) found.push({ kind: 'look', well })
    const kept = keptForTruck(view, seat)
    if (at(view.trains, seat) < LAST_SPACE && nextTrainCost(view, seat) <= points - kept) found.push({ kind: 'moveTrain' })
    if (kept === 0) found.push(...specials(view, seat), { kind: 'endTurn' })
    return found
  },
  check(view, { points }, seat, command) {
    switch (command.kind) {
      case 'moveTruck':
        return checkStep(view, seat, command.to, points)
      case 'look':
        return checkLook(view, seat, command.well)
      case 'moveTrain':
        return checkTrain(view, seat, points)
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
        return moveTruck(play, seat, command.to, points)
      case 'look':
        return look(play, seat, command.well)
      case 'moveTrain':
        return moveTrain(play, seat, points)
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

function checkStep(view: View, seat: Seat, to: Square, points: number): Rejection | null {
  const why = whyNoStep(BOARD, view, truckOf(view, seat), to, points)
  if (why === null) return null
  return no(why, { points, cost: to < BOARD.cost.length ? entryCost(BOARD, to) : 0 })
}

function checkLook(view: View, seat: Seat, index: number): Rejection | null {
  const well = view.wells[index]
  if (well === undefined) return no('noSuchSite', { sites: view.wells.length })
  if (well.state !== 'covered') return no('nothingToSee')
  if (!mayBeInspected(well.kind)) return no('redTile')
  if (well.seenBy.includes(seat)) return no('alreadySeen')
  if (truckOf(view, seat) === well.square) return no('underTheTruck')
  return mayLook(view, seat, well) ? null : no('tooFarToLook')
}

/** [GIG-5.13] On a site neither the turn can end nor a special be used. */
const leaveSiteFirst = (view: View, seat: Seat): Rejection | null => (restsOnGround(view, seat) ? null : no('leaveSiteFirst'))

function checkTrain(view: View, seat: Seat, points: number): Rejection | null {
  if (at(view.trains, seat) >= LAST_SPACE) return no('endOfTrack')
  const cost = nextTrainCost(view, seat)
  if (cost > points) return no('notEnoughPoints', { points, cost })
  return cost > points - keptForTruck(view, seat) ? no('leaveSiteFirst') : null
}

function moveTruck(play: GigantenPlay, seat: Seat, to: Square, points: number) {
  const cost = entryCost(BOARD, to)
  play.state.trucks[seat] = to
  play.emit({ kind: 'truckMoved', seat, to, cost })
  play.become({ kind: 'drive', seat, points: points - cost })
}

function moveTrain(play: GigantenPlay, seat: Seat, points: number) {
  const { state } = play
  const cost = nextTrainCost(state, seat)
  const to = at(state.trains, seat) + 1
  state.trains[seat] = to
  play.emit({ kind: 'trainMoved', seat, to, cost })
  play.become({ kind: 'drive', seat, points: points - cost })
}

/** [GIG-5.7] All see who looked where, only he what is there. */
function look(play: GigantenPlay, seat: Seat, index: number) {
  const well = at(play.state.wells, index)
  well.seenBy.push(seat)
  const looked = { kind: 'tileSeen', seat, well: index } as const
  play.whisper([seat], { ...looked, value: well.value }, { ...looked, value: null })
}

/** [GIG-5.12] */
export const discardCard: AutoStep<'discardCard'> = {
  run(play, { seat }) {
    const { taken } = play.state
    const card = at(taken, seat)
    if (card === 'none') throw new Error(`seat ${seat} has no card to discard`)
    taken[seat] = 'none'
    putAway(play, card)
  },
}
