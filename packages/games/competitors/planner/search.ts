/**
 * The search: labels in the order of time, at each node only those of which none is no worse than another. Everything that a plan is
 * judged by grows along the way, so the best plans of any weighing are among the labels that reach the goal.
 * Exact for one vehicle. With several: vehicles are changed twice at most (truck – ship – truck, ship – plane – truck, …), no truck
 * hands over to another truck nor a ship to another ship, and no vehicle is fetched during a delivery.
 */
import { STATES } from './atlas.ts'
import { flyOn } from './by-air.ts'
import { goOn, wait } from './by-land-and-sea.ts'
import { changeVehicle } from './changes.ts'
import type { Label, Search } from './labels.ts'
import { put, queueFor } from './store.ts'

type Given = Pick<Search, 'journeyFacts' | 'clock' | 'goal' | 'units' | 'free' | 'mayChange'>
export const newSearch = (given: Given, more: Partial<Pick<Search, 'isLoaded' | 'noCustoms' | 'rolled' | 'by'>> = {}): Search => ({
  isLoaded: true,
  noCustoms: false,
  rolled: [],
  by: undefined,
  ...given,
  ...more,
  layers: [],
  leastFrom: new Int32Array(given.units.length).fill(-1),
  queue: queueFor(given.clock.allowed),
  arrivals: [],
})

export function run(search: Search, starts: readonly Label[]): void {
  const [first] = starts
  if (first === undefined) return
  const draft: Label = { ...first }
  for (const start of starts) put(search, start)
  for (let time = 0; time < search.queue.length; time++) {
    for (let label = search.queue[time]; label !== undefined; label = search.queue[time]) {
      search.queue[time] = label.queued
      if (!label.gone) expand(search, label, draft)
    }
  }
}

function expand(search: Search, label: Label, draft: Label): void {
  const { graph } = label.layer
  wait(search, label, draft)
  if (search.mayChange && label.node < STATES) changeVehicle(search, label, draft)
  if (graph === undefined) flyOn(search, label, draft)
  else goOn(search, label, draft, graph)
}
