/** What a viewer sees of the table. */
import { at, type Names, type Section, seen } from '@wildcat/kernel'
import { ownHand, points as worth } from '../../queries.ts'
import type { View } from '../../state.ts'
import { barrels, cards, licences, list, money, points, price } from './phrases.ts'

export function situation(view: View, who: Names): Section[] {
  const seats = [...Array(view.seats).keys()]
  const hand = ownHand(view)
  return [
    {
      title: 'The round',
      rows: [
        ['Round', `${view.round} of ${view.rounds}`],
        ['First player', who(view.first)],
        ['Price of a barrel', money(view.price)],
        ['Licences', `${view.deck.length} in the deck, ${view.discard.length} discarded`],
      ],
    },
    ...(typeof view.viewer === 'number'
      ? [
          {
            title: 'Your hand',
            rows: [
              ['Licences', cards(hand)],
              ['Worth', points(worth(hand))],
            ],
          },
        ]
      : []),
    {
      title: 'Players',
      columns: ['Player', 'Money', 'Oil', 'Licences'],
      rows: seats.map(seat => [
        who(seat),
        money(at(view.money, seat)),
        barrels(at(view.oil, seat)),
        view.viewer === 'table' ? cards(seen(at(view.hands, seat))) : String(at(view.hands, seat).length),
      ]),
    },
    {
      title: 'Wells',
      columns: ['Well', 'Kind', 'Barrels', 'Seen by'],
      rows: view.wells.map((well, index) => [
        String(index + 1),
        well.depth,
        well.drilled ? `${well.barrels} (drilled)` : well.barrels === null ? '?' : String(well.barrels),
        well.drilled ? 'all' : list.format(well.seenBy.map(who)) || 'nobody',
      ]),
    },
    ...(view.offers.length > 0
      ? [
          {
            title: 'Offers',
            columns: ['From', 'To', 'Gives', 'Asks'],
            rows: view.offers.map(offer => [
              who(offer.from),
              who(offer.to),
              offer.licences.includes(null) ? licences(offer.licences.length) : cards(seen(offer.licences)),
              price(offer.money, offer.barrels),
            ]),
          },
        ]
      : []),
  ]
}
