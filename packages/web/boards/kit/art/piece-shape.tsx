import { SEAT_SHAPES } from '../../../design/seat.tsx'

/** The shape of a seat, light on its colour: pieces are told apart without colours. */
export function PieceShape({ seat, x, y, size }: { seat: number; x: number; y: number; size: number }) {
  return (
    <path
      className="piece-shape"
      d={SEAT_SHAPES[seat % SEAT_SHAPES.length]}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 20})`}
    />
  )
}
