/** What one looks up again and again, on one card. */
import type { Section } from '@wildcat/kernel'
import { BUILDING_COST, FEE, KINDS } from '@wildcat/oil-rush'
import { entryCosts, stretchesOf } from '@wildcat/oil-rush/words/aid.ts'
import { auctionPart, depotText, oilRow, pricePart, trackText } from '@wildcat/oil-rush/words/en/aid.ts'
import { DERRICK_BONUS, TRACK } from '../../components.ts'
import { BOARD } from '../../map.ts'
import type { View } from '../../state.ts'
import { possibleValues } from '../facts.ts'
import { terrainOfCost } from '../places.ts'
import { money, number, or, terrains } from './phrases.ts'

export const aid = ({ seats, options }: Pick<View, 'seats' | 'options'>): readonly Section[] => [
  {
    title: 'A round',
    rule: 'GIG-2.1',
    rows: [
      ['1. Prices', 'the first player rolls for each company'],
      ['2. Cards', `a red card moves the black locomotive; then each takes one of the red card and ${number(seats)} beige ones`],
      ['3. Licences', 'as many as your card shows, in secret'],
      ['4. Moving', 'points for truck and locomotive as you like; look at black tiles beside your truck; the special action comes last'],
      ['5. Derricks', 'build one, on a site beside your truck'],
      ['6. Oil', 'one barrel from each of your derricks: carried to a company, or lost'],
      ['7. Selling', 'an auction at each company'],
      ['8. Depots', depotText()],
      ['9. Die', 'to the left: a new first player'],
    ],
  },
  {
    title: 'What it costs',
    rule: 'GIG-6.2',
    rows: [
      [
        'Truck',
        `points: ${entryCosts(BOARD)
          .map(cost => `${terrains[terrainOfCost(cost)]} ${number(cost)}`)
          .join(', ')}`,
      ],
      ['Locomotive', `points: ${trackText('columns', stretchesOf(TRACK))}`],
      ...KINDS.map(kind => [sites[kind], `${money(BUILDING_COST[kind])}, ${or.format(possibleValues(kind))} barrels`]),
      [
        'Transport',
        `free with your locomotive in that column or beyond; else ${money(FEE)} a barrel with the black one or the leading opponent’s`,
      ],
    ],
  },
  pricePart('GIG-2.2', options.inflation ? [['Inflation', 'after the auction: a step up if 0 or 1 are sold, down if 3 or more']] : []),
  auctionPart('GIG-8.2', []),
  {
    title: 'End and scoring',
    rule: 'GIG-11.1',
    rows: [
      ['The end', 'at once, when the black locomotive reaches the star'],
      oilRow(),
      ['Each derrick', `${DERRICK_BONUS.slice(0, seats).map(money).join(', ')}: by the place of your locomotive`],
      ['Winner', 'most money'],
    ],
  },
]

const sites = { 1: 'One-derrick site', 2: 'Two-derrick site', 3: 'Three-derrick site' } as const
