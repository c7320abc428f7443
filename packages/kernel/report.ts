/** The log of a game as a report of it: lines whose events belong together make one passage. */
import type { Tagged, Types } from './game.ts'
import type { Names, Report, Words } from './words.ts'

/** An event as it was heard, or a remark about the table such as 'undone'. */
interface LogLine {
  readonly kind: string
  readonly event?: Tagged
}

/**
 * Every event is in exactly one passage, in the order of the log; a remark is one by itself. But where a passage goes on after
 * something of it was taken back, the remark about that is left out: the passage tells what stands.
 */
export function inPassages<Line extends LogLine>(lines: readonly Line[], report: Report<Types> | undefined): Line[][] {
  const passages: Line[][] = []
  let open: Line[] | undefined // the passage that the next event may go on with
  let events: Tagged[] = []
  for (const line of lines) {
    const { event } = line
    if (event === undefined) {
      if (line.kind !== 'undone' || passages.at(-1) !== open) open = undefined
      passages.push([line])
    } else if (open !== undefined && report?.follows(events, event) === true) {
      if (passages.at(-1) !== open) passages.pop()
      open.push(line)
      events.push(event)
    } else {
      open = [line]
      events = [event]
      passages.push(open)
    }
  }
  return passages
}

/** The events of a passage in words. */
export function passageText(words: Words<Types>, events: readonly Tagged[], names: Names, view: Types['view']): string {
  const { report } = words
  return report === undefined || events.length === 1
    ? events.map(each => words.event(each, names, view)).join(' ')
    : report.passage(events, names, view)
}

/** Events in words, those that belong together in one passage. */
export const passagesOf = (words: Words<Types>, events: readonly Tagged[], names: Names, view: Types['view']): string[] =>
  inPassages(
    events.map(event => ({ kind: event.kind, event })),
    words.report,
  ).map(lines =>
    passageText(
      words,
      lines.map(({ event }) => event),
      names,
      view,
    ),
  )
