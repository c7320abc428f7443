/** Several commands that were one decision to the player, as when a truck is sent far: they are taken back in one go, too. */
import type { Tagged } from '@wildcat/kernel'
import { useCallback, useRef } from 'react'
import type { PageSight, TableSession } from '../session/table-session.ts'

type Moment = Pick<PageSight, 'viewer' | 'decision'>

export function useInOneGo(session: TableSession, begin: () => boolean) {
  const last = useRef<Moment & { commands: number }>(undefined)
  const chain = useCallback(
    async (commands: readonly Tagged[]): Promise<boolean> => {
      const isDone = begin() && (await session.chain(commands))
      last.current = undefined
      if (isDone && session.state.stage === 'open') {
        const { viewer, decision } = session.state.sight
        last.current = { viewer, decision, commands: commands.length }
      }
      return isDone
    },
    [begin, session],
  )
  /** How many commands go if the last decision is taken back now. */
  const undoOf = ({ viewer, decision }: Moment): number => {
    const { current } = last
    return current?.viewer === viewer && current.decision === decision ? current.commands : 1
  }
  return { chain, undoOf }
}
