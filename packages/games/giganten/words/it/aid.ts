/** Quello che si va a rivedere più spesso, su una scheda sola. */
import type { Section } from '@wildcat/kernel'
import { BUILDING_COST, FEE, KINDS } from '@wildcat/oil-rush'
import { entryCosts, stretchesOf } from '@wildcat/oil-rush/words/aid.ts'
import { auctionPart, depotText, oilRow, pricePart, trackText } from '@wildcat/oil-rush/words/it/aid.ts'
import { DERRICK_BONUS, TRACK } from '../../components.ts'
import { BOARD } from '../../map.ts'
import type { View } from '../../state.ts'
import { possibleValues } from '../facts.ts'
import { terrainOfCost } from '../places.ts'
import { kinds, money, number, or, terrains } from './phrases.ts'

export const aid = ({ seats, options }: Pick<View, 'seats' | 'options'>): readonly Section[] => [
  {
    title: 'Un round',
    rule: 'GIG-2.1',
    rows: [
      ['1. Prezzi', 'il primo giocatore tira il dado per ogni compagnia'],
      ['2. Carte', `una carta rossa muove la locomotiva nera; poi ognuno prende una carta, tra la rossa e ${number(seats)} beige`],
      ['3. Licenze', 'quante ne indica la tua carta, in segreto'],
      [
        '4. Movimenti',
        'punti per camion e locomotiva, come vuoi; guarda le tessere nere accanto al camion; l’azione speciale viene per ultima',
      ],
      ['5. Torri', 'ne costruisci una, su un sito accanto al camion'],
      ['6. Petrolio', 'un barile da ogni tua torre: arriva a una compagnia o va perso'],
      ['7. Vendita', 'un’asta per ogni compagnia'],
      ['8. Depositi', depotText()],
      ['9. Dado', 'passa a sinistra: cambia il primo giocatore'],
    ],
  },
  {
    title: 'Quanto costa',
    rule: 'GIG-6.2',
    rows: [
      [
        'Camion',
        `punti: ${entryCosts(BOARD)
          .map(cost => `${terrains[terrainOfCost(cost)]} ${number(cost)}`)
          .join(', ')}`,
      ],
      ['Locomotiva', `punti: ${trackText('colonne', stretchesOf(TRACK))}`],
      ...KINDS.map(kind => [`Sito ${kinds[kind]}`, `${money(BUILDING_COST[kind])}, ${or.format(possibleValues(kind))} barili`]),
      [
        'Trasporto',
        `gratis con la tua locomotiva in quella colonna o oltre; altrimenti ${money(FEE)} al barile, con la nera o con quella dell’avversario più avanti`,
      ],
    ],
  },
  pricePart(
    'GIG-2.2',
    options.inflation ? [['Inflazione', 'dopo l’asta: uno scatto in su con 0 o 1 barili venduti, in giù con 3 o più']] : [],
  ),
  auctionPart('GIG-8.2', []),
  {
    title: 'Fine e conteggio',
    rule: 'GIG-11.1',
    rows: [
      ['La fine', 'subito, quando la locomotiva nera raggiunge la stella'],
      oilRow(),
      ['Ogni torre', `${DERRICK_BONUS.slice(0, seats).map(money).join(', ')}: secondo il posto della tua locomotiva`],
      ['Vince', 'chi ha più denaro'],
    ],
  },
]
