/** What a viewer sees of the table. */
import { at, type Names, type Section, visible } from '@wildcat/kernel'
import { ownHand, points as worth } from '../../queries.ts'
import type { View } from '../../state.ts'
import { and, barrels, cards, licences, money, points, price } from './phrases.ts'

export function situation(view: View, who: Names): Section[] {
  const seats = [...Array(view.seats).keys()]
  const hand = ownHand(view)
  return [
    {
      title: 'The round',
      rule: 'GSH-2.1',
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
            rule: 'GSH-3.1' as const,
            rows: [
              ['Licences', cards(hand)],
              ['Worth', points(worth(hand))],
            ],
          },
        ]
      : []),
    {
      title: 'Players',
      rule: 'GSH-1.4',
      columns: ['Player', 'Money', 'Oil', 'Licences'],
      rows: seats.map(seat => [
        who(seat),
        money(at(view.money, seat)),
        barrels(at(view.oil, seat)),
        view.viewer === 'table' ? cards(visible(at(view.hands, seat))) : String(at(view.hands, seat).length),
      ]),
    },
    {
      title: 'Wells',
      rule: 'GSH-4.2',
      columns: ['Well', 'Kind', 'Barrels', 'Seen by'],
      rows: view.wells.map((well, index) => [
        String(index + 1),
        well.depth,
        well.drilled ? `${well.barrels} (drilled)` : well.barrels === null ? '?' : String(well.barrels),
        well.drilled ? 'all' : and.format(well.seenBy.map(who)) || 'nobody',
      ]),
    },
    ...(view.offers.length > 0
      ? [
          {
            title: 'Offers',
            rule: 'GSH-7.1' as const,
            columns: ['From', 'To', 'Gives', 'Asks'],
            rows: view.offers.map(offer => [
              who(offer.from),
              who(offer.to),
              offer.licences.includes(null) ? licences(offer.licences.length) : cards(visible(offer.licences)),
              price(offer.money, offer.barrels),
            ]),
          },
        ]
      : []),
  ]
}
