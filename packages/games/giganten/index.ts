import { type Engine, engine as engineOf } from '@wildcat/kernel'
import { giganten } from './game.ts'
import type { T } from './types.ts'

export const engine: Engine<T> = engineOf(giganten)
export { giganten } from './game.ts'
export type { T } from './types.ts'
