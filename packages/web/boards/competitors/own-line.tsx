import { at, type Seat } from '@wildcat/kernel'
import { SeatShape } from '../../design/seat.tsx'
import { useBoard } from './board-context.tsx'

/** Where the plates are behind a tab: what one has. */
export function OwnLine({ seat }: { seat: Seat }) {
  const { shown, view, words } = useBoard()
  return (
    <div className="board-own competitors-own" data-seat={seat}>
      <SeatShape seat={seat} />
      <b>{words.vp(at(shown.vp, seat))}</b>
      <b>{words.euro(at(shown.money, seat))}</b>
      <small>{words.signedCards(at(view.signed, seat).length)}</small>
    </div>
  )
}
