import type { RoomSeat } from '@wildcat/protocol'
import { momentBefore } from './passed.ts'
import { useOnline } from './words.tsx'

const MINUTE = 60_000

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

/** `heardAt`: when it was told how long they have been away. */
export function SeatPresence({ seat: { by, owner, present, conceded, awayMs }, heardAt }: { seat: RoomSeat; heardAt: number }) {
  const words = useOnline()
  if (by === 'program')
    return <Presence present={present} instead={`${words.programs.of(owner)}, ${present ? words.table.present : words.table.absent}`} />
  if (by !== 'person') return null
  if (conceded) return <Presence present={present} instead={words.table.gaveUp} />
  if (present || awayMs < MINUTE) return <Presence present={present} />
  const since = words.away.since(momentBefore(awayMs, heardAt))
  return (
    <>
      <Presence present={false} instead={since} />
      <span className="presence-since" aria-hidden="true">
        {since}
      </span>
    </>
  )
}
