import { kindOf, placeOf, type Vehicle, vehiclesOf } from '@wildcat/competitors/board'
import { Fragment } from 'react'
import { SEAT_SHAPES } from '../../../design/seat.tsx'
import { plain, playerTokens } from '../../../session/names.ts'
import { inOne } from '../../kit/description.ts'
import { Put } from '../art/symbols.tsx'
import { useBoard } from '../board-context.tsx'
import { vehicleTips } from '../marks.ts'
import { vehicleTip } from '../tips.tsx'
import { pointAt } from './places.ts'
import type { Standing } from './standing.ts'
import './pieces.css'

/** Headquarters, branches and vehicles of all players, and what is aboard. */
export function Pieces({ standing }: { standing: readonly Standing[] }) {
  return standing.map(each => <Piece key={each.key} of={each} />)
}

function Piece({
  of: {
    seat,
    what,
    vehicles,
    at: [x, y],
    size,
    isLoaded,
    carries,
  },
}: {
  of: Standing
}) {
  const { event, words } = useBoard()
  const [vehicle] = vehicles
  if (vehicle === undefined || what === 'hq' || what === 'branch')
    return (
      <g className="piece" data-seat={seat}>
        <Put of="house" x={x} y={y} size={size} />
        <path
          className="piece-shape"
          d={SEAT_SHAPES[seat % SEAT_SHAPES.length]}
          transform={`translate(${x - size * 0.22} ${y - size * 0.12}) scale(${(size * 0.44) / 20})`}
        />
      </g>
    )
  const isMoving = event !== undefined && 'vehicle' in event && vehicles.some(each => each === event.vehicle)
  return (
    <g className="piece" data-seat={seat} data-moving={isMoving} {...vehicleTips.on(vehicle)}>
      <Put of={what} x={x} y={y} size={size} />
      {vehicles.length > 1 && (
        <text className="piece-count" x={x + size * 0.42} y={y - size * 0.22}>
          {words.number(vehicles.length)}
        </text>
      )}
      {carries !== undefined && <Put of="truck" x={x + size * 0.3} y={y - size * 0.42} size={size * 0.6} />}
      {isLoaded && <Put of="crate" className="piece-crate" x={x + size * 0.36} y={y + size * 0.34} size={size * 0.55} />}
    </g>
  )
}

/** What stands where, for whoever does not see it. */
export function PieceList() {
  const board = useBoard()
  const { view, shown, words, names } = board
  const now = { ...view, ...shown }
  const isSeen = (vehicle: Vehicle) => pointAt(placeOf(now, vehicle), kindOf(vehicle)) !== undefined
  return (
    <ul className="unseen" aria-label={words.pieces}>
      {shown.bases.map((bases, seat) => (
        <Fragment key={names[seat]}>
          {bases.map(({ state }, n) => (
            <li key={state}>{plain(words.baseOf(playerTokens(seat), state, n === 0), names)}</li>
          ))}
          {vehiclesOf(now, seat)
            .filter(isSeen)
            .map(vehicle => (
              <li key={vehicle}>{plain(inOne(vehicleTip(board, vehicle)), names)}</li>
            ))}
        </Fragment>
      ))}
    </ul>
  )
}
