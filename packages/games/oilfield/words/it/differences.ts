/** Come si chiamano le cifre di una valutazione, dove si confrontano due modi di proseguire. */
import { dollars, moreOrFewer } from '@wildcat/kernel/words/it/phrases.ts'
import type { Differences } from '../../evaluate.ts'

const points = (by: number) => moreOrFewer(by, 'PV', 'PV')

export const differences: Differences = {
  points,
  towers: by => moreOrFewer(by, 'torre', 'torri'),
  leases: by => `${moreOrFewer(by, 'licenza', 'licenze')} ancora senza torre`,
  cash: by => `${points(by)} da ottenere con il denaro`,
  store: by => `${points(by)} da ottenere con il magazzino`,
  production: by => `${points(by)} da ottenere con l’estrazione`,
  money: by => `circa ${dollars(Math.max(1, Math.round(Math.abs(by))))} in ${by > 0 ? 'più' : 'meno'}`,
}
