/** Come si chiamano le cifre di una valutazione, dove si confrontano due modi di proseguire. */
import { euros, moreOrFewer } from '@wildcat/kernel/words/it/phrases.ts'
import { WEALTH_UNIT } from '../../components.ts'
import type { Differences } from '../../evaluate.ts'

const points = (by: number) => moreOrFewer(by, 'PV', 'PV')

export const differences: Differences = {
  vp: points,
  deliveries: by => `${moreOrFewer(by, 'consegna', 'consegne')} per vincere`,
  wealth: by =>
    `circa ${euros(Math.max(1, Math.round(Math.abs(by) * (WEALTH_UNIT / 1000))) * 1000)} in ${by > 0 ? 'più' : 'meno'} in tutto`,
  states: by => moreOrFewer(by, 'Carta Territorio', 'Carte Territorio'),
  contracts: by => moreOrFewer(by, 'Contratto', 'Contratti'),
  turn: by => `${by > 0 ? 'più' : 'meno'} spesso il turno ancora da giocare nel round`,
  actions: by => `${moreOrFewer(by, 'Azione', 'Azioni')} a disposizione`,
  plan: by => `${points(by)} in vista con quello che si ha in mano`,
  next: by => `la prossima consegna ${moreOrFewer(by, 'Azione', 'Azioni', ['dopo', 'prima'])}`,
}
