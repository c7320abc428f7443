import { regionOf } from '@wildcat/black-gold/board'
import { lastRow } from '@wildcat/black-gold/words/facts.ts'
import { at, type Seat } from '@wildcat/kernel'
import { squareAt } from '@wildcat/oil-rush'
import { useMemo } from 'react'
import { inOne } from '../kit/description.ts'
import { SquareGrid } from '../kit/grid/square-grid.tsx'
import { RuleButton } from '../kit/rule-button.tsx'
import { squareOf } from '../oil-rush/choice.ts'
import { describe } from '../oil-rush/describe.ts'
import { PlannedWay } from '../oil-rush/map/planned-way.tsx'
import { RingAbout, TargetRings } from '../oil-rush/map/target-rings.tsx'
import { Trucks } from '../oil-rush/map/trucks.tsx'
import { Wells } from '../oil-rush/map/wells.tsx'
import type { SheetProps } from '../oil-rush/position.tsx'
import { Spaces } from '../oil-rush/track/spaces.tsx'
import { Trains } from '../oil-rush/track/trains.tsx'
import { COSTS, HEIGHT, LANE, LEFT, mapSheetWidth, mapWidth, SHEET_HEIGHT, sheetRatio, TOP, trackWidth } from './art/geometry.ts'
import { Ground } from './art/ground.tsx'
import { Rails } from './art/rails.tsx'
import { useBoard } from './board-context.tsx'
import { BOOK, gridRows } from './game-map.ts'
import { sceneBook } from './scenes.ts'
import './sheet.css'

/** Track and map as one drawing of 21 rows: how far a train has come is seen beside the row. */
export function Sheet(props: SheetProps) {
  const { view, words } = useBoard()
  const { columns } = regionOf(view).board
  const lanes = view.seats + 1
  return (
    <div
      className="sheet dusk"
      style={{ '--track-part': trackWidth(lanes), '--map-part': mapSheetWidth(columns), '--sheet-ratio': sheetRatio(columns, lanes) }}
    >
      <h2 className="unseen">{words.board}</h2>
      <Track {...props} />
      <MapSheet {...props} />
    </div>
  )
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

function Track({ facts, choice, onRide }: SheetProps) {
  const { view, shown, viewer, words, names } = useBoard()
  const lanes = view.seats + 1
  const width = trackWidth(lanes)
  const box = `0 0 ${width} ${SHEET_HEIGHT}`
  const seat: Seat = viewer === 'spectator' ? 0 : viewer
  const area = {
    '--map-top': percent(TOP, SHEET_HEIGHT),
    '--map-height': percent(HEIGHT, SHEET_HEIGHT),
    '--lanes-left': percent(COSTS, width),
    '--lanes-width': percent(lanes * LANE, width),
    '--lanes': lanes,
  }
  return (
    <section className="sheet-track" data-docked="left" aria-label={words.track} style={area}>
      <svg className="sheet-art" viewBox={box} aria-hidden="true">
        <Rails lanes={lanes} last={lastRow(view.options)} />
      </svg>
      <svg className="sheet-art sheet-pieces" viewBox={box} aria-hidden="true">
        <Trains trains={shown.trains} black={shown.baron} onTrack={facts.map.onTrack} Train={facts.train.Train} />
      </svg>
      <p className="unseen">
        {words.trains([...names.map((name, each) => words.trainAt(name, at(view.trains, each))), words.baronAt(view.baron)])}
      </p>
      <div className="lanes">
        <RuleButton rule={BOOK.track} about={words.track} />
        <Spaces facts={facts} lane={seat} chosen={choice?.kind === 'ride' ? choice.space.space : undefined} onUse={onRide} />
      </div>
    </section>
  )
}

function MapSheet({ facts, targets, choice, about, pointing, onUse }: SheetProps) {
  const { view, shown, event, turn, viewer, words } = useBoard()
  const { board } = regionOf(view)
  const { middleOf } = facts.map
  const labels = useMemo(() => board.cost.map((_, square) => inOne(describe(facts, targets, square))), [board, facts, targets])
  const rows = useMemo(() => gridRows(board), [board])
  const width = mapSheetWidth(board.columns)
  const box = `0 0 ${width} ${SHEET_HEIGHT}`
  const truck = view.trucks[viewer === 'spectator' ? 0 : viewer] ?? 'off'
  const area = {
    '--map-left': percent(LEFT, width),
    '--map-top': percent(TOP, SHEET_HEIGHT),
    '--map-width': percent(mapWidth(board.columns), width),
    '--map-height': percent(HEIGHT, SHEET_HEIGHT),
    aspectRatio: `${width} / ${SHEET_HEIGHT}`,
  }
  return (
    <div className="sheet-map" style={area}>
      <svg className="sheet-art" viewBox={box} aria-hidden="true">
        <Ground layout={view.layout} />
      </svg>
      <div className="sheet-rule">
        <RuleButton rule={BOOK.map} about={words.map} />
      </div>
      <SquareGrid
        rows={rows}
        labels={labels}
        lights={targets.lights}
        chosen={squareOf(facts.view, choice)}
        home={truck === 'off' ? squareAt(board, 1, 1) : truck}
        isBusy={turn?.sending === true}
        isAnsweredHere={turn?.isAsked === true && targets.lights.length > 0}
        onUse={onUse}
      />
      <svg className="sheet-art sheet-pieces" viewBox={box} aria-hidden="true">
        <Wells wells={shown.wells} event={event} happens={event && sceneBook.sceneOf(event).happens} middleOf={middleOf} />
        <TargetRings targets={targets} />
        {about !== undefined && <RingAbout at={middleOf(about)} />}
        <PlannedWay targets={targets} choice={choice} pointing={pointing} />
        <Trucks trucks={shown.trucks} middleOf={middleOf} />
      </svg>
    </div>
  )
}
