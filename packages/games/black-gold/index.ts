import { type Engine, engine as engineOf } from '@wildcat/kernel'
import { blackGold } from './game.ts'
import type { T } from './types.ts'

export const engine: Engine<T> = engineOf(blackGold)
export { endings } from './endings.ts'
export { blackGold } from './game.ts'
export { laws } from './laws.ts'
export { luck, secrets } from './secrets.ts'
export type { T } from './types.ts'
