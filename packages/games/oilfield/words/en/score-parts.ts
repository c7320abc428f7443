/** The parts of a score and the curves, in English. */
import { scorePartsIn } from '../score-parts.ts'
import { counted, gas, leases, money, number, oil } from './phrases.ts'

export const scoreParts = scorePartsIn({
  parts: {
    oil: 'Oil for points',
    gas: 'Gas from the store',
    towers: 'Gas sold by towers at once',
    investments: 'Investments held',
    leases: 'Leases',
    sections: 'Full store sections',
    cash: 'Most cash',
  },
  details: {
    oil,
    gas,
    towers: gas,
    investments: n => counted(n, 'marker', 'markers'),
    leases,
    sections: n => counted(n, 'section', 'sections'),
    cash: money,
  },
  curves: { vp: 'Victory points, before the final counting', money: 'Money', leases: 'Leases', towers: 'Towers' },
  money,
  number,
})
