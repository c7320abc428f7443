import { at } from '@wildcat/kernel'
import { COLUMNS, type Column, type CommandOf, LEASE_PRICES } from '@wildcat/oilfield/board'
import { Pick } from '../../kit/answers/pick.tsx'
import { named } from '../../kit/board-context.ts'
import { Sign } from '../art/symbols.tsx'
import { useBoard } from '../board-context.tsx'
import { isSame, useChoice } from '../choice.tsx'
import { actingBefore, columnGives } from '../gives.ts'
import type { DecideProps } from './controls.tsx'
import { Decision } from './decision.tsx'

/** The columns with a free place, each with what it would give now; LEASE with its bids. */
export function PlaceWorker({ onChoose }: DecideProps) {
  const { words, legal } = useBoard()
  const { picked } = useChoice()
  const places = legal.flatMap(command => (command.kind === 'placeWorker' ? [command] : []))
  const chosen = picked?.kind === 'placeWorker' ? picked : undefined
  return (
    <Decision
      chosen={chosen}
      {...(chosen === undefined ? { action: words.choose('placeWorker') } : { comes: <Comes of={chosen} /> })}
      onChoose={onChoose}
    >
      <div className="choice-list choice-rows">
        {COLUMNS.map(column => {
          const free = places.filter(command => command.column === column)
          if (column === 'lease') return free.length > 0 && <Bids key={column} places={free} />
          return free.map(command => <Place key={column} place={command} />)
        })}
      </div>
    </Decision>
  )
}

type Placing = CommandOf<'placeWorker'>

function Bids({ places }: { places: readonly Placing[] }) {
  const { words } = useBoard()
  const { picked, pick, advised } = useChoice()
  return (
    <fieldset className="choice-bids">
      <legend className="unseen">{words.columns.lease}</legend>
      <ColumnText column="lease" />
      <div className="choice-prices">
        {places.map(command => (
          <Pick key={command.space} isPicked={isSame(picked, command)} isAdvised={isSame(advised, command)} onPick={() => pick(command)}>
            <b>{words.money(at(LEASE_PRICES, command.space))}</b>
          </Pick>
        ))}
      </div>
    </fieldset>
  )
}

function Place({ place }: { place: Placing }) {
  const { picked, pick, advised } = useChoice()
  return (
    <Pick className="choice" isPicked={isSame(picked, place)} isAdvised={isSame(advised, place)} onPick={() => pick(place)}>
      <ColumnText column={place.column} />
    </Pick>
  )
}

function ColumnText({ column }: { column: Column }) {
  const board = useBoard()
  const { viewer, words } = board
  const gives = viewer === 'spectator' ? undefined : columnGives(board, viewer, column)
  return (
    <span className="choice-face" data-nothing={gives?.isNothing}>
      <Sign of={`sign-${column}`} className="choice-sign" />
      <span className="choice-text">
        <b>{words.columns[column]}</b>
        <small>{gives?.text}</small>
      </span>
    </span>
  )
}

/** Who acts before, as far as it is known, and whether a bid takes more than one's cash. */
function Comes({ of: { column, space } }: { of: Placing }) {
  const { view, viewer, names, words } = useBoard()
  const cash = viewer === 'spectator' ? 0 : at(view.money, viewer)
  const before = actingBefore(view, column, space).map(seat => named(names, seat))
  return (
    <p>
      {column === 'lease' && cash < at(LEASE_PRICES, space) && <b className="choice-warning">{words.bidAboveCash(cash)} </b>}
      {column === 'lease' && `${words.higherBid} `}
      {words.actsAfter(before)}
    </p>
  )
}
