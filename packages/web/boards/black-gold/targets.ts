/** What the map offers to a seat that is asked something about it. */
import { type Command, regionOf, type View } from '@wildcat/black-gold/board'
import { at, type Seat, top } from '@wildcat/kernel'
import { rowOf, type Square, squareAt } from '@wildcat/oil-rush'
import type { RushFacts } from '../oil-rush/board-context.ts'
import { type Act, driveTargets, type Light, type MapTargets, NO_TARGETS, orRefusal, withActs } from '../oil-rush/map-targets.ts'
import type { BoardWords } from './words/en.ts'

type Asking = Pick<RushFacts, 'legal' | 'check' | 'map'> & { readonly words: BoardWords }
const HERE: Light = { tone: 'build', cost: undefined }

export function targetsOf(view: View, seat: Seat, all: readonly Command[], asking: Asking): MapTargets {
  const asked = all.length === 0 ? undefined : top(view.agenda)?.kind
  if (asked === 'placeTruck') return starts(view, all, asking.check)
  if (asked === 'prospect') return withActs(driveTargets(view, asking.map, seat, asking.legal, asking.check), drillings(view, all, asking))
  return asked === 'deepen' ? withActs(NOTHING_ELSE, drillings(view, all, asking)) : NO_TARGETS
}

const NOTHING_ELSE: MapTargets = { ...NO_TARGETS, act: () => ({ do: 'nothing' }) }

function starts(view: View, legal: readonly Command[], check: Asking['check']): MapTargets {
  const { board } = regionOf(view)
  const lights: (Light | undefined)[] = []
  for (const command of legal)
    if (command.kind === 'placeTruck') lights[squareAt(board, command.column, 1)] = { tone: 'start', cost: undefined }
  const act = (square: Square): Act => {
    const command: Command = { kind: 'placeTruck', column: rowOf(board, square) === 1 ? square + 1 : 0 }
    return orRefusal({ do: 'command', command }, check(command))
  }
  return { lights, act, trips: undefined }
}

/** Derricks to build, gushers, and own derricks to drill deeper. What can be looked at is looked at first. */
function drillings(view: View, legal: readonly Command[], { words }: Asking) {
  const found = new Map<Square, { light: Light; act: Act }>()
  const squareOf = (well: number) => at(view.wells, well).square
  for (const command of legal) {
    if (command.kind === 'build') found.set(squareOf(command.well), { light: HERE, act: { do: 'build', well: command.well } })
    if (command.kind === 'drillGusher') found.set(command.square, { light: HERE, act: { do: 'special', command, text: words.act.gusher } })
    if (command.kind === 'deepen')
      found.set(squareOf(command.well), { light: HERE, act: { do: 'special', command, text: words.act.deepen } })
  }
  for (const command of legal) if (command.kind === 'look') found.delete(squareOf(command.well))
  return found
}
