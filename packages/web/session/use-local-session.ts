import type { Engine, Types } from '@wildcat/kernel'
import { useEffect, useEffectEvent, useState } from 'react'
import { PAUSES, useSettings } from '../app/settings.ts'
import type { Failure } from '../worker/failure.ts'
import { clientFor } from './clients.ts'
import { LocalSession } from './local-session.ts'
import type { SessionState, TableListeners } from './table-session.ts'

interface OpenedSession {
  readonly session: LocalSession
  readonly state: SessionState
}

/** Opens a table for as long as the screen is there. Another `attempt` opens it anew, after a breakdown. */
export function useLocalSession(
  id: string,
  attempt: number,
  engineOf: (game: string) => Promise<Engine<Types>>,
  heard: Omit<TableListeners<Failure>, 'changed'>,
): OpenedSession | undefined {
  const [shown, setShown] = useState<OpenedSession>()
  const { pace } = useSettings()
  const pause = PAUSES[pace]
  const refused = useEffectEvent(heard.refused)
  const failed = useEffectEvent(heard.failed)
  const botFailed = useEffectEvent(heard.botFailed)
  const open = useEffectEvent((session: LocalSession) => void session.open(id, pause, engineOf))

  // biome-ignore lint/correctness/useExhaustiveDependencies: another table or another attempt needs another session
  useEffect(() => {
    const session = new LocalSession(clientFor(id), {
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
