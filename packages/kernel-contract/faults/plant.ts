/** How a fault is planted: Gusher with one thing wrong. */
import type { Game, Subject } from '@wildcat/kernel'
import { gusher, type T } from '../gusher/index.ts'
import type { State } from '../gusher/state.ts'
import { gusherSubject } from '../subjects.ts'

export { otherwise } from '../otherwise.ts'

export interface PlantedFault {
  readonly what: string
  readonly check: string // that must find it
  readonly says: RegExp // what its message must tell the author
  readonly subject: Subject<T>
}

export const fault = (what: string, check: string, says: RegExp, change: Partial<Subject<T>>): PlantedFault => ({
  what,
  check,
  says,
  subject: { ...gusherSubject, ...change },
})

export const inGame = (what: string, check: string, says: RegExp, change: Partial<Game<T>>): PlantedFault =>
  fault(what, check, says, { game: { ...gusher, ...change } })

export const inSteps = (what: string, check: string, says: RegExp, change: Partial<Game<T>['steps']>): PlantedFault =>
  inGame(what, check, says, { steps: { ...gusher.steps, ...change } })

/** A step or a window with one part replaced. */
export const another = <Step extends object>(step: Step, change: Partial<Step>): Step => ({ ...step, ...change })

/** What the deepest wells hold, if the truth is at hand. */
export const depthsOf = ({
  wells,
}: {
  readonly wells: readonly { readonly barrels: State['wells'][number]['barrels'] | null }[]
}): number => wells.findIndex(({ barrels }) => barrels === 5)
