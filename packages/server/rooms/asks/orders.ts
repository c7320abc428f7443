/** Asks about one's own standing orders. */
import type { AskOf } from '@wildcat/protocol'
import { DONE, fromSeat } from './asker.ts'
import { mustPlay } from './game.ts'

export const setOrder = fromSeat(async (asker, { order }: AskOf<'setOrder'>) => {
  mustPlay(asker)
  const match = await asker.room.match()
  await asker.room.orders.add(match, asker.seat, asker.listener.guest, order, () => mustPlay(asker))
  return DONE
})

export const dropOrder = fromSeat(async (asker, { order }: AskOf<'dropOrder'>) => {
  await asker.room.orders.drop(asker.must(), order)
  return DONE
})
