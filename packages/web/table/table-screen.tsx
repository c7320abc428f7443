import { titleOf } from '@wildcat/catalogue'
import { type Engine, type Rejection, refusalText, type Types } from '@wildcat/kernel'
import { useEffect, useState } from 'react'
import { Loading } from '../app/loading.tsx'
import { useSpeech } from '../app/speech.tsx'
import { usePreloadBoard } from '../boards/index.tsx'
import { useToast } from '../design/toast.tsx'
import { End, preloadEnd } from '../end/end.tsx'
import { LocalActions } from '../end/local-actions.tsx'
import { isolated, plain, playerTokens } from '../session/names.ts'
import { NamesContext, useCalledNames } from '../session/said.tsx'
import { useGame } from '../session/use-game.ts'
import { useSession } from '../session/use-session.ts'
import { failureText } from '../words/failure-text.ts'
import { Failed } from '../worker/failure.ts'
import { LocalTools } from './local-tools.tsx'
import { MatchView } from './match-view.tsx'
import { RuleDetails } from './refusal.tsx'
import './table.css'
import { FailureScreen } from './failure-screen.tsx'

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
  const refused = (rejection: Rejection) => {
    if (typeof spoken === 'string') return
    const text = plain(refusalText(spoken.words, spoken.language, rejection, playerTokens), names)
    toast({ kind: 'note', text, more: <RuleDetails spoken={spoken} rule={rejection.rule} /> })
  }
  const shown = useSession(id, attempt, known, {
    refused,
    failed: failure => toast({ kind: 'failure', text: failureText(words, failure), more: failure.detail }),
    botFailed: seat => toast({ kind: 'note', text: words.table.botFailed(isolated(names[seat] ?? '')) }),
  })
  const isOpen = shown?.state.stage === 'open'
  useEffect(() => {
    if (isOpen) preloadEnd()
  }, [isOpen])
  const given = shown?.state.stage === 'open' ? shown.state.plan.names : undefined
  const names = useCalledNames(given)

  if (shown?.state.stage === 'failed')
    return <FailureScreen id={id} failure={shown.state.failure} onRetry={() => setAttempt(attempt + 1)} />
  if (shown === undefined || shown.state.stage === 'opening' || typeof spoken === 'string') return <Loading text={words.table.opening} />
  const { session, state } = shown
  return (
    <NamesContext value={names}>
      <MatchView
        id={id}
        spoken={spoken}
        state={state}
        session={session}
        onRefused={refused}
        tools={<LocalTools id={id} plan={state.plan} onSeats={bots => void session.seat(bots)} />}
        end={(outcome, onUndo) => (
          <End
            ask={session.scoreHistory}
            plan={state.plan}
            changed={state.changed}
            spoken={spoken}
            outcome={outcome}
            actions={<LocalActions id={id} plan={state.plan} onUndo={onUndo} />}
          />
        )}
      />
    </NamesContext>
  )
}
