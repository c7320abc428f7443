import { type Bot, botsFor } from '@wildcat/bots'
import { titleOf } from '@wildcat/catalogue'
import type { Types } from '@wildcat/kernel'
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { Back } from '../app/back.tsx'
import { Loading } from '../app/loading.tsx'
import { Nowhere } from '../app/not-found.tsx'
import { useSpeech, useTitle } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { type Spoken, useGame } from '../session/use-game.ts'
import { RulesButton } from '../table/rules-button.tsx'
import { Bots } from './bots.tsx'
import { Preview } from './preview.tsx'
import './set-up.css'

interface PlanningProps {
  game: string
  title: string
  children: (spoken: Spoken, bots: readonly Bot[]) => ReactNode
}

/** The page on which a table of a game is planned, when its rules have come. */
export function Planning({ game, title, children }: PlanningProps) {
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
  return spoken !== 'loading' && bots !== undefined ? children(spoken, bots) : <Loading />
}

interface PlanFormProps {
  spoken: Spoken
  bots: readonly Bot[]
  seats: number
  options: Types['options'] | undefined // as they are chosen; without them there is no such table
  refusal: string | undefined
  title: string
  back: { readonly to: string; readonly label: string }
  chosen: string // the whole choice in words
  start: string
  busy: boolean
  onSubmit: () => Promise<void>
  children: ReactNode
}

/** The table as it will lie, and the sheet on which it is planned. */
export function PlanForm({ spoken, bots, seats, options, refusal, title, back, chosen, start, busy, onSubmit, children }: PlanFormProps) {
  const { language } = useSpeech()
  const id = useId()
  const listed = titleOf(spoken.engine.id)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && refusal === undefined) void onSubmit()
  }
  return (
    <form className="planning" aria-labelledby={id} onSubmit={submit}>
      <div className="planning-head">
        <Back to={back.to}>{back.label}</Back>
        <RulesButton spoken={spoken} />
      </div>
      <div className="planning-table">
        <Preview spoken={spoken} seats={seats} options={options} />
        <Bots bots={bots} />
      </div>
      <div className="planning-sheet">
        <header>
          <p className="eyebrow">{title}</p>
          <h1 id={id}>{listed?.names[language]}</h1>
          <p className="planning-about">{listed?.summaries[language]}</p>
        </header>
        {children}
        <div className="planning-start">
          {refusal === undefined ? (
            <p className="planning-chosen">{chosen}</p>
          ) : (
            <p className="field-error" role="alert">
              {refusal}
            </p>
          )}
          <Button look="first" type="submit" disabled={busy}>
            {start}
          </Button>
        </div>
      </div>
    </form>
  )
}

/** A part of the sheet. */
export function PlanPart({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className="planning-part" aria-labelledby={id}>
      <div className="planning-part-head">
        <h2 id={id}>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  )
}
