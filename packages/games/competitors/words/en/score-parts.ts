/** The parts of a score and the curves, in English. */
import { scorePartsIn } from '../score-parts.ts'
import { counted, euro, number } from './phrases.ts'

const deliveries = (n: number) => counted(n, 'delivery', 'deliveries')

export const scoreParts = scorePartsIn({
  parts: {
    continent: 'Deliveries inside a continent',
    world: 'Deliveries between continents',
    failed: 'Failed deliveries',
  },
  details: { continent: deliveries, world: deliveries, failed: deliveries },
  curves: { vp: 'Victory points', money: 'Cash', wealth: 'Wealth', deliveries: 'Deliveries' },
  money: euro,
  number,
})
