/** Clocks of players: counted on by this device from how much the server said was left. */
import type { Seat } from '@wildcat/kernel'
import type { Clock, RoomSeat } from '@wildcat/protocol'
import { useEffect, useState } from 'react'
import { Icon } from '../design/icon.tsx'
import { useNames } from '../session/said.tsx'
import { calls, digits, isLow, nextMs, said } from './clock-digits.ts'
import type { Here } from './here.ts'
import { useOnline } from './words.tsx'
import './seat-clock.css'

type Told = RoomSeat['clock']

/** What is left now. `toldAt`: when it was told, by `performance.now`. */
function useLeft(told: Told, toldAt: number): number {
  const [now, setNow] = useState(() => performance.now())
  const runs = told !== 'none' && told.runs
  const left = told === 'none' ? 0 : runs ? Math.max(0, told.leftMs - Math.max(0, now - toldAt)) : told.leftMs
  const isOver = left === 0
  useEffect(() => {
    if (!runs || isOver) return
    const timer = setTimeout(() => setNow(performance.now()), nextMs(left))
    return () => clearTimeout(timer)
  }, [runs, isOver, left])
  return left
}

interface FaceProps {
  told: Told
  toldAt: number
  clock: Clock // of the table
  label: (time: string) => string
}

/** One clock: nothing beside it moves when its figures change. */
export function ClockFace({ told, toldAt, clock, label }: FaceProps) {
  const { clock: words } = useOnline()
  const left = useLeft(told, toldAt)
  if (told === 'none') return null
  const low = isLow(left, clock)
  const text = label(said(left, words))
  return (
    <span className="seat-clock" role="timer" aria-label={low ? `${text}, ${words.low}` : text} data-runs={told.runs} data-low={low}>
      <Icon name={low ? 'alert' : 'pace'} size={15} />
      <span className="seat-clock-digits" aria-hidden="true">
        {digits(left, words.short)}
      </span>
    </span>
  )
}

/** Beside a player's name. */
export function PlayerClock({ here: { room, clocksAt }, seat }: { here: Here; seat: Seat }) {
  const { clock: words } = useOnline()
  const name = useNames()[seat] ?? ''
  const told = room.seats[seat]?.clock ?? 'none'
  return <ClockFace told={told} toldAt={clocksAt} clock={room.clock} label={time => words.left(name, time)} />
}

/** One's own, for the bar: the players may be behind a tab. Now and then it is said in words. */
export function OwnClock({ here: { room, viewer, clocksAt } }: { here: Here }) {
  const { clock: words } = useOnline()
  const told = viewer === 'spectator' ? 'none' : (room.seats[viewer]?.clock ?? 'none')
  if (told === 'none') return null
  return (
    <>
      <span className="own-clock">
        <ClockFace told={told} toldAt={clocksAt} clock={room.clock} label={words.yours} />
      </span>
      <Calls told={told} toldAt={clocksAt} clock={room.clock} />
    </>
  )
}

/** Read out when one of a few marks is passed, to whoever does not see it. */
function Calls({ told, toldAt, clock }: Omit<FaceProps, 'label'>) {
  const { clock: words } = useOnline()
  const left = useLeft(told, toldAt)
  const runs = told !== 'none' && told.runs
  const passed = runs ? calls(clock).findLast(mark => left <= mark) : undefined
  return (
    <p className="unseen" role="status">
      {passed === undefined ? '' : words.say(said(passed, words))}
    </p>
  )
}
