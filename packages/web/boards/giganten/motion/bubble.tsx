import type { Seat } from '@wildcat/kernel'
import { useTable } from '../table.ts'

/** What a player has just said aloud, over his plate. */
export function Spoken({ seat }: { seat: Seat }) {
  const { event, words } = useTable()
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
