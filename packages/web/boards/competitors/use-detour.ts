import type { Destination } from '@wildcat/competitors/board'
import { useBoard } from './board-context.tsx'
import { useChoice } from './choice.tsx'
import { isSamePlan, waysFor } from './ways.ts'

/** Has the plan that was picked go by way of a place; undefined: none was picked. Where there is no such way, or it goes there already, the plan stays as it was. */
export function useDetour(): ((via: Destination | undefined) => void) | undefined {
  const { view, viewer } = useBoard()
  const { command, route, pick } = useChoice()
  if (viewer === 'spectator' || command?.kind !== 'deliver' || route === undefined) return undefined
  return via => {
    const [way] = waysFor(view, viewer, command.signed, via)
    const isSame = way !== undefined && via !== undefined && isSamePlan(way.plan, route)
    if (way === undefined) pick({ noWayBy: via, passes: undefined, asksForVia: false })
    else if (isSame) pick({ passes: via, noWayBy: undefined, asksForVia: false })
    else
      pick({
        via,
        passes: undefined,
        noWayBy: undefined,
        asksForVia: false,
        command: { ...command, vehicle: way.plan.start },
        route: way.plan,
      })
  }
}
