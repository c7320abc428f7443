import { PieceShape } from '../../kit/art/piece-shape.tsx'
import type { TrainArt } from '../board-context.ts'

const CROWN = 'M-5.5 5-6.500-4.500l4 3.300L0-6l2.500 4.800 4-3.300-1 9.500z'

/** A train coming up the track, seen from the front, 28 units wide, around the point of origin. `black`: nobody's, with a crown. */
function Train({ seat }: { seat: number | 'black' }) {
  return (
    <g className="train-front" data-seat={seat}>
      <path className="train-steel" d="M-2.500-17h5l1.500 3v5h-8v-5z" />
      <path className="train-steel" d="M-10 7h20l3 9.500h-26z" />
      <path className="train-bars" d="M-6 8v8M0 8v8M6 8v8" />
      <circle className="train-boiler" cy="-1.5" r="10.3" />
      <path className="train-beam" d="M-11 7.500h22" />
      {seat === 'black' ? (
        <path className="train-crown" d={CROWN} transform="translate(0 -1.5)" />
      ) : (
        <PieceShape seat={seat} x={0} y={-1.5} size={11} />
      )}
    </g>
  )
}

export const TRAIN_FRONT: TrainArt = { Train, box: '-15 -18 30 36' }

/** The sign of the black train. */
export const CrownSign = () => (
  <svg className="crown" viewBox="0 0 24 20" aria-hidden="true">
    <path d="M3.500 15 1.500 4l6 4.500L12 1l4.500 7.500 6-4.500-2 11zM3.500 18.500h17" />
  </svg>
)
