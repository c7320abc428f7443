/** Le parti del punteggio e le curve, in italiano. */
import { scorePartsIn } from '../score-parts.ts'
import { counted, euro, number } from './phrases.ts'

const deliveries = (n: number) => counted(n, 'consegna', 'consegne')

export const scoreParts = scorePartsIn({
  parts: {
    continent: 'Consegne dentro un continente',
    world: 'Consegne tra continenti',
    failed: 'Consegne fallite',
  },
  details: { continent: deliveries, world: deliveries, failed: deliveries },
  curves: { vp: 'Punti Vittoria', money: 'Denaro', wealth: 'Patrimonio', deliveries: 'Consegne' },
  money: euro,
  number,
})
