/** Le parti del punteggio e le curve, in italiano. */
import { scorePartsIn } from '../score-parts.ts'
import { counted, gas, leases, money, number, oil } from './phrases.ts'

export const scoreParts = scorePartsIn({
  parts: {
    oil: 'Petrolio venduto per punti',
    gas: 'Gas dal magazzino',
    towers: 'Gas venduto subito dalle torri',
    investments: 'Investimenti tenuti',
    leases: 'Licenze',
    sections: 'Sezioni piene del magazzino',
    cash: 'Più denaro di tutti',
  },
  details: {
    oil,
    gas,
    towers: gas,
    investments: n => counted(n, 'segnalino', 'segnalini'),
    leases,
    sections: n => counted(n, 'sezione', 'sezioni'),
    cash: money,
  },
  curves: { vp: 'Punti vittoria, prima del conteggio finale', money: 'Denaro', leases: 'Licenze', towers: 'Torri' },
  money,
  number,
})
