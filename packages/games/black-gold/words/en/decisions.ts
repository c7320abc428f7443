/** What a seat can do, as sentences under headings. */
import { at, type Names, type Seat, type Sentence, top } from '@wildcat/kernel'
import { COMPANIES, entryCost, FEE, isSite, type Square, squareAt, truckOf } from '@wildcat/oil-rush'
import { alike, changePrice, finish, pushBack, start, step, travel } from '@wildcat/oil-rush/words/en/map.ts'
import { bid, market, payment, sale } from '@wildcat/oil-rush/words/en/trading.ts'
import { directionTo } from '@wildcat/oil-rush/words/places.ts'
import { afterPushing, amongAlike, covered, nearestSite } from '@wildcat/oil-rush/words/table.ts'
import type { Command, CommandOf } from '../../commands.ts'
import { CARDS, DEEP_DRILLING_COST, GUSHER_COST } from '../../components.ts'
import { regionOf } from '../../ground.ts'
import { cardOf, leadingTrains, nextTrainCost, wayOf } from '../../queries.ts'
import type { View } from '../../state.ts'
import * as facts from '../facts.ts'
import { and, barrels, cardFace, companies, kinds, money, number, or, points, special, terrains } from './phrases.ts'
import { well } from './terms.ts'

const SPECIAL = 'Special action (ends your turn)'

export function command(c: Command, view: View, seat: Seat, who: Names): Sentence {
  switch (c.kind) {
    case 'takeCard':
      return {
        group: at(CARDS, c.card).deck === 'special' ? 'The special card' : 'Standard cards',
        text: `Take ${cardFace(c.card)}${alike(amongAlike(view.onShow, CARDS, c.card))}`,
      }
    case 'placeTruck':
      return { group: 'First row', text: startAt(view, squareAt(regionOf(view).board, c.column, 1)) }
    case 'moveTruck':
      return { group: 'Truck', text: moveTo(view, seat, c.to) }
    case 'moveTrain':
      return {
        group: 'Train',
        text: `Move your train to row ${number(at(view.trains, seat) + 1)} (${points(nextTrainCost(view, seat))})`,
      }
    case 'look':
      return { group: 'Look', text: `Look at ${wellOfKind(view, c.well)}` }
    case 'build':
      return { group: 'Build', text: building(view, seat, c.well) }
    case 'changePrice':
      return {
        group: SPECIAL,
        text: changePrice(c.company, c.direction, view.prices[c.company], facts.afterPriceCard(view, seat, c.company, c.direction)),
      }
    case 'takeOil':
      return { group: SPECIAL, text: extraOil(c, view, seat) }
    case 'drillGusher':
      return { group: SPECIAL, text: `Drill a gusher at ${facts.place(view, c.square)} for ${money(GUSHER_COST)}: 2, 3 or 4 barrels` }
    case 'deepen':
      return { group: isDeepening(view) ? 'Drill deeper' : SPECIAL, text: deeper(view, c.well) }
    case 'pushBack':
      return { group: SPECIAL, text: pushing(view, seat, who) }
    case 'endTurn':
      return { group: 'End your turn', text: ending(view, seat) }
    case 'carry':
      return { group: carrier(view, seat, who), text: `Carry to ${companies[c.company]}: ${market(view, seat, c.company)}` }
    case 'giveUp':
      return { group: 'No transport', text: 'Give the barrel up' }
    case 'bid':
      return { group: 'Bid', text: bid(c.points, covered(view, seat)) }
    case 'pass':
      return { group: 'Bid', text: 'Pass' }
    case 'keepBid':
      return { group: 'Bid', text: keeping(view) }
    case 'pay':
      return { group: 'Pay', text: payment(c.ones, c.twos, facts.owed(view)) }
    case 'nameCompany':
      return { group: 'Company', text: `Roll for ${companies[c.company]}: ${market(view, seat, c.company)}` }
    case 'sell':
      return { group: 'Sell', text: sale(c.barrels, facts.priceNow(view)) }
  }
}

