import type { Seat } from '@wildcat/kernel'
import type { CardId, Square } from '@wildcat/oil-rush'
import { type ComponentType, type ReactNode, type RefObject, useRef, useState } from 'react'
import { PositionLayout, PreviewLayout } from '../kit/layout/board-layout.tsx'
import { Pointing } from '../kit/pointing.ts'
import type { Point } from '../kit/zoom/window-onto.ts'
import { ZoomFrame } from '../kit/zoom/zoom-frame.tsx'
import './art/art.css'
import { type RushFacts, useRush } from './board-context.ts'
import { CardRow } from './cards/card-row.tsx'
import type { Choice } from './choice.ts'
import { Hands } from './licences/hands.tsx'
import { type MapTargets, NO_TARGETS } from './map-targets.ts'
import { Companies } from './market/companies.tsx'

/** What a game's drawing of map and track is given. */
export interface SheetProps {
  readonly facts: RushFacts
  readonly targets: MapTargets
  readonly choice: Choice | undefined
  readonly about: Square | undefined // what is asked is about what stands there
  readonly pointing: Pointing
  readonly onUse: (square: Square) => void
  readonly onRide: (space: number) => void
}
export interface TipsProps {
  readonly root: RefObject<HTMLElement | null>
  readonly targets: MapTargets
  readonly pointing: Pointing
}

interface RushPositionProps {
  facts: RushFacts
  look?: string
  ratio: number // of the drawing
  Sheet: ComponentType<SheetProps>
  Tips: ComponentType<TipsProps>
  Face: ComponentType<{ readonly card: CardId }>
  players: ReactNode
}

/** A table to look at: at the end of a game, and in a replay. */
export function RushPosition({ facts, look, ratio, Sheet, Tips, Face, players }: RushPositionProps) {
  const { view } = useRush()
  const root = useRef<HTMLDivElement>(null)
  const [pointing] = useState(() => new Pointing())
  return (
    <>
      <PositionLayout
        root={root}
        look={look}
        market={<Companies now={undefined} />}
        board={
          <ZoomFrame words={facts.words} ratio={ratio} square={1 / facts.map.board.columns} lookAt={NOWHERE}>
            <LookedAt facts={facts} pointing={pointing} Sheet={Sheet} />
          </ZoomFrame>
        }
      >
        {players}
        {view.onShow.length > 0 && <CardRow cards={view.onShow} Face={Face} />}
        <Hands />
      </PositionLayout>
      <Tips root={root} targets={NO_TARGETS} pointing={pointing} />
    </>
  )
}

/** The drawing alone, as it lies before anything happened. */
export function RushPreview({ facts, look, Sheet }: Pick<RushPositionProps, 'facts' | 'look' | 'Sheet'>) {
  const [pointing] = useState(() => new Pointing())
  return (
    <PreviewLayout look={look}>
      <LookedAt facts={facts} pointing={pointing} Sheet={Sheet} />
    </PreviewLayout>
  )
}

const LookedAt = ({ facts, pointing, Sheet }: Pick<RushPositionProps, 'facts' | 'Sheet'> & { pointing: Pointing }) => (
  <Sheet facts={facts} targets={NO_TARGETS} choice={undefined} about={undefined} pointing={pointing} onUse={nothing} onRide={nothing} />
)

/** Nothing moves. */
export const still = <Shown,>(shown: Shown) => ({ shown, event: undefined, ms: 0, turn: undefined })
export const viewerOf = (viewer: Seat | 'spectator' | 'table'): Seat | 'spectator' => (viewer === 'table' ? 'spectator' : viewer)

const NOWHERE: readonly Point[] = []
const nothing = () => undefined
