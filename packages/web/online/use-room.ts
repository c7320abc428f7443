import type { Rejection, Seat } from '@wildcat/kernel'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Fault } from './fault.ts'
import { forgetFinished, freshToken, holdFresh, keepToken } from './invitation.ts'
import { RoomSession, type RoomShown } from './room-session.ts'

interface Shown {
  readonly session: RoomSession
  readonly shown: RoomShown
}
interface Heard {
  readonly refused: (rejection: Rejection) => void
  readonly failed: (fault: Fault) => void
  readonly botFailed: (seat: Seat) => void
}

/** At a table for as long as the screen is there. Another `attempt` goes there anew. */
export function useRoom(id: string, watch: boolean, attempt: number, heard: Heard): Shown | undefined {
  const [shown, setShown] = useState<Shown>()
  const refused = useEffectEvent(heard.refused)
  const failed = useEffectEvent(heard.failed)
  const botFailed = useEffectEvent(heard.botFailed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt needs another session
  useEffect(() => {
    const token = freshToken(id)
    const session: RoomSession = new RoomSession(
      { id, watch, ...(token === undefined ? {} : { token }) },
      {
        changed: () => {
          if (session.shown.stage === 'here') forgetFinished([session.shown.here.room])
          setShown({ session, shown: session.shown })
        },
        joined: () => {
          holdFresh(id, undefined)
          if (token !== undefined) keepToken(id, token) // now it is known to be good
          if (session.shown.stage === 'here') forgetFinished([session.shown.here.room])
        },
        refused: rejection => refused(rejection),
        failed: fault => failed(fault),
        botFailed: seat => botFailed(seat),
      },
    )
    return () => session.close()
  }, [id, watch, attempt])
  return shown
}
