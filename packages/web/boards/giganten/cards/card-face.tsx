import type { Card } from '@wildcat/giganten/board'
import { LicenceSign } from '../../oil-rush/art/licence.tsx'
import { useBoard } from '../board-context.tsx'
import { SpecialSign } from './signs.tsx'
import './cards.css'

/** An action card: licences, movement, and what it can do at the end of a move; on a red one also how far the black locomotive went. */
export function CardFace({ card }: { card: Card }) {
  const { words } = useBoard()
  return (
    <span className="card" data-colour={card.colour}>
      <span className="unseen">{words.card.face(card)}</span>
      {card.colour === 'red' && (
        <span className="card-black" title={words.card.black(card.black)} aria-hidden="true">
          <svg viewBox="-24 -22 48 24" aria-hidden="true">
            <path d="M-19-20h12v3H14q4 0 4 4v6l5 5H-20zM12-21h5v5h-5z" />
          </svg>
          {words.number(card.black)}
        </span>
      )}
      <span className="card-part" aria-hidden="true">
        <LicenceSign className="card-sign" />
        <b>{words.number(card.licences)}</b>
        <span className="card-word">{words.card.licences}</span>
      </span>
      <span className="card-part" aria-hidden="true">
        <svg className="card-sign" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="9" />
          <circle cx="12" cy="12" r="2.5" />
          <path d="M12 3v6.500M12 14.500V21M3 12h6.500M14.5 12H21M5.6 5.600l4.6 4.600M13.8 13.800l4.6 4.600M18.4 5.600l-4.6 4.600M10.2 13.800l-4.6 4.6" />
        </svg>
        <b>{words.number(card.movement)}</b>
        <span className="card-word">{words.card.movement}</span>
      </span>
      {card.special.kind !== 'none' && (
        <span className="card-special" aria-hidden="true">
          <SpecialSign special={card.special} />
        </span>
      )}
    </span>
  )
}
