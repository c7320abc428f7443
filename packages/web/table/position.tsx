import { Suspense, useMemo } from 'react'
import { Loading } from '../app/loading.tsx'
import { useRuleBook } from '../app/rule-book.tsx'
import { useSettings } from '../app/settings.ts'
import { BOARDS, type BoardProps } from '../boards/index.ts'
import { marks } from '../session/names.ts'
import { Drawing } from './drawing.tsx'
import { Situation } from './situation.tsx'

/** How things stand, for looking on: at the table, at its end and in a replay. Drawn where the game has a board, else in words. */
export function Position({ spoken, view }: BoardProps) {
  const sections = useMemo(() => spoken.words.situation(view, marks), [spoken, view])
  const openRules = useRuleBook()
  const { drawn } = useSettings()
  const Board = drawn ? BOARDS[spoken.engine.id] : undefined
  if (Board === undefined)
    return (
      <>
        {drawn && <Drawing spoken={spoken} view={view} />}
        <Situation sections={sections} onRule={rule => openRules(spoken, rule)} />
      </>
    )
  return (
    <Suspense fallback={<Loading />}>
      <Board spoken={spoken} view={view} />
    </Suspense>
  )
}
