import type { Seat } from '@wildcat/kernel'
import { type ReactNode, use } from 'react'
import { useSpeech } from '../../../app/speech.tsx'
import { Each } from '../../../design/each.tsx'
import { Icon } from '../../../design/icon.tsx'
import { PHONE, useMedia } from '../../../design/media.ts'
import { SeatShape } from '../../../design/seat.tsx'
import { PlayerFace } from '../../../session/said.tsx'
import type { Plan } from '../../../store/plan.ts'
import { SeatBadges } from '../../../table/seat-badges.ts'
import { useAnyBoard } from '../board-context.ts'
import { playerAnchor, playerTips } from '../marks.ts'
import './players.css'

/** What is known of a player without knowing the game. */
export interface PlateProps {
  readonly seat: Seat
  readonly isBot: boolean
  readonly isAsked: boolean
}
interface PlayerPlatesProps {
  bots: Plan['bots'] | undefined
  pending: readonly Seat[]
  plate: (props: PlateProps) => ReactNode
}

/** Everybody at the table, and whom it waits for. */
export function PlayerPlates({ bots, pending, plate }: PlayerPlatesProps) {
  const { names, words } = useAnyBoard()
  const isPhone = useMedia(PHONE)
  return (
    <section
      className="board-players-box"
      aria-labelledby="board-players"
      // Five of them are scrolled there, and nothing in them can be pressed.
      tabIndex={isPhone ? 0 : undefined}
    >
      <h2 className="unseen" id="board-players">
        {words.players}
      </h2>
      <ul className="board-players">
        <Each of={names}>
          {(_, seat) => plate({ seat, isBot: bots !== undefined && bots[seat] !== 'none', isAsked: pending.includes(seat) })}
        </Each>
      </ul>
    </section>
  )
}

interface PlayerPlateProps extends PlateProps {
  happens?: string | undefined // what is being shown of this player
  first?: ReactNode // after the name: a sign that he begins
  children: ReactNode // what he has
}

/** A player: name, who plays him, whether he is asked or has won, and what he has. */
export function PlayerPlate({ seat, isBot, isAsked, happens, first, children }: PlayerPlateProps) {
  const { words: page } = useSpeech()
  const { view, names, viewer } = useAnyBoard()
  const badge = use(SeatBadges)[seat]
  const name = names[seat] ?? ''
  const isWinner = view.outcome !== 'open' && view.outcome.winners.includes(seat)
  return (
    <li
      className="player-plate"
      data-seat={seat}
      data-active={isAsked || isWinner}
      data-own={seat === viewer}
      data-happens={happens}
      {...playerAnchor(seat)}
      {...playerTips.on(seat)}
    >
      <p className="player-plate-name">
        <SeatShape seat={seat} />
        <PlayerFace seat={seat} />
        <bdi title={name}>{name}</bdi>
        {seat === viewer && <span className="player-plate-you">{page.table.you}</span>}
        {isBot && (
          <span className="player-plate-you">
            <Icon name="bot" size={15} />
            <span className="unseen">{page.table.bot}</span>
          </span>
        )}
        {badge}
        {first}
        <span className="unseen">{isAsked ? (seat === viewer ? page.table.yourTurn : page.table.deciding) : ''}</span>
        {isWinner && <span className="player-plate-status">{page.table.winner}</span>}
      </p>
      {children}
    </li>
  )
}
