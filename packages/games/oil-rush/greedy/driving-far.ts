/** A turn of driving in as few goes as it takes, for who plays on in thought: nearly what is driven step by step. */
import { at, type Seat } from '@wildcat/kernel'
import { areNeighbours, type DrivingCommand, mayBeSeen, mayStand, type Square, wayTo } from '../index.ts'
import { type Move, nextMoveOf, rides } from './driving.ts'
import type { Outlook } from './outlook.ts'

type Look = Extract<DrivingCommand, { kind: 'look' }>
interface Turn {
  readonly points: number
  readonly looks: readonly Look[] // that are allowed
  readonly moves: readonly Move[]
  readonly building: 'at once' | 'later' // where the truck arrives, or when all have driven
  readonly ending: 'open' | 'plain' // is there a special to be used?
}

/** Looks first, since they cost nothing; then as far as it goes, to the end of the turn if nothing else can be done. Empty: there is only the end. */
export function driveOnFar(outlook: Outlook, seat: Seat, turn: Turn): readonly (Move | Look | { readonly kind: 'endTurn' })[] {
  if (turn.looks.length > 0) return turn.looks
  const { moves, isWhole } = driveFar(outlook, seat, turn)
  return moves.length > 0 && isWhole && turn.ending === 'plain' ? [...moves, { kind: 'endTurn' }] : moves
}

interface Drive {
  readonly moves: readonly Move[]
  readonly isWhole: boolean // nothing is left to be driven this turn
}
/** The truck as far as its plan goes, or until there is something to look at on the way; then the train. */
function driveFar(outlook: Outlook, seat: Seat, { points, moves: legal, building }: Turn): Drive {
  const { view } = outlook
  const next = nextMoveOf(outlook, seat, points, legal)
  if (next?.move === undefined) return { moves: [], isWhole: true }
  const { routes, plan, move, trainFirst } = next
  if (move.kind === 'moveTrain') return { moves: rides(outlook, seat, trainFirst || points), isWhole: trainFirst === 0 }
  if (move.kind === 'build' || plan === undefined) return { moves: [move], isWhole: false }
  const reached = wayTo(routes, plan.from).filter(square => at(routes.cost, square) <= points)
  const look = reached.findIndex(square => mayStand(view, square) && canLook(outlook, seat, square))
  const end = look === -1 ? reached.findLastIndex(square => mayStand(view, square)) : look
  const way = reached.slice(0, end + 1).map((to): Move => ({ kind: 'moveTruck', to }))
  if (look !== -1) return { moves: way, isWhole: false }
  const stop = at(reached, end)
  if (building === 'at once' && stop === plan.from) return { moves: [...way, { kind: 'build', well: plan.site }], isWhole: false }
  return { moves: [...way, ...rides(outlook, seat, points - at(routes.cost, stop))], isWhole: true }
}

const canLook = ({ view, country }: Outlook, seat: Seat, square: Square): boolean =>
  view.wells.some(well => areNeighbours(country.board, well.square, square) && mayBeSeen(well, seat))
