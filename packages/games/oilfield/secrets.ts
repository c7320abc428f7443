/** [OIL-2.4] What the rule book keeps from players, and how to make it something else. Written without a look at `view` or `imagine`. */
import { at, type Below, type Secret, type Tellings } from '@wildcat/kernel'
import { CARDS } from './components.ts'
import type { T } from './types.ts'

/** What luck decides, for all to see. */
export const luck: Tellings<T> = {
  fieldRefilled: { shows: ['oil', 'gas', 'struck'] },
  cardsShown: { shows: ['bot'] },
  botLeases: { shows: ['leases'] },
  botTiles: { shows: ['tiles'] },
  botDrilled: { shows: ['field', 'tower', 'oil', 'gas', 'struck'] },
}

export const secrets: readonly Secret<T>[] = [
  {
    rule: 'OIL-2.4', // the card that somebody else has chosen, until all are shown
    tells: { cardsShown: { shows: ['cards'] } },
    overheard: (command, seat, viewer) => (command.kind === 'chooseCard' && viewer !== seat ? { kind: 'chooseCard' } : command),
    vary(state, viewer, below) {
      state.cards = state.cards.map((card, seat) => (card === 'none' || seat === viewer ? card : at(CARDS, below(CARDS.length))))
    },
  },
  {
    rule: 'OIL-1.4', // the order of the leases
    tells: { leasesShown: { shows: ['leases'] }, botLeases: { shows: ['leases'] } },
    vary: ({ leases }, _viewer, below) => shuffle(leases.deck, below),
  },
  {
    rule: 'OIL-1.3', // the order of the building tiles
    tells: { tilesShown: { shows: ['tiles'] }, botTiles: { shows: ['tiles'] } },
    vary: ({ tiles }, _viewer, below) => shuffle(tiles.deck, below),
  },
]

function shuffle<X>(list: X[], below: Below): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(i + 1)
    const last = at(list, i)
    list[i] = at(list, j)
    list[j] = last
  }
}
