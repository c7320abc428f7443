import { DERRICKS } from '@wildcat/black-gold/board'
import { PlayerPlates } from '../kit/players/player-plate.tsx'
import type { PlayersProps } from '../oil-rush/drawn-rush-board.tsx'
import { Legend } from '../oil-rush/map/legend.tsx'
import { OilmanPlate } from '../oil-rush/players.tsx'
import { LAND } from './art/land.tsx'
import { useBoard } from './board-context.tsx'
import { CardFace } from './cards/card-face.tsx'

/** Everybody's money, derricks and card, and whom the table waits for; below them what is printed on the map. */
export function Players({ bots, pending }: PlayersProps) {
  const { words } = useBoard()
  return (
    <>
      <PlayerPlates bots={bots} pending={pending} plate={plate => <OilmanPlate {...plate} derricks={DERRICKS} Face={CardFace} />} />
      <Legend title={words.legend} land={LAND.map(({ terrain, cost, drawing }) => ({ name: words.land[terrain], cost, drawing }))} />
    </>
  )
}
