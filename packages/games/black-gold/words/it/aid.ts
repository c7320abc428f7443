/** Quello che si va a rivedere più spesso, su una scheda sola. */
import type { Section } from '@wildcat/kernel'
import { BUILDING_COST, FEE, KINDS } from '@wildcat/oil-rush'
import { entryCosts, stretchesOf } from '@wildcat/oil-rush/words/aid.ts'
import { auctionPart, depotText, oilRow, pricePart, trackText } from '@wildcat/oil-rush/words/it/aid.ts'
import { DEEP_DRILLING_COST, derrickBonus, GUSHER_COST, valuesOf } from '../../components.ts'
import { regionOf } from '../../ground.ts'
import { terrainOfCost } from '../../map.ts'
import { openCompanies } from '../../queries.ts'
import type { View } from '../../state.ts'
import { endOf } from '../aid.ts'
import { and, kinds, money, number, or, terrains, theCompany } from './phrases.ts'

type Table = Pick<View, 'seats' | 'options' | 'layout'>

export const aid = (table: Table): readonly Section[] => [
  {
    title: 'Un round',
    rule: 'BG-2.1',
    rows: [
      ['1. Prezzi', `si tira il dado per ${and.format(openCompanies(table).map(theCompany))}`],
      ['2. Carte', `una carta speciale muove il Barone; poi ognuno prende una carta, tra quella e ${number(table.seats)} standard`],
      [
        '3. Licenze',
        `quante ne indica la tua carta, in segreto${table.seats === 2 ? '; il Barone riceve quelle della carta rimasta, presso ogni compagnia' : ''}`,
      ],
      [
        '4. Ricerca',
        'punti per camion e treno, come vuoi; guarda i pozzi singoli e tripli accanto al camion; costruisci una volta, poi il camion sta fermo; l’azione speciale viene per ultima',
      ],
      ['5. Petrolio', 'un barile da ogni tua torre: arriva a una compagnia o va perso'],
      ['6. Vendita', `un’asta per ogni compagnia aperta${table.seats === 5 ? ', poi una di liquidazione' : ''}`],
      ['7. Depositi', depotText()],
      ['8. Dado', 'passa a sinistra: cambia il primo giocatore'],
    ],
  },
  {
    title: 'Quanto costa',
    rule: 'BG-5.6',
    rows: [
      [
        'Camion',
        `punti: ${entryCosts(regionOf(table).board)
          .map(cost => `${terrains[terrainOfCost(cost)]} ${number(cost)}`)
          .join(', ')}`,
      ],
      ['Treno', `punti: ${trackText('righe', stretchesOf(regionOf(table).track))}`],
      ...KINDS.map(kind => [
        `Pozzo ${kinds[kind]}`,
        `${money(BUILDING_COST[kind])}, ${or.format(valuesOf(kind, table.options).map(number))} barili`,
      ]),
      [
        'Azioni speciali',
        `zampillo ${money(GUSHER_COST)}, dopo aver costruito; perforazione profonda ${money(DEEP_DRILLING_COST)} per torre`,
      ],
      [
        'Trasporto',
        `gratis con il tuo treno su quella riga o oltre; altrimenti ${money(FEE)} al barile, con il treno in testa, anche quello del Barone`,
      ],
    ],
  },
  pricePart('BG-2.1', []),
  auctionPart('BG-7.1', baron(table)),
  {
    title: 'Fine e conteggio',
    rule: 'BG-10.1',
    rows: [
      ['La fine', ends(table)],
      oilRow(),
      [
        'Ogni torre',
        `${money(derrickBonus(1))} se il tuo treno è in testa, ${money(derrickBonus(2))} se è secondo${table.seats > 2 ? `, altrimenti ${money(derrickBonus(3))}` : ''}`,
      ],
      ['Vince', 'chi ha più denaro'],
    ],
  },
]

function baron({ seats, options }: Table): Section['rows'] {
  if (seats === 5) return [['Liquidazione', 'con petrolio ovunque: chi vince tira il dado per una compagnia e vende lì']]
  if (seats > 2) return []
  if (options.aggressiveBaron)
    return [['Barone', 'quando uno passa, si scoprono le licenze del Barone: offri di più o passi; lui le tiene finché non vince']]
  return [['Barone', 'le sue licenze coperte sono l’ultima offerta: se è pari alla tua o più alta, nessuno vende']]
}

function ends({ options: { length } }: Table): string {
  if (length === 'long') return `nel round ${number(endOf.long)}, quando non ci sono più carte speciali da scoprire`
  return `subito, quando il Barone raggiunge la riga ${number(endOf[length])}`
}
