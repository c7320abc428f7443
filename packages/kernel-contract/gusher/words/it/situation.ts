/** Che cosa si vede del tavolo. */
import { at, type Names, type Section, visible } from '@wildcat/kernel'
import { ownHand, points as worth } from '../../queries.ts'
import type { View } from '../../state.ts'
import { and, barrels, cards, depths, licences, money, points, price } from './phrases.ts'

export function situation(view: View, who: Names): Section[] {
  const seats = [...Array(view.seats).keys()]
  const hand = ownHand(view)
  return [
    {
      title: 'Il round',
      rule: 'GSH-2.1',
      rows: [
        ['Round', `${view.round} di ${view.rounds}`],
        ['Primo giocatore', who(view.first)],
        ['Prezzo di un barile', money(view.price)],
        ['Licenze', `${view.deck.length} nel mazzo, ${view.discard.length} scartate`],
      ],
    },
    ...(typeof view.viewer === 'number'
      ? [
          {
            title: 'La tua mano',
            rule: 'GSH-3.1' as const,
            rows: [
              ['Licenze', cards(hand)],
              ['Valore', points(worth(hand))],
            ],
          },
        ]
      : []),
    {
      title: 'Giocatori',
      rule: 'GSH-1.4',
      columns: ['Giocatore', 'Denaro', 'Petrolio', 'Licenze'],
      rows: seats.map(seat => [
        who(seat),
        money(at(view.money, seat)),
        barrels(at(view.oil, seat)),
        view.viewer === 'table' ? cards(visible(at(view.hands, seat))) : String(at(view.hands, seat).length),
      ]),
    },
    {
      title: 'Pozzi',
      rule: 'GSH-4.2',
      columns: ['Pozzo', 'Tipo', 'Barili', 'Visto da'],
      rows: view.wells.map((well, index) => [
        String(index + 1),
        depths[well.depth],
        well.drilled ? `${well.barrels} (trivellato)` : well.barrels === null ? '?' : String(well.barrels),
        well.drilled ? 'tutti' : and.format(well.seenBy.map(who)) || 'nessuno',
      ]),
    },
    ...(view.offers.length > 0
      ? [
          {
            title: 'Proposte',
            rule: 'GSH-7.1' as const,
            columns: ['Da', 'A', 'Propone', 'Chiede'],
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
