import type { Face } from '@wildcat/oil-rush'
import './die.css'

/** A die with a number in blue or red; the red one is in a square, so that one need not see the colour. */
export function Die({ face: { colour, pips } }: { face: Face }) {
  return (
    <svg className="die" data-colour={colour} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <rect className="die-body" x="2" y="2" width="36" height="36" rx="8" />
      {colour === 'blue' ? (
        <circle className="die-sign" cx="20" cy="20" r="13" />
      ) : (
        <rect className="die-sign" x="8" y="8" width="24" height="24" rx="2" />
      )}
      <text className="die-number" x="20" y="27">
        {pips}
      </text>
    </svg>
  )
}
