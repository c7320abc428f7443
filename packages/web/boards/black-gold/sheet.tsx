import { regionOf, SIGNALS } from '@wildcat/black-gold/board'
import { at } from '@wildcat/kernel'
import { useMemo } from 'react'
import { squareOf } from '../oil-rush/choice.ts'
import type { SheetProps } from '../oil-rush/drawn-rush-board.tsx'
import { MapSheet } from '../oil-rush/map/map-sheet.tsx'
import { Reach } from '../oil-rush/map/reach.tsx'
import { UprightTrack } from '../oil-rush/track/upright-track.tsx'
import { areaOf, mapSheetWidth, SHEET_HEIGHT, sheetRatio, trackMeasures, UNIT } from './art/geometry.ts'
import { Ground, Landscape } from './art/ground.tsx'
import { useBoard } from './board-context.tsx'
import { gridRows } from './game-map.ts'
import { sceneBook } from './scenes.ts'
import './sheet.css'

/** Track and map as one drawing of 21 rows. */
export function Sheet(props: SheetProps) {
  const { view, shown, event, words, names } = useBoard()
  const { board } = regionOf(view)
  const measures = trackMeasures(view.seats + 1)
  const rows = useMemo(() => gridRows(board), [board])
  const width = mapSheetWidth(board.columns)
  const parts = {
    '--square-part': (100 * UNIT) / (measures.width + width),
    '--units': measures.width + width,
    '--track-part': measures.width,
    '--map-part': width,
    '--sheet-ratio': sheetRatio(board.columns, view.seats + 1),
  }
  return (
    <div className="sheet upright dusk" style={parts}>
      <h2 className="unseen">{words.board}</h2>
      <UprightTrack
        {...props}
        measures={measures}
        signals={SIGNALS.slice(1)}
        last={props.facts.map.last}
        black={shown.baron}
        trains={words.trains([...names.map((name, each) => words.trainAt(name, at(view.trains, each))), words.baronAt(view.baron)])}
      />
      <MapSheet
        {...props}
        size={{ width, height: SHEET_HEIGHT }}
        area={areaOf(view)}
        rows={rows}
        happens={event && sceneBook.sceneOf(event).happens}
      >
        <Ground layout={view.layout} />
        <Reach targets={props.targets} chosen={squareOf(props.facts.view, props.choice)} side={UNIT} />
        <Landscape layout={view.layout} />
      </MapSheet>
    </div>
  )
}
