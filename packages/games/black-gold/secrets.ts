/** [BG-1.9] What the rule book keeps from players, and how to make it something else. Written without a look at `view` or `imagine`. */
import type { Below, Secret, Tellings } from '@wildcat/kernel'
import { COMPANIES, dealOthersAnew, shuffled, varyTiles } from '@wildcat/oil-rush'
import { beingPaid } from './queries.ts'
import type { State } from './state.ts'
import type { T } from './types.ts'

/** Who is dealt licences sees them. */
const dealt: Tellings<T> = { licencesDealt: { shows: ['licences'], to: ['seat'] } }

/** That somebody can pay, not what he holds; what a bluff costs. */
const settled: Tellings<T> = { bidCovered: { shows: ['kind'] }, bluffCalled: { shows: ['kind', 'lost'] } }

/** What luck decides, and who sees it. */
export const luck: Tellings<T> = {
  ...dealt,
  priceRolled: { shows: ['face', 'to'] },
  gusherDrilled: { shows: ['face'] },
  standardCardsTurned: { shows: ['cards'] }, // from a deck that was shuffled anew
  baronShown: { shows: ['licences', 'points'] }, // dealt from licences that were shuffled anew
  bluffCalled: { shows: ['lost'] },
}

export const secrets: readonly Secret<T>[] = [
  {
    rule: 'BG-1.9', // the values of tokens that this viewer has not looked at, and of those in the box
    tells: { derrickBuilt: { shows: ['value'] }, tileSeen: { shows: ['value'], to: ['seat'] } },
    vary: varyTiles,
  },
  {
    rule: 'BG-4.1', // the licences in other hands; at the end hands are shown
    tells: {
      ...dealt,
      ...settled,
      gameEnded: { shows: ['hands', 'scores', 'winners'] }, // [BG-10.3] licences settle who is ahead of whom
    },
    vary(state, viewer, below) {
      if (state.outcome === 'open') dealOthersAnew(state, viewer, below, beingPaid(state))
    },
  },
  {
    rule: 'BG-7.6', // the Oil Baron's licences that lie face down: nobody has seen them
    tells: {
      ...dealt,
      ...settled,
      baronShown: { shows: ['licences', 'points'] },
      baronWon: { shows: ['kind', 'points'] },
    },
    vary: (state, _viewer, below) => dealBaronAnew(state, below),
  },
  {
    rule: 'BG-1.9', // the order of the licences
    tells: { ...dealt, baronShown: { shows: ['licences', 'points'] } },
    vary: ({ deck }, _viewer, below) => void shuffled(deck, below),
  },
  {
    rule: 'BG-1.9', // the order of the standard action cards
    tells: { standardCardsTurned: { shows: ['cards'] } },
    vary: ({ standard }, _viewer, below) => void shuffled(standard.deck, below),
  },
  {
    rule: 'BG-1.9', // the order of the special ones
    tells: { specialCardTurned: { shows: ['card', 'baron'] } },
    vary: ({ special }, _viewer, below) => void shuffled(special.deck, below),
  },
]

/** As many cards at each company, others from the deck. */
function dealBaronAnew({ baronHands, deck }: State, below: Below): void {
  const hands = COMPANIES.map(company => baronHands[company].down)
  const licences = shuffled([...hands.flat(), ...deck], below)
  for (const hand of [...hands, deck]) hand.splice(0, hand.length, ...licences.splice(0, hand.length))
}
