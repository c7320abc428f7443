import type { ReactNode } from 'react'
import { LicenceSign } from '../art/licence.tsx'
import { useRush } from '../board-context.ts'
import './cards.css'
import './taken-card.css'

interface ActionCardProps {
  label: string // all that is printed on it, in words
  tone: 'plain' | 'strong' // which of two decks it is of
  licences: number
  movement: number
  black?: { readonly sign: ReactNode; readonly spaces: number; readonly title: string } | false // how far the black train went with it
  special?: ReactNode // what it can do at the end of a move
}

/** An action card: licences, movement, and what it can do besides. */
export function ActionCard({ label, tone, licences, movement, black, special }: ActionCardProps) {
  const { words } = useRush()
  return (
    <span className="card" data-tone={tone}>
      <span className="unseen">{label}</span>
      {black !== undefined && black !== false && (
        <span className="card-black" title={black.title} aria-hidden="true">
          {black.sign}
          {words.number(black.spaces)}
        </span>
      )}
      <span className="card-part" aria-hidden="true">
        <LicenceSign className="card-sign" />
        <b>{words.number(licences)}</b>
        <span className="card-word">{words.card.licences}</span>
      </span>
      <span className="card-part" aria-hidden="true">
        <svg className="card-sign" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="9" />
          <circle cx="12" cy="12" r="2.5" />
          <path d="M12 3v6.500M12 14.500V21M3 12h6.500M14.5 12H21M5.6 5.600l4.6 4.600M13.8 13.800l4.6 4.600M18.4 5.600l-4.6 4.600M10.2 13.800l-4.6 4.6" />
        </svg>
        <b>{words.number(movement)}</b>
        <span className="card-word">{words.card.movement}</span>
      </span>
      {special !== undefined && (
        <span className="card-special" aria-hidden="true">
          {special}
        </span>
      )}
    </span>
  )
}
