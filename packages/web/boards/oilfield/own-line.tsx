import { at, type Seat } from '@wildcat/kernel'
import { SeatShape } from '../../design/seat.tsx'
import { Sign } from './art/symbols.tsx'
import { useBoard } from './board-context.tsx'
import './own-line.css'
import { Store } from './yards.tsx'

/** Where the yards are behind a tab: what one has. */
export function OwnLine({ seat }: { seat: Seat }) {
  const { shown, words } = useBoard()
  return (
    <div className="board-own oilfield-own" data-seat={seat}>
      <SeatShape seat={seat} />
      <b>{words.money(at(shown.money, seat))}</b>
      <span className="oilfield-own-vp">
        <Sign of="vp" className="yard-medal" />
        <b>{words.vp(at(shown.vp, seat))}</b>
      </span>
      <Store seat={seat} />
    </div>
  )
}
