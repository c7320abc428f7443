/** What one looks up again and again, on one card. */
import type { Section } from '@wildcat/kernel'
import { ACTIONS, BARREL_AT_END, DEALT, DRILLING_COST, PIPELINE_PAYS, RAIL_ALONE, RAIL_SHARED } from '../../components.ts'
import type { View } from '../../state.ts'
import { counted, licences, money } from './phrases.ts'

export const aid = ({ rounds, deals }: Pick<View, 'rounds' | 'deals'>): readonly Section[] => [
  {
    title: 'A round',
    rule: 'GSH-2.1',
    rows: [
      ['1. Price', 'the die moves it'],
      ['2. Licences', `${licences(DEALT)} each, in secret`],
      ['3. Prospecting', `${counted(ACTIONS, 'action', 'actions')}: peek at a shallow well, or drill for ${money(DRILLING_COST)}`],
      [
        '4. Market',
        `rail ${money(RAIL_ALONE)} alone, else ${money(RAIL_SHARED)}; pipeline ${money(PIPELINE_PAYS)} a barrel; rest a licence`,
      ],
      ['5. Auction', 'the highest bid in licence points sells oil at the price'],
      ...(deals ? [['Deals', 'licences for money and barrels, at any time']] : []),
    ],
  },
  {
    title: 'The end',
    rule: 'GSH-8.1',
    rows: [
      ['When', `after ${counted(rounds, 'round', 'rounds')}, or when the last well is drilled`],
      ['Each barrel', money(BARREL_AT_END)],
      ['Winner', 'most money'],
    ],
  },
]
