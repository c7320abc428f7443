import { at, forSeats, type Seat } from '@wildcat/kernel'
import { SeatShape } from '../../design/seat.tsx'
import { Sign } from './art/symbols.tsx'
import { useBoard } from './board-context.tsx'
import './own-line.css'
import { Holdings, Marks, Store } from './yards.tsx'

/** Where the yards are behind a tab: what one has, and of the others what counts most. */
export function OwnLine({ seat }: { seat: Seat }) {
  const { view } = useBoard()
  const others = forSeats(view.seats, each => each).filter(each => each !== seat)
  return (
    <div className="board-own oilfield-own">
      <div className="oilfield-mine" data-seat={seat}>
        <SeatShape seat={seat} />
        <Worth seat={seat} />
        <Store seat={seat} />
        <Holdings seat={seat} took={[]} />
      </div>
      <ul className="oilfield-rivals">
        {others.map(each => (
          <Rival key={each} seat={each} />
        ))}
      </ul>
    </div>
  )
}

function Worth({ seat }: { seat: Seat }) {
  const { shown, words } = useBoard()
  return (
    <>
      <b>{words.money(at(shown.money, seat))}</b>
      <span className="oilfield-own-vp">
        <Sign of="vp" className="yard-medal" />
        <b>{words.number(at(shown.vp, seat))}</b>
        <span className="unseen">{words.vp(at(shown.vp, seat))}</span>
      </span>
    </>
  )
}

function Rival({ seat }: { seat: Seat }) {
  const { shown, words, names } = useBoard()
  return (
    <li className="oilfield-rival" data-seat={seat}>
      <span className="oilfield-rival-name">
        <SeatShape seat={seat} />
        <bdi>{names[seat]}</bdi>
        <Marks seat={seat} />
      </span>
      <span className="oilfield-rival-worth">
        <Worth seat={seat} />
        {at(shown.cards, seat) !== 'none' && (
          <>
            <Sign of="card-back" className="oilfield-rival-card" />
            <span className="unseen">{words.hasChosen}</span>
          </>
        )}
      </span>
    </li>
  )
}
