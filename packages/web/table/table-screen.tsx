import { titleOf } from '@wildcat/catalogue'
import type { Engine, Rejection, Types } from '@wildcat/kernel'
import { lazy, Suspense, useEffect, useState } from 'react'
import { AdviceProvider } from '../advice/advice-provider.tsx'
import { Loading } from '../app/loading.tsx'
import { paths } from '../app/route.ts'
import { useSpeech } from '../app/speech.tsx'
import { usePreloadBoard } from '../boards/index.tsx'
import { useToast } from '../design/toast.tsx'
import { End, preloadEnd } from '../end/end.tsx'
import { LocalActions, Rematch } from '../end/local-actions.tsx'
import { exportTable } from '../session/clients.ts'
import { Seated, useCalledNames } from '../session/said.tsx'
import type { TableSession } from '../session/table-session.ts'
import { type Spoken, useGame } from '../session/use-game.ts'
import { useLocalSession } from '../session/use-local-session.ts'
import { failureDetail, failureText } from '../words/failure-text.ts'
import { Failed } from '../worker/failure.ts'
import { LocalFailureScreen } from './local-failure-screen.tsx'
import { LocalTools } from './local-tools.tsx'
import { MatchView } from './match-view.tsx'
import { useTableToasts } from './use-table-toasts.tsx'
import './table.css'

const GuidedTable = lazy(async () => ({ default: (await import('../lessons/guided-table.tsx')).GuidedTable }))

async function engineOf(game: string): Promise<Engine<Types>> {
  const title = titleOf(game)
  if (title === undefined) throw new Failed('unknownGame', game)
  return title.engine()
}

/** Opens a table, and says in words when that fails or the table breaks down later. */
export function TableScreen({ id }: { id: string }) {
  const { words } = useSpeech()
  const toast = useToast()
  const [attempt, setAttempt] = useState(0)
  const [game, setGame] = useState<string>()
  const spoken = useGame(game)
  usePreloadBoard(game)
  const known = async (each: string) => {
    setGame(each)
    return engineOf(each)
  }
  const { refused: sayRefused, botFailed } = useTableToasts()
  const refused = (rejection: Rejection) => sayRefused(rejection, spoken, names)
  const shown = useLocalSession(id, attempt, known, {
    refused,
    failed: failure => toast({ kind: 'failure', text: failureText(words, failure), more: failureDetail(words, failure) }),
    botFailed: seat => botFailed(seat, names),
  })
  const isOpen = shown?.state.stage === 'open'
  useEffect(() => {
    if (isOpen) preloadEnd()
  }, [isOpen])
  const given = shown?.state.stage === 'open' ? shown.state.plan.names : undefined
  const names = useCalledNames(given)

  if (shown?.state.stage === 'failed')
    return <LocalFailureScreen id={id} failure={shown.state.failure} onRetry={() => setAttempt(attempt + 1)} />
  if (shown === undefined || shown.state.stage === 'opening' || typeof spoken === 'string') return <Loading text={words.table.opening} />
  const { session, state } = shown
  const table = (said: Spoken, at: TableSession) => (
    <MatchView
      id={id}
      spoken={said}
      state={state}
      session={at}
      onRefused={refused}
      tools={<LocalTools id={id} plan={state.plan} onSeats={bots => void session.seat(bots)} />}
      end={(outcome, onUndo) => (
        <End
          countsCommands
          ask={session.scoreHistory}
          file={async () => (await exportTable(id)).file}
          plan={state.plan}
          changed={state.changed}
          spoken={spoken}
          outcome={outcome}
          own={state.people.length === 1 ? state.people[0] : undefined}
          rematch={<Rematch plan={state.plan} />}
          replay={paths.replay(id)}
          more={<LocalActions id={id} plan={state.plan} onUndo={onUndo} />}
        />
      )}
    />
  )
  return (
    <Seated names={names} bots={state.plan.bots}>
      <AdviceProvider>
        {state.plan.guided === true ? (
          <Suspense fallback={<Loading text={words.table.opening} />}>
            <GuidedTable spoken={spoken} state={state} session={session}>
              {table}
            </GuidedTable>
          </Suspense>
        ) : (
          table(spoken, session)
        )}
      </AdviceProvider>
    </Seated>
  )
}
