/** What a seat can do, as sentences under headings. */
import { at, type Names, type Seat, type Sentence, top } from '@wildcat/kernel'
import { BUILDING_COST, entryCost, FEE, isSite, squareAt } from '@wildcat/oil-rush'
import { alike, changePrice, finish, pushBack, start, step, travel } from '@wildcat/oil-rush/words/en/map.ts'
import { bid, market, payment, sale } from '@wildcat/oil-rush/words/en/trading.ts'
import { directionTo } from '@wildcat/oil-rush/words/places.ts'
import { afterPushing, amongAlike, covered, nearestSite, sitesBeside } from '@wildcat/oil-rush/words/table.ts'
import type { Command, CommandOf } from '../../commands.ts'
import { CARDS } from '../../components.ts'
import { BOARD } from '../../map.ts'
import { cardOf, nextTrainCost, rivalsAhead, truckOf } from '../../queries.ts'
import type { View } from '../../state.ts'
import * as facts from '../facts.ts'
import { place, terrain } from '../places.ts'
import { and, barrels, cardFace, companies, knownSite, money, number, or, points, siteOfKind, special, terrains } from './phrases.ts'

export function command(c: Command, view: View, seat: Seat, who: Names): Sentence {
  switch (c.kind) {
    case 'takeCard':
      return {
        group: at(CARDS, c.card).colour === 'red' ? 'The red card' : 'Beige cards',
        text: `Take ${cardFace(c.card)}${alike(amongAlike(view.onShow, CARDS, c.card))}`,
      }
    case 'placeTruck':
      return { group: 'First column', text: start(place(squareAt(BOARD, 1, c.row)), knownSiteNear(view, squareAt(BOARD, 1, c.row))) }
    case 'moveTruck':
      return { group: 'Truck', text: moveTo(view, seat, c.to) }
    case 'moveTrain':
      return {
        group: 'Locomotive',
        text: `Move your locomotive to column ${number(at(view.trains, seat) + 1)} (${points(nextTrainCost(view, seat))})`,
      }
    case 'look':
      return { group: 'Look', text: `Look at ${siteOfKind(c.well)}` }
    case 'changePrice':
    case 'takeFreeOil':
    case 'pushBack':
      return { group: 'Special action (ends your turn)', text: specialAction(c, view, seat, who) }
    case 'endTurn':
      return { group: 'Finish', text: finish('Finish moving', facts.pointsLeft(view), special(cardOf(view, seat)).length > 0) }
    case 'build':
      return { group: 'Build', text: building(view, seat, c.well) }
    case 'buildNothing':
      return { group: 'Build', text: 'Build nothing' }
    case 'carry':
      return { group: carrier(view, seat, c.by, who), text: `Carry to ${companies[c.company]}: ${market(view, seat, c.company)}` }
    case 'giveUp':
      return { group: 'No transport', text: 'Give the barrel up' }
    case 'bid':
      return { group: 'Bid', text: bid(c.points, covered(view, seat)) }
    case 'pass':
      return { group: 'Bid', text: 'Pass' }
    case 'pay':
      return { group: 'Pay', text: payment(c.ones, c.twos, facts.owed(view)) }
    case 'sell':
      return { group: 'Sell', text: sale(c.barrels, facts.priceNow(view)) }
  }
}

const knownSiteNear = (view: View, square: number) => {
  const nearest = nearestSite(BOARD, view, square)
  return nearest === undefined ? undefined : knownSite(view, nearest)
}

function moveTo(view: View, seat: Seat, to: number): string {
  const way = directionTo(BOARD, truckOf(view, seat), to, false)
  const beside = sitesBeside(BOARD, view, to).map(well => knownSite(view, well))
  return step(way, place(to), terrains[terrain(to)], entryCost(BOARD, to), { over: isSite(view, to) ? 'site' : undefined, beside })
}

function specialAction(c: CommandOf<'changePrice' | 'takeFreeOil' | 'pushBack'>, view: View, seat: Seat, who: Names): string {
  if (c.kind === 'takeFreeOil') return `Put a free barrel at ${companies[c.company]}: ${market(view, seat, c.company)}`
  if (c.kind === 'pushBack') {
    const { special: own } = cardOf(view, seat)
    const back = own.kind === 'pushBack' ? own.spaces : 0
    return pushBack(
      back,
      afterPushing(view.trains, seat, back).map(({ seat: each, space }) => `${who(each)} to column ${number(space)}`),
    )
  }
  const after = facts.afterPriceCard(view, seat, c.company, c.direction)
  return changePrice(c.company, c.direction, view.prices[c.company], after)
}

const travels = travel('locomotive')
function building(view: View, seat: Seat, well: number): string {
  const { kind, value, square } = at(view.wells, well)
  const oil = value === null ? `${or.format(facts.possibleValues(kind))} barrels` : barrels(value)
  return `Build on ${siteOfKind(well)} for ${money(BUILDING_COST[kind])}: ${oil}, ${travels[facts.reach(view, seat, square)]}`
}

/** Which locomotive, what it costs and who gets it. */
function carrier(view: View, seat: Seat, by: CommandOf<'carry'>['by'], who: Names): string {
  if (by === 'own') return 'Your own locomotive, free'
  if (by === 'black') return `The black locomotive, ${money(FEE)} to the bank`
  const asked = top(view.agenda)
  const rivals = asked?.kind === 'transport' ? rivalsAhead(view, seat, at(view.wells, asked.well).square) : []
  return rivals.length === 1
    ? `The locomotive of ${and.format(rivals.map(who))}, who gets ${money(FEE)}`
    : `The locomotives of ${and.format(rivals.map(who))}, who share ${money(FEE)}`
}

export { choice, field } from '@wildcat/oil-rush/words/en/trading.ts'
