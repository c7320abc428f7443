import './seat.css'

/** A shape for each seat: colour is never the only thing that tells two players apart. */
export const SEAT_SHAPES = [
  'M10 1.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17', // circle
  'M10 1.5 19 18H1z', // triangle
  'M2.5 2.5h15v15h-15z', // square
  'M10 .8 19.2 10 10 19.2.8 10z', // diamond
  'm10 .8 2.8 6 6.4.8-4.7 4.5 1.2 6.5L10 15.4l-5.7 3.2 1.2-6.5L.8 7.6l6.4-.8z', // star
] as const

/** The same in a drawing. */
export const SEAT_SIGNS = ['●', '▲', '■', '◆', '★'] as const

export function SeatShape({ seat }: { seat: number }) {
  return (
    <svg className="seat-shape" data-seat={seat % SEAT_SHAPES.length} viewBox="0 0 20 20" aria-hidden="true">
      <path d={SEAT_SHAPES[seat % SEAT_SHAPES.length]} />
    </svg>
  )
}

/** A player, as he is named in sentences, tables and headings. */
export function SeatChip({ seat, name }: { seat: number; name: string }) {
  return (
    <span className="seat" data-seat={seat % SEAT_SHAPES.length} title={name}>
      <SeatShape seat={seat} />
      <bdi>{name}</bdi>
    </span>
  )
}
