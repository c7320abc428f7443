import type { RoomSeat } from '@wildcat/protocol'
import { useOnline } from './words.tsx'

/** Is somebody at his screen? A full dot or an empty one, and in words for anyone who does not see it. */
export function Presence({ present, instead }: { present: boolean; instead?: string }) {
  const words = useOnline()
  const text = instead ?? (present ? words.table.present : words.table.absent)
  return (
    <span className="presence" data-present={present} title={text}>
      <span className="unseen">{text}</span>
    </span>
  )
}

export function SeatPresence({ seat: { by, present, conceded } }: { seat: RoomSeat }) {
  const words = useOnline()
  if (by !== 'person') return null
  return <Presence present={present} {...(conceded ? { instead: words.table.gaveUp } : {})} />
}
