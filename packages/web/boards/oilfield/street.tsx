import { at } from '@wildcat/kernel'
import { askedOf, type Column, type Event, LEASE_PRICES, type SpaceSeen, spacesOf, type View } from '@wildcat/oilfield/board'
import { named } from '../kit/board-context.ts'
import { Sign } from './art/symbols.tsx'
import { useBoard } from './board-context.tsx'
import type { Shown } from './changes.ts'
import { useChoice } from './choice.tsx'
import { columnGives } from './gives.ts'
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

function House({ column, spaces }: { column: Column; spaces: readonly SpaceSeen[] }) {
  const board = useBoard()
  const { view, shown, viewer, words, event } = board
  const isActing = actingColumn(view, shown, event) === column
  const gives = viewer === 'spectator' ? undefined : columnGives(board, viewer, column)
  return (
    <div className="house" data-column={column} data-acting={isActing} style={{ '--spaces': spaces.length }} {...columnTips.on(column)}>
      <h2 className="house-name">
        <Sign of={`sign-${column}`} className="sign" />
        <span>{words.columns[column]}</span>
      </h2>
      <div className="house-spaces">
        {spaces.map(each => (
          <Space key={each.space} {...each} />
        ))}
      </div>
      <p className="house-gives" data-nothing={gives?.isNothing}>
        {gives?.text}
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
