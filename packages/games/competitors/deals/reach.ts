/** Whom an offer waits for. */
import type { Seat } from '@wildcat/kernel'
import type { View } from '../state.ts'

/** Is it made to this seat, and unanswered? */
export const isOpenTo = ({ to, accepted }: View['offers'][number], seat: Seat): boolean =>
  to.includes(seat) && !accepted.some(each => each.seat === seat)
