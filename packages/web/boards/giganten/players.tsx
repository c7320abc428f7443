import { DERRICKS } from '@wildcat/giganten/board'
import { PlayerPlates } from '../kit/players/player-plate.tsx'
import type { PlayersProps } from '../oil-rush/drawn-rush-board.tsx'
import { OilmanPlate } from '../oil-rush/players.tsx'
import { CardFace } from './cards/card-face.tsx'

/** Everybody's money, derricks and card, and whom the table waits for. */
export const Players = ({ bots, pending }: PlayersProps) => (
  <PlayerPlates bots={bots} pending={pending} plate={plate => <OilmanPlate {...plate} derricks={DERRICKS} Face={CardFace} />} />
)
