/** What the rule book keeps from players, and how to make it something else. Written without a look at `view` or `imagine`. */
import { at, type Below, type Secret, type Tellings, type Viewer } from '@wildcat/kernel'
import { type Licence, MARKETS } from './components.ts'
import { inOrder } from './hands.ts'
import { beingPaid, points } from './queries.ts'
import type { State } from './state.ts'
import type { T } from './types.ts'

/** Who is dealt licences sees them; others see only whether a bid can be paid, and what is lost when it cannot. */
const dealt: Tellings<T> = { licencesDealt: { shows: ['licences'], to: ['seat'] } }
const shown: Tellings<T> = { ...dealt, bidCovered: { shows: ['kind'] }, bluffCalled: { shows: ['kind', 'lost'] } }

/** What luck decides, and who sees it. */
export const luck: Tellings<T> = { ...dealt, priceRolled: { shows: ['die', 'price'] }, bluffCalled: { shows: ['lost'] } }

export const secrets: readonly Secret<T>[] = [
  {
    rule: 'GSH-3.1', // the licences in other hands
    tells: shown,
    vary(state, viewer, below) {
      state.hands.forEach((hand, seat) => {
        if (seat === viewer) return
        swapWithDeck(state, hand, below)
        const owing = beingPaid(state) // whoever is paying a bid can pay it in every world
        while (owing?.winner === seat && points(hand) < owing.points) swap(hand, hand.indexOf(1), state.deck, state.deck.indexOf(2))
        inOrder(hand)
      })
    },
  },
  {
    rule: 'GSH-1.3', // the order of the deck
    tells: dealt,
    vary(state, _viewer, below) {
      for (let i = state.deck.length - 1; i > 0; i--) swap(state.deck, i, state.deck, below(i + 1))
    },
  },
  {
    rule: 'GSH-4.2', // what lies under a well that this viewer has not seen
    tells: { wellDrilled: { shows: ['barrels'] }, wellPeeked: { shows: ['barrels'], to: ['seat'] } },
    vary(state, viewer, below) {
      for (const depth of ['shallow', 'deep'] as const) {
        const hidden = state.wells.filter(well => well.depth === depth && !well.drilled && !sees(viewer, well.seenBy))
        for (const well of hidden) {
          const other = at(hidden, below(hidden.length))
          const barrels = well.barrels
          well.barrels = other.barrels
          other.barrels = barrels
        }
      }
    },
  },
  {
    rule: 'GSH-5.1', // the market that somebody else has chosen
    tells: { marketsShown: { shows: ['markets'], fleeting: true } },
    overheard: (command, seat, viewer) => (command.kind === 'choose' && viewer !== seat ? { kind: 'choose' } : command),
    vary(state, viewer, below) {
      state.agenda = state.agenda.map(step =>
        step.kind === 'chooseMarket'
          ? {
              ...step,
              choices: step.choices.map((choice, seat) =>
                choice === 'none' || seat === viewer ? choice : at(MARKETS, below(MARKETS.length)),
              ),
            }
          : step,
      )
    },
  },
  {
    rule: 'GSH-7.1', // the licences in an offer between two others; how many there are is no secret
    tells: shown,
    overheard(command, seat, viewer) {
      if (command.kind !== 'offer' || viewer === seat || viewer === command.to) return command
      const { ones, twos, ...open } = command
      return { ...open, count: ones + twos }
    },
    vary(state, viewer, below) {
      for (const { from, to, licences } of state.offers) if (from !== viewer && to !== viewer) swapWithDeck(state, licences, below)
    },
  },
]

const sees = (viewer: Viewer, seenBy: readonly number[]) => viewer !== 'spectator' && seenBy.includes(viewer)

/** Faces change, numbers do not. */
function swapWithDeck({ deck }: State, list: Licence[], below: Below): void {
  if (deck.length > 0) for (const index of list.keys()) swap(list, index, deck, below(deck.length))
}

function swap(one: Licence[], i: number, other: Licence[], j: number): void {
  const licence = at(one, i)
  one[i] = at(other, j)
  other[j] = licence
}
