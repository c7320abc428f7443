import { Suspense, useMemo } from 'react'
import { Loading } from '../app/loading.tsx'
import { useRuleBook } from '../app/rule-book.tsx'
import { useSettings } from '../app/settings.ts'
import { isDrawn, PositionBoard } from '../boards/index.tsx'
import type { PositionProps } from '../boards/kit/drawn-board.ts'
import { playerTokens } from '../session/names.ts'
import { Drawing } from './drawing.tsx'
import { Situation } from './situation.tsx'

/** How things stand, for looking on: at the table, at its end and in a replay. Drawn where the game has a board, else in words. */
export function Position({ spoken, view, lines }: PositionProps) {
  const sections = useMemo(() => spoken.words.situation(view, playerTokens), [spoken, view])
  const openRules = useRuleBook()
  const { drawn } = useSettings()
  const game = spoken.engine.id
  if (!drawn || !isDrawn(game))
    return (
      <>
        {drawn && <Drawing spoken={spoken} view={view} />}
        <Situation sections={sections} onRule={rule => openRules(spoken, rule)} />
      </>
    )
  return (
    <Suspense fallback={<Loading />}>
      <PositionBoard game={game} spoken={spoken} view={view} lines={lines} />
    </Suspense>
  )
}
