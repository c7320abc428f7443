/** What the map offers to a seat that is asked something about it. */
import { BOARD, type Command, type View } from '@wildcat/giganten/board'
import { type Seat, top } from '@wildcat/kernel'
import { rowOf, type Square, squareAt } from '@wildcat/oil-rush'
import type { RushFacts } from '../oil-rush/board-context.ts'
import { type Act, driveTargets, type Light, type MapTargets, NO_TARGETS, orRefusal, siteTargets } from '../oil-rush/map-targets.ts'

type Asking = Pick<RushFacts, 'legal' | 'check' | 'map'>

export function targetsOf(view: View, seat: Seat, all: readonly Command[], { legal, check, map }: Asking): MapTargets {
  const asked = all.length === 0 ? undefined : top(view.agenda)?.kind
  if (asked === 'placeTruck') return starts(all, check)
  if (asked === 'drive') return driveTargets(view, map, seat, legal, check)
  return asked === 'build' ? siteTargets(view, legal, check) : NO_TARGETS
}

function starts(legal: readonly Command[], check: Asking['check']): MapTargets {
  const lights: (Light | undefined)[] = []
  for (const command of legal)
    if (command.kind === 'placeTruck') lights[squareAt(BOARD, 1, command.row)] = { tone: 'start', cost: undefined }
  const act = (square: Square): Act => {
    const row = lights[square] === undefined ? 0 : rowOf(BOARD, square)
    const command: Command = { kind: 'placeTruck', row }
    return orRefusal({ do: 'command', command }, check(command))
  }
  return { lights, act, trips: undefined }
}
