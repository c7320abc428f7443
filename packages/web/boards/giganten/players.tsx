import { CARDS, DERRICKS } from '@wildcat/giganten/board'
import { at, type Seat } from '@wildcat/kernel'
import type { Plan } from '../../store/plan.ts'
import { PlayerPlates } from '../kit/players/player-plate.tsx'
import { OilmanPlate } from '../oil-rush/players.tsx'
import { CardFace } from './cards/card-face.tsx'
import './players.css'

/** Everybody's money, derricks and card, and whom the table waits for. */
export function Players({ bots, pending }: { bots: Plan['bots'] | undefined; pending: readonly Seat[] }) {
  return (
    <PlayerPlates
      bots={bots}
      pending={pending}
      plate={plate => <OilmanPlate {...plate} derricks={DERRICKS} face={card => <CardFace card={at(CARDS, card)} />} />}
    />
  )
}
