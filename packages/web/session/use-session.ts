import type { Engine, Types } from '@wildcat/kernel'
import { useEffect, useEffectEvent, useState } from 'react'
import { PAUSES, useSettings } from '../app/settings.ts'
import { clientFor } from './clients.ts'
import { type Listeners, Session, type SessionState } from './session.ts'

interface OpenedSession {
  readonly session: Session
  readonly state: SessionState
}

/** Opens a table for as long as the screen is there. Another `attempt` opens it anew, after a breakdown. */
export function useSession(
  id: string,
  attempt: number,
  engineOf: (game: string) => Promise<Engine<Types>>,
  heard: Omit<Listeners, 'changed'>,
): OpenedSession | undefined {
  const [shown, setShown] = useState<OpenedSession>()
  const { pace } = useSettings()
  const pause = PAUSES[pace]
  const refused = useEffectEvent(heard.refused)
  const failed = useEffectEvent(heard.failed)
  const botFailed = useEffectEvent(heard.botFailed)
  const open = useEffectEvent((session: Session) => void session.open(id, pause, engineOf))

  // biome-ignore lint/correctness/useExhaustiveDependencies: another table or another attempt needs another session
  useEffect(() => {
    const session = new Session(clientFor(id), {
      changed: () => setShown({ session, state: session.state }),
      refused: rejection => refused(rejection),
      failed: failure => failed(failure),
      botFailed: seat => botFailed(seat),
    })
    open(session)
    return () => session.close()
  }, [id, attempt])
  const session = shown?.session
  useEffect(() => session?.pause(pause), [session, pause])

  // React keeps the tree before the last one as a spare. Shown once more, no spare holds a hand that was laid down.
  const viewer = shown?.state.stage === 'open' ? shown.state.sight.viewer : undefined
  useEffect(() => {
    if (viewer === 'spectator') session?.showAgain()
  }, [session, viewer])
  return shown
}
