import { type Engine, engine as engineOf } from '@wildcat/kernel'
import { competitors } from './game.ts'
import type { T } from './types.ts'

export const engine: Engine<T> = engineOf(competitors)
export { endings, winners } from './endings.ts'
export { competitors } from './game.ts'
export { laws } from './laws.ts'
export { luck, secrets } from './secrets.ts'
export type { T } from './types.ts'
