/** One world that fits everything a viewer knows. It is given a view and nothing else. */
import { at, type Chance, draw, unseen } from '@wildcat/kernel'
import { type CardId, covering, imagineWell, type Licence, licencesOf, type Pile, sortHand, unseenTiles } from '@wildcat/oil-rush'
import { BEIGE_IDS, RED_IDS, TILE_VALUES } from './components.ts'
import { beingPaid } from './queries.ts'
import type { State, View } from './state.ts'
import type { T } from './types.ts'

export function imagine(view: View, chance: Chance<T['stream']>): State {
  const licences = chance.shuffle('licences', unseen(licencesOf(view.options.licences), [view.discard, ...view.hands].flat()))
  const fill = (list: readonly (Licence | null)[]) => list.map(licence => licence ?? draw(licences))
  const owing = beingPaid(view)
  // The hand that must cover a bid comes first, as long as there is something to choose from.
  const payer = owing === undefined ? [] : covering(owing.points, fill(at(view.hands, owing.winner)), licences)
  const hands = view.hands.map((hand, seat) => (seat === owing?.winner ? payer : fill(hand)))
  const tiles = unseenTiles(
    view,
    kind => TILE_VALUES[kind],
    list => chance.shuffle('tiles', list),
  )
  const shown = [...view.onShow, ...view.taken.filter(card => card !== 'none')]
  const pile = (colour: 'beige' | 'red', ids: readonly CardId[]): Pile<never> => ({
    deck: chance.shuffle(colour, unseen([...ids], [...view[colour].discard, ...shown.filter(card => ids.includes(card))])),
    discard: view[colour].discard.slice(),
  })
  return {
    viewer: 'table',
    seats: view.seats,
    round: view.round,
    options: view.options,
    first: view.first,
    bank: view.bank,
    supply: view.supply,
    money: view.money.slice(),
    prices: { ...view.prices },
    trucks: view.trucks.slice(),
    trains: view.trains.slice(),
    black: view.black,
    stock: view.stock.slice(),
    depots: view.depots.map(depot => ({ ...depot })),
    wells: view.wells.map(well => imagineWell(well, tiles)),
    box: tiles,
    hands: hands.map(sortHand),
    deck: fill(view.deck),
    discard: view.discard.slice(),
    deckPoints: view.deckPoints,
    beige: pile('beige', BEIGE_IDS),
    red: pile('red', RED_IDS),
    onShow: view.onShow.slice(),
    taken: view.taken.slice(),
    agenda: view.agenda.slice(),
    outcome: view.outcome,
    random: chance.random,
    told: 0,
  }
}
