import { DERRICKS } from '@wildcat/black-gold/board'
import type { Seat } from '@wildcat/kernel'
import type { Plan } from '../../store/plan.ts'
import { PlayerPlates } from '../kit/players/player-plate.tsx'
import { OilmanPlate } from '../oil-rush/players.tsx'
import { CardFace } from './cards/card-face.tsx'

/** Everybody's money, derricks and card, and whom the table waits for. */
export function Players({ bots, pending }: { bots: Plan['bots'] | undefined; pending: readonly Seat[] }) {
  return <PlayerPlates bots={bots} pending={pending} plate={plate => <OilmanPlate {...plate} derricks={DERRICKS} Face={CardFace} />} />
}
