import { type ReactNode, useState } from 'react'
import { Link } from '../app/link.tsx'
import { Loading } from '../app/loading.tsx'
import { Message } from '../app/message.tsx'
import { ToLobby } from '../app/not-found.tsx'
import { paths } from '../app/route.ts'
import { useSpeech, useTitle } from '../app/speech.tsx'
import { usePreloadBoard } from '../boards/index.tsx'
import { Button, buttonLook } from '../design/button.tsx'
import { clientFor, exportTable } from '../session/clients.ts'
import type { ReplaySource } from '../session/replay-session.ts'
import { Seated, useCalledNames } from '../session/said.tsx'
import { useGame } from '../session/use-game.ts'
import { failureDetail, failureText } from '../words/failure-text.ts'
import type { Failure } from '../worker/failure.ts'
import { LocalReplayTools } from './local-tools.tsx'
import { Replay } from './replay.tsx'
import { useReplaySession } from './use-replay-session.ts'
import '../table/table.css'
import './replay.css'

/** A game in this browser to look back at. */
export const ReplayScreen = ({ id }: { id: string }) => (
  <ReplayLoader
    id={id}
    sourceOf={clientFor}
    path={paths.replay(id)}
    file={async () => (await exportTable(id)).file}
    tools={<LocalReplayTools id={id} />}
    none={(failure, retry) => <NoReplay id={id} failure={failure} onRetry={retry} />}
  />
)

interface ReplayLoaderProps {
  id: string
  sourceOf: (id: string) => ReplaySource
  path: string // of this replay
  file: () => Promise<Blob> // the record of the game
  tools: ReactNode
  none: (failure: Failure, retry: () => void) => ReactNode // there is none, and why
}

/** Opens a game to look back at, and says in words when that fails. */
export function ReplayLoader({ id, sourceOf, path, file, tools, none }: ReplayLoaderProps) {
  const { words } = useSpeech()
  const [attempt, setAttempt] = useState(0)
  const opened = useReplaySession(id, attempt, sourceOf)
  const state = opened?.state
  const overview = state?.stage === 'open' ? state.overview : undefined
  const spoken = useGame(overview?.plan.game)
  usePreloadBoard(overview?.plan.game)
  const names = useCalledNames(overview?.plan.names)
  useTitle(typeof spoken === 'string' ? words.replay.link : words.replay.title(spoken.words.title))
  if (state?.stage === 'failed') return none(state.failure, () => setAttempt(attempt + 1))
  if (opened === undefined || state?.stage !== 'open' || typeof spoken === 'string') return <Loading text={words.replay.opening} />
  return (
    <Seated names={names} bots={state.overview.plan.bots}>
      <Replay
        path={path}
        file={file}
        tools={tools}
        spoken={spoken}
        overview={state.overview}
        shown={state.shown}
        session={opened.session}
      />
    </Seated>
  )
}

function NoReplay({ id, failure, onRetry }: { id: string; failure: Failure; onRetry: () => void }) {
  const { words } = useSpeech()
  return (
    <Message
      icon="replay"
      title={words.replay.none}
      text={failureText(words, failure)}
      detail={failureDetail(words, failure)}
      actions={
        <>
          {failure.kind === 'running' ? (
            <Link className={buttonLook('first')} to={paths.table(id)}>
              {words.replay.toTable}
            </Link>
          ) : (
            failure.kind !== 'gone' && <Button onClick={onRetry}>{words.table.failure.retry}</Button>
          )}
          <ToLobby />
        </>
      }
    />
  )
}
