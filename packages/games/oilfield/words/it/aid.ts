/** Quello che si va a rivedere più spesso, su una scheda sola. */
import type { Section } from '@wildcat/kernel'
import {
  CASH_POINTS,
  fieldSize,
  INVESTMENTS,
  LEASE_MARKERS,
  LEASE_PRICES,
  LOCAL_OIL_PRICE,
  leasesOnShow,
  MOST_ROUNDS,
  nationalPrices,
  OIL_FOR_A_POINT,
  PRIVATE_LEASE_PRICE,
  SUBSIDY_STEP,
  SUPERVISOR_PAY,
  TILE_FACTS,
  tilesOnShow,
  tileTypes,
} from '../../components.ts'
import type { View } from '../../state.ts'
import { capital, cards, columns, effects, leases, money, number, or, tiles, vp } from './phrases.ts'

type Table = Pick<View, 'seats' | 'options'>

export const aid = (table: Table): readonly Section[] => [
  {
    title: 'Un round',
    rule: 'OIL-2.1',
    rows: [
      [
        '1. Selezione',
        `piazza il lavoratore, in ordine di turno; poi tutti scelgono una carta in segreto${table.seats === 2 ? '. Il lavoratore del bot si sposta per primo e occupa solo il posto' : ''}`,
      ],
      ['2. Azioni pubbliche', `da sinistra a destra; ${columns.lease}: prima chi offre di più`],
      ['3. Azioni private', `le carte, in ordine di turno${botCard(table)}`],
      [
        'Dopo la 2 e la 3',
        `un giacimento senza petrolio si rifornisce fino a ${number(fieldSize(table.seats))} barili; con il cubetto grigio c’è sciopero: lì non si estrae nella prossima fase`,
      ],
      [
        'Fine del round',
        `${number(tilesOnShow(table.seats))} tessere in vendita e ${leases(leasesOnShow(table.seats))} disponibili, ${money(SUBSIDY_STEP)} in più sul Sussidio`,
      ],
    ],
  },
  {
    title: 'Le azioni',
    rule: 'OIL-5.1',
    rows: [
      [
        columns.lease,
        `${or.format(LEASE_PRICES.map(money))} secondo la casella, ${money(PRIVATE_LEASE_PRICE)} con la carta; al massimo ${number(LEASE_MARKERS)}`,
      ],
      [columns.build, 'una tessera in vendita; una torre nuova può estrarre subito'],
      [columns.drill, 'ogni tua torre una volta, nel tuo magazzino'],
      [
        columns.local,
        `petrolio ${money(LOCAL_OIL_PRICE)}, o ${number(OIL_FOR_A_POINT)} barili per ${vp(1)}; gas ${vp(1)}; ${money(SUPERVISOR_PAY)} all’ultimo nell’ordine di turno, se non sei tu`,
      ],
      [cards.national, `solo con la carta; petrolio a ${sellers(table.seats)}`],
      [columns.first, 'subito: le carte seguono già il nuovo ordine'],
      [columns.subsidy, 'tutto il denaro che c’è sopra'],
      [
        columns.invest,
        `${or.format(INVESTMENTS.map(vp))} subito, al prezzo più basso scoperto; puoi rivendere più tardi, al prezzo di allora`,
      ],
    ],
  },
  {
    title: 'Edifici',
    rule: 'OIL-6.1',
    rows: tileTypes(table.options).map(tile => [capital(tiles[tile]), `${money(TILE_FACTS[tile].price)}; ${effects[tile]}`]),
  },
  {
    title: 'Fine e conteggio',
    rule: 'OIL-10.1',
    rows: [
      ['La fine', `con due giacimenti esauriti: si finisce il round e se ne gioca un altro; mai più di ${number(MOST_ROUNDS)} round`],
      ['Si aggiungono', `${vp(1)} per licenza, ${vp(1)} per sezione piena del magazzino`],
      ['Più denaro', `${vp(CASH_POINTS[0])}; in due a pari merito ${vp(CASH_POINTS[1])} a testa`],
      ['A parità di PV', 'meno denaro, poi meno licenze acquistate'],
    ],
  },
]

const botCard = ({ seats, options }: Table) => {
  if (seats > 2) return ''
  return options.botSecond ? '; quella del bot, a caso, per seconda' : '; quella del bot, a caso, per prima'
}

/** '4 $ se la gioca uno, 3 $ se in 2, 1 $ se in più' */
const sellers = (seats: number) =>
  nationalPrices(seats)
    .map(
      (price, i, all) =>
        `${money(price)} se la gioca${i === 0 ? ' uno solo' : i === all.length - 1 ? 'no di più' : `no in ${number(i + 1)}`}`,
    )
    .join(', ')
