/** [OIL-2.1 to OIL-2.3] Phase 1: workers are placed. */
import { at, type Rejection, type Seat } from '@wildcat/kernel'
import type { CommandOf } from '../commands.ts'
import { COLUMNS, type Column, LEASE_PRICES, SPACES } from '../components.ts'
import { isOpen, markersLeft, meansOf, topmostFree, workerOn } from '../queries.ts'
import { no } from '../rules.ts'
import type { View } from '../state.ts'
import type { DecisionStep } from '../types.ts'

export const placeWorker: DecisionStep<'placeWorker', 'placeWorker'> = {
  takes: ['placeWorker'],
  actors: (_, { seat }) => [seat],
  legal(view, _, seat) {
    const found: CommandOf<'placeWorker'>[] = []
    for (const column of COLUMNS)
      for (const space of candidates(view, column))
        if (checkSpace(view, seat, column, space) === null) found.push({ kind: 'placeWorker', column, space })
    return found
  },
  check: (view, _, seat, { column, space }) => checkSpace(view, seat, column, space),
  apply(play, _, seat, { column, space }) {
    const to = { column, space }
    play.state.workers[seat] = to
    play.emit({ kind: 'workerPlaced', seat, to })
    play.done()
  },
}

/** [OIL-2.1] Outside LEASE only the topmost free space. */
function candidates(view: View, column: Column): number[] {
  if (column === 'lease') return [...LEASE_PRICES.keys()]
  const space = topmostFree(view, column)
  return space === undefined ? [] : [space]
}

function checkSpace(view: View, seat: Seat, column: Column, space: number): Rejection | null {
  const { length } = SPACES[column]
  if (space >= length) return no('noSuchSpace', { spaces: length })
  if (!isOpen(view, column, space)) return no('spaceClosed', { players: at(SPACES[column], space) })
  if (workerOn(view, column, space) !== 'nobody') return no('spaceTaken')
  if (column !== 'lease') return topmostFree(view, column) === space ? null : no('notTopmost')
  return checkBid(view, seat, at(LEASE_PRICES, space))
}

/** [OIL-2.3] */
function checkBid(view: View, seat: Seat, price: number): Rejection | null {
  if (markersLeft(view, seat) === 0) return no('noMarkerToBid')
  const means = meansOf(view, seat)
  return means < price ? no('bidTooDear', { price, money: at(view.money, seat), means }) : null
}
