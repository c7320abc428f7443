import { type Engine, engine as engineOf } from '@wildcat/kernel'
import { gusher } from './game.ts'
import type { T } from './types.ts'

export const engine: Engine<T> = engineOf(gusher)
export { endings } from './endings.ts'
export { gusher } from './game.ts'
export { laws } from './laws.ts'
export { luck, secrets } from './secrets.ts'
export type { T } from './types.ts'
