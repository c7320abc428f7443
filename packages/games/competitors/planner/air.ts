/** [COM-5.4, COM-5.5] Planes: flights between hexes and airports, also over the side edges. */
import { RANGE } from '../components.ts'
import type { Hex } from '../content/kinds.ts'
import { acrossTheEdge, airportsWithin, distance, hexesWithin, isEdge } from '../map.ts'
import { AIRPORT, CONTINENT, FAR, HEXES, INTERCONTINENTAL, indexOf, read, STATES } from './atlas.ts'
import { once } from './graph.ts'
import { landTo } from './land.ts'

export const AIRPORTS: readonly number[] = Array.from({ length: STATES }, (_, state) => state).filter(state => read(AIRPORT, state) >= 0)
/** Single flights from a hex: nodes of airports, then of hexes, with their rings. */
export interface Flights {
  readonly to: Int32Array
  readonly ring: Int32Array
}
export const flightsFrom = once((hex): Flights => {
  const near = hexesWithin(hex, RANGE)
  const across = near.filter(isEdge).map(acrossTheEdge)
  const over = across.filter(each => !near.includes(each))
  const ring = (to: Hex) => Math.max(1, distance(hex, to))
  const airports = airportsWithin(hex, RANGE).map(indexOf)
  return {
    to: Int32Array.from([...airports, ...near.map(to => STATES + to), ...over.map(to => STATES + to)]),
    ring: Int32Array.from([
      ...airports.map(state => ring(read(AIRPORT, state))),
      ...near.map(ring),
      ...over.map(to => ring(acrossTheEdge(to))),
    ]),
  }
})

/** The fewest flights from every hex to an airport, wherever planes may land. */
const flightsTo = once(state => {
  const flights = new Int32Array(HEXES).fill(FAR)
  const queue: Hex[] = []
  const reach = (hexes: readonly Hex[], n: number): void => {
    for (const hex of hexes) {
      if (read(flights, hex) < FAR) continue
      flights[hex] = n
      queue.push(hex)
    }
  }
  if (read(AIRPORT, state) >= 0) reach(hexesWithin(read(AIRPORT, state), RANGE), 1)
  for (const hex of queue) {
    reach(hexesWithin(hex, RANGE), read(flights, hex) + 1)
    if (isEdge(hex)) reach(hexesWithin(acrossTheEdge(hex), RANGE), read(flights, hex) + 1)
  }
  return flights
})
/** Points by plane to any airport, and on from there by a truck that is aboard. */
export const airAndLandTo = once(state => {
  const land = landTo(state)
  const points = new Int32Array(HEXES).fill(FAR)
  for (const airport of AIRPORTS) {
    const flights = flightsTo(airport)
    const on = read(land, airport)
    if (on < FAR) for (let hex = 0; hex < HEXES; hex++) points[hex] = Math.min(read(points, hex), read(flights, hex) + on)
  }
  return points
})

/** [COM-5.5] Between continents both must be intercontinental or lie where the owner has a base; those continents are bits. */
export const mayFly = (from: number, to: number, basesIn: number): boolean =>
  read(CONTINENT, from) === read(CONTINENT, to) || (isGateway(from, basesIn) && isGateway(to, basesIn))
const isGateway = (state: number, basesIn: number): boolean =>
  read(INTERCONTINENTAL, state) === 1 || (basesIn & (1 << read(CONTINENT, state))) !== 0

/** The fewest flights from every airport to one, with the landings that COM-5.5 asks for. */
const hopsTo = once(key => {
  const [goal, basesIn] = [key % STATES, Math.floor(key / STATES)]
  const hops = new Int32Array(STATES).fill(FAR)
  hops[goal] = 0
  for (const queue = [goal]; queue.length > 0; ) {
    const at = queue.shift() ?? goal
    for (const from of AIRPORTS) {
      const sum = read(hops, at) + read(flightsTo(at), read(AIRPORT, from))
      if (sum >= read(hops, from) || !mayFly(from, at, basesIn)) continue
      hops[from] = sum
      queue.push(from)
    }
  }
  return hops
})
/** The same by node: airports, then hexes, for which only the distance counts. The key: bits of continents × states + state. */
export const airTo = once(key => {
  const table = new Int32Array(STATES + HEXES)
  table.set(hopsTo(key))
  table.set(flightsTo(key % STATES), STATES)
  return table
})
export const airKey = (state: number, basesIn: number): number => basesIn * STATES + state
