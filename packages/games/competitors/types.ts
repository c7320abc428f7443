/** The types of this game in one place, and the shapes that its steps take. */
import type { Auto, Decision, PlayOf, Window } from '@wildcat/kernel'
import type { Command, CommandOf } from './commands.ts'
import type { Event } from './events.ts'
import type { Options } from './options.ts'
import type { State, StepOf, StepSeen, View } from './state.ts'

export const STREAMS = ['start', 'territories', 'contracts', 'customs', 'weather', 'saves', 'events', 'die'] as const

export interface T {
  state: State
  view: View
  step: State['agenda'][number]
  command: Command
  event: Event
  options: Options
  stream: (typeof STREAMS)[number]
}
export type CompetitorsPlay = PlayOf<T>
type Kind = T['step']['kind']
export type AutoStep<K extends Kind> = Auto<CompetitorsPlay, StepOf<K>>
export type DecisionStep<K extends Kind, C extends Command['kind']> = Decision<View, CompetitorsPlay, StepSeen<K>, StepOf<K>, CommandOf<C>>
export type WindowOf<C extends Command['kind']> = Window<View, CompetitorsPlay, CommandOf<C>>
