import { useMemo, useRef } from 'react'
import type { PageLine } from '../../worker/sights.ts'
import type { PositionProps, PreviewProps } from '../kit/drawn-board.ts'
import { PositionLayout, PreviewLayout } from '../kit/layout/board-layout.tsx'
import { Above } from './above.tsx'
import { Symbols } from './art/symbols.tsx'
import { Besides } from './besides.tsx'
import { parts } from './board-context.tsx'
import { WorldMap } from './map/world-map.tsx'
import { Players } from './players.tsx'
import { eventsUntil } from './scenes.ts'
import { logbookOf, TrailsContext } from './trails.ts'

const { LookedAt } = parts
const NONE: readonly PageLine[] = []

/** Competitors to look at: at the end of a game, with all that was delivered. */
export function CompetitorsPosition({ spoken, view, lines = NONE }: PositionProps) {
  const root = useRef<HTMLDivElement>(null)
  const trails = useMemo(() => {
    const logbook = logbookOf(eventsUntil(lines))
    return { drawn: logbook.filter(({ end }) => end === 'delivered'), logbook }
  }, [lines])
  return (
    <LookedAt spoken={spoken} view={view}>
      {() => (
        <PositionLayout
          root={root}
          look="competitors"
          market={<Above />}
          board={
            <TrailsContext value={trails}>
              <World />
            </TrailsContext>
          }
        >
          <Players bots={undefined} pending={spoken.engine.pending(view)} />
        </PositionLayout>
      )}
    </LookedAt>
  )
}

/** The world as it lies before anything happened. */
export const CompetitorsPreview = ({ spoken, view, lit }: PreviewProps) => (
  <LookedAt spoken={spoken} view={view}>
    {() => (
      <PreviewLayout look="competitors" lit={lit} beside={<Besides lit={lit} />}>
        <World />
      </PreviewLayout>
    )}
  </LookedAt>
)

const World = () => (
  <>
    <Symbols />
    <WorldMap />
  </>
)
