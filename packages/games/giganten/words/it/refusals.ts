/** Perché no, e che cosa si potrebbe fare. */
import type { Rejection } from '@wildcat/kernel'
import { FEE } from '@wildcat/oil-rush'
import { oilRefusals } from '@wildcat/oil-rush/words/it/refusals.ts'
import type { Reason } from '../../rules.ts'
import { rowLetter } from '../places.ts'
import { money } from './phrases.ts'

export const refusals: Readonly<Record<Reason, (figures: NonNullable<Rejection['with']>) => string>> = {
  ...oilRefusals({
    site: 'sito',
    tile: { this: 'questa tessera', under: 'sotto una tessera', a: 'una tessera', beside: 'starle accanto' },
    train: { yourOwn: 'la tua locomotiva' },
    stop: 'termina il movimento',
  }),
  seatsOutOfRange: ({ least = 3, most = 4 }) =>
    `A questo tavolo i giocatori sono troppi o troppo pochi. Giganten si gioca in ${least} o in ${most}.`,
  notInFirstColumn: ({ rows = 12 }) => `Un camion parte dalla prima colonna. Scegli una casella da A1 a ${rowLetter(Number(rows))}1.`,
  neverLookedAt: () => 'Le tessere rosse, quelle con due torri, non si guardano mai. Puoi guardare quelle nere, con una o tre torri.',
  notThatWay: () => 'Quella locomotiva non è arrivata alla colonna della torre. Scegline una che ci è arrivata, o rinuncia al barile.',
  cannotPayFee: () => `La locomotiva di un altro costa ${money(FEE)}, più di quanto hai: devi rinunciare al barile.`,
}
