/** A wooden derrick, 40 units high, standing on the point of origin. */
export function Derrick({ className = 'derrick' }: { className?: string }) {
  return (
    <g className={className}>
      <path className="derrick-wood" d="M-13 0-3.4-35M13 0 3.4-35M-6.5 0-1.6-35M6.5 0 1.6-35" />
      <path className="derrick-wood derrick-thin" d="M-11-7.5h22M-8.8-15.5h17.6M-6.7-23h13.4M-5-29.5h10" />
      <path
        className="derrick-wood derrick-thin"
        d="m-13 0 24-7.5M13 0-11-7.5m0 0 19.8-8m2.2 8-19.8-8m0 0 15.5-7.5m2.1 7.5-15.5-7.5m0 0 11.7-6.5m1.7 6.5-11.7-6.5"
      />
      <path className="derrick-solid" d="M-5.2-37.6h10.4l-1.2 3.2h-8zM-3.4-40.5h6.8l1.2 2.9h-9.2zM-15-1.4h30V2h-30z" />
    </g>
  )
}

/** The sign for a derrick on tiles and cards: 12 units wide and 15 high, standing on the point of origin. */
export const DERRICK_SIGN = 'M-5 0-1.5-13h3L5 0M-4-4h8M-3-8h6M-4.6-1 3.4-6.5M4.6-1l-8-5.5M-2.6-9.6l4-3M2.6-9.6l-4-3M-2.2-14.2h4.4'
