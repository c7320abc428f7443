import { type Bot, botsFor } from '@wildcat/bots'
import { useEffect, useState } from 'react'
import { Link } from '../app/link.tsx'
import { Loading } from '../app/loading.tsx'
import { Nowhere } from '../app/nowhere.tsx'
import { paths } from '../app/route.ts'
import { useSpeech, useTitle } from '../app/speech.tsx'
import { Icon } from '../design/icon.tsx'
import { useGame } from '../session/use-game.ts'
import { RulesButton } from '../table/rules-button.tsx'
import { SetUpForm } from './set-up-form.tsx'
import './set-up.css'

export function SetUp({ game }: { game: string }) {
  const { words } = useSpeech()
  const spoken = useGame(game)
  const [bots, setBots] = useState<readonly Bot[]>()
  useEffect(() => {
    botsFor(game).then(setBots, error =>
      setBots(() => {
        throw error // for the error boundary
      }),
    )
  }, [game])
  useTitle(typeof spoken === 'string' ? words.setup.title : `${words.setup.title}: ${spoken.words.title}`)
  if (spoken === 'unknown') return <Nowhere />
  if (spoken === 'loading' || bots === undefined) return <Loading />
  return (
    <div className="page page-narrow">
      <Link className="back" to={paths.lobby}>
        <Icon name="back" size={18} />
        {words.common.lobby}
      </Link>
      <h1>{spoken.words.title}</h1>
      <p className="setup-summary">{spoken.words.summary}</p>
      <p className="setup-rules">
        <RulesButton spoken={spoken} />
      </p>
      <SetUpForm spoken={spoken} bots={bots} />
    </div>
  )
}
