import { keyFrom, type Types } from '@wildcat/kernel'
import { type ReactNode, Suspense, use, useMemo } from 'react'
import { ErrorBoundary } from '../app/error-boundary.tsx'
import { useSpeech } from '../app/speech.tsx'
import { isDrawn, PreviewBoard, tallPreview } from '../boards/index.tsx'
import { GamePicture } from '../lobby/game-picture.tsx'
import type { Spoken } from '../session/use-game.ts'
import { usePicture } from '../session/use-picture.ts'
import { object } from '../store/read.ts'
import { LightingContext } from './lighting.ts'
import type { OptionLine } from './options.ts'

/** Where it will be drawn. */
export function PreviewPlace({ game }: { game: string }) {
  const { words } = useSpeech()
  return (
    <figure className="planning-preview">
      <Drawing game={game}>
        <GamePicture isFirst game={game} />
      </Drawing>
      <figcaption>
        <p className="planning-caption">{words.setup.previewHelp}</p>
      </figcaption>
    </figure>
  )
}

function Drawing({ game, children }: { game: string; children: ReactNode }) {
  const tall = tallPreview(game)
  return (
    <div className="planning-drawing" data-tall={tall !== undefined} style={{ '--tall': tall }}>
      {children}
    </div>
  )
}

interface PreviewProps {
  spoken: Spoken
  seats: number
  options: Types['options'] | undefined // without them there is no such table
  lines: readonly OptionLine[]
}

/** The table as it will be laid, as far as luck has no part in it: on the game's board, else as it is drawn. */
export function Preview({ spoken, seats, options, lines }: PreviewProps) {
  const { words } = useSpeech()
  const { lit } = use(LightingContext)
  const { engine } = spoken
  const chosen = JSON.stringify(options)
  const view = useMemo(() => {
    if (chosen === undefined) return undefined
    return engine.view(engine.start(seats, object(JSON.parse(chosen)), keyFrom(1)).state, 'spectator')
  }, [engine, seats, chosen])
  const draw = usePicture(isDrawn(engine.id) ? undefined : spoken)
  const source = useMemo(() => (view === undefined ? undefined : draw?.(view)), [draw, view])
  const instead = <GamePicture isFirst game={engine.id} />
  const drawn = (): ReactNode => {
    if (view === undefined) return instead
    if (isDrawn(engine.id))
      return (
        <ErrorBoundary fallback={() => instead}>
          <Suspense fallback={instead}>
            <PreviewBoard game={engine.id} spoken={spoken} view={view} lit={lit} />
          </Suspense>
        </ErrorBoundary>
      )
    return source === undefined ? instead : <img src={source} alt={words.setup.preview(seats)} />
  }
  return (
    <figure className="planning-preview">
      <Drawing game={engine.id}>{drawn()}</Drawing>
      <figcaption>
        <p className="planning-caption">
          <b>{words.setup.preview(seats)}</b> {words.setup.previewHelp}
        </p>
        <dl className="planning-lines">
          {lines.map(({ key, label, value }) => (
            <div key={key} data-lit={key === lit}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  )
}
