import { type Square, squareAt } from '@wildcat/oil-rush'
import { type ReactNode, useMemo } from 'react'
import { useAnyBoard } from '../../kit/board-context.ts'
import { inOne } from '../../kit/description.ts'
import { SquareGrid } from '../../kit/grid/square-grid.tsx'
import type { GridRow } from '../../kit/grid/walk.ts'
import { RuleButton } from '../../kit/rule-button.tsx'
import { useRush } from '../board-context.ts'
import { squareOf } from '../choice.ts'
import { describe } from '../describe.ts'
import type { SheetProps } from '../drawn-rush-board.tsx'
import type { MapArea } from '../look-at.ts'
import { AdvisedWay, PlannedWay } from './planned-way.tsx'
import { RingAbout, TargetRings } from './target-rings.tsx'
import { Trucks } from './trucks.tsx'
import { Wells } from './wells.tsx'
import './map-sheet.css'

export const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`

interface MapSheetProps extends Omit<SheetProps, 'onRide'> {
  size: { readonly width: number; readonly height: number } // of the drawing
  area: Omit<MapArea, 'entry'> // of the map on it
  rows: readonly GridRow[]
  happens: string | undefined // at the wells that are named by what is shown
  children: ReactNode // what is printed
}

/** The map: what is printed, squares that are used, and the pieces on it, all in the same places. */
export function MapSheet({ facts, targets, choice, advised, about, pointing, onUse, size, area, rows, happens, children }: MapSheetProps) {
  const { view, shown, turn, viewer, words, book } = useRush()
  const { event } = useAnyBoard()
  const { board, middleOf } = facts.map
  const labels = useMemo(() => board.cost.map((_, square) => inOne(describe(facts, targets, square))), [board, facts, targets])
  const box = `0 0 ${size.width} ${size.height}`
  const truck: Square | 'off' = view.trucks[viewer === 'spectator' ? 0 : viewer] ?? 'off'
  const places = {
    '--map-left': percent(area.left, size.width),
    '--map-top': percent(area.top, size.height),
    '--map-width': percent(area.width, size.width),
    '--map-height': percent(area.height, size.height),
    aspectRatio: `${size.width} / ${size.height}`,
  }
  return (
    <div className="sheet-map" style={places}>
      <svg className="sheet-art" viewBox={box} aria-hidden="true">
        {children}
      </svg>
      <div className="sheet-rule">
        <RuleButton rule={book.map} about={words.map} />
      </div>
      <SquareGrid
        rows={rows}
        labels={labels}
        lights={targets.lights}
        chosen={squareOf(view, choice)}
        advised={advised?.square}
        home={truck === 'off' ? squareAt(board, 1, 1) : truck}
        isBusy={turn?.sending === true}
        isAnsweredHere={turn?.isAsked === true && targets.lights.length > 0}
        onUse={onUse}
      />
      <svg className="sheet-art sheet-pieces" viewBox={box} aria-hidden="true">
        <Wells wells={shown.wells} event={event} happens={happens} middleOf={middleOf} />
        <TargetRings targets={targets} />
        {about !== undefined && <RingAbout at={middleOf(about)} />}
        <AdvisedWay targets={targets} advised={advised?.choice} />
        <PlannedWay targets={targets} choice={choice} pointing={pointing} />
        <Trucks trucks={shown.trucks} middleOf={middleOf} />
      </svg>
    </div>
  )
}
