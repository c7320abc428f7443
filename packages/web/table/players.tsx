import type { Outcome, Seat, Viewer } from '@wildcat/kernel'
import { use } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Each } from '../design/each.tsx'
import { Icon } from '../design/icon.tsx'
import { SeatShape } from '../design/seat.tsx'
import { PlayerFace, useNames } from '../session/said.tsx'
import type { Plan } from '../store/plan.ts'
import { SeatBadges } from './seat-badges.ts'

interface PlayersProps {
  plan: Plan
  pending: readonly Seat[]
  viewer: Viewer
  outcome: Outcome | 'open'
}

/** Who sits at the table, and whom it waits for. */
export function Players({ plan, pending, viewer, outcome }: PlayersProps) {
  const { words } = useSpeech()
  const names = useNames()
  const badges = use(SeatBadges)
  const statusOf = (seat: Seat) => {
    if (outcome !== 'open') return outcome.winners.includes(seat) ? words.table.winner : ''
    if (!pending.includes(seat)) return ''
    return seat === viewer ? words.table.yourTurn : words.table.deciding
  }
  return (
    <ul className="players" aria-label={words.table.players}>
      <Each of={names}>
        {(name, seat) => {
          const status = statusOf(seat)
          const isBot = plan.bots[seat] !== 'none'
          return (
            <li className="player" data-seat={seat} data-active={status !== ''}>
              <SeatShape seat={seat} />
              <PlayerFace seat={seat} />
              <bdi className="player-name" title={name}>
                {name}
              </bdi>
              {seat === viewer && <span className="player-you">{words.table.you}</span>}
              {isBot && (
                <span className="player-kind">
                  <Icon name="bot" size={16} />
                  <span className="unseen">{words.table.bot}</span>
                </span>
              )}
              {badges[seat]}
              <span className="player-status" data-waiting={status === words.table.deciding}>
                {status}
              </span>
            </li>
          )
        }}
      </Each>
    </ul>
  )
}
