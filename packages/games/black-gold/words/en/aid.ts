/** What one looks up again and again, on one card. */
import type { Section } from '@wildcat/kernel'
import { BUILDING_COST, FEE, KINDS } from '@wildcat/oil-rush'
import { entryCosts, stretchesOf } from '@wildcat/oil-rush/words/aid.ts'
import { auctionPart, depotText, oilRow, pricePart, trackText } from '@wildcat/oil-rush/words/en/aid.ts'
import { DEEP_DRILLING_COST, derrickBonus, GUSHER_COST, valuesOf } from '../../components.ts'
import { regionOf } from '../../ground.ts'
import { terrainOfCost } from '../../map.ts'
import { openCompanies } from '../../queries.ts'
import type { View } from '../../state.ts'
import { endOf } from '../aid.ts'
import { and, capital, companies, kinds, money, number, or, terrains } from './phrases.ts'

type Table = Pick<View, 'seats' | 'options' | 'layout'>

export const aid = (table: Table): readonly Section[] => [
  {
    title: 'A round',
    rule: 'BG-2.1',
    rows: [
      ['1. Prices', `rolled for ${and.format(openCompanies(table).map(each => companies[each]))}`],
      ['2. Cards', `a special card moves the Oil Baron; then each takes one of it and ${number(table.seats)} standard ones`],
      [
        '3. Licences',
        `as many as your card shows, in secret${table.seats === 2 ? '; the Baron gets those of the card left over, at each company' : ''}`,
      ],
      [
        '4. Prospecting',
        'points for truck and train as you like; look at single and triple wells beside your truck; build once, then the truck stays; the special action comes last',
      ],
      ['5. Oil', 'one barrel from each of your derricks: carried to a company, or lost'],
      ['6. Selling', `an auction at each open company${table.seats === 5 ? ', then one of liquidation' : ''}`],
      ['7. Depots', depotText()],
      ['8. Die', 'to the left: a new first player'],
    ],
  },
  {
    title: 'What it costs',
    rule: 'BG-5.6',
    rows: [
      [
        'Truck',
        `points: ${entryCosts(regionOf(table).board)
          .map(cost => `${terrains[terrainOfCost(cost)]} ${number(cost)}`)
          .join(', ')}`,
      ],
      ['Train', `points: ${trackText('rows', stretchesOf(regionOf(table).track))}`],
      ...KINDS.map(kind => [
        `${capital(kinds[kind])} well`,
        `${money(BUILDING_COST[kind])}, ${or.format(valuesOf(kind, table.options).map(number))} barrels`,
      ]),
      ['Special actions', `gusher ${money(GUSHER_COST)}, after building; deep drilling ${money(DEEP_DRILLING_COST)} a derrick`],
      ['Transport', `free with your train on that row or beyond; else ${money(FEE)} a barrel with the leading train, be it the Baron’s`],
    ],
  },
  pricePart('BG-2.1', []),
  auctionPart('BG-7.1', baron(table)),
  {
    title: 'End and scoring',
    rule: 'BG-10.1',
    rows: [
      ['The end', ends(table)],
      oilRow(),
      [
        'Each derrick',
        `${money(derrickBonus(1))} if your train leads, ${money(derrickBonus(2))} if second${table.seats > 2 ? `, else ${money(derrickBonus(3))}` : ''}`,
      ],
      ['Winner', 'most money'],
    ],
  },
]

function baron({ seats, options }: Table): Section['rows'] {
  if (seats === 5) return [['Liquidation', 'with oil anywhere: the winner rolls for a company and sells there']]
  if (seats > 2) return []
  if (options.aggressiveBaron)
    return [['Oil Baron', 'a pass turns up the Baron’s licences: bid more, or pass; they stay until the Baron wins']]
  return [['Oil Baron', 'hidden licences are the last bid: if they equal yours or more, nobody sells']]
}

function ends({ options: { length } }: Table): string {
  if (length === 'long') return `in round ${number(endOf.long)}, when there is no special card to turn up`
  return `at once, when the Oil Baron reaches row ${number(endOf[length])}`
}
