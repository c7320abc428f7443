/** What is printed on the map, as paths in units of the map: for the painter, which knows neither rules nor shapes. */
import { factsOf, isTerritory, type Terrain, TURN } from '@wildcat/competitors/board'
import type { BorderLine, Shapes } from '../world/decode.ts'
import { closedSides, seaHexes } from './hexes.ts'

export interface Printed {
  readonly turn: number // after which the world comes again
  readonly lands: readonly { readonly terrain: Terrain | 'nobody'; readonly path: string }[]
  readonly lines: Readonly<Record<'coast' | 'lakes' | 'hexes' | 'closedSea' | 'unused' | 'regional' | 'customs' | 'closed', string>>
}

export function printedOf({ land, lakes, coast, borders }: Shapes): Printed {
  const joined = (...kinds: readonly BorderLine[]) => kinds.flatMap(kind => borders[kind].map(({ path }) => path)).join('')
  return {
    turn: TURN,
    lands: [...land].map(([state, { path }]) => ({ terrain: isTerritory(state) ? factsOf(state).terrain : 'nobody', path })),
    lines: {
      coast,
      lakes,
      hexes: seaHexes(),
      closedSea: closedSides(),
      unused: joined('unused'),
      regional: joined('regional'),
      customs: joined('customs'),
      closed: joined('closed', 'crossing'),
    },
  }
}
