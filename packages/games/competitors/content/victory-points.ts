/** [COM-C6] Victory points of a delivery, by the continents of sender and recipient. */
import type { Continent } from './kinds.ts'

export type VpTable = 'standard' | 'distance'

export const VP_TABLES: Readonly<Record<VpTable, Readonly<Record<Continent, Readonly<Record<Continent, number>>>>>> = {
  standard: {
    EU: { EU: 1, AS: 3, AF: 3, NA: 3, SA: 3, OC: 3 },
    AS: { EU: 3, AS: 1, AF: 3, NA: 3, SA: 3, OC: 3 },
    AF: { EU: 3, AS: 3, AF: 1, NA: 3, SA: 3, OC: 3 },
    NA: { EU: 3, AS: 3, AF: 3, NA: 1, SA: 3, OC: 3 },
    SA: { EU: 3, AS: 3, AF: 3, NA: 3, SA: 1, OC: 3 },
    OC: { EU: 3, AS: 3, AF: 3, NA: 3, SA: 3, OC: 1 },
  },
  distance: {
    EU: { EU: 1, AS: 2, AF: 2, NA: 3, SA: 4, OC: 4 },
    AS: { EU: 2, AS: 1, AF: 3, NA: 3, SA: 4, OC: 3 },
    AF: { EU: 2, AS: 3, AF: 1, NA: 3, SA: 3, OC: 4 },
    NA: { EU: 3, AS: 3, AF: 3, NA: 1, SA: 2, OC: 3 },
    SA: { EU: 4, AS: 4, AF: 3, NA: 2, SA: 1, OC: 3 },
    OC: { EU: 4, AS: 3, AF: 4, NA: 3, SA: 3, OC: 1 },
  },
}

export const vpBetween = (table: VpTable, from: Continent, to: Continent): number => VP_TABLES[table][from][to]
