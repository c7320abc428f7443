/** [OIL-2.4] What one viewer may see, field by field: what is not named here is not seen. */
import { nulls, type Viewer } from '@wildcat/kernel'
import type { Cubes, Ground, Market, State, View } from './state.ts'

const hide = (list: readonly unknown[]): null[] => list.map(() => null)
const viewMarket = <X>({ deck, onShow }: Market<X, never>): Market<X, null> => ({ deck: hide(deck), onShow: onShow.slice() })
const viewGround = ({ oil, gas, level }: Ground): Ground => ({ oil, gas, level })
const viewCubes = ({ oil, gas }: Cubes): Cubes => ({ oil, gas })
const viewSpot = (spot: State['workers'][number]) => (spot === 'home' ? spot : { column: spot.column, space: spot.space })

/** What not everybody sees alike. */
export const personal = ['cards'] as const

export function view(state: State, viewer: Viewer): View {
  const { bag, fields, rows, bot } = state
  return {
    viewer,
    seats: state.seats,
    round: state.round,
    options: { advanced: state.options.advanced, botSecond: state.options.botSecond },
    first: state.first,
    lastRound: state.lastRound,
    bank: state.bank,
    subsidy: state.subsidy,
    money: state.money.slice(),
    vp: state.vp.slice(),
    earned: state.earned.slice(),
    bought: state.bought.slice(),
    stores: state.stores.map(viewCubes),
    expansions: state.expansions.map(each => each.slice()),
    bag: { oil: bag.oil, gas: bag.gas, grey: bag.grey },
    fields: { dallas: viewGround(fields.dallas), austin: viewGround(fields.austin), pecos: viewGround(fields.pecos) },
    strike: state.strike,
    plots: state.plots.map(({ field, owner, tower }) => ({ field, owner, tower })),
    leases: viewMarket(state.leases),
    tiles: viewMarket(state.tiles),
    removed: state.removed.slice(),
    rows: { 2: rows[2].slice(), 3: rows[3].slice(), 5: rows[5].slice() },
    workers: state.workers.map(viewSpot),
    cards: state.cards.map((card, seat) => (card === 'none' || seat === viewer ? card : null)),
    shown: state.shown.slice(),
    bot: bot === 'none' ? bot : { worker: { column: bot.worker.column, space: bot.worker.space }, card: bot.card },
    agenda: state.agenda.map(viewStep),
    outcome: state.outcome === 'open' ? 'open' : { winners: state.outcome.winners.slice(), scores: state.outcome.scores.slice() },
    random: null,
    told: null,
  }
}

/** The same, with what hides nothing shared; `npm run contract` compares the two. */
export const glance = (state: State, viewer: Viewer): View => ({
  ...state,
  viewer,
  leases: { deck: nulls(state.leases.deck.length), onShow: state.leases.onShow },
  tiles: { deck: nulls(state.tiles.deck.length), onShow: state.tiles.onShow },
  cards: state.cards.map((card, seat) => (card === 'none' || seat === viewer ? card : null)),
  random: null,
  told: null,
})

/** A switch over every kind: a new step does not compile until someone has decided who sees it. None holds a secret yet. */
function viewStep(step: State['agenda'][number]): View['agenda'][number] {
  switch (step.kind) {
    case 'startRound':
    case 'chooseCards':
    case 'publicActions':
    case 'showCards':
    case 'putCardsAway':
    case 'refillFields':
    case 'endStrike':
    case 'restock':
      return { kind: step.kind }
    case 'placeWorker':
    case 'workerBack':
    case 'becomeFirst':
    case 'subsidy':
    case 'invest':
      return { kind: step.kind, seat: step.seat }
    case 'build':
    case 'local':
      return { kind: step.kind, seat: step.seat, by: step.by }
    case 'lease':
      return { kind: step.kind, seat: step.seat, by: step.by, price: step.price }
    case 'drill':
      return { kind: step.kind, seat: step.seat, by: step.by, only: step.only, used: step.used.slice() }
    case 'national':
      return { kind: step.kind, seat: step.seat, price: step.price }
    case 'botCard':
      return { kind: step.kind, card: step.card }
    case 'refill':
      return { kind: step.kind, field: step.field }
    case 'fee':
      return { kind: step.kind, seat: step.seat, plot: step.plot, struck: step.struck }
  }
}
