/** What one looks up again and again, on one card. */
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
    title: 'A round',
    rule: 'COM-3.2',
    rows: [
      ['Weather', 'rolled by the first player, in force until the next roll'],
      ['Your turn', `from round 2 on one free card; then ${actions(ACTIONS)}, also twice the same`],
      ['Besides', 'deals and special contracts are no actions'],
    ],
  },
  {
    title: 'The actions',
    rule: 'COM-4.1',
    rows: [
      ['Draw', 'a territory or a contract card'],
      ['Sign', 'sender and recipient, two territory cards; a contract face down'],
      ['Deliver', 'from the sender’s state, in an empty vehicle: all the way now, within the contract’s T.M.'],
      ['Move', 'a vehicle without goods, for one T.M.'],
      ...VEHICLES.map(kind => [
        capital(kinds[kind]),
        `buy ${euro(PRICES[kind])}, sell ${euro(RESALE[kind])}; at most ${countedKind(PIECES[kind], kind)}`,
      ]),
      [
        'Branch',
        `buy ${euro(BRANCH_PRICE)}, with the state’s card from your hand; sell ${euro(BRANCH_RESALE)}; at most ${number(MOST_BRANCHES)}`,
      ],
    ],
  },
  {
    title: 'One T.M.',
    rule: 'COM-5.1',
    rows: [
      [
        'By truck',
        `${points(POINTS.truck)}, fuel ${euro(FUEL.truck)}; ${TERRAINS.map(each => `${terrains[each].toLowerCase()} ${number(terrainCost(each))}`).join(', ')}; canal or strait 1`,
      ],
      ['By ship', `${points(POINTS.ship)}, fuel ${euro(FUEL.ship)}; a hex or leaving port 1, docking 0`],
      ['By plane', `${points(POINTS.plane)}: flights of up to ${number(RANGE)} hexes, ${euro(FUEL.plane)} a hex`],
      ['Mixed', `${points(POINTS.truck)} in all, of these ships at most ${number(POINTS.ship)}, planes ${number(POINTS.plane)}`],
    ],
  },
  {
    title: 'On the way',
    rule: 'COM-6.1',
    rows: [
      [
        'Customs card',
        'with goods only. Truck: customs border, canal, strait, red flag. Ship: canal, strait, docking outside your HQ’s continent. Plane: landing in another nation or continent. Never in a state with your HQ or branch',
      ],
      ['Red flag', 'end a T.M., dock or land there: a political event'],
      ['Others’ HQ', `${euro(HQ_TAX)} to its owner at each entry`],
      ['Weather', 'out in its area: roll to be saved, or back to your nearest base'],
    ],
  },
  {
    title: 'Delivery and end',
    rule: 'COM-4.7',
    rows: [
      ['Delivered', 'the pay, VP, and a contract card if a T.M. is left'],
      ['VP', `${vp(vpBetween(table.options.vpTable, 'EU', 'EU'))} inside a continent, ${range(table)} between continents`],
      ['Failed', `no pay, ${vp(1)} lost`],
      ['The end', ends(table)],
      ['Level on VP', 'more money, vehicles and branches at resale value'],
    ],
  },
]

const range = ({ options }: Table) => {
  const { least, most } = between(options.vpTable)
  return least === most ? number(least) : `${number(least)} to ${number(most)} by distance`
}

const ends = ({ options: { game, rounds } }: Table) =>
  game === 'time'
    ? `after round ${number(rounds)}`
    : `after the round in which somebody reaches ${vp(WINNING_VP)}, or after round ${number(rounds)}`
