import { engine } from '@wildcat/giganten'
import type { View } from '@wildcat/giganten/board'
import { refusalText, type Seat, type Viewer } from '@wildcat/kernel'
import { useMemo } from 'react'
import { useRuleBook } from '../../app/rule-book.tsx'
import { marks, plain } from '../../session/names.ts'
import { useNames } from '../../session/said.tsx'
import type { Spoken } from '../../session/use-game.ts'
import type { Facts } from './table.ts'
import { boardWords } from './words/index.ts'

/** What the game itself says about this view, for the seat that decides here. */
export function useFacts(spoken: Spoken, view: View, viewer: Viewer, seat: Seat | undefined): Facts {
  const names = useNames()
  const openRules = useRuleBook()
  return useMemo(
    () => ({
      view,
      viewer,
      names,
      words: boardWords[spoken.language],
      legal: seat === undefined ? [] : engine.legal(view, seat),
      check: command => (seat === undefined ? null : engine.check(view, seat, command)),
      say: command => plain(spoken.words.command(command, view, seat ?? 0, marks).text, names),
      readRule: rule => openRules(spoken, rule),
      why: rejection => plain(refusalText(spoken.words, spoken.language, rejection, marks), names),
    }),
    [spoken, view, viewer, names, seat, openRules],
  )
}
