import type { Seat } from '@wildcat/kernel'
import { RuleButton } from '../../kit/rule-button.tsx'
import { useRush } from '../board-context.ts'
import { spaceOf } from '../choice.ts'
import type { SheetProps } from '../drawn-rush-board.tsx'
import { percent } from '../map/map-sheet.tsx'
import { Spaces } from './spaces.tsx'
import { Trains } from './trains.tsx'
import { type RailsProps, UprightRails } from './upright-rails.tsx'
import './upright-track.css'

interface UprightTrackProps
  extends Pick<SheetProps, 'facts' | 'choice' | 'advised' | 'onRide'>,
    Pick<RailsProps, 'measures' | 'signals' | 'last'> {
  black: number // where the black train is shown
  trains: string // where all trains are, in words
}

/** A track beside the rows of the map: how far a train has come is seen beside the row. */
export function UprightTrack({ facts, choice, advised, onRide, measures, signals, last, black, trains }: UprightTrackProps) {
  const { view, shown, viewer, words, book } = useRush()
  const { map, train } = facts
  const lanes = view.seats + 1
  const { top, side, costs, lane, width, height } = measures
  const box = `0 0 ${width} ${height}`
  const seat: Seat = viewer === 'spectator' ? 0 : viewer
  const area = {
    '--map-top': percent(top, height),
    '--map-height': percent(map.spaces * side, height),
    '--lanes-left': percent(costs, width),
    '--lanes-width': percent(lanes * lane, width),
    '--lanes': lanes,
  }
  return (
    <section className="sheet-track" data-docked="left" aria-label={words.track} style={area}>
      <svg className="sheet-art" viewBox={box} aria-hidden="true">
        <UprightRails measures={measures} lanes={lanes} rows={map.spaces} cost={map.trackCost} signals={signals} last={last} />
      </svg>
      <svg className="sheet-art sheet-pieces" viewBox={box} aria-hidden="true">
        <Trains trains={shown.trains} black={black} onTrack={map.onTrack} Train={train.Train} />
      </svg>
      <p className="unseen">{trains}</p>
      <RuleButton rule={book.track} about={words.track} />
      <div className="lanes">
        <Spaces facts={facts} lane={seat} chosen={spaceOf(choice)} advised={spaceOf(advised?.choice)} onUse={onRide} />
      </div>
    </section>
  )
}
