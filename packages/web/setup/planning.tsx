import { type Opponent, opponentsFor } from '@wildcat/bots'
import { type Title, titleOf } from '@wildcat/catalogue'
import type { Types } from '@wildcat/kernel'
import { type FormEvent, type ReactNode, useEffect, useId, useMemo, useState } from 'react'
import { Back } from '../app/back.tsx'
import { useFirstPaint } from '../app/first-paint.ts'
import { Loading } from '../app/loading.tsx'
import { Nowhere } from '../app/not-found.tsx'
import { useSpeech, useTitle } from '../app/speech.tsx'
import { preloadBoard } from '../boards/index.tsx'
import { Button } from '../design/button.tsx'
import { type Spoken, useGame } from '../session/use-game.ts'
import { RulesButton } from '../table/rules-button.tsx'
import { LightingContext } from './lighting.ts'
import type { OptionLine } from './options.ts'
import { Preview, PreviewPlace } from './preview.tsx'
import './set-up.css'

interface PlanLayoutProps {
  title: string
  back: { readonly to: string; readonly label: string }
}

interface PlanningProps extends PlanLayoutProps {
  game: string
  children: (spoken: Spoken, bots: readonly Opponent[]) => ReactNode
}

/** The page on which a table of a game is planned. What the game is about is there at once, the rest when its rules have come. */
export function Planning({ game, title, back, children }: PlanningProps) {
  const { language } = useSpeech()
  const isPainted = useFirstPaint()
  const spoken = useGame(isPainted ? game : undefined)
  const [bots, setBots] = useState<readonly Opponent[]>()
  useEffect(() => {
    if (!isPainted) return
    preloadBoard(game)
    opponentsFor(game).then(setBots, (error: unknown) =>
      setBots(() => {
        throw error // for the error boundary
      }),
    )
  }, [game, isPainted])
  const listed = titleOf(game)
  useTitle(listed === undefined ? title : `${title}: ${listed.names[language]}`)
  if (listed === undefined || spoken === 'unknown') return <Nowhere />
  if (spoken !== 'loading' && bots !== undefined) return children(spoken, bots)
  return (
    <PlanLayout listed={listed} title={title} back={back} table={<PreviewPlace game={game} />}>
      <Loading />
    </PlanLayout>
  )
}

interface PlanFormProps extends PlanLayoutProps {
  spoken: Spoken
  people: ReactNode // who takes the seat that is picked, below the board
  seats: number
  lines: readonly OptionLine[]
  options: Types['options'] | undefined // as they are chosen; without them there is no such table
  refusal: string | undefined
  chosen: string // the whole choice in words
  start: string
  busy: boolean
  onSubmit: () => Promise<void>
  children: ReactNode
}

/** The table as it will lie, and the sheet on which it is planned. */
export function PlanForm({
  spoken,
  people,
  seats,
  lines,
  options,
  refusal,
  chosen,
  start,
  busy,
  onSubmit,
  children,
  ...layout
}: PlanFormProps) {
  const listed = titleOf(spoken.engine.id)
  const [lit, light] = useState<string>()
  const lighting = useMemo(() => ({ lit, light }), [lit])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && refusal === undefined) void onSubmit()
  }
  if (listed === undefined) return null
  return (
    <LightingContext value={lighting}>
      <form onSubmit={submit}>
        <PlanLayout
          {...layout}
          listed={listed}
          rules={<RulesButton spoken={spoken} />}
          table={
            <>
              <Preview spoken={spoken} seats={seats} options={options} lines={lines} />
              {people}
            </>
          }
        >
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
        </PlanLayout>
      </form>
    </LightingContext>
  )
}

interface PlanLayoutParts extends PlanLayoutProps {
  listed: Title
  rules?: ReactNode
  table: ReactNode
  children: ReactNode // on the sheet
}

function PlanLayout({ listed: { names, summaries }, title, back, rules, table, children }: PlanLayoutParts) {
  const { language } = useSpeech()
  return (
    <div className="planning">
      <div className="planning-head">
        <Back to={back.to}>{back.label}</Back>
        {rules}
      </div>
      <div className="planning-table">{table}</div>
      <div className="planning-sheet">
        <header>
          <p className="eyebrow">{title}</p>
          <h1>{names[language]}</h1>
          <p className="planning-about">{summaries[language]}</p>
        </header>
        {children}
      </div>
    </div>
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
