/** What is lit on the map, and what pressing it picks: asked of what is legal. */
import {
  type Command,
  isTerritory,
  kindOf,
  type Point,
  placeOf,
  reachOf,
  type Territory,
  type Vehicle,
  type View,
} from '@wildcat/competitors/board'
import type { CompetitorsState } from './board-context.tsx'
import { type Choice, filledIn, isSame, openSlot, type Picked } from './choice.tsx'
import { hasDoings } from './decide/decisions.ts'
import { type Doing, doingOf, doingsIn, isSpent } from './doings.ts'
import { nameSpot, pointAt, pointOf } from './map/places.ts'

export interface Target {
  readonly key: string
  readonly at: Point
  readonly state: Territory | undefined // in which it lies
  readonly picks: readonly { readonly label: string; readonly change: Picked; readonly isPicked: boolean; readonly isAdvised: boolean }[] // the first is picked by it
}

/** The doing that is open: what was chosen, else the first there is as long as there are actions for it. */
export const openDoing = (legal: readonly Command[], { doing }: Pick<Choice, 'doing'>): Doing | undefined => {
  const doings = doingsIn(legal)
  if (doing === 'deal') return doing
  if (doing !== undefined && doings.includes(doing)) return doing
  return isSpent(legal) ? undefined : doings[0]
}
/** The vehicle whose steps are lit. */
export function openVehicle(legal: readonly Command[], { vehicle }: Pick<Choice, 'vehicle'>): Vehicle | undefined {
  const movable = movableIn(legal)
  return vehicle !== undefined && movable.includes(vehicle) ? vehicle : movable[0]
}
/** A truck that only gets on or off is moved, too. */
export const movedBy = (command: Command): Vehicle | undefined => {
  if (command.kind === 'step') return command.vehicle
  return command.kind === 'board' || command.kind === 'leave' ? command.truck : undefined
}
export const movableIn = (legal: readonly Command[]): Vehicle[] => [
  ...new Set(
    legal.flatMap(command => {
      const vehicle = movedBy(command)
      return vehicle === undefined ? [] : [vehicle]
    }),
  ),
]

/** What can be picked of what is open now: in the sheet as a list, on the map where it happens. */
export function offeredNow(legal: readonly Command[], choice: Pick<Choice, 'doing' | 'vehicle'>, inTurn: boolean): Command[] {
  const doing = openDoing(legal, choice)
  const within = inTurn ? legal.filter(command => doingOf(command) === doing) : [...legal]
  if (inTurn && doing !== 'move') return within
  const vehicle = openVehicle(legal, choice)
  return within.filter(command => {
    const moved = movedBy(command)
    return moved === undefined || moved === vehicle
  })
}

/** Where a command happens on the map, if it does so there. */
function spotOf(view: View, command: Command): Point | undefined {
  if (command.kind === 'step') return pointOf(command.to, kindOf(command.vehicle))
  if (command.kind === 'sellVehicle' || command.kind === 'place') return pointAt(placeOf(view, command.vehicle), kindOf(command.vehicle))
  const state = stateFor(command)
  return state === undefined ? undefined : nameSpot(state)
}

/** What can be done now, where it happens; while a contract is put together, the cards in hand where they lie. */
export function targetsOf(board: CompetitorsState, choice: Choice): Target[] {
  const { view, legal, say, turn } = board
  if (turn?.isAsked !== true) return []
  const cards = draftTargets(board, choice)
  if (cards !== undefined) return cards
  const found = new Map<string, Target>()
  const offered = offeredNow(legal, choice, hasDoings(view))
  for (const command of [...offered, ...flightsOf(board, choice).filter(flight => !offered.some(each => isSame(flight, each)))]) {
    const at = spotOf(view, command)
    if (at === undefined) continue
    const key = at.join(' ')
    const pick = {
      label: say(command),
      change: { command },
      isPicked: isSame(choice.command, command),
      isAdvised: isSame(choice.advised?.command, command),
    }
    found.set(key, { key, at, state: stateFor(command), picks: [...(found.get(key)?.picks ?? []), pick] })
  }
  return [...found.values()]
}

/** Hexes over which the open plane could end its flight: too many for a list, so they are lit on the map alone. */
function flightsOf({ view, viewer, legal }: CompetitorsState, choice: Choice): Command[] {
  const vehicle = openVehicle(legal, choice)
  const isMoving = !hasDoings(view) || openDoing(legal, choice) === 'move'
  if (viewer === 'spectator' || vehicle === undefined || kindOf(vehicle) !== 'plane' || !isMoving) return []
  return reachOf(view, viewer, vehicle).flatMap((to): Command[] => (typeof to === 'number' ? [{ kind: 'step', vehicle, to }] : []))
}

function draftTargets({ view, viewer, legal, words }: CompetitorsState, choice: Choice): Target[] | undefined {
  if (viewer === 'spectator' || !hasDoings(view) || openDoing(legal, choice) !== 'sign') return undefined
  const { draft = {} } = choice
  const slot = openSlot(draft)
  if (slot === 'contract') return []
  const other = slot === 'sender' ? draft.recipient : draft.sender
  return (view.territories[viewer] ?? []).flatMap(state =>
    state === null || state === other
      ? []
      : [
          {
            key: state,
            at: nameSpot(state),
            state,
            picks: [
              {
                label: `${words.sign[slot]}: ${words.state(state)}`,
                change: { draft: filledIn(draft, slot, state) },
                isPicked: draft[slot] === state,
                isAdvised: choice.advised?.draft?.[slot] === state,
              },
            ],
          },
        ],
  )
}

/** The state in which a command happens. */
function stateFor(command: Command): Territory | undefined {
  if (command.kind === 'chooseHq') return command.hq
  if (command.kind === 'step') return typeof command.to === 'string' && isTerritory(command.to) ? command.to : undefined
  if (command.kind === 'buyVehicle' || command.kind === 'attach') return command.at
  const { kind } = command
  return kind === 'buyBranch' || kind === 'sellBranch' || kind === 'callStrike' || kind === 'revoke' ? command.state : undefined
}
