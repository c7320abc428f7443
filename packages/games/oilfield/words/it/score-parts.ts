/** Le parti del punteggio e le curve, in italiano. */
import { scorePartsIn } from '../score-parts.ts'
import { counted, gas, leases, money, number, oil } from './phrases.ts'

export const scoreParts = scorePartsIn({
  parts: {
    oil: 'Petrolio in cambio di punti',
    gas: 'Gas del deposito',
    towers: 'Gas venduto subito dalle torri',
    investments: 'Investimenti tenuti',
    leases: 'Concessioni',
    sections: 'Settori pieni del deposito',
    cash: 'Più denaro di tutti',
  },
  details: {
    oil,
    gas,
    towers: gas,
    investments: n => counted(n, 'investimento', 'investimenti'),
    leases,
    sections: n => counted(n, 'settore', 'settori'),
    cash: money,
  },
  curves: { vp: 'Punti vittoria', money: 'Denaro', leases: 'Concessioni', towers: 'Torri' },
  money,
  number,
})
