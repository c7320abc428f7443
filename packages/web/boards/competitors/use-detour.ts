import type { Destination } from '@wildcat/competitors/board'
import { useBoard } from './board-context.tsx'
import { useChoice } from './choice.tsx'
import { waysFor } from './ways.ts'

/** Has the plan that was picked go by way of a place; undefined: none was picked. Where there is no such way, the plan stays as it was. */
export function useDetour(): ((via: Destination | undefined) => void) | undefined {
  const { view, viewer } = useBoard()
  const { command, route, pick } = useChoice()
  if (viewer === 'spectator' || command?.kind !== 'deliver' || route === undefined) return undefined
  return via => {
    const [way] = waysFor(view, viewer, command.signed, via)
    if (way === undefined) pick({ noWayBy: via, asksForVia: false })
    else pick({ via, noWayBy: undefined, asksForVia: false, command: { ...command, vehicle: way.plan.start }, route: way.plan })
  }
}
