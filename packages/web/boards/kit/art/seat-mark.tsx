import { SHAPES } from '../../../design/seat.tsx'

/** The shape of a seat, light on its colour: pieces are told apart without colours. */
export function SeatMark({ seat, x, y, size }: { seat: number; x: number; y: number; size: number }) {
  return (
    <path
      className="seat-mark"
      d={SHAPES[seat % SHAPES.length]}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 20})`}
    />
  )
}
