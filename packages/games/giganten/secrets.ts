/** [GIG-1.9] What the rule book keeps from players, and how to make it something else. Written without a look at `view` or `imagine`. */
import type { Secret, Tellings } from '@wildcat/kernel'
import { dealOthersAnew, shuffled, varyTiles } from '@wildcat/oil-rush'
import { beingPaid } from './queries.ts'
import type { T } from './types.ts'

/** Who is dealt licences sees them. */
const dealt: Tellings<T> = { licencesDealt: { shows: ['licences'], to: ['seat'] } }

/** What luck decides, and who sees it. */
export const luck: Tellings<T> = {
  ...dealt,
  priceRolled: { shows: ['face', 'to'] },
  beigeCardsTurned: { shows: ['cards'] }, // from a deck that was shuffled anew
  bluffCalled: { shows: ['lost'] },
}

export const secrets: readonly Secret<T>[] = [
  {
    rule: 'GIG-1.9', // the values of tiles that this viewer has not looked at, and of those in the box
    tells: { derrickBuilt: { shows: ['value'] }, tileSeen: { shows: ['value'], to: ['seat'] } },
    vary: varyTiles,
  },
  {
    rule: 'GIG-1.9', // the licences in other hands; at the end hands are shown
    tells: {
      ...dealt,
      bidCovered: { shows: ['kind'] }, // that he can pay, not what he holds
      bluffCalled: { shows: ['kind', 'lost'] },
      gameEnded: { shows: ['hands', 'scores', 'winners'] }, // [GIG-11.3] licences settle who is ahead of whom
    },
    vary(state, viewer, below) {
      if (state.outcome === 'open') dealOthersAnew(state, viewer, below, beingPaid(state))
    },
  },
  { rule: 'GIG-1.9', tells: dealt, vary: ({ deck }, _viewer, below) => void shuffled(deck, below) },
  {
    rule: 'GIG-1.9', // the order of the beige action cards
    tells: { beigeCardsTurned: { shows: ['cards'] } },
    vary: ({ beige }, _viewer, below) => void shuffled(beige.deck, below),
  },
  {
    rule: 'GIG-1.9', // the order of the red ones
    tells: { redCardTurned: { shows: ['card', 'black'] } },
    vary: ({ red }, _viewer, below) => void shuffled(red.deck, below),
  },
]
