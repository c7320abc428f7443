/**
 * Ways from one airport to another without landing in between. In plain weather all that counts is how many flights one takes and the
 * sum of their rings; otherwise where T.M. end and where flights begin makes a difference, and the ways are searched hex by hex.
 */
import { FUEL, RANGE } from '../components.ts'
import { COLUMNS, type Hex, ROWS } from '../content/kinds.ts'
import { acrossTheEdge, distance, hexAt, hexesWithin } from '../map.ts'
import { AIRPORTS } from './air.ts'
import { AIRPORT, read, STATES } from './atlas.ts'
import { type Conditions, type Course, searched } from './courses-by-hex.ts'
import { once } from './graph.ts'

const EDGES: readonly Hex[] = Array.from({ length: ROWS }, (_, row) => [hexAt(row, 0), hexAt(row, COLUMNS - 1)]).flat()
const flightsFor = (hexes: number): number => Math.max(1, Math.ceil(hexes / RANGE))

/** The courses from a hex to an airport of which none is better in both respects: straight on, or over a side edge. */
function plainCourses(from: Hex, state: number): Course[] {
  const to = read(AIRPORT, state)
  const far = distance(from, to)
  const course = (flights: number, rings: number, hexes: () => readonly Hex[]): Course => ({
    state,
    slots: flights,
    flown: flights,
    fuel: rings * FUEL.plane,
    hexes,
  })
  const all = [course(flightsFor(far), Math.max(1, far), () => between(from, to))]
  for (const edge of EDGES) {
    const there = distance(from, edge)
    const on = distance(acrossTheEdge(edge), to)
    if (there + on > far + 2 * RANGE) continue // no fewer flights, no fewer rings
    const over = () => [...between(from, edge), acrossTheEdge(edge), ...between(acrossTheEdge(edge), to)]
    all.push(course(flightsFor(there) + flightsFor(on), Math.max(1, there) + Math.max(1, on), over))
  }
  return onlyBest(all)
}
function between(from: Hex, to: Hex): Hex[] {
  const far = distance(from, to)
  if (far <= RANGE) return []
  const next = hexesWithin(from, RANGE).find(hex => distance(from, hex) === RANGE && distance(hex, to) === far - RANGE)
  return next === undefined ? [] : [next, ...between(next, to)]
}
function onlyBest(courses: readonly Course[]): Course[] {
  const best: Course[] = []
  let least = Number.POSITIVE_INFINITY
  for (const each of courses.toSorted((a, b) => a.slots - b.slots || a.fuel - b.fuel)) {
    if (each.fuel >= least) continue
    least = each.fuel
    best.push(each)
  }
  return best
}
const plainFrom = once((hex): readonly Course[] => AIRPORTS.flatMap(state => plainCourses(hex, state)))

/** Each keeps the rings it was found by, some 50 kB: those of a few searches are enough, and a long game does not grow. */
const MOST_KNOWN = 300
const known = new Map<number, readonly Course[]>()
export function coursesFrom(node: number, conditions: Conditions): readonly Course[] {
  const { left, most, struck, fair, isFree } = conditions
  if (struck === 0 && fair === 0 && !isFree) return plainFrom(node < STATES ? read(AIRPORT, node) : node - STATES)
  const slots = most > 6 ? 10 : most > 4 ? 6 : 4
  const key = ((((node * 64 + struck) * 64 + fair) * 3 + left) * 2 + (isFree ? 1 : 0)) * 11 + slots
  const before = known.get(key)
  if (before !== undefined) return before
  const courses = searched(node, conditions, slots)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, courses)
  return courses
}
