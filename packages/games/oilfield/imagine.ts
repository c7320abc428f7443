/** One world that fits everything a viewer knows. It is given a view and nothing else. */
import { at, type Chance, unseen } from '@wildcat/kernel'
import { CARDS, type Field, type Tile } from './components.ts'
import { builtTiles } from './queries.ts'
import { leasesInPlay, tilesInPlay } from './setup.ts'
import type { Market, State, View } from './state.ts'
import type { T } from './types.ts'

export function imagine(view: View, chance: Chance<T['stream']>): State {
  const { fields, bag, rows, bot } = view
  return {
    viewer: 'table',
    seats: view.seats,
    round: view.round,
    options: view.options,
    first: view.first,
    lastRound: view.lastRound,
    bank: view.bank,
    subsidy: view.subsidy,
    money: view.money.slice(),
    vp: view.vp.slice(),
    earned: view.earned.slice(),
    bought: view.bought.slice(),
    stores: view.stores.map(store => ({ ...store })),
    expansions: view.expansions.map(each => each.slice()),
    bag: { ...bag },
    fields: { dallas: { ...fields.dallas }, austin: { ...fields.austin }, pecos: { ...fields.pecos } },
    strike: view.strike,
    plots: view.plots.map(plot => ({ ...plot })),
    leases: imagineLeases(view, chance),
    tiles: imagineTiles(view, chance),
    removed: view.removed.slice(),
    rows: { 2: rows[2].slice(), 3: rows[3].slice(), 5: rows[5].slice() },
    workers: view.workers.slice(),
    cards: view.cards.map(card => card ?? at(CARDS, chance.below('seats', CARDS.length))),
    shown: view.shown.slice(),
    bot: bot === 'none' ? bot : { ...bot },
    agenda: view.agenda.slice(),
    outcome: view.outcome,
    random: chance.random,
    told: 0,
  }
}

function imagineLeases({ seats, leases, plots }: View, chance: Chance<T['stream']>): Market<Field, never> {
  const taken = plots.filter(({ owner }) => typeof owner === 'number').map(({ field }) => field)
  const deck = unseen(leasesInPlay(seats), [...leases.onShow, ...taken])
  return { deck: chance.shuffle('leases', deck), onShow: leases.onShow.slice() }
}

function imagineTiles(view: View, chance: Chance<T['stream']>): Market<Tile, never> {
  const { seats, options, tiles } = view
  const deck = unseen(tilesInPlay(seats, options), [...tiles.onShow, ...builtTiles(view)])
  return { deck: chance.shuffle('tiles', deck), onShow: tiles.onShow.slice() }
}
