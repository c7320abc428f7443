/** [GSH-3] Licences are dealt. */
import { DEALT } from '../components.ts'
import { dealTo } from '../hands.ts'
import type { AutoStep } from '../types.ts'

export const deal: AutoStep<'deal'> = {
  run: (play, { seat }) => dealTo(play, seat, DEALT),
}
