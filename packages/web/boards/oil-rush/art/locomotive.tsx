import { PieceShape } from '../../kit/art/piece-shape.tsx'
import type { TrainArt } from '../board-context.ts'

/** A steam locomotive, 44 units long, heading to the right; its wheels stand on the point of origin. `black`: nobody's. */
function Locomotive({ seat }: { seat: number | 'black' }) {
  return (
    <g className="locomotive" data-seat={seat}>
      <path className="loco-body" d="M-7-14.5h20.5a3.2 3.2 0 0 1 3.2 3.2v3.6a2 2 0 0 1-2 2H-7z" />
      <path className="loco-dark" d="M14.6-15h2.6a1.6 1.6 0 0 1 1.6 1.6v7.2a1.6 1.6 0 0 1-1.6 1.6h-2.6z" />
      <path className="loco-dark" d="M12.2-20.6h5.2l-1 2.2V-15h-3.2v-3.4zM1.4-14.5v-2.2a2.4 2.4 0 0 1 4.8 0v2.2zM-4.4-14.5v-3.2h2.6v3.2z" />
      <path className="loco-body" d="M-18.6-19.2h11.8v14.4h-11.8z" />
      <path className="loco-dark" d="M-20.2-20.6h15v2.2h-15zM-20-5.6h37v2.4h-37z" />
      <path className="loco-dark" d="m16.6-4.8 6 4.2h-7.4z" />
      <g className="loco-wheel">
        <circle cx="-13.4" cy="-3.4" r="3.4" />
        <circle cx="-4.8" cy="-3.4" r="3.4" />
        <circle cx="3.8" cy="-3.4" r="3.4" />
        <circle cx="11.6" cy="-2.6" r="2.5" />
      </g>
      <path className="loco-rod" d="M-13.4-3.4H3.8" />
      {seat === 'black' ? (
        <path className="piece-shape" d="m-12.7-15.6 1.2 2.5 2.7.3-2 1.9.5 2.7-2.4-1.3-2.4 1.3.5-2.7-2-1.9 2.7-.3z" />
      ) : (
        <PieceShape seat={seat} x={-12.7} y={-12} size={8.5} />
      )}
    </g>
  )
}

export const LOCOMOTIVE: TrainArt = { Train: Locomotive, box: '-24 -24 50 26' }
