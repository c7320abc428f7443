/** [COM-4.9, COM-5.1, COM-5.8, COM-5.9] Points and fuel of a step: the same rules as in `points.ts` and `fuel.ts`, in numbers. */
import { FUEL } from '../components.ts'
import type { VehicleKind } from '../content/kinds.ts'
import { AREA, CONTINENT, HEXES, read, STATES } from './atlas.ts'
import type { Clock } from './clock.ts'
import { endTm } from './draft.ts'
import type { Label, Search } from './labels.ts'

const limitOf = (clock: Clock, kind: VehicleKind, tm: number): number =>
  read(kind === 'truck' ? clock.all : kind === 'ship' ? clock.ship : clock.plane, tm)
/** Points that a vehicle of the kind can still use in the T.M. under way. */
export function leftFor({ clock }: Search, label: Label, kind: VehicleKind): number {
  if (!label.open) return 0
  const all = read(clock.all, label.tm) - label.all
  if (kind === 'truck') return all
  return Math.min(all, kind === 'ship' ? read(clock.ship, label.tm) - label.ship : read(clock.plane, label.tm) - label.plane)
}
export const laterFor = ({ clock }: Search, { tm }: Label, kind: VehicleKind): number =>
  read(kind === 'truck' ? clock.laterAll : kind === 'ship' ? clock.laterShip : clock.laterPlane, tm)

const usePoints = (draft: Label, points: number): void => {
  draft.all += points
  if (draft.layer.kind === 'ship') draft.ship += points
  else if (draft.layer.kind === 'plane') draft.plane += points
}
export function close(draft: Label): void {
  draft.open = false
  draft.fuelled = 0
  draft.all = 0
  draft.ship = 0
  draft.plane = 0
}

export type Paid = 'refused' | 'paid' | 'ended' // ended: a T.M. ends in the place that is entered
/** A ship or plane without a point left ends its T.M. where it is, and goes on in the next one. */
export function pay(search: Search, draft: Label, cost: number, ring: number): Paid {
  const { clock } = search
  const { kind, unit } = draft.layer
  const left = leftFor(search, draft, kind)
  const isFree = (search.free & unit.bit) !== 0
  const price = FUEL[kind] * ring * (isFuelHalved(search, draft) ? 0.5 : 1)
  const isUnpaid = (kind === 'plane' || (draft.fuelled & unit.bit) === 0) && !(isFree && draft.tm === 1)
  draft.points += cost
  if (draft.open && left >= cost) {
    usePoints(draft, cost)
    if (isUnpaid) draft.fuel += price
    if (kind !== 'plane') draft.fuelled |= unit.bit
    return kind === 'truck' && left === cost ? 'ended' : 'paid'
  }
  if (draft.tm >= clock.allowed) return 'refused'
  const isBoth = kind === 'truck' && left > 0 && search.isLoaded
  const then = isBoth ? cost - left : cost
  if (limitOf(clock, kind, draft.tm + 1) < then) return 'refused'
  if (draft.open && !isBoth && !endTm(search, draft)) return 'refused'
  if (isBoth && isUnpaid) draft.fuel += price
  close(draft)
  draft.tm++
  draft.open = true
  usePoints(draft, then)
  if (!(isFree && draft.tm === 1)) draft.fuel += price
  draft.fuelled = kind === 'plane' ? 0 : unit.bit
  return isBoth || (kind === 'truck' && limitOf(clock, kind, draft.tm) === then) ? 'ended' : 'paid'
}

/** [COM-7.5] */
function isFuelHalved({ journeyFacts: { fair } }: Search, { layer: { kind }, node }: Label): boolean {
  if (fair === 0) return false
  if (node < STATES) return (fair & (1 << read(CONTINENT, node))) !== 0
  return kind !== 'truck' && node < STATES + HEXES && (fair & read(AREA, node - STATES)) !== 0
}
