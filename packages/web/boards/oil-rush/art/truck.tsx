import { PieceShape } from '../../kit/art/piece-shape.tsx'

/** A tank truck of the twenties, 38 units long, driving to the right; its wheels stand on the point of origin. */
export function Truck({ seat }: { seat: number }) {
  return (
    <g className="truck" data-seat={seat}>
      <ellipse className="truck-shadow" cx="0" cy="0.8" rx="19" ry="2.4" />
      <path className="truck-frame" d="M-18.5-6h34v2.6h-34z" />
      <path className="truck-body" d="M-14.5-17.5H0a4 4.2 0 0 1 4 4.2v3a4 4.3 0 0 1-4 4.3h-14.5a4 4.3 0 0 1-4-4.3v-3a4 4.2 0 0 1 4-4.2z" />
      <path className="truck-line" d="M-13.5-17.4V-6M-1-17.4V-6" />
      <path className="truck-body" d="M5.2-6v-11.3h6.2l1.2 5.6h5.2a1.6 1.6 0 0 1 1.6 1.6V-6z" />
      <path className="truck-glass" d="M6.8-15.6h3.4l.9 4h-4.3z" />
      <path className="truck-frame" d="M4.2-18.9h8.6l.4 1.8H4.2zM17.6-9.9h1.8v3h-1.8z" />
      <g className="truck-wheel">
        <circle cx="-11" cy="-3.9" r="4" />
        <circle cx="12.6" cy="-3.9" r="4" />
      </g>
      <g className="truck-hub">
        <circle cx="-11" cy="-3.9" r="1.3" />
        <circle cx="12.6" cy="-3.9" r="1.3" />
      </g>
      <PieceShape seat={seat} x={-7.2} y={-11.8} size={8} />
    </g>
  )
}
