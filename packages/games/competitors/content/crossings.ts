/** [COM-C1, COM-5.2] Canals and straits: places of their own, with an end on either side for trucks, ships or both. */
import { hexAt } from './hex.ts'
import type { Hex } from './kinds.ts'
import type { Territory } from './territories.ts'

export interface CrossingFacts {
  readonly truck: readonly [Territory, Territory] | 'none'
  readonly ship: readonly [Hex, Hex] | 'none'
}

const TABLE = {
  suez: { truck: ['egitto', 'israele'], ship: [hexAt(4, 20), hexAt(5, 20)] },
  panamac: { truck: ['panama', 'colombia'], ship: [hexAt(7, 8), hexAt(8, 8)] },
  gibilterra: { truck: ['spagna', 'marocco'], ship: [hexAt(4, 16), hexAt(4, 17)] },
  manica: { truck: ['francia', 'granbretagna'], ship: [hexAt(2, 16), hexAt(2, 17)] },
  oresund: { truck: ['danimarca', 'svezia'], ship: [hexAt(2, 17), hexAt(2, 18)] },
  bosforo: { truck: ['grecia', 'turchia'], ship: [hexAt(3, 19), hexAt(4, 19)] },
  hormuz: { truck: ['emirati', 'iran'], ship: [hexAt(5, 21), hexAt(5, 22)] },
  babel: { truck: ['yemen', 'etiopia'], ship: [hexAt(6, 21), hexAt(7, 21)] },
  malacca: { truck: ['malesia', 'indonesia'], ship: [hexAt(8, 26), hexAt(8, 27)] },
  torres: { truck: ['queensland', 'papua'], ship: 'none' },
  magellano: { truck: 'none', ship: [hexAt(14, 9), hexAt(14, 10)] },
} as const satisfies Record<string, CrossingFacts>

export type Crossing = keyof typeof TABLE
export const CROSSINGS: Readonly<Record<Crossing, CrossingFacts>> = TABLE
export const isCrossing = (text: string): text is Crossing => Object.hasOwn(TABLE, text)
export const CROSSING_IDS: readonly Crossing[] = Object.keys(TABLE).filter(isCrossing)
