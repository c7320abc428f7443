/** Che cosa si vede del tavolo. */
import { at, type Names, type Section, seen } from '@wildcat/kernel'
import { ownHand, points } from '../../queries.ts'
import type { View } from '../../state.ts'
import { barrels, cards, counted, depths, licences, list, money, price } from './phrases.ts'

export function situation(view: View, who: Names): Section[] {
  const seats = [...Array(view.seats).keys()]
  const hand = ownHand(view)
  return [
    {
      title: 'Il turno di gioco',
      rows: [
        ['Turno', `${view.round} di ${view.rounds}`],
        ['Primo giocatore', who(view.first)],
        ['Prezzo di un barile', money(view.price)],
        ['Licenze', `${view.deck.length} nel mazzo, ${view.discard.length} scartate`],
      ],
    },
    ...(typeof view.viewer === 'number'
      ? [
          {
            title: 'La tua mano',
            rows: [
              ['Licenze', cards(hand)],
              ['Valore', counted(points(hand), 'punto', 'punti')],
            ],
          },
        ]
      : []),
    {
      title: 'Giocatori',
      columns: ['Giocatore', 'Denaro', 'Petrolio', 'Licenze'],
      rows: seats.map(seat => [who(seat), money(at(view.money, seat)), barrels(at(view.oil, seat)), String(at(view.hands, seat).length)]),
    },
    {
      title: 'Pozzi',
      columns: ['Pozzo', 'Tipo', 'Barili', 'Visto da'],
      rows: view.wells.map((well, index) => [
        String(index + 1),
        depths[well.depth],
        well.drilled ? `${well.barrels} (trivellato)` : well.barrels === null ? '?' : String(well.barrels),
        well.drilled ? 'tutti' : list.format(well.seenBy.map(who)) || 'nessuno',
      ]),
    },
    ...(view.offers.length > 0
      ? [
          {
            title: 'Proposte',
            columns: ['Da', 'A', 'Dà', 'Chiede'],
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
