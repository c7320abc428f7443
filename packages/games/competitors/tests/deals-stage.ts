/** What the tests of deals share: commands in short form, and what no deal may make or lose. */
import type { Seat } from '@wildcat/kernel'
import { branchesOf } from '../bases.ts'
import type { CommandOf } from '../commands.ts'
import { VEHICLES } from '../content/kinds.ts'
import { laws } from '../laws.ts'
import type { State, Step } from '../state.ts'
import { kindOf } from '../vehicles.ts'

type Make = CommandOf<'offer'>

export const offer = (to: Make['to'], changes: Partial<Make> = {}): Make => ({
  kind: 'offer',
  to,
  give: 'nothing',
  giveMoney: 0,
  ask: 'nothing',
  askMoney: 0,
  at: 'stay',
  ...changes,
})
export const accept = (id: number, changes: Partial<CommandOf<'accept'>> = {}): CommandOf<'accept'> => ({
  kind: 'accept',
  offer: id,
  pick: 'nothing',
  at: 'stay',
  ...changes,
})
export const decline = (id: number) => ({ kind: 'decline', offer: id }) as const
export const withdraw = (id: number) => ({ kind: 'withdraw', offer: id }) as const
export const auction = (items: CommandOf<'openAuction'>['items'], minimum: number) => ({ kind: 'openAuction', items, minimum }) as const
export const bid = (seller: Seat, euro: number, at: CommandOf<'bid'>['at'] = 'stay') => ({ kind: 'bid', seller, euro, at }) as const
export const passBid = (seller: Seat) => ({ kind: 'passBid', seller }) as const

/** The turns of a whole round, from this seat's on; the last of them is seat 2's. */
export const turnsFrom = (seat: 0 | 1): Step[] => [
  { kind: 'beginTurn', seat: 2 },
  ...(seat === 0 ? [{ kind: 'beginTurn', seat: 1 } as const] : []),
  { kind: 'turn', seat, draws: 0, actions: 2 },
]

/** [COM-9.5] Every sum that a deal leaves as it was: the laws of the game, the vehicles on the map and the branches. */
export function sums(state: State): Readonly<Record<string, unknown>> {
  const inPlay = state.fleet.flatMap(({ place }, vehicle) => (place.kind === 'stock' ? [] : [kindOf(vehicle)]))
  return {
    ...Object.fromEntries(laws.map(law => [law.name, law.of(state)])),
    ...Object.fromEntries(VEHICLES.map(kind => [kind, inPlay.filter(each => each === kind).length])),
    branches: state.bases.flatMap((_, seat) => branchesOf(state, seat).map(each => each.state)).toSorted(),
  }
}
