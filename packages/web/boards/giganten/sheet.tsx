import { BOARD, STAR, stopsOn } from '@wildcat/giganten/board'
import { at, type Seat } from '@wildcat/kernel'
import { type Square, squareAt } from '@wildcat/oil-rush'
import { numberIn, type Pointing, usePointed } from '../kit/pointing.ts'
import { COSTS, HEIGHT, LANE, LEFT, SHEET_WIDTH, sheetHeight, TOP, TRACK_TOP, WIDTH } from './art/geometry.ts'
import { Ground as PrintedGround } from './art/ground.tsx'
import { Frame, Legend } from './art/sheet.tsx'
import { type Choice, squareOf } from './choice.ts'
import type { Ground } from './lights.ts'
import { Marks } from './map/marks.tsx'
import { Squares } from './map/squares.tsx'
import { Trucks } from './map/trucks.tsx'
import { Way } from './map/way.tsx'
import { Wells } from './map/wells.tsx'
import { RuleButton } from './rule-button.tsx'
import { type Facts, useTable } from './table.ts'
import { Spaces } from './track/spaces.tsx'
import { Rails, Trains } from './track/track.tsx'
import './map/map.css'
import './sheet.css'

interface SheetProps {
  facts: Facts
  ground: Ground
  choice: Choice | undefined
  pointing: Pointing
  onUse: (square: Square) => void
  onRide: (space: number) => void
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

/** The printed sheet: the map and, under its columns, the railway. What is used lies over the drawing, in the same places. */
export function Sheet({ facts, ground, choice, pointing, onUse, onRide }: SheetProps) {
  const { view, shown, event, turn, viewer, words, names } = useTable()
  const lanes = view.seats + 1
  const height = sheetHeight(lanes)
  const seat: Seat = viewer === 'spectator' ? 0 : viewer
  const truck = view.trucks[seat] ?? 'off'
  const areas = {
    '--map-left': percent(LEFT, SHEET_WIDTH),
    '--map-top': percent(TOP, height),
    '--map-width': percent(WIDTH, SHEET_WIDTH),
    '--map-height': percent(HEIGHT, height),
    '--lanes-top': percent(TRACK_TOP + COSTS, height),
    '--lanes-height': percent(lanes * LANE, height),
    '--lanes': lanes,
    aspectRatio: `${SHEET_WIDTH} / ${height}`,
  }
  const keepsFocus = turn?.isAsked === true && ground.lights.length > 0
  return (
    <div className="sheet" style={areas}>
      <h2 className="unseen">{words.board}</h2>
      <div className="sheet-rule">
        <RuleButton rule="GIG-5.3" about={words.map} />
      </div>
      <svg className="sheet-art" viewBox={`0 0 ${SHEET_WIDTH} ${height}`} aria-hidden="true">
        <PrintedGround />
        <Frame />
        <Legend />
        <Rails lanes={lanes} />
      </svg>
      <Squares
        facts={facts}
        ground={ground}
        chosen={squareOf(view, choice)}
        home={truck === 'off' ? squareAt(BOARD, 1, 1) : truck}
        isBusy={turn?.sending === true}
        keepsFocus={keepsFocus}
        onUse={onUse}
      />
      <svg className="sheet-art sheet-pieces" viewBox={`0 0 ${SHEET_WIDTH} ${height}`} aria-hidden="true">
        <Wells wells={shown.wells} event={event} />
        <Marks ground={ground} />
        <Ahead ground={ground} choice={choice} pointing={pointing} />
        <Trucks trucks={shown.trucks} />
        <Trains trains={shown.trains} black={shown.black} />
      </svg>
      <section className="lanes" aria-label={words.track}>
        <RuleButton rule="GIG-5.9" about={words.track} />
        <p className="unseen">
          {words.trains([
            ...names.map((name, each) => words.trainAt(name, at(view.trains, each))),
            words.blackAt(view.black, STAR - view.black),
          ])}
        </p>
        <Spaces facts={facts} lane={seat} chosen={choice?.kind === 'ride' ? choice.space.space : undefined} onUse={onRide} />
      </section>
    </div>
  )
}

/** The way to the square that was chosen, else to the one that is pointed at. */
function Ahead({ ground, choice, pointing }: Pick<SheetProps, 'ground' | 'choice' | 'pointing'>) {
  const { view, turn } = useTable()
  const pointed = numberIn(usePointed(pointing), 'square')
  if (ground.trips === undefined || turn === undefined) return null
  const { from } = ground.trips.routes
  if (choice?.kind === 'trip') {
    const stops = stopsOn(view, turn.seat, choice.trip.way).filter(({ wells }) => wells.some(well => !choice.passedBy.includes(well)))
    return <Way from={from} way={choice.trip.way} cost={choice.trip.cost} stops={stops.map(stop => stop.at)} firm />
  }
  const act = pointed === undefined ? undefined : ground.act(pointed)
  if (act?.do !== 'trip') return null
  return <Way from={from} way={act.trip.way} cost={act.trip.cost} stops={[]} firm={false} />
}
