import { at, forSeats, type Seat } from '@wildcat/kernel'
import { type Card, type Column, LEASE_PRICES, nextBotSpot } from '@wildcat/oilfield/board'
import { SeatShape } from '../../design/seat.tsx'
import { playerAnchor } from '../kit/marks.ts'
import { useCount } from '../kit/use-count.ts'
import { Sign } from './art/symbols.tsx'
import { useBoard } from './board-context.tsx'
import { phaseOf, type Shown } from './changes.ts'
import { storeAnchor } from './marks.ts'
import './own-line.css'
import { Holdings, Marks, Store } from './yards.tsx'

/** Where the yards are behind a tab: what one has, and of the others what counts most. */
export function OwnLine({ seat }: { seat: Seat }) {
  const { view, shown } = useBoard()
  const others = forSeats(view.seats, each => each).filter(each => each !== seat)
  return (
    <div className="board-own oilfield-own">
      <div className="oilfield-mine" data-seat={seat} {...playerAnchor(seat)}>
        <SeatShape seat={seat} />
        <Worth seat={seat} />
        <Store seat={seat} />
        <Holdings seat={seat} took={[]} />
      </div>
      <ul className="oilfield-rivals">
        {others.map(each => (
          <Rival key={each} seat={each} />
        ))}
        {shown.bot !== 'none' && <NeutralRival bot={shown.bot} />}
      </ul>
    </div>
  )
}

function Worth({ seat }: { seat: Seat }) {
  const { shown, words, ms } = useBoard()
  const money = useCount(at(shown.money, seat), ms)
  const vp = useCount(at(shown.vp, seat), ms)
  return (
    <>
      <b>{words.money(money)}</b>
      <span className="oilfield-own-vp">
        <Sign of="vp" className="yard-medal" />
        <b aria-hidden="true">{words.number(vp)}</b>
        <span className="unseen">{words.vp(at(shown.vp, seat))}</span>
      </span>
    </>
  )
}

function Rival({ seat }: { seat: Seat }) {
  const { names } = useBoard()
  return (
    <li className="oilfield-rival" data-seat={seat} {...playerAnchor(seat)}>
      <span className="oilfield-rival-name">
        <SeatShape seat={seat} />
        <bdi>{names[seat]}</bdi>
        <Marks seat={seat} />
        <Doing seat={seat} />
      </span>
      <span className="oilfield-rival-worth" {...storeAnchor(seat)}>
        <Worth seat={seat} />
      </span>
    </li>
  )
}

/** [OIL-11] Of two players the third: what it blocks, what comes next, and its card as soon as it is drawn. */
function NeutralRival({ bot }: { bot: Exclude<Shown['bot'], 'none'> }) {
  const { words } = useBoard()
  return (
    <li className="oilfield-rival oilfield-neutral">
      <span className="oilfield-rival-name">
        <Sign of="worker" className="oilfield-rival-card" />
        <span>{words.neutral.name}</span>
        <Action of={bot.worker.column} name={words.columns[bot.worker.column]} isNew={false} />
      </span>
      <small>
        {bot.card === 'none'
          ? words.neutral.worker(bot.worker.column, nextBotSpot(bot.worker).column)
          : `${words.cards[bot.card]}: ${words.neutral.does[bot.card]}`}
      </small>
    </li>
  )
}

/** Where a rival's worker stands; that a card is chosen, while others still choose; the card as soon as it is shown. */
function Doing({ seat }: { seat: Seat }) {
  const { shown, words, event } = useBoard()
  const isNew = event !== undefined && 'seat' in event && event.seat === seat
  const phase = phaseOf(shown)
  const [spot, card] = [at(shown.workers, seat), at(shown.shown, seat)]
  if (phase === 'selection' && at(shown.cards, seat) !== 'none')
    return (
      <span className="oilfield-rival-doing" data-new={isNew}>
        <Sign of="card-back" className="oilfield-rival-card" />
        <span className="unseen">{words.hasChosen}</span>
      </span>
    )
  if (card !== 'none') return <Action of={card} name={words.cards[card]} isNew={isNew} />
  if (spot === 'home') return null
  const price = spot.column === 'lease' ? words.money(at(LEASE_PRICES, spot.space)) : ''
  return <Action of={spot.column} name={words.columns[spot.column]} price={price} isNew={isNew} />
}

const Action = ({ of, name, price = '', isNew }: { of: Card | Column; name: string; price?: string; isNew: boolean }) => (
  <span className="oilfield-rival-doing" data-new={isNew} title={name}>
    <Sign of={`sign-${of}`} className="sign" />
    <span className="unseen">{name}</span>
    <span className="oilfield-rival-price">{price}</span>
  </span>
)