export function wellOfKind(view: View, index: number): string {
  const { kind } = at(view.wells, index)
  return kind === 'gusher' ? well(view, index) : `${kinds[kind]} ${well(view, index)}`
}
/** With what the viewer knows is under its token: 'single well 3D (3 barrels)'. */
function knownWell(view: View, index: number): string {
  const { value } = at(view.wells, index)
  return value === null ? wellOfKind(view, index) : `${wellOfKind(view, index)} (${barrels(value)})`
}

function startAt(view: View, square: Square): string {
  const nearest = nearestSite(regionOf(view).board, view, square)
  return start(facts.place(view, square), nearest === undefined ? undefined : knownWell(view, nearest))
}

function moveTo(view: View, seat: Seat, to: Square): string {
  const { board } = regionOf(view)
  const way = directionTo(board, truckOf(view, seat), to, true)
  const beside = facts.sitesBeside(view, to).map(each => knownWell(view, each))
  return step(way, facts.place(view, to), terrains[facts.terrain(view, to)], entryCost(board, to), {
    over: isSite(view, to) ? 'well' : undefined,
    beside,
  })
}

const travels = travel('train')
function building(view: View, seat: Seat, index: number): string {
  const { kind, value } = at(view.wells, index)
  const oil = value !== null || kind === 'gusher' ? barrels(value ?? 0) : `${or.format(facts.possibleValues(view, kind))} barrels`
  return `Build on ${wellOfKind(view, index)} for ${money(facts.buildingCost(view, index))}: ${oil}, ${travels[facts.reach(view, seat, index)]}`
}

function extraOil(c: CommandOf<'takeOil'>, view: View, seat: Seat): string {
  const parts = COMPANIES.filter(company => c[company] > 0).map(
    company => `${barrels(c[company])} at ${companies[company]} (${market(view, seat, company)})`,
  )
  return `Take ${and.format(parts)}`
}

const isDeepening = (view: View) => top(view.agenda)?.kind === 'deepen'
function deeper(view: View, index: number): string {
  const { oil } = at(view.wells, index)
  return `Drill deeper at ${facts.wellAt(view, index)} for ${money(DEEP_DRILLING_COST)}: ${number(oil + 1)} barrels instead of ${number(oil)}`
}

function pushing(view: View, seat: Seat, who: Names): string {
  const { special: own } = cardOf(view, seat)
  const back = own.kind === 'pushBack' ? own.spaces : 0
  return pushBack(
    back,
    afterPushing(view.trains, seat, back).map(({ seat: each, space }) => `${who(each)} to row ${number(space)}`),
  )
}

function ending(view: View, seat: Seat): string {
  if (isDeepening(view)) return 'End your turn'
  return finish('End your turn', facts.pointsLeft(view), special(cardOf(view, seat)).length > 0)
}

/** Which train, what it costs and who gets it. */
function carrier(view: View, seat: Seat, who: Names): string {
  const asked = top(view.agenda)
  if (asked?.kind !== 'transport' || wayOf(view, seat, asked.well) === 'own') return 'Your own train, free'
  const { by, carriers } = leadingTrains(view)
  if (by === 'black') return `The Oil Baron’s train, ${money(FEE)} to the bank`
  const owners = [...carriers.map(who), ...(by === 'shared' ? ['the Oil Baron'] : [])]
  return owners.length === 1
    ? `The train of ${and.format(owners)}, who gets ${money(FEE)}`
    : `The trains of ${and.format(owners)}, who share ${money(FEE)}`
}

function keeping(view: View): string {
  const asked = top(view.agenda)
  return asked?.kind === 'raiseBid' ? `Leave your bid at ${number(asked.standing.points)}` : 'Leave your bid as it is'
}

export { choice, field } from '@wildcat/oil-rush/words/en/trading.ts'
