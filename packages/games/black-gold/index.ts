import { type Engine, engine as engineOf } from '@wildcat/kernel'
import { blackGold } from './game.ts'
import type { T } from './types.ts'

export const engine: Engine<T> = engineOf(blackGold)
export { blackGold } from './game.ts'
export type { T } from './types.ts'
