/** A table as it was planned: who sits where. What it was opened with, and what "play again" repeats. */
import type { Seat } from '@wildcat/kernel'
import { fields, flag, list, object, optional, type Reader, text } from './read.ts'

export interface Plan {
  readonly game: string
  readonly names: readonly string[] // one for each seat
  readonly bots: readonly string[] // for each seat the bot that plays it, or 'none' for a person
  readonly options: object
  readonly practice: boolean // may everything be taken back?
  readonly guided?: boolean // is it a first game, led by a lesson?
}

export const readPlan: Reader<Plan> = fields<Plan>({
  game: text,
  names: list(text),
  bots: list(text),
  options: object,
  practice: optional(flag, false),
  guided: optional(flag, false),
})

export const peopleOf = (bots: readonly string[]): Seat[] => [...bots.keys()].filter(seat => bots[seat] === 'none')

/** [WILD-7] One person against bots: only then can everything be taken back, since nobody else is there to mind. */
export const isAlone = (bots: readonly string[]): boolean => bots.length > 1 && peopleOf(bots).length === 1
