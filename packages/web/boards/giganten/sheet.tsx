import { STAR } from '@wildcat/giganten/board'
import { at, type Seat } from '@wildcat/kernel'
import { useMemo } from 'react'
import { PHONE, useMedia } from '../../design/media.ts'
import { RuleButton } from '../kit/rule-button.tsx'
import { spaceOf } from '../oil-rush/choice.ts'
import type { SheetProps } from '../oil-rush/drawn-rush-board.tsx'
import { MapSheet, percent } from '../oil-rush/map/map-sheet.tsx'
import { Spaces } from '../oil-rush/track/spaces.tsx'
import { Trains } from '../oil-rush/track/trains.tsx'
import { COSTS, LEFT, SHEET_WIDTH, TRACK_TOP, trackHeight, WIDTH } from './art/geometry.ts'
import { Ground } from './art/ground.tsx'
import { type Lanes, lanesOf } from './art/lanes.ts'
import { Frame, Legend } from './art/sheet.tsx'
import { useBoard } from './board-context.tsx'
import { AREA, BOOK, GRID_ROWS } from './game-map.ts'
import { sceneBook } from './scenes.ts'
import './sheet.css'
import { Rails } from './track.tsx'

/** The printed sheet: the map and, under its columns, the railway, which stays in sight however the map is moved. */
export function Sheet(props: SheetProps) {
  const { facts, choice, advised, onRide } = props
  const { view, shown, event, viewer, words, names } = useBoard()
  const seat: Seat = viewer === 'spectator' ? 0 : viewer
  const isPhone = useMedia(PHONE)
  const lanes = useMemo(() => lanesOf(view.seats + 1, isPhone ? seat : undefined), [view.seats, seat, isPhone])
  const height = trackHeight(lanes.height)
  const trackBox = `0 ${TRACK_TOP} ${SHEET_WIDTH} ${height}`
  return (
    <div className="sheet">
      <h2 className="unseen">{words.board}</h2>
      <MapSheet
        {...props}
        size={{ width: SHEET_WIDTH, height: TRACK_TOP }}
        area={AREA}
        rows={GRID_ROWS}
        happens={event && sceneBook.sceneOf(event).happens}
      >
        <Ground />
        <Frame />
        <Legend />
      </MapSheet>
      <section
        className="sheet-track"
        data-docked="below"
        aria-label={words.track}
        style={{ ...laneArea(lanes, seat), aspectRatio: `${SHEET_WIDTH} / ${height}` }}
      >
        <svg className="sheet-art" viewBox={trackBox} aria-hidden="true">
          <Rails lanes={lanes} />
        </svg>
        <svg className="sheet-art sheet-pieces" viewBox={trackBox} aria-hidden="true">
          <Trains trains={shown.trains} black={shown.black} onTrack={lanes.onTrack} sizeOf={lanes.sizeOf} Train={facts.train.Train} />
        </svg>
        <p className="unseen">
          {words.trains([
            ...names.map((name, each) => words.trainAt(name, at(view.trains, each))),
            words.blackAt(view.black, STAR - view.black),
          ])}
        </p>
        <div className="lanes">
          <RuleButton rule={BOOK.track} about={words.track} />
          <Spaces facts={facts} lane={seat} chosen={spaceOf(choice)} advised={spaceOf(advised?.choice)} onUse={onRide} />
        </div>
      </section>
    </div>
  )
}

const laneArea = (lanes: Lanes, seat: Seat) => ({
  '--map-left': percent(LEFT, SHEET_WIDTH),
  '--map-width': percent(WIDTH, SHEET_WIDTH),
  '--lanes-top': percent(COSTS, trackHeight(lanes.height)),
  '--lanes-height': percent(lanes.height, trackHeight(lanes.height)),
  '--lane-top': percent(lanes.bottomOf(seat) - lanes.heightOf(seat) - TRACK_TOP - COSTS, lanes.height),
  '--lane-height': percent(lanes.heightOf(seat), lanes.height),
})
