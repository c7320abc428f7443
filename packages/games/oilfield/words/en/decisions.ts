/** What a seat can do, as sentences under headings. */
import { at, type Names, type Seat, type Sentence, top } from '@wildcat/kernel'
import type { Command, CommandOf } from '../../commands.ts'
import {
  type Action,
  type Card,
  GOVERNMENT_FEE,
  INVESTMENTS,
  LEASE_PRICES,
  LOCAL_OIL_PRICE,
  NATIONAL_TOWER_BONUS,
  PRIVATE_LEASE_PRICE,
  SUPERVISOR_PAY,
  TILE_FACTS,
} from '../../components.ts'
import { buyingPrice, nationalTowers, sellingPrice, supervisorOf } from '../../queries.ts'
import type { View } from '../../state.ts'
import * as facts from '../facts.ts'
import {
  and,
  capital,
  cards,
  columns,
  counted,
  cubes,
  effects,
  fields,
  haul,
  leases,
  localSale,
  money,
  number,
  oil,
  or,
  priced,
  tiles,
  towerNames,
  towers,
  vp,
} from './phrases.ts'

export function command(c: Command, view: View, seat: Seat, who: Names): Sentence {
  switch (c.kind) {
    case 'placeWorker':
      return c.column === 'lease'
        ? { group: 'Lease: highest bid picks first', text: bid(view, seat, at(LEASE_PRICES, c.space)) }
        : { group: 'Other actions', text: `${columns[c.column]}: ${use(c.column, view, seat, who)}` }
    case 'chooseCard':
      return { group: 'Private card', text: `${cards[c.card]}: ${cardUse(c.card, view, seat, who)}${now(c.card, view, seat)}` }
    case 'takeLease':
      return { group: 'Lease', text: lease(c, view) }
    case 'raiseMoney':
      return { group: 'Sell to pay', text: investmentSale(c, view) }
    case 'build':
      return c.on === 'refinery'
        ? { group: 'Beside your refinery', text: `${built(c)}: ${effects[c.tile]}` }
        : { group: `In ${fields[c.on]} (${cubes(view.fields[c.on])})`, text: `${built(c)}: ${effects[c.tile]}` }
    case 'drill':
      return { group: 'Drill', text: `${capital(towerNames[c.tower])} in ${fields[c.field]}: ${haul(c, 'store', 'sell')}` }
    case 'sellLocal':
      return { group: 'Sell', text: `Sell ${localSale(c)}` }
    case 'sellNational':
      return { group: 'Sell', text: nationalSale(c, view, seat) }
    case 'becomeFirst':
      return { group: 'First player', text: firstPlayer(view, seat, who) }
    case 'takeSubsidy':
      return { group: 'Subsidy', text: `Take ${money(view.subsidy)}` }
    case 'invest':
      return { group: 'Invest', text: `Pay ${money(buyingPrice(view, c.investment) ?? 0)} for ${vp(c.investment)}` }
    case 'payFee':
      return { group: 'Government', text: fee(c, view) }
    case 'giveUpTower':
      return { group: 'Government', text: 'Don’t pay: lose tower and lease' }
    case 'sellInvestment':
      return { group: 'Sell investments', text: investmentSale(c, view) }
    case 'decline':
      return { group: 'Decline', text: decline(view) }
  }
}

function bid(view: View, seat: Seat, price: number): string {
  if (view.leases.onShow.length === 0) return `Bid ${money(price)} (no lease is on show)`
  const cash = at(view.money, seat)
  return `Bid ${money(price)}${cash < price ? ` (you have ${money(cash)}: you’d have to sell investments)` : ''}`
}

/** What this space will do, for this player now. */
function use(column: Exclude<CommandOf<'placeWorker'>['column'], 'lease'>, view: View, seat: Seat, who: Names): string {
  switch (column) {
    case 'build':
      return `buy a tile on show${bare(facts.bareLeases(view, seat))}`
    case 'drill':
      return `use each of your towers once (you have ${towers(facts.drillingTowers(view, seat))}${facts.nationalExtras(view, seat).towers === 0 ? '' : ' that can drill'})`
    case 'local':
      return `oil for ${money(LOCAL_OIL_PRICE)} each, or 2 oil or 1 gas for ${vp(1)}${supervised(view, seat, who)}`
    case 'first':
      return firstPlayer(view, seat, who).replace(/^[GS]/, first => first.toLowerCase())
    case 'subsidy':
      return `take ${money(view.subsidy)}`
    case 'invest':
      return offers(view).length === 0 ? 'nothing left to buy' : `buy ${or.format(offers(view))}`
  }
}
const bare = (n: number) =>
  ` (${n === 0 ? 'you have no free lease for a tower' : `you have ${leases(n)} free for ${n === 1 ? 'a tower' : 'towers'}`})`
const supervised = (view: View, seat: Seat, who: Names) =>
  supervisorOf(view) === seat ? '' : `; ${who(supervisorOf(view))}, the supervisor, gets ${money(SUPERVISOR_PAY)}`
