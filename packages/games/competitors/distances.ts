/** Shortest ways on the bare map, worked out when they are first asked for. */
import type { Hex } from './content/kinds.ts'
import type { Territory } from './content/territories.ts'
import { entryCost, farLandEnd, farSeaEnd, landCrossingsOf, neighboursOf, openSea, seaCrossingsOf } from './map.ts'
import { memo } from './memo.ts'

const FAR = Number.POSITIVE_INFINITY
const CROSSING = 1 // point to enter one

/** Movement points of a truck from a state to every other, by land and crossings. */
const landFrom = memo((from: Territory): ReadonlyMap<Territory, number> => {
  const cost = new Map<Territory, number>([[from, 0]])
  const open = new Set<Territory>([from])
  while (open.size > 0) {
    const here = [...open].reduce((a, b) => ((cost.get(b) ?? FAR) < (cost.get(a) ?? FAR) ? b : a))
    open.delete(here)
    const soFar = cost.get(here) ?? FAR
    const steps: [Territory, number][] = [
      ...neighboursOf(here).map(({ to }): [Territory, number] => [to, 0]),
      ...landCrossingsOf(here).map((crossing): [Territory, number] => [farLandEnd(crossing, here), CROSSING]),
    ]
    for (const [to, extra] of steps) {
      const price = soFar + extra + entryCost(to)
      if (price >= (cost.get(to) ?? FAR)) continue
      cost.set(to, price)
      open.add(to)
    }
  }
  return cost
})
export const landDistance = (from: Territory, to: Territory): number => landFrom(from).get(to) ?? FAR

/** Movement points of a ship from a hex to every other; a crossing takes two. */
const seaFrom = memo((from: Hex): ReadonlyMap<Hex, number> => {
  const cost = new Map<Hex, number>([[from, 0]])
  const later = new Map<number, Hex[]>()
  let ring: Hex[] = [from]
  for (let points = 0; ring.length > 0 || later.size > 0; points++) {
    const next: Hex[] = []
    for (const hex of ring) {
      if (cost.get(hex) !== points) continue
      for (const to of openSea(hex)) reach(to, points + 1, next)
      for (const crossing of seaCrossingsOf(hex)) {
        const beyond = later.get(points + 2) ?? []
        reach(farSeaEnd(crossing, hex), points + 2, beyond)
        if (beyond.length > 0) later.set(points + 2, beyond)
      }
    }
    ring = [...next, ...(later.get(points + 1) ?? [])]
    later.delete(points + 1)
  }
  return cost
  function reach(to: Hex, points: number, into: Hex[]) {
    if (points >= (cost.get(to) ?? FAR)) return
    cost.set(to, points)
    into.push(to)
  }
})
export const seaDistance = (from: Hex, to: Hex): number => seaFrom(from).get(to) ?? FAR
