/** A log can be cut anywhere: where somebody last decided, where a seat changed hands. Each piece must have words. */
import { heard, inPassages, LANGUAGES, type Names, passageText, replay, type Tagged, type Viewer } from '@wildcat/kernel'
import type { Check, Played, Probe } from '../check.ts'
import { spell } from '../moment.ts'
import { textFlaw } from '../text.ts'

const names: Names = seat => `<${seat}>`
const CUT = 12 // about so many lines from one cut to the next

interface Line {
  readonly kind: 'event'
  readonly event: Tagged
}

export const report: Check = {
  name: 'report',
  promise: 'events that are told together are the same in every language, and have words wherever the log is cut',
  played(played, probe) {
    const { viewers, seed } = played.last
    const pieces = cut(logOf(played, viewers[seed % viewers.length] ?? 'spectator'), probe)
    const grouped = LANGUAGES.map(language => ({ language, passages: pieces.flatMap(piece => told(played, language, piece, probe)) }))
    const [one, ...others] = grouped.map(({ passages }) => passages.map(passage => passage.length).join())
    if (others.some(other => other !== one))
      probe.breach('What is told together differs between languages: `follows` must not depend on them.')
  },
}

function told({ subject, last }: Played, language: (typeof LANGUAGES)[number], piece: readonly Line[], { breach }: Probe): Line[][] {
  const words = subject.words[language]
  const passages = inPassages(piece, words.report)
  for (const passage of passages) {
    const events = passage.map(({ event }) => event)
    const flaw = textFlaw(passageText(words, events, names, last.view('spectator')))
    if (flaw !== undefined) breach(`In '${language}' the passage ${spell(events)} has no proper words: ${flaw}.`)
  }
  return passages
}

/** What one viewer heard in the whole game, without what was taken back. */
function logOf({ record, last }: Played, viewer: Viewer): Line[] {
  const lines: Line[] = []
  const before: number[] = [] // for each command that stands, how long the log was before it
  replay(last.engine, record, {
    visit({ entry, messages }) {
      const said = record.entries[entry]
      if (said?.kind === 'undo') lines.length = before.splice(-said.commands)[0] ?? 0
      else if (said?.kind === 'command') before.push(lines.length)
      for (const { event } of heard(messages, viewer)) lines.push({ kind: 'event', event })
      return undefined
    },
  })
  return lines
}

function cut(lines: readonly Line[], { below }: Probe): Line[][] {
  const pieces: Line[][] = [[]]
  for (const line of lines) {
    if (below(CUT) === 0) pieces.push([])
    pieces.at(-1)?.push(line)
  }
  return pieces
}
