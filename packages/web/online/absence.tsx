/** Whoever is to decide is away: since when, what happens by itself, and what the host can do. */
import type { Seat } from '@wildcat/kernel'
import type { RoomSeat } from '@wildcat/protocol'
import { useEffect, useState } from 'react'
import { Button } from '../design/button.tsx'
import { playerTokens } from '../session/names.ts'
import { Said } from '../session/said.tsx'
import type { Absence } from '../table/absence.ts'
import type { Here } from './here.ts'
import { momentBefore, usePassed } from './passed.ts'
import type { RoomSession } from './room-session.ts'
import { useOnline } from './words.tsx'
import './absence.css'

const MINUTE = 60_000
/** A line that breaks and comes back at once is nobody's absence. */
const NOTICED_MS = 15_000

const isMissing = (seat: RoomSeat | undefined): seat is RoomSeat =>
  (seat?.by === 'person' || seat?.by === 'program') && !seat.present && !seat.conceded && seat.bot === 'none'

/** The first of those who are asked and not there, for whoever waits for them. */
export function useAbsence(here: Here, pending: readonly Seat[], session: RoomSession): Absence | undefined {
  const { room, viewer, heardAt } = here
  const seat = pending.find(each => each !== viewer && isMissing(room.seats[each]))
  const awayMs = seat === undefined ? 0 : (room.seats[seat]?.awayMs ?? 0)
  const noticedAt = heardAt + NOTICED_MS - awayMs
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (seat === undefined) return
    // A timer may come a little early by this clock: then it has come all the same.
    const timer = setTimeout(() => setNow(Math.max(performance.now(), noticedAt)), Math.max(0, noticedAt - performance.now()))
    return () => clearTimeout(timer)
  }, [seat, noticedAt])
  if (seat === undefined || now < noticedAt) return undefined
  return {
    seat,
    title: <Title here={here} seat={seat} />,
    content: <Waiting key={seat} here={here} seat={seat} session={session} />,
  }
}

interface WaitingProps {
  here: Here
  seat: Seat
}

function Title({ here: { room, heardAt }, seat }: WaitingProps) {
  const words = useOnline()
  const away = (room.seats[seat]?.awayMs ?? 0) + usePassed(heardAt)
  return <Said text={words.away.title(playerTokens(seat), Math.floor(away / MINUTE))} />
}

function Waiting({ here, seat, session }: WaitingProps & { session: RoomSession }) {
  const words = useOnline()
  const { room, heardAt, host } = here
  const { takeover } = room
  const passed = usePassed(heardAt)
  const [later, setLater] = useState(0) // the offer is not wanted before, by `performance.now`
  const [busy, setBusy] = useState(false)
  const botMs = room.seats[seat]?.botMs ?? 'none'
  const offers = typeof takeover === 'object'
  const limit = takeover === 'never' ? 0 : (offers ? takeover.offer : takeover) * MINUTE
  const left = botMs === 'none' ? 0 : Math.max(0, botMs - passed, later - heardAt - passed)
  const at = momentBefore(-left - passed, heardAt)
  const isOffered = offers && botMs !== 'none' && left === 0
  const sentence = () => {
    if (botMs === 'none') return words.away.waits
    if (!offers) return left === 0 ? words.away.botComes : words.away.botPlays(at)
    if (left === 0) return host ? words.away.offer : words.away.offerOthers
    return host ? words.away.youCan(at) : words.away.hostCan(at)
  }
  const letBotPlay = async () => {
    setBusy(true)
    await session.ask('letBotPlay', { seat })
    setBusy(false)
  }
  return (
    <div className="absence" data-offered={isOffered}>
      <p className="absence-turn">{words.away.turn}</p>
      {botMs !== 'none' && (
        <div className="absence-bar" aria-hidden="true">
          <i style={{ inlineSize: `${100 * Math.min(1, 1 - left / limit)}%` }} />
        </div>
      )}
      <p className="absence-then" role="status">
        {sentence()}
      </p>
      {isOffered && host && (
        <div className="absence-actions">
          <Button look="first" icon="bot" disabled={busy} onClick={() => void letBotPlay()}>
            {words.away.letBotPlay}
          </Button>
          <Button look="quiet" onClick={() => setLater(performance.now() + limit)}>
            {words.away.waitLonger}
          </Button>
        </div>
      )}
    </div>
  )
}
