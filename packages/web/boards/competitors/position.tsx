import { useRef } from 'react'
import type { PositionProps, PreviewProps } from '../kit/drawn-board.ts'
import { PositionLayout, PreviewLayout } from '../kit/layout/board-layout.tsx'
import { Symbols } from './art/symbols.tsx'
import { parts } from './board-context.tsx'
import { WorldMap } from './map/world-map.tsx'
import { Players } from './players.tsx'
import { Above } from './table.tsx'

const { LookedAt } = parts

/** Competitors to look at: at the end of a game, and in a replay. */
export function CompetitorsPosition({ spoken, view }: PositionProps) {
  const root = useRef<HTMLDivElement>(null)
  return (
    <LookedAt spoken={spoken} view={view}>
      {() => (
        <PositionLayout root={root} look="competitors" market={<Above />} board={<World />}>
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
      <PreviewLayout look="competitors" lit={lit}>
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
