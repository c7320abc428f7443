import type { Device } from '@wildcat/protocol'
import { useEffect, useEffectEvent, useState } from 'react'
import type { TableListeners } from '../session/table-session.ts'
import { forgetFinished, freshToken, holdFresh, keepToken } from './invitation.ts'
import { RoomSession, type RoomSessionState, type RoomWish } from './room-session.ts'
import type { ServerFailure } from './server-failure.ts'

interface OpenedRoom {
  readonly session: RoomSession
  readonly shown: RoomSessionState
}
interface Heard extends Omit<TableListeners<ServerFailure>, 'changed'> {
  readonly deviceCame: (device: Device) => void
  readonly notSeated: (failure: ServerFailure) => void
}

/** At a table for as long as the screen is there, to watch, at a free seat or at one's own. Another `attempt` goes there anew. */
export function useRoom(
  id: string,
  { watch, sit }: Pick<RoomWish, 'watch' | 'sit'>,
  attempt: number,
  heard: Heard,
): OpenedRoom | undefined {
  const [shown, setShown] = useState<OpenedRoom>()
  const refused = useEffectEvent(heard.refused)
  const failed = useEffectEvent(heard.failed)
  const botFailed = useEffectEvent(heard.botFailed)
  const deviceCame = useEffectEvent(heard.deviceCame)
  const notSeated = useEffectEvent(heard.notSeated)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt needs another session
  useEffect(() => {
    const token = freshToken(id)
    const session: RoomSession = new RoomSession(
      { id, watch: watch === true, sit, ...(token === undefined ? {} : { token }) },
      {
        changed: () => {
          if (session.shown.stage === 'here') forgetFinished([session.shown.here.room])
          setShown({ session, shown: session.shown })
        },
        joined: fresh => {
          holdFresh(id, undefined)
          if (fresh !== 'none') keepToken(id, fresh) // the one by which one came is used up
        },
        held: (hold, before) => {
          if (!hold.link) keepToken(id, undefined)
          const known = before?.devices ?? hold.devices
          const come = hold.devices.find(({ n, you }) => !you && known.every(device => device.n < n))
          if (come !== undefined) deviceCame(come)
        },
        notSeated: failure => notSeated(failure),
        refused: rejection => refused(rejection),
        failed: failure => failed(failure),
        botFailed: seat => botFailed(seat),
      },
    )
    return () => session.close()
  }, [id, watch, sit, attempt])
  return shown
}
