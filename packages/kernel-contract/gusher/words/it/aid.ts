/** Quello che si va a rivedere più spesso, su una scheda sola. */
import type { Section } from '@wildcat/kernel'
import { ACTIONS, BARREL_AT_END, DEALT, DRILLING_COST, PIPELINE_PAYS, RAIL_ALONE, RAIL_SHARED } from '../../components.ts'
import type { View } from '../../state.ts'
import { counted, licences, money } from './phrases.ts'

export const aid = ({ rounds, deals }: Pick<View, 'rounds' | 'deals'>): readonly Section[] => [
  {
    title: 'Un round',
    rule: 'GSH-2.1',
    rows: [
      ['1. Prezzo', 'lo sposta il dado'],
      ['2. Licenze', `${licences(DEALT)} a testa, in segreto`],
      ['3. Ricerca', `${counted(ACTIONS, 'azione', 'azioni')}: guarda un pozzo poco profondo, o trivella per ${money(DRILLING_COST)}`],
      [
        '4. Mercato',
        `ferrovia ${money(RAIL_ALONE)} da soli, altrimenti ${money(RAIL_SHARED)}; oleodotto ${money(PIPELINE_PAYS)} al barile; riposo una licenza`,
      ],
      ['5. Asta', 'chi offre più punti in licenze vende petrolio al prezzo'],
      ...(deals ? [['Scambi', 'licenze in cambio di denaro e barili, in ogni momento']] : []),
    ],
  },
  {
    title: 'La fine',
    rule: 'GSH-8.1',
    rows: [
      ['Quando', `dopo ${counted(rounds, 'round', 'round')}, o quando è trivellato l’ultimo pozzo`],
      ['Ogni barile', money(BARREL_AT_END)],
      ['Vince', 'chi ha più denaro'],
    ],
  },
]
