import { type Bot, botsFor } from '@wildcat/bots'
import { titleOf } from '@wildcat/catalogue'
import { type ReactNode, useEffect, useState } from 'react'
import { Back } from '../app/back.tsx'
import { Loading } from '../app/loading.tsx'
import { Nowhere } from '../app/not-found.tsx'
import { useSpeech, useTitle } from '../app/speech.tsx'
import { type Spoken, useGame } from '../session/use-game.ts'
import { RulesButton } from '../table/rules-button.tsx'
import './set-up.css'

interface PlanningProps {
  game: string
  title: string
  back: { readonly to: string; readonly label: string }
  children: (spoken: Spoken, bots: readonly Bot[]) => ReactNode
}

/** The page on which a table of a game is planned. What the game is about is there at once, the rest when its rules have come. */
export function Planning({ game, title, back, children }: PlanningProps) {
  const { language } = useSpeech()
  const spoken = useGame(game)
  const [bots, setBots] = useState<readonly Bot[]>()
  useEffect(() => {
    botsFor(game).then(setBots, (error: unknown) =>
      setBots(() => {
        throw error // for the error boundary
      }),
    )
  }, [game])
  const listed = titleOf(game)
  useTitle(listed === undefined ? title : `${title}: ${listed.names[language]}`)
  if (listed === undefined || spoken === 'unknown') return <Nowhere />
  const isReady = spoken !== 'loading' && bots !== undefined
  return (
    <div className="page page-narrow planning">
      <Back to={back.to}>{back.label}</Back>
      <h1>{listed.names[language]}</h1>
      <p className="setup-summary">{listed.summaries[language]}</p>
      {isReady ? (
        <>
          <p className="setup-rules">
            <RulesButton spoken={spoken} />
          </p>
          {children(spoken, bots)}
        </>
      ) : (
        <Loading />
      )}
    </div>
  )
}
