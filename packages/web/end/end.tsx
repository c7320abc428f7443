import { titleOf } from '@wildcat/catalogue'
import { type ComponentProps, lazy, Suspense, useRef } from 'react'
import { ErrorBoundary } from '../app/error-boundary.tsx'
import { Podium } from './podium.tsx'
import { Result, type ResultProps } from './result.tsx'
import { ScoreHistoryPlace } from './score-history-place.tsx'
import './end.css'

/** Not loaded before a table is there; from then on it is, so that the end of a game needs no server. */
const panels = () => import('./score-history.tsx')
const ScoreHistoryPanels = lazy(async () => ({ default: (await panels()).ScoreHistoryPanels }))
export const preloadEnd = (): void => void panels().catch(() => undefined)

const Story = lazy(async () => ({ default: (await import('./story.tsx')).Story }))

interface EndProps extends ResultProps, Pick<ComponentProps<typeof ScoreHistoryPanels>, 'ask'> {
  file: () => Promise<Blob> // the record
  countsCommands: boolean // are positions of the replay counted by commands, or by what everybody heard?
}

/** The game is over: the moment, who won, how it came about, and what to do next. */
export function End({ ask, file, countsCommands, ...result }: EndProps) {
  const { spoken, outcome, own, replay } = result
  const seat = own ?? outcome.winners[0] ?? 0
  const isThoughtAbout = spoken.words.difference !== undefined
  const picture = useRef<SVGSVGElement>(null)
  return (
    <div className="end">
      <Podium
        outcome={outcome}
        carries={titleOf(spoken.engine.id)?.carries ?? 'oil'}
        say={score => spoken.words.score(score)}
        picture={picture}
      />
      <Result {...result} picture={picture} analysis={isThoughtAbout ? `${replay}?as=${seat}&analysis` : undefined} />
      {isThoughtAbout && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={<div className="end-story" />}>
            <Story
              spoken={spoken}
              game={{ id: replay, file }}
              seat={seat}
              isOwn={own !== undefined}
              replayAt={(commands, heard) => `${replay}?${countsCommands ? `at=${commands}` : `heard=${heard}`}`}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      {/* The result stands also where the rest cannot be loaded any more. */}
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={<ScoreHistoryPlace />}>
          <ScoreHistoryPanels spoken={spoken} outcome={outcome} own={own} ask={ask} />
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}
