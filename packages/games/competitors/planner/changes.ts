/** [COM-5.6] Changing vehicles where they stand: boarding, leaving, handing the goods over. Free, and twice at most. */
import { begin } from './draft.ts'
import type { Label, Search, Unit } from './labels.ts'
import { layerOf } from './layers.ts'
import type { PlanCommand } from './plan.ts'
import { offer } from './store.ts'

const MOST_CHANGES = 2

export function changeVehicle(search: Search, label: Label, draft: Label): void {
  if (label.changes >= MOST_CHANGES) return
  const { unit, aboard, kind } = label.layer
  const to = (next: Unit, truck?: Unit): void => {
    begin(draft, label, 'change')
    draft.layer = layerOf(search, next, truck, label.layer.passed)
    draft.changes++
    offer(search, draft)
  }
  if (aboard !== undefined) {
    to(aboard)
    return
  }
  if (unit.truck !== undefined) {
    to(unit.truck)
    to(unit, unit.truck)
  }
  for (const other of search.units) {
    if (other.state !== label.node || other === unit || other.kind === kind) continue
    if (kind === 'truck') to(other, aboardOf(unit, other))
    else to(other)
  }
}
/** The truck that holds the goods once a truck has come to a carrier: itself if there is room, else the one aboard, if it is an own one. */
const aboardOf = (truck: Unit, carrier: Unit): Unit | undefined => (carrier.isFull && carrier.truck !== truck ? carrier.truck : truck)

/** What is said for it. */
export function changeCommands({ layer: to, parent }: Label): readonly PlanCommand[] {
  if (parent === undefined) return []
  const { layer: from } = parent
  const leave = (truck: Unit): PlanCommand => ({ kind: 'leave', truck: truck.vehicle })
  const transfer = (next: Unit): PlanCommand => ({ kind: 'transfer', to: next.vehicle })
  if (from.aboard !== undefined) return [leave(from.aboard)]
  if (to.aboard === from.unit) return [{ kind: 'board', truck: from.unit.vehicle, carrier: to.unit.vehicle }]
  if (to.unit === from.unit.truck) return [leave(to.unit), transfer(to.unit)]
  return [transfer(to.aboard ?? to.unit)]
}
