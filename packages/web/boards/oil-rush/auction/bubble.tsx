import type { Seat } from '@wildcat/kernel'
import { useRush } from '../board-context.ts'
import './auction.css'

/** What a player has just said aloud, over his plate. */
export function Bubble({ seat }: { seat: Seat }) {
  const { event, words } = useRush()
  const text =
    event?.kind === 'bidMade' && event.seat === seat
      ? words.player.bids(event.points)
      : event?.kind === 'passed' && event.seat === seat
        ? words.player.passes
        : undefined
  if (text === undefined) return null
  return (
    <span className="bubble" aria-hidden="true">
      {text}
    </span>
  )
}
