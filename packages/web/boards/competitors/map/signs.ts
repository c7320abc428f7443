/** What is printed on the map besides land and water: ports, airports of two kinds, canals and straits. */
import {
  CROSSING_IDS,
  CROSSING_SPOTS,
  CROSSINGS,
  type Crossing,
  factsOf,
  type Point,
  SPOTS,
  TERRITORY_IDS,
  type Territory,
  waterOf,
} from '@wildcat/competitors/board'

export type SignKind = Sign['kind']
export type Sign = Where &
  ({ readonly kind: 'port' | 'airport' | 'hub'; readonly of: Territory } | { readonly kind: 'crossing'; readonly of: Crossing })
interface Where {
  readonly at: Point
  readonly lines: readonly Point[] // where it leads: the water of a port, the ends of a canal
  readonly banks: readonly Point[] // where trucks drive on and off
}

const portsAndAirports = (state: Territory): Sign[] => {
  const { port, airport } = SPOTS[state]
  const facts = factsOf(state)
  return [
    ...(port === 'none' || facts.port === 'none'
      ? []
      : [{ kind: 'port' as const, of: state, at: port, lines: [waterOf(facts.port)], banks: [] }]),
    ...(airport === 'none'
      ? []
      : [
          {
            kind: facts.airport === 'intercontinental' ? ('hub' as const) : ('airport' as const),
            of: state,
            at: airport,
            lines: [],
            banks: [],
          },
        ]),
  ]
}

export const SIGNS: readonly Sign[] = [
  ...TERRITORY_IDS.flatMap(portsAndAirports),
  ...CROSSING_IDS.map((of): Sign => {
    const { ship } = CROSSINGS[of]
    const { at, banks } = CROSSING_SPOTS[of]
    return { kind: 'crossing', of, at, lines: ship === 'none' ? [] : ship.map(waterOf), banks }
  }),
]

/** Half as wide as it is on the screen. */
export const reachOf = (kind: SignKind, zoom: number): number => {
  const grown = Math.min(1, Math.max(0.66, zoom * 1.05))
  if (zoom < 0.5) return { port: 2.8, airport: 4, hub: 5, crossing: 6 }[kind]
  return { port: 8, airport: 7.5, hub: 9, crossing: 10 }[kind] * grown
}
