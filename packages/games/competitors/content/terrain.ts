/** [COM-5.2] What a truck pays to enter a state. */
import type { Terrain } from './kinds.ts'

export const TERRAIN_COSTS: Readonly<Record<Terrain, number>> = { plain: 1, mountain: 2, ice: 2, desert: 3, forest: 3 }
