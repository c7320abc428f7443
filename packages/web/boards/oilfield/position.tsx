import { useRef } from 'react'
import type { PositionProps, PreviewProps } from '../kit/drawn-board.ts'
import { PositionLayout, PreviewLayout } from '../kit/layout/board-layout.tsx'
import { Symbols } from './art/symbols.tsx'
import { Besides } from './besides.tsx'
import { parts } from './board-context.tsx'
import { Landscape } from './landscape.tsx'
import { Stock } from './market.tsx'
import { Street } from './street.tsx'
import { Around } from './table.tsx'
import { Yards } from './yards.tsx'
import './preview.css'

const { LookedAt } = parts

/** Oilfield to look at: at the end of a game, and in a replay. */
export function OilfieldPosition({ spoken, view }: PositionProps) {
  const root = useRef<HTMLDivElement>(null)
  return (
    <LookedAt spoken={spoken} view={view}>
      {() => (
        <PositionLayout
          root={root}
          look="oilfield"
          market={null}
          board={
            <Around>
              <Fields />
            </Around>
          }
        >
          <Yards bots={undefined} pending={spoken.engine.pending(view)} took={[]} />
        </PositionLayout>
      )}
    </LookedAt>
  )
}

/** The fields as they lie before anything happened, every building that will be for sale, and the street. */
export const OilfieldPreview = ({ spoken, view, lit }: PreviewProps) => (
  <LookedAt spoken={spoken} view={view}>
    {() => (
      <PreviewLayout look="oilfield" lit={lit} beside={<Besides lit={lit} />}>
        <Fields />
        <Stock />
        <Street />
      </PreviewLayout>
    )}
  </LookedAt>
)

const Fields = () => (
  <>
    <Symbols />
    <Landscape />
  </>
)
