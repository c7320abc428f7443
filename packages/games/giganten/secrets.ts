/** [GIG-1.9] What the rule book keeps from players, and how to make it something else. Written without a look at `view` or `imagine`. */
import { at, type Below, type Secret, type Tellings, type Viewer } from '@wildcat/kernel'
import { KINDS, type Licence, points, sortHand } from '@wildcat/oil-rush'
import { beingPaid } from './queries.ts'
import type { State } from './state.ts'
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
    vary(state, viewer, below) {
      for (const kind of KINDS) {
        const unseen = state.wells.filter(well => well.kind === kind && well.state === 'covered' && !looked(well, viewer))
        const box = state.box[kind]
        const values = shuffled([...unseen.map(well => well.value), ...box], below)
        unseen.forEach((well, index) => {
          well.value = at(values, index)
        })
        state.box[kind] = values.slice(unseen.length)
      }
    },
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
      if (state.outcome === 'open') dealOthersAnew(state, viewer, below)
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

const looked = ({ seenBy }: State['wells'][number], viewer: Viewer) => viewer !== 'spectator' && seenBy.includes(viewer)

/** Faces change, numbers do not. Whoever is paying a bid can pay it in every world. */
function dealOthersAnew(state: State, viewer: Viewer, below: Below): void {
  const owing = beingPaid(state)
  const payer = owing?.winner === viewer ? undefined : owing?.winner
  const others = [...state.hands.keys()].filter(seat => seat !== viewer && seat !== payer)
  const seats = payer === undefined ? others : [payer, ...others]
  const licences = shuffled([...seats.flatMap(seat => at(state.hands, seat)), ...state.deck], below)
  if (owing !== undefined && payer !== undefined) makeWorth(licences, at(state.hands, payer).length, owing.points)
  for (const seat of seats) state.hands[seat] = sortHand(licences.splice(0, at(state.hands, seat).length))
  state.deck = licences
}

/** Exchanges ones among the first so many licences for twos behind them, until they are worth a bid. */
function makeWorth(licences: Licence[], count: number, bid: number): void {
  while (points(licences.slice(0, count)) < bid) {
    licences[licences.indexOf(1)] = 2
    licences[licences.lastIndexOf(2)] = 1
  }
}

/** In place. */
function shuffled<X>(list: X[], below: Below): X[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(i + 1)
    const last = at(list, i)
    list[i] = at(list, j)
    list[j] = last
  }
  return list
}
