/** [COM-5.10] Cash is short: its owner sells before what is waiting goes on. */
import type { Seat } from '@wildcat/kernel'
import type { Due, Step } from '../state.ts'
import type { CompetitorsPlay } from '../types.ts'

export function forceSale(play: CompetitorsPlay, seat: Seat, euro: number, due: Due, waiting: Step) {
  play.emit({ kind: 'moneyShort', seat, euro, due })
  play.next({ kind: 'forcedSale', seat, euro, due }, waiting)
}
