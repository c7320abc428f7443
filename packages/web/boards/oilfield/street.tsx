import { at } from '@wildcat/kernel'
import { askedOf, type Column, type Event, LEASE_PRICES, type SpaceSeen, spacesOf, type View } from '@wildcat/oilfield/board'
import { SeatShape } from '../../design/seat.tsx'
import { named } from '../kit/board-context.ts'
import { HouseFront } from './art/houses.tsx'
import { Sign } from './art/symbols.tsx'
import { type OilfieldState, useBoard } from './board-context.tsx'
import { phaseOf, type Shown } from './changes.ts'
import { useChoice } from './choice.tsx'
import { columnGives, type Gives } from './gives.ts'
import { Lit } from './lit.tsx'
import { columnTips, spaceAnchor } from './marks.ts'
import './street.css'

/** Where workers stand, in the order in which it will be carried out, and what each place would give now. */
export function Street() {
  const { view, shown, words } = useBoard()
  return (
    <section className="street" aria-label={words.street}>
      {spacesOf({ ...view, workers: shown.workers, bot: shown.bot }).map(({ column, spaces }) => (
        <House key={column} column={column} spaces={spaces} />
      ))}
    </section>
  )
}

/** What is asked now, by the column whose worker acts. */
const ACTING: Readonly<Partial<Record<NonNullable<ReturnType<typeof askedOf>>['kind'], Column>>> = {
  lease: 'lease',
  build: 'build',
  drill: 'drill',
  local: 'local',
  becomeFirst: 'first',
  subsidy: 'subsidy',
  invest: 'invest',
}

/** Whose house is lit: of the worker whose action is being shown, else of the one who is asked. */
function actingColumn(view: View, { workers }: Pick<Shown, 'workers'>, event: Event | undefined): Column | undefined {
  if (event !== undefined) {
    const spot = 'seat' in event && event.kind !== 'workerPlaced' && event.kind !== 'cardChosen' ? at(workers, event.seat) : 'home'
    return spot === 'home' ? undefined : spot.column
  }
  const step = askedOf(view)
  return step === undefined ? undefined : ACTING[step.kind]
}

/** Before one's worker is out, what the house would give; then what it gives to whoever stands there. */
function saysOf(board: OilfieldState, column: Column, spaces: readonly SpaceSeen[]): Gives {
  const { view, shown, viewer, names, words } = board
  if (view.outcome !== 'open') return { text: '', isNothing: true }
  const own = viewer === 'spectator' ? undefined : at(shown.workers, viewer)
  const isHere = own !== undefined && own !== 'home' && own.column === column
  if (viewer !== 'spectator' && (isHere || (own === 'home' && phaseOf(shown) === 'selection')))
    return columnGives({ names, words, view: { ...view, ...shown } }, viewer, column)
  const here = spaces.flatMap(({ worker }) => (worker === 'nobody' ? [] : [worker === 'bot' ? words.bot : named(names, worker)]))
  return here.length === 0 ? { text: words.nobody, isNothing: true } : { text: words.these(here), isNothing: false }
}

function House({ column, spaces }: { column: Column; spaces: readonly SpaceSeen[] }) {
  const board = useBoard()
  const { view, shown, words, event } = board
  const isActing = actingColumn(view, shown, event) === column
  const { text, isNothing } = saysOf(board, column, spaces)
  return (
    <div className="house" data-column={column} data-acting={isActing} style={{ '--spaces': spaces.length }} {...columnTips.on(column)}>
      <HouseFront of={column} />
      <h2 className="house-name">
        <Sign of={`sign-${column}`} className="sign" />
        <span>{words.columns[column]}</span>
      </h2>
      <div className="house-spaces">
        {spaces.map(each => (
          <Space key={each.space} {...each} />
        ))}
      </div>
      <p className="house-gives" data-nothing={isNothing}>
        {text}
      </p>
    </div>
  )
}

function Space({ column, space, worker }: SpaceSeen) {
  const { words, names, legal } = useBoard()
  const { picked } = useChoice()
  const price = column === 'lease' ? words.money(at(LEASE_PRICES, space)) : ''
  const place = spaceAnchor({ column, space })
  if (worker !== 'nobody')
    return (
      <div
        className="worker-space"
        data-seat={worker === 'bot' ? undefined : worker}
        data-bot={worker === 'bot'}
        role="img"
        aria-label={words.workerOf(worker === 'bot' ? words.bot : named(names, worker))}
        {...place}
      >
        <Sign of="worker" className="worker" />
        {worker !== 'bot' && <SeatShape seat={worker} />}
        {price !== '' && <span className="worker-price">{price}</span>}
      </div>
    )
  const of = legal.filter(command => command.kind === 'placeWorker' && command.column === column && command.space === space)
  const isPicked = picked?.kind === 'placeWorker' && picked.column === column && picked.space === space
  return (
    <Lit className="worker-space" label={words.freeSpace(words.columns[column], price)} of={of} place={place}>
      {isPicked && <Sign of="worker" className="worker worker-ghost" />}
      <b>{price}</b>
    </Lit>
  )
}
