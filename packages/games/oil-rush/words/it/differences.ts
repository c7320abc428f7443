/** Come si chiamano le cifre di una valutazione, dove si confrontano due modi di proseguire. */
import { dollars, moreOrFewer } from '@wildcat/kernel/words/it/phrases.ts'
import type { Differences } from '../differences.ts'
import { nearest500 } from '../differences.ts'

const barrels = (by: number) => moreOrFewer(by, 'barile', 'barili')
const derricks = (by: number) => moreOrFewer(by, 'torre', 'torri')

export const differences: Differences = {
  money: by => `circa ${dollars(nearest500(by))} in ${by > 0 ? 'più' : 'meno'}`,
  stored: by => `${barrels(by)} nei depositi`,
  surplus: by => `${barrels(by)} oltre la capienza dei depositi`,
  pumped: by => `${barrels(by)} ancora da estrarre`,
  buried: by => `${barrels(by)} che restano sottoterra`,
  standing: by => `${derricks(by)} in piedi alla fine`,
  licence: by => moreOrFewer(by, 'licenza', 'licenze'),
  space: by => moreOrFewer(by, 'casella', 'caselle', ['più avanti sul binario', 'più indietro sul binario']),
  leading: by => `${by > 0 ? 'più' : 'meno'} spesso il primo posto sul binario`,
  unreached: by => `${derricks(by)} ancora da raggiungere sul binario`,
  unbuilt: by => `${derricks(by)} nella riserva`,
}
