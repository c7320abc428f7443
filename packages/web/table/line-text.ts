import { inPassages, passageText, type Types } from '@wildcat/kernel'
import { playerTokens } from '../session/names.ts'
import type { Spoken } from '../session/use-game.ts'
import type { PageWords } from '../words/index.ts'
import { type PageLine, standingLines } from '../worker/sights.ts'

/** A line of the log in words, with tokens for players. */
export function lineText({ words }: Spoken, line: PageLine, view: Types['view'], { table }: PageWords): string {
  switch (line.kind) {
    case 'event':
      return words.event(line.event, playerTokens, view)
    case 'undone':
      return table.undone(playerTokens(line.seat))
    case 'newRules':
      return table.newRules
    case 'seated':
      return table.seated(playerTokens(line.seat), line.by)
  }
}

/** Lines that are told together. */
export type Passage = readonly PageLine[]

/** The log as one reads it. What is new since so many lines begins a passage of its own: `fresh` is the place of that one. */
export function passagesOf({ words }: Spoken, lines: readonly PageLine[], seenBefore = 0): { passages: Passage[]; fresh: number } {
  const shown = standingLines(lines)
  const old = standingLines(lines.slice(0, seenBefore)).length
  const known = inPassages(shown.slice(0, old), words.report)
  return { passages: [...known, ...inPassages(shown.slice(old), words.report)], fresh: known.length }
}

/** With which line each begins. */
export function beginningsOf(passages: readonly Passage[], lines: readonly PageLine[]): (number | undefined)[] {
  const places = new Map(lines.map((line, place) => [line, place]))
  return passages.map(([first]) => first && places.get(first))
}

/** Only events are ever told together; a remark is a passage by itself. */
export function passageOf(spoken: Spoken, passage: Passage, view: Types['view'], words: PageWords): string {
  const events = passage.flatMap(line => (line.kind === 'event' ? [line.event] : []))
  return events.length > 1
    ? passageText(spoken.words, events, playerTokens, view)
    : passage.map(line => lineText(spoken, line, view, words)).join(' ')
}

export const opensPart = ({ words }: Spoken, [first]: Passage): boolean =>
  first?.kind === 'event' && words.report?.opens(first.event) === true
