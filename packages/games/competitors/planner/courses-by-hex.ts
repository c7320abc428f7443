/** Ways from an airport, or from a hex in flight, to all others hex by hex: where it matters where T.M. end and where flights begin. */
import { FUEL, POINTS } from '../components.ts'
import type { Hex } from '../content/kinds.ts'
import { AIRPORTS, flightsFrom } from './air.ts'
import { AIRPORT, AREA, CONTINENT, HEXES, read, STATES } from './atlas.ts'

export interface Course {
  readonly state: number
  readonly slots: number // flights, and those left out by saying 'next T.M.'
  readonly flown: number
  readonly fuel: number
  readonly hexes: () => readonly (Hex | 'nextTm')[] // up to the last flight, which lands
}
/** What makes a difference between ways of equal length. */
export interface Conditions {
  readonly left: number // flights that are left in the T.M. of the first one: 1 or 2
  readonly most: number // flights that are left in all
  readonly struck: number // continents over which no T.M. may end, as bits
  readonly fair: number // continents in which fuel is halved, as bits
  readonly isFree: boolean // the first T.M. needs no fuel
}

/** The least fuel to each node after so many flights, and from which hex; -1: it stayed over this hex, and the T.M. ended. */
interface Ring {
  readonly fuel: Int32Array
  readonly from: Int32Array
}
const NEVER = 1_000_000
const newRing = (): Ring => ({ fuel: new Int32Array(STATES + HEXES).fill(NEVER), from: new Int32Array(STATES + HEXES) })

export function searched(node: number, conditions: Conditions, most: number): readonly Course[] {
  const first = newRing()
  first.fuel[node < STATES ? STATES + read(AIRPORT, node) : node] = 0
  const rings = [first]
  for (let slot = 1; slot <= most; slot++) rings.push(nextRing(rings[slot - 1] ?? first, slot, node, conditions))
  return AIRPORTS.flatMap(state => (state === node ? [] : coursesTo(state, rings)))
}

function nextRing(before: Ring, slot: number, start: number, conditions: Conditions): Ring {
  const ring = newRing()
  const { fuel, from } = ring
  const isEnd = (slot - conditions.left) % POINTS.plane === 0
  const struck = isEnd ? conditions.struck : 0
  const isShut = (node: number) => node >= STATES && (struck & read(AREA, node - STATES)) !== 0
  for (let hex = 0; hex < HEXES; hex++) {
    const spent = read(before.fuel, STATES + hex)
    if (spent === NEVER) continue
    const price = priceFrom(start, hex, slot, conditions)
    const { to, ring: far } = flightsFrom(hex)
    for (let n = 0; n < to.length; n++) {
      const node = read(to, n)
      const total = spent + price * read(far, n)
      if (total >= read(fuel, node) || (struck !== 0 && isShut(node))) continue
      fuel[node] = total
      from[node] = hex
    }
    if (struck !== 0 && slot > 1 && spent < read(fuel, STATES + hex) && !isShut(STATES + hex)) {
      fuel[STATES + hex] = spent
      from[STATES + hex] = -1
    }
  }
  return ring
}
/** Of a ring of a flight. */
function priceFrom(start: number, hex: Hex, slot: number, { left, fair, isFree }: Conditions): number {
  if (isFree && slot <= left) return 0
  const areas = slot === 1 && start < STATES ? 1 << read(CONTINENT, start) : read(AREA, hex)
  return (fair & areas) === 0 ? FUEL.plane : FUEL.plane / 2
}

/** Those of which none is better in both respects. */
function coursesTo(state: number, rings: readonly Ring[]): Course[] {
  const best: Course[] = []
  let least = NEVER
  for (const [slots, ring] of rings.entries()) {
    const fuel = read(ring.fuel, state)
    if (fuel >= least) continue
    least = fuel
    const hexes = () => wayTo(state, slots, rings)
    best.push({ state, slots, flown: hexes().filter(each => each !== 'nextTm').length + 1, fuel, hexes })
  }
  return best
}
function wayTo(state: number, slots: number, rings: readonly Ring[]): readonly (Hex | 'nextTm')[] {
  const way: (Hex | 'nextTm')[] = []
  let hex = read(rings[slots]?.from ?? NOWHERE, state)
  for (let slot = slots - 1; slot > 0; slot--) {
    const from = read(rings[slot]?.from ?? NOWHERE, STATES + hex)
    way.push(from < 0 ? 'nextTm' : hex)
    if (from >= 0) hex = from
  }
  return way.reverse()
}
const NOWHERE = new Int32Array(0)
