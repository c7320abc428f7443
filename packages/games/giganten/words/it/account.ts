/** Le parti del punteggio e le curve, in italiano. */
import { accountIn } from '../account.ts'
import { barrels, derricks, money, number } from './phrases.ts'

export const account = accountIn({
  posts: {
    start: 'Denaro iniziale',
    sales: 'Petrolio venduto all’asta',
    overflow: 'Eccedenze vendute alla banca',
    feesReceived: 'Tariffe di trasporto incassate',
    building: 'Torri costruite',
    feesPaid: 'Tariffe di trasporto pagate',
    oil: 'Petrolio rimasto alla fine',
    derricks: 'Torri alla fine',
  },
  curves: {
    money: 'Denaro',
    derricks: 'Torri sulla mappa',
    sold: 'Barili venduti finora',
    train: 'Colonna della locomotiva',
  },
  money,
  number,
  barrels,
  derricks,
})
