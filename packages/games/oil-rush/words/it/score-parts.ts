/** Le parti del punteggio che hanno entrambi i giochi. */
import type { OilPart } from '../../score-parts.ts'

export const parts: Readonly<Record<OilPart | 'start', string>> = {
  start: 'Denaro iniziale',
  sales: 'Petrolio venduto all’asta',
  overflow: 'Eccedenze vendute alla banca',
  feesReceived: 'Tariffe di trasporto incassate',
  building: 'Torri costruite',
  feesPaid: 'Tariffe di trasporto pagate',
  oil: 'Petrolio rimasto alla fine',
  derricks: 'Torri alla fine',
}
export const curves = {
  money: 'Denaro in mano, prima del conteggio finale',
  derricks: 'Torri sulla mappa',
  sold: 'Barili venduti finora',
} as const
