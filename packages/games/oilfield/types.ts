/** The types of this game in one place, and the shapes that its steps take. */
import type { Auto, Decision, PlayOf } from '@wildcat/kernel'
import type { Command, CommandOf } from './commands.ts'
import type { Event } from './events.ts'
import type { Options } from './options.ts'
import type { State, StepOf, StepSeen, View } from './state.ts'

export const STREAMS = ['seats', 'cubes', 'leases', 'tiles', 'bot'] as const

export interface T {
  state: State
  view: View
  step: State['agenda'][number]
  command: Command
  event: Event
  options: Options
  stream: (typeof STREAMS)[number]
}
export type OilfieldPlay = PlayOf<T>
type Kind = T['step']['kind']
export type AutoStep<K extends Kind> = Auto<OilfieldPlay, StepOf<K>>
export type DecisionStep<K extends Kind, C extends Command['kind']> = Decision<View, OilfieldPlay, StepSeen<K>, StepOf<K>, CommandOf<C>>
