/** What a seat can do, as sentences under headings. */
import { at, type Names, type Seat, type Sentence, top } from '@wildcat/kernel'
import { BUILDING_COST, type Company, entryCost, FEE, squareAt } from '@wildcat/oil-rush'
import type { Command, CommandOf } from '../../commands.ts'
import { CARDS } from '../../components.ts'
import { BOARD } from '../../map.ts'
import { cardOf, nextTrainCost, rivalsAhead, truckOf } from '../../queries.ts'
import type { View } from '../../state.ts'
import * as facts from '../facts.ts'
import { type Direction, direction, place, terrain } from '../places.ts'
import {
  and,
  barrels,
  cardFace,
  companies,
  knownSite,
  money,
  number,
  ofEach,
  or,
  points,
  price,
  siteOfKind,
  spaces,
  special,
  terrains,
} from './phrases.ts'

export function command(c: Command, view: View, seat: Seat, who: Names): Sentence {
  switch (c.kind) {
    case 'takeCard':
      return {
        group: at(CARDS, c.card).colour === 'red' ? 'The red card' : 'Beige cards',
        text: `Take ${cardFace(c.card)}${alike(view, c.card)}`,
      }
    case 'placeTruck':
      return { group: 'First column', text: start(view, squareAt(BOARD, 1, c.row)) }
    case 'moveTruck':
      return { group: 'Truck', text: step(view, seat, c.to) }
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
      return { group: 'Special action, then finish', text: specialAction(c, view, seat, who) }
    case 'endTurn':
      return { group: 'Finish', text: finish(view, seat) }
    case 'build':
      return { group: 'Build', text: building(view, seat, c.well) }
    case 'buildNothing':
      return { group: 'Build', text: 'Build nothing' }
    case 'carry':
      return { group: carrier(view, seat, c.by, who), text: `Carry to ${companies[c.company]}: ${market(view, seat, c.company)}` }
    case 'giveUp':
      return { group: 'No transport', text: 'Give the barrel up' }
    case 'bid':
      return { group: 'Bid', text: bid(c.points, facts.covered(view, seat)) }
    case 'pass':
      return { group: 'Bid', text: 'Pass' }
    case 'pay':
      return { group: 'Pay', text: payment(c, view) }
    case 'sell':
      return { group: 'Sell', text: sale(c.barrels, view) }
  }
}

const alike = (view: View, card: number) => {
  const { nth, of } = facts.amongAlike(view, card)
  return of > 1 ? ` (${number(nth)} of ${number(of)} alike)` : ''
}

function start(view: View, square: number): string {
  const nearest = facts.nearestSite(view, square)
  return `Start at ${place(square)}${nearest === undefined ? '' : `, nearest to ${knownSite(view, nearest)}`}`
}

const directions: Readonly<Record<Direction, string>> = { up: 'Up', down: 'Down', left: 'Left', right: 'Right' }
function step(view: View, seat: Seat, to: number): string {
  const drive = `${directions[direction(truckOf(view, seat), to)]} to ${place(to)} (${terrains[terrain(to)]}, ${points(entryCost(BOARD, to))})`
  if (facts.siteOn(view, to) !== undefined) return `${drive}, a site: you may cross it but not stop there`
  const beside = facts.sitesBeside(view, to).map(well => knownSite(view, well))
  return beside.length === 0 ? drive : `${drive}, beside ${and.format(beside)}`
}

function specialAction(c: CommandOf<'changePrice' | 'takeFreeOil' | 'pushBack'>, view: View, seat: Seat, who: Names): string {
  if (c.kind === 'takeFreeOil') return `Put a free barrel at ${companies[c.company]}: ${market(view, seat, c.company)}`
  if (c.kind === 'pushBack') {
    const trains = facts.afterPush(view, seat).map(({ seat: each, column }) => `${who(each)} to column ${number(column)}`)
    const { special: own } = cardOf(view, seat)
    return `Push the others back ${spaces(own.kind === 'pushBack' ? own.spaces : 0)}: ${and.format(trains)}`
  }
  const after = price(facts.afterPriceCard(view, seat, c.company, c.direction))
  return `${c.direction === 'up' ? 'Raise' : 'Lower'} ${companies[c.company]} from ${money(facts.priceOf(view, c.company))} to ${after}`
}

function finish(view: View, seat: Seat): string {
  const left = facts.pointsLeft(view)
  const unused = [...(left > 0 ? [points(left)] : []), ...(special(cardOf(view, seat)).length > 0 ? ['the special action'] : [])]
  return unused.length === 0 ? 'Finish moving' : `Finish moving without using ${or.format(unused)}`
}

const travel: Readonly<Record<facts.Reach, string>> = {
  free: 'its oil travels free',
  fee: `its oil travels for ${money(FEE)} a barrel`,
  none: 'no locomotive has come that far yet',
}
function building(view: View, seat: Seat, well: number): string {
  const { kind, value, square } = at(view.wells, well)
  const oil = value === null ? `${or.format(facts.possibleValues(kind))} barrels` : barrels(value)
  return `Build on ${siteOfKind(well)} for ${money(BUILDING_COST[kind])}: ${oil}; ${travel[facts.reach(view, seat, square)]}`
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

const market = (view: View, seat: Seat, company: Company) =>
  `price ${money(facts.priceOf(view, company))}, ${barrels(at(view.depots, seat)[company])} of yours there`

function bid(offered: number, covers: number): string {
  if (offered > covers) return `Bid ${number(offered)}: a bluff, your licences cover only ${number(covers)}`
  return offered === covers ? `Bid ${number(offered)}, all your licences cover` : `Bid ${number(offered)}`
}

function payment({ ones, twos }: CommandOf<'pay'>, view: View): string {
  const asked = top(view.agenda)
  const over = asked?.kind === 'payBid' ? ones + 2 * twos - asked.points : 0
  return `Pay ${ofEach(ones, twos)}${over > 0 ? `, ${points(over)} more than your bid` : ''}`
}

function sale(n: number, view: View): string {
  const company = facts.sellingAt(view)
  if (n === 0 || company === undefined) return 'Sell nothing'
  return `Sell ${barrels(n)} for ${money(n * facts.priceOf(view, company))}`
}

const fields: Readonly<Record<string, string>> = { points: 'Licence points', barrels: 'Barrels' }
export const field = (_: Command, name: string): string => fields[name] ?? name
export const choice = (_: Command, __: string, value: string | number): string => (typeof value === 'number' ? number(value) : value)
