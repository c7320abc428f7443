import { type Engine, refusalText, type Seat, type Types, type Viewer } from '@wildcat/kernel'
import { useMemo } from 'react'
import { useRuleBook } from '../../app/rule-book.tsx'
import { plain, playerTokens } from '../../session/names.ts'
import { useNames } from '../../session/said.tsx'
import type { Spoken } from '../../session/use-game.ts'
import type { BoardFacts } from './board-context.ts'

/** What the game itself says about this view, for the seat that decides here. `engine`: that of `spoken`, known by its types. */
export function useFacts<T extends Types, Words>(
  spoken: Spoken,
  engine: Engine<T>,
  view: T['view'],
  viewer: Viewer,
  seat: Seat | undefined,
  words: Words,
): BoardFacts<T['view'], T['command'], Words> {
  const names = useNames()
  const openRules = useRuleBook()
  return useMemo(
    () => ({
      view,
      viewer,
      names,
      words,
      legal: seat === undefined ? [] : engine.legal(view, seat),
      aside: seat === undefined ? [] : engine.aside(view, seat),
      check: command => (seat === undefined ? null : spoken.engine.check(view, seat, command)),
      say: command => plain(spoken.words.command(command, view, seat ?? 0, playerTokens).text, names),
      readRule: rule => openRules(spoken, rule),
      why: rejection => plain(refusalText(spoken.words, spoken.language, rejection, playerTokens), names),
    }),
    [spoken, engine, view, viewer, names, words, seat, openRules],
  )
}
