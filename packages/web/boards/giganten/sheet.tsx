import { BOARD, STAR } from '@wildcat/giganten/board'
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
import { COSTS, HEIGHT, LANE, LEFT, middleOf, onTrack, SHEET_WIDTH, TOP, TRACK_TOP, trackHeight, WIDTH } from './art/geometry.ts'
import { Ground } from './art/ground.tsx'
import { Frame, Legend } from './art/sheet.tsx'
import { useBoard } from './board-context.tsx'
import { BOOK, GRID_ROWS } from './game-map.ts'
import { sceneBook } from './scenes.ts'
import { Rails } from './track.tsx'
import './sheet.css'

/**
 * The printed sheet: the map and, under its columns, the railway, which stays in sight however the map is moved. What is used lies over
 * the drawing, in the same places.
 */
export function Sheet({ facts, targets, choice, about, pointing, onUse, onRide }: SheetProps) {
  const { view, shown, event, turn, viewer, words, names } = useBoard()
  const labels = useMemo(() => BOARD.cost.map((_, square) => inOne(describe(facts, targets, square))), [facts, targets])
  const lanes = view.seats + 1
  const height = trackHeight(lanes)
  const trackBox = `0 ${TRACK_TOP} ${SHEET_WIDTH} ${height}`
  const seat: Seat = viewer === 'spectator' ? 0 : viewer
  const truck = view.trucks[seat] ?? 'off'
  const isAnsweredHere = turn?.isAsked === true && targets.lights.length > 0
  return (
    <div className="sheet">
      <h2 className="unseen">{words.board}</h2>
      <div className="sheet-map" style={{ ...MAP_AREA, aspectRatio: `${SHEET_WIDTH} / ${TRACK_TOP}` }}>
        <svg className="sheet-art" viewBox={`0 0 ${SHEET_WIDTH} ${TRACK_TOP}`} aria-hidden="true">
          <Ground />
          <Frame />
          <Legend />
        </svg>
        <div className="sheet-rule">
          <RuleButton rule={BOOK.map} about={words.map} />
        </div>
        <SquareGrid
          rows={GRID_ROWS}
          labels={labels}
          lights={targets.lights}
          chosen={squareOf(view, choice)}
          home={truck === 'off' ? squareAt(BOARD, 1, 1) : truck}
          isBusy={turn?.sending === true}
          isAnsweredHere={isAnsweredHere}
          onUse={onUse}
        />
        <svg className="sheet-art sheet-pieces" viewBox={`0 0 ${SHEET_WIDTH} ${TRACK_TOP}`} aria-hidden="true">
          <Wells wells={shown.wells} event={event} happens={event && sceneBook.sceneOf(event).happens} middleOf={middleOf} />
          <TargetRings targets={targets} />
          {about !== undefined && <RingAbout at={middleOf(about)} />}
          <PlannedWay targets={targets} choice={choice} pointing={pointing} />
          <Trucks trucks={shown.trucks} middleOf={middleOf} />
        </svg>
      </div>
      <section
        className="sheet-track"
        data-docked="below"
        aria-label={words.track}
        style={{ ...laneArea(lanes), aspectRatio: `${SHEET_WIDTH} / ${height}` }}
      >
        <svg className="sheet-art" viewBox={trackBox} aria-hidden="true">
          <Rails lanes={lanes} />
        </svg>
        <svg className="sheet-art sheet-pieces" viewBox={trackBox} aria-hidden="true">
          <Trains trains={shown.trains} black={shown.black} onTrack={onTrack} Train={facts.train.Train} />
        </svg>
        <p className="unseen">
          {words.trains([
            ...names.map((name, each) => words.trainAt(name, at(view.trains, each))),
            words.blackAt(view.black, STAR - view.black),
          ])}
        </p>
        <div className="lanes">
          <RuleButton rule={BOOK.track} about={words.track} />
          <Spaces facts={facts} lane={seat} chosen={choice?.kind === 'ride' ? choice.space.space : undefined} onUse={onRide} />
        </div>
      </section>
    </div>
  )
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

const MAP_AREA = {
  '--map-left': percent(LEFT, SHEET_WIDTH),
  '--map-top': percent(TOP, TRACK_TOP),
  '--map-width': percent(WIDTH, SHEET_WIDTH),
  '--map-height': percent(HEIGHT, TRACK_TOP),
}
const laneArea = (lanes: number) => ({
  '--map-left': percent(LEFT, SHEET_WIDTH),
  '--map-width': percent(WIDTH, SHEET_WIDTH),
  '--lanes-top': percent(COSTS, trackHeight(lanes)),
  '--lanes-height': percent(lanes * LANE, trackHeight(lanes)),
  '--lanes': lanes,
})
