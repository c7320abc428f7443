/** A copy that shares nothing but steps, spots and options, which are never changed in place. Written out, because searching bots do it most. */
import { copyRandomness } from '@wildcat/kernel'
import type { Ground, Market, State } from './state.ts'

const copyMarket = <X>({ deck, onShow }: Market<X, never>): Market<X, never> => ({ deck: deck.slice(), onShow: onShow.slice() })
const copyGround = ({ oil, gas, level }: Ground): Ground => ({ oil, gas, level })

export function copy(state: State): State {
  const { bag, fields, rows, bot } = state
  return {
    viewer: 'table',
    seats: state.seats,
    round: state.round,
    options: state.options,
    first: state.first,
    lastRound: state.lastRound,
    bank: state.bank,
    subsidy: state.subsidy,
    money: state.money.slice(),
    vp: state.vp.slice(),
    earned: state.earned.slice(),
    bought: state.bought.slice(),
    stores: state.stores.map(({ oil, gas }) => ({ oil, gas })),
    expansions: state.expansions.map(each => each.slice()),
    bag: { oil: bag.oil, gas: bag.gas, grey: bag.grey },
    fields: { dallas: copyGround(fields.dallas), austin: copyGround(fields.austin), pecos: copyGround(fields.pecos) },
    strike: state.strike,
    plots: state.plots.map(({ field, owner, tower }) => ({ field, owner, tower })),
    leases: copyMarket(state.leases),
    tiles: copyMarket(state.tiles),
    removed: state.removed.slice(),
    rows: { 2: rows[2].slice(), 3: rows[3].slice(), 5: rows[5].slice() },
    workers: state.workers.slice(),
    cards: state.cards.slice(),
    shown: state.shown.slice(),
    bot: bot === 'none' ? bot : { worker: bot.worker, card: bot.card },
    agenda: state.agenda.slice(),
    outcome: state.outcome,
    random: copyRandomness(state.random),
    told: state.told,
  }
}
