/** One world that fits everything a viewer knows. It is given a view and nothing else. */
import { at, type Chance, draw, unseen } from '@wildcat/kernel'
import {
  type CardId,
  COMPANIES,
  covering,
  imagineWell,
  type Licence,
  licencesOf,
  type Pile,
  sortHand,
  unseenTiles,
  type WellKind,
} from '@wildcat/oil-rush'
import { LICENCES, SPECIAL_IDS, STANDARD_IDS } from './components.ts'
import { tokensInGame } from './laying.ts'
import { beingPaid } from './queries.ts'
import type { BaronHand, State, View } from './state.ts'
import type { T } from './types.ts'

export function imagine(view: View, chance: Chance<T['stream']>): State {
  const shownByBaron = COMPANIES.flatMap(company => view.baronHands[company].up)
  const licences = chance.shuffle('licences', unseen(licencesOf(LICENCES), [view.discard, shownByBaron, ...view.hands].flat()))
  const fill = (list: readonly (Licence | null)[]) => list.map(licence => licence ?? draw(licences))
  const owing = beingPaid(view)
  // The hand that must cover a bid comes first, as long as there is something to choose from.
  const payer = owing === undefined ? [] : covering(owing.points, fill(at(view.hands, owing.winner)), licences)
  const hands = view.hands.map((hand, seat) => (seat === owing?.winner ? payer : fill(hand)))
  const baron = ({ down, up }: View['baronHands']['jet']): BaronHand<never> => ({ down: fill(down), up: up.slice() })
  const tokens = unseenTiles(view, tokensOf(view), list => chance.shuffle('tokens', list))
  const shown = [...view.onShow, ...view.taken.filter(card => card !== 'none')]
  const pile = (deck: 'standard' | 'special', ids: readonly CardId[]): Pile<never> => ({
    deck: chance.shuffle(deck, unseen([...ids], [...view[deck].discard, ...shown.filter(card => ids.includes(card))])),
    discard: view[deck].discard.slice(),
  })
  return {
    viewer: 'table',
    seats: view.seats,
    round: view.round,
    options: view.options,
    first: view.first,
    layout: view.layout,
    bank: view.bank,
    supply: view.supply,
    money: view.money.slice(),
    prices: { ...view.prices },
    trucks: view.trucks.slice(),
    trains: view.trains.slice(),
    baron: view.baron,
    baronHands: { hudson: baron(view.baronHands.hudson), jet: baron(view.baronHands.jet), standard: baron(view.baronHands.standard) },
    stock: view.stock.slice(),
    depots: view.depots.map(depot => ({ ...depot })),
    wells: view.wells.map(well => imagineWell(well, tokens)),
    box: tokens,
    hands: hands.map(sortHand),
    deck: fill(view.deck),
    discard: view.discard.slice(),
    deckPoints: view.deckPoints,
    standard: pile('standard', STANDARD_IDS),
    special: pile('special', SPECIAL_IDS),
    onShow: view.onShow.slice(),
    taken: view.taken.slice(),
    agenda: view.agenda.slice(),
    outcome: view.outcome,
    random: chance.random,
    told: 0,
  }
}

/** [BG-1.9, BG-11.5] The tokens in the game are known, only not where they lie. */
export const tokensOf =
  ({ seats, options, wells }: View) =>
  (kind: WellKind): number[] =>
    tokensInGame(kind, seats, options, wells.filter(well => well.kind === kind).length)
