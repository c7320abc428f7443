import { useState } from 'react'
import { Link } from '../app/link.tsx'
import { Loading } from '../app/loading.tsx'
import { Message } from '../app/message.tsx'
import { ToLobby } from '../app/nowhere.tsx'
import { paths } from '../app/route.ts'
import { useSpeech, useTitle } from '../app/speech.tsx'
import { Button, buttonLook } from '../design/button.tsx'
import { NamesContext, useCalledNames } from '../session/said.tsx'
import { useGame } from '../session/use-game.ts'
import { RuleBook } from '../table/rule-book.tsx'
import { troubleText } from '../words/trouble.ts'
import type { Trouble } from '../worker/trouble.ts'
import { Replay } from './replay.tsx'
import { useProjector } from './use-projector.ts'
import '../table/table.css'
import './replay.css'

/** Opens a game to look back at, and says in words when that fails. */
export function ReplayScreen({ id }: { id: string }) {
  const { words } = useSpeech()
  const [attempt, setAttempt] = useState(0)
  const projection = useProjector(id, attempt)
  const state = projection?.state
  const overview = state?.stage === 'open' ? state.overview : undefined
  const spoken = useGame(overview?.plan.game)
  const names = useCalledNames(overview?.plan.names)
  useTitle(typeof spoken === 'string' ? words.replay.link : words.replay.title(spoken.words.title))
  if (state?.stage === 'troubled') return <NoReplay id={id} trouble={state.trouble} onRetry={() => setAttempt(attempt + 1)} />
  if (projection === undefined || state?.stage !== 'open' || typeof spoken === 'string') return <Loading text={words.replay.opening} />
  return (
    <NamesContext value={names}>
      <RuleBook spoken={spoken}>
        <Replay id={id} spoken={spoken} overview={state.overview} shown={state.shown} projector={projection.projector} />
      </RuleBook>
    </NamesContext>
  )
}

function NoReplay({ id, trouble, onRetry }: { id: string; trouble: Trouble; onRetry: () => void }) {
  const { words } = useSpeech()
  return (
    <Message
      icon="replay"
      title={words.replay.none}
      text={troubleText(words, trouble)}
      detail={trouble.detail}
      actions={
        <>
          {trouble.kind === 'running' ? (
            <Link className={buttonLook('first')} to={paths.table(id)}>
              {words.replay.toTable}
            </Link>
          ) : (
            trouble.kind !== 'gone' && <Button onClick={onRetry}>{words.table.trouble.retry}</Button>
          )}
          <ToLobby />
        </>
      }
    />
  )
}
