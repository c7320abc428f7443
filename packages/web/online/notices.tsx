import { type ReactNode, useState } from 'react'
import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { playerTokens } from '../session/names.ts'
import { Said } from '../session/said.tsx'
import { Again } from './end-actions.tsx'
import type { Here } from './here.ts'
import { playersIn } from './room.ts'
import type { RoomSession } from './room-session.ts'
import type { ServerFailure } from './server-failure.ts'
import { useOnline } from './words.tsx'

export function Reconnecting({ connected, why }: { connected: boolean; why?: ServerFailure | undefined }) {
  const words = useOnline()
  return (
    <div className="notices" role="status">
      {!connected && (
        <p className="notice notice-wait">
          <Icon name="wait" />
          {why === undefined ? words.reconnecting : words.failures[why.code]}
        </p>
      )}
    </div>
  )
}

/** What the players are agreeing on: one asks, the others answer. */
export function Agreements({ here, session }: { here: Here; session: RoomSession }) {
  return (
    <div className="notices" role="status">
      <UndoRequest here={here} session={session} />
      <StopRequest here={here} session={session} />
      <PauseRequest here={here} session={session} />
      <NextGame here={here} session={session} />
    </div>
  )
}

function UndoRequest({ here: { room, viewer }, session }: { here: Here; session: RoomSession }) {
  const words = useOnline()
  const { undo } = room
  if (undo === 'none') return null
  const open = playersIn(room).filter(seat => seat !== undo.seat && !undo.agreed.includes(seat))
  if (viewer === undo.seat)
    return (
      <Notice text={words.table.undoWaits(open.map(playerTokens))}>
        <Button onClick={() => void session.answerUndo(undo.n, false)}>{words.table.withdraw}</Button>
      </Notice>
    )
  if (viewer === 'spectator' || !open.includes(viewer)) return <Notice text={words.table.undoOthers(playerTokens(undo.seat))} />
  return (
    <Notice text={words.table.undoAsked(playerTokens(undo.seat))}>
      <Button look="first" onClick={() => void session.answerUndo(undo.n, true)}>
        {words.table.agree}
      </Button>
      <Button onClick={() => void session.answerUndo(undo.n, false)}>{words.table.refuse}</Button>
    </Notice>
  )
}

function StopRequest({ here: { room, viewer }, session }: { here: Here; session: RoomSession }) {
  const words = useOnline()
  const { stop, stopWaits, stage } = room
  const [declined, setDeclined] = useState('') // whose wish it was
  if (stop.length === 0 || stage !== 'playing' || viewer === 'spectator') return null
  if (stop.includes(viewer))
    return (
      <Notice text={words.table.stopWaits(stopWaits.map(playerTokens))}>
        <Button onClick={() => void session.ask('stop', { agree: false })}>{words.table.withdraw}</Button>
      </Notice>
    )
  if (!stopWaits.includes(viewer) || declined === stop.join()) return null
  return (
    <Notice text={words.table.stopAsked(stop.map(playerTokens))}>
      <Button onClick={() => setDeclined(stop.join())}>{words.table.goOn}</Button>
      <Button onClick={() => void session.ask('stop', { agree: true })}>{words.table.stopAgree}</Button>
    </Notice>
  )
}

function PauseRequest({ here: { room, viewer }, session }: { here: Here; session: RoomSession }) {
  const { clock: words, table } = useOnline()
  const { pause, paused, dayOff } = room
  const [declined, setDeclined] = useState('') // whose wish it was
  if (room.stage !== 'playing' || paused) return null
  const waits = playersIn(room).filter(seat => !pause.includes(seat))
  if (pause.length === 0 || viewer === 'spectator') return dayOff ? <Notice text={words.dayOff} /> : null
  if (pause.includes(viewer))
    return (
      <Notice text={words.pauseWaits(waits.map(playerTokens).join(', '))}>
        <Button onClick={() => void session.ask('pause', { agree: false })}>{table.withdraw}</Button>
      </Notice>
    )
  if (!waits.includes(viewer) || declined === pause.join()) return null
  return (
    <Notice text={words.pauseAsked(pause.map(playerTokens).join(', '))}>
      <Button onClick={() => setDeclined(pause.join())}>{table.goOn}</Button>
      <Button onClick={() => void session.ask('pause', { agree: true })}>{words.pauseAgree}</Button>
    </Notice>
  )
}

function NextGame({ here, session }: { here: Here; session: RoomSession }) {
  const words = useOnline()
  if (here.room.next === 'none') return null
  return (
    <Notice text={words.table.nextReady}>
      <Again here={here} session={session} />
    </Notice>
  )
}

function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="notice">
      <p>
        <Said text={text} />
      </p>
      {children !== undefined && <div className="notice-actions">{children}</div>}
    </div>
  )
}
