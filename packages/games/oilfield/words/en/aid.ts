/** What one looks up again and again, on one card. */
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
import { capital, cards, columns, effects, money, number, oil, or, tiles, vp } from './phrases.ts'

type Table = Pick<View, 'seats' | 'options'>

export const aid = (table: Table): readonly Section[] => [
  {
    title: 'A round',
    rule: 'OIL-2.1',
    rows: [
      [
        '1. Selection',
        `place your worker in turn order; then all choose a card in secret${table.seats === 2 ? '. The bot’s worker moves first and only blocks' : ''}`,
      ],
      ['2. Public actions', `from left to right; ${columns.lease} by price, highest first`],
      ['3. Private actions', `the cards in turn order${botCard(table)}`],
      [
        'After 2 and 3',
        `a field without oil is refilled to ${number(fieldSize(table.seats))} cubes; the grey one means a strike: no drilling there in the next phase`,
      ],
      [
        'End of round',
        `${number(tilesOnShow(table.seats))} tiles and ${number(leasesOnShow(table.seats))} leases on show, ${money(SUBSIDY_STEP)} more subsidy`,
      ],
    ],
  },
  {
    title: 'The actions',
    rule: 'OIL-5.1',
    rows: [
      [
        columns.lease,
        `${or.format(LEASE_PRICES.map(money))} by the space, ${money(PRIVATE_LEASE_PRICE)} by card; at most ${number(LEASE_MARKERS)}`,
      ],
      [columns.build, 'a tile on show; a new tower may drill at once'],
      [columns.drill, 'each of your towers once, into your store'],
      [
        columns.local,
        `oil ${money(LOCAL_OIL_PRICE)}, or ${oil(OIL_FOR_A_POINT)} for ${vp(1)}; gas ${vp(1)}; ${money(SUPERVISOR_PAY)} to the last in turn order, unless it is you`,
      ],
      [cards.national, `by card only; oil at ${sellers(table.seats)}`],
      [columns.first, 'at once: the cards follow the new order'],
      [columns.subsidy, 'all the money there'],
      [columns.invest, `${or.format(INVESTMENTS.map(vp))} now, at the lowest open price; you may sell it later, at the price of then`],
    ],
  },
  {
    title: 'Buildings',
    rule: 'OIL-6.1',
    rows: tileTypes(table.options).map(tile => [capital(tiles[tile]), `${money(TILE_FACTS[tile].price)}; ${effects[tile]}`]),
  },
  {
    title: 'End and scoring',
    rule: 'OIL-10.1',
    rows: [
      ['The end', `two fields are exhausted: finish this round and play one more; at most ${number(MOST_ROUNDS)} rounds`],
      ['Added then', `${vp(1)} a lease, ${vp(1)} a full section of your store`],
      ['Most cash', `${vp(CASH_POINTS[0])}; two level: ${vp(CASH_POINTS[1])} each`],
      ['Level on VP', 'fewer coins, then fewer leases bought'],
    ],
  },
]

const botCard = ({ seats, options }: Table) => {
  if (seats > 2) return ''
  return options.botSecond ? '; the bot’s random one is second' : '; the bot’s random one is first'
}

/** '$4 if one plays it, $3 if 2 do, $1 if more do' */
const sellers = (seats: number) =>
  nationalPrices(seats)
    .map((price, i, all) => `${money(price)} if ${i === 0 ? 'one plays it' : i === all.length - 1 ? 'more do' : `${number(i + 1)} do`}`)
    .join(', ')
