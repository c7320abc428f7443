import { useEffect, useState } from 'react'
import { ReplaySession, type ReplaySource, type ReplayState } from '../session/replay-session.ts'

interface OpenedReplay {
  readonly session: ReplaySession
  readonly state: ReplayState
}

/** Opens a game to look back at, for as long as the screen is there. Another `attempt` opens it anew. */
export function useReplaySession(id: string, attempt: number, sourceOf: (id: string) => ReplaySource): OpenedReplay | undefined {
  const [opened, setOpened] = useState<OpenedReplay>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt needs another session
  useEffect(() => {
    const session: ReplaySession = new ReplaySession(sourceOf(id), () => setOpened({ session, state: session.state }))
    void session.open(id)
    return () => session.close()
  }, [id, attempt, sourceOf])
  return opened
}
