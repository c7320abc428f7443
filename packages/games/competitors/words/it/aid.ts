/** Quello che si va a rivedere più spesso, su una scheda sola. */
import type { Section } from '@wildcat/kernel'
import {
  ACTIONS,
  BRANCH_PRICE,
  BRANCH_RESALE,
  FUEL,
  HQ_TAX,
  MOST_BRANCHES,
  PIECES,
  POINTS,
  PRICES,
  RANGE,
  RESALE,
  WINNING_VP,
} from '../../components.ts'
import { TERRAINS, VEHICLES } from '../../content/kinds.ts'
import { vpBetween } from '../../content/victory-points.ts'
import { terrainCost } from '../../map.ts'
import type { View } from '../../state.ts'
import { between } from '../aid.ts'
import { actions, capital, countedKind, euro, kinds, number, points, vp } from './phrases.ts'
import { terrains } from './places.ts'

type Table = Pick<View, 'options'>

export const aid = (table: Table): readonly Section[] => [
  {
    title: 'Un round',
    rule: 'COM-3.2',
    rows: [
      ['Meteo', 'lo tira il primo giocatore, e vale fino al prossimo tiro'],
      ['Il tuo turno', `dal round 2 una carta gratis; poi ${actions(ACTIONS)}, anche due volte la stessa`],
      ['Inoltre', 'scambi e Contratti Speciali non sono Azioni'],
    ],
  },
  {
    title: 'Le Azioni',
    rule: 'COM-4.1',
    rows: [
      ['Pesca', 'una Carta Territorio o una Carta Contratto'],
      ['Firma', 'Mittente e Destinatario, due Carte Territorio; un contratto coperto'],
      ['Consegna', 'dallo Stato del Mittente, con un mezzo vuoto: tutto il viaggio adesso, entro i T.M. del contratto'],
      ['Muovi', 'un mezzo senza merce, per un T.M.'],
      ...VEHICLES.map(kind => [
        capital(kinds[kind]),
        `acquisto ${euro(PRICES[kind])}, vendita ${euro(RESALE[kind])}; al massimo ${countedKind(PIECES[kind], kind)}`,
      ]),
      [
        'Filiale',
        `acquisto ${euro(BRANCH_PRICE)}, con la carta dello Stato dalla mano; vendita ${euro(BRANCH_RESALE)}; al massimo ${number(MOST_BRANCHES)}`,
      ],
    ],
  },
  {
    title: 'Un T.M.',
    rule: 'COM-5.1',
    rows: [
      [
        'Con il Truck',
        `${points(POINTS.truck)}, carburante ${euro(FUEL.truck)}; ${TERRAINS.map(each => `${terrains[each].toLowerCase()} ${number(terrainCost(each))}`).join(', ')}; canale o stretto 1`,
      ],
      ['Con la Nave', `${points(POINTS.ship)}, carburante ${euro(FUEL.ship)}; un esagono o l’uscita dal Porto 1, attracco 0`],
      ['Con l’Aereo', `${points(POINTS.plane)}: voli fino a ${number(RANGE)} esagoni, ${euro(FUEL.plane)} per esagono`],
      ['Misto', `${points(POINTS.truck)} in tutto, di cui al massimo ${number(POINTS.ship)} con Navi e ${number(POINTS.plane)} con Aerei`],
    ],
  },
  {
    title: 'Per strada',
    rule: 'COM-6.1',
    rows: [
      [
        'Carta Dogana',
        'solo con merce. Truck: confine con dogana, canale, stretto, Stato a rischio. Nave: canale, stretto, attracco fuori dal continente della tua Sede. Aereo: atterraggio in un’altra nazione o continente. Mai in uno Stato con la tua Sede o una tua Filiale',
      ],
      ['Stato a rischio', 'chi ci finisce un T.M., attracca o atterra tira un evento politico'],
      ['Sede altrui', `${euro(HQ_TAX)} al proprietario a ogni ingresso`],
      ['Meteo', 'all’aperto nella sua area: tiro salvezza, o si torna alla base più vicina'],
    ],
  },
  {
    title: 'Consegna e fine',
    rule: 'COM-4.7',
    rows: [
      ['Riuscita', 'il compenso, i PV e una Carta Contratto se avanza un T.M.'],
      ['PV', `${vp(vpBetween(table.options.vpTable, 'EU', 'EU'))} dentro un continente, ${range(table)} tra continenti`],
      ['Fallita', `nessun compenso, perdi ${vp(1)}`],
      ['La fine', ends(table)],
      ['A parità di PV', 'più denaro, con mezzi e Filiali al valore di vendita'],
    ],
  },
]

const range = ({ options }: Table) => {
  const { least, most } = between(options.vpTable)
  return least === most ? number(least) : `da ${number(least)} a ${number(most)} secondo la distanza`
}

const ends = ({ options: { game, rounds } }: Table) =>
  game === 'time'
    ? `dopo il round ${number(rounds)}`
    : `dopo il round in cui qualcuno arriva a ${vp(WINNING_VP)}, o dopo il round ${number(rounds)}`