const offers = (view: View): string[] =>
  INVESTMENTS.flatMap(row => {
    const price = buyingPrice(view, row)
    return price === undefined ? [] : [`${vp(row)} for ${money(price)}`]
  })

function cardUse(card: Card, view: View, seat: Seat, who: Names): string {
  switch (card) {
    case 'lease':
      return `take a lease that is still on show, for ${money(PRIVATE_LEASE_PRICE)}`
    case 'national':
      return `sell stored ${facts.nationalExtras(view, seat).gas ? 'oil and gas' : 'oil'} for ${national(facts.nationalPrices(view).map(money))}${withTowers(facts.nationalExtras(view, seat).towers)}`
    case 'build':
    case 'drill':
    case 'local':
      return use(card, view, seat, who)
  }
}
/** What oil brings alone, and with others. */
const national = ([alone = '', two = '', more = two]: readonly string[]) =>
  two === more
    ? `${alone} each (${two} if others play this card too)`
    : `${alone} each (${two} if one other plays this card, ${more} if three or more do)`
const withTowers = (n: number) => {
  if (n === 0) return ''
  return n === 1
    ? `; your national tower sells 1 oil too, for ${money(NATIONAL_TOWER_BONUS)} extra`
    : `; your ${number(n)} national towers sell 1 oil each too, for ${money(NATIONAL_TOWER_BONUS)} extra`
}
const now = (card: Card, view: View, seat: Seat) => (at(view.cards, seat) === card ? ' (your choice now)' : '')

function lease({ field }: CommandOf<'takeLease'>, view: View): string {
  const step = top(view.agenda)
  const price = step?.kind === 'lease' ? step.price : 0
  const { level } = view.fields[field]
  const more =
    level === 0
      ? 'exhausted'
      : facts.refillsLeft(level) === 0
        ? 'no refills left'
        : `${counted(facts.refillsLeft(level), 'refill', 'refills')} left`
  return `${fields[field]} for ${money(price)}: ${cubes(view.fields[field])} there now, ${more}`
}

const investmentSale = ({ investment }: CommandOf<'sellInvestment' | 'raiseMoney'>, view: View) =>
  `Sell an investment of ${vp(investment)} for ${money(sellingPrice(view, investment))}`

const built = ({ tile }: CommandOf<'build'>) => `${capital(tiles[tile])} ${priced(TILE_FACTS[tile].price)}`

function nationalSale({ oil: o, gas: g }: CommandOf<'sellNational'>, view: View, seat: Seat): string {
  const step = top(view.agenda)
  const price = step?.kind === 'national' ? step.price : 0
  const stored = o + g > 0 ? [`${cubes({ oil: o, gas: g })} for ${money(price * (o + g))}`] : []
  const fromTowers = nationalTowers(view, seat).map(
    field => `${oil(1)} from your tower in ${fields[field]} for ${money(price + NATIONAL_TOWER_BONUS)}`,
  )
  return `Sell ${and.format([...stored, ...fromTowers])}`
}

function firstPlayer(view: View, seat: Seat, who: Names): string {
  const supervisor = supervisorOf({ first: seat, seats: view.seats })
  return view.first === seat ? 'Stay first player' : `Go first from now on; ${who(supervisor)} becomes supervisor`
}

function fee(brought: CommandOf<'payFee'>, view: View): string {
  const text = haul(brought, 'store', 'sell')
  if (text !== '') return `Pay ${money(GOVERNMENT_FEE)}, keep the tower, and at once ${text}`
  const step = top(view.agenda)
  return step?.kind === 'fee' && step.struck
    ? `Pay ${money(GOVERNMENT_FEE)} and keep the tower (strike: it brings nothing now)`
    : `Pay ${money(GOVERNMENT_FEE)} and keep the tower (it brings nothing now)`
}

const declining: Readonly<Record<Action, string>> = {
  lease: 'Take no lease',
  build: 'Build nothing',
  drill: 'Don’t drill',
  local: 'Sell nothing',
  national: 'Sell nothing',
  becomeFirst: 'Leave the turn order as it is',
  subsidy: 'Leave the money there',
  invest: 'Don’t invest',
}
function decline(view: View): string {
  if (facts.hasDrilled(view)) return 'Stop drilling'
  const action = facts.actionNow(view)
  return action === undefined ? 'Do nothing' : declining[action]
}

const labels: Readonly<Record<string, string>> = {
  oil: `Oil for ${money(LOCAL_OIL_PRICE)} each`,
  pairs: 'Pairs of oil, 1 VP a pair',
  gas: 'Gas for 1 VP each',
  investment: 'Investment',
}
const nationalLabels: Readonly<Record<string, string>> = { oil: 'Oil', gas: 'Gas' }
export const field = ({ kind }: Command, name: string): string => (kind === 'sellNational' ? nationalLabels : labels)[name] ?? name
export const choice = (_: Command, __: string, value: string | number): string => vp(Number(value))
