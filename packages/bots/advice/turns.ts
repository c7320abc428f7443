/** Turns as they were played, beside turns that could have been: an answer is compared with answers of its kind. */
import type { Types } from '@wildcat/kernel'
import { nextIn, plannedBy } from '@wildcat/table'
import { type Answer, isSame } from '../search/candidates.ts'
import type { ThinkingParts } from '../search/think.ts'
import type { Lived } from './lived.ts'

/** What was chosen, with the rest of that turn. */
export interface Turn {
  readonly at: number
  readonly commands: readonly Types['command'][]
  readonly views: readonly Types['view'][] // before each of them
}

/** As it followed: as long as nobody else did anything, nothing was learned, and nothing could be done that could not be done when it began. */
export function turnAt(engine: ThinkingParts['engine'], { moments, seat }: Pick<Lived, 'moments' | 'seat'>, at: number): Turn | undefined {
  const first = moments[at]
  if (first === undefined || first.by !== seat || first.command === 'hidden') return undefined
  const commands: Types['command'][] = []
  for (const { by, command, news } of moments.slice(at)) {
    if (by !== seat || command === 'hidden') break
    commands.push(command)
    if (news.length > 0) break
  }
  const views = [first.view]
  let planned = plannedBy(engine, first.view, seat, commands.slice(1))
  for (const { view } of moments.slice(at + 1, at + commands.length)) {
    const next = nextIn(planned, engine, view, seat)
    if (next === undefined) break
    views.push(view)
    planned = next.rest
  }
  return { at, commands: commands.slice(0, views.length), views }
}

export const commandsOf = ({ command, rest }: Answer): readonly Types['command'][] => [command, ...rest]

export function answerOf({ commands }: Pick<Turn, 'commands'>): Answer | undefined {
  const [command, ...rest] = commands
  return command && { command, rest }
}

/** Where two turns part; undefined: one of them is the beginning of the other, or both are the same. */
export function parting(one: Answer, other: Answer): number | undefined {
  const there = commandsOf(other)
  const place = commandsOf(one).findIndex((command, n) => there[n] === undefined || !isSame(command, there[n]))
  return place < 0 || there[place] === undefined ? undefined : place
}

/** A turn from a place in it on. */
export const fromPlace = (answer: Answer, place: number): Answer => answerOf({ commands: commandsOf(answer).slice(place) }) ?? answer
