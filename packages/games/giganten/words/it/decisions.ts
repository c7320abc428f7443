/** Che cosa può fare un posto, in frasi sotto titoli. */
import { at, type Names, type Seat, type Sentence, top } from '@wildcat/kernel'
import { BUILDING_COST, entryCost, FEE, isSite, squareAt } from '@wildcat/oil-rush'
import { alike, changePrice, finish, pushBack, start, step, travel } from '@wildcat/oil-rush/words/it/map.ts'
import { bid, market, payment, sale } from '@wildcat/oil-rush/words/it/trading.ts'
import { directionTo } from '@wildcat/oil-rush/words/places.ts'
import { afterPushing, amongAlike, covered, nearestSite, sitesBeside } from '@wildcat/oil-rush/words/table.ts'
import type { Command, CommandOf } from '../../commands.ts'
import { CARDS } from '../../components.ts'
import { BOARD } from '../../map.ts'
import { cardOf, nextTrainCost, rivalsAhead, truckOf } from '../../queries.ts'
import type { View } from '../../state.ts'
import * as facts from '../facts.ts'
import { place, terrain } from '../places.ts'
import {
  and,
  barrels,
  cardFace,
  knownSite,
  money,
  nearest,
  number,
  or,
  points,
  siteOfKind,
  special,
  terrains,
  toCompany,
} from './phrases.ts'

export function command(c: Command, view: View, seat: Seat, who: Names): Sentence {
  switch (c.kind) {
    case 'takeCard':
      return {
        group: at(CARDS, c.card).colour === 'red' ? 'La carta rossa' : 'Carte beige',
        text: `Prendi ${cardFace(c.card)}${alike(amongAlike(view.onShow, CARDS, c.card))}`,
      }
    case 'placeTruck':
      return { group: 'Prima colonna', text: start(place(squareAt(BOARD, 1, c.row)), knownSiteNear(view, squareAt(BOARD, 1, c.row))) }
    case 'moveTruck':
      return { group: 'Camion', text: moveTo(view, seat, c.to) }
    case 'moveTrain':
      return {
        group: 'Locomotiva',
        text: `Porta la tua locomotiva alla colonna ${number(at(view.trains, seat) + 1)} (${points(nextTrainCost(view, seat))})`,
      }
    case 'look':
      return { group: 'Guarda', text: `Guarda il ${siteOfKind(c.well)}` }
    case 'changePrice':
    case 'takeFreeOil':
    case 'pushBack':
      return { group: 'Azione speciale (chiude il turno)', text: specialAction(c, view, seat, who) }
    case 'endTurn':
      return { group: 'Fine', text: finish('Termina il movimento', facts.pointsLeft(view), special(cardOf(view, seat)).length > 0) }
    case 'build':
      return { group: 'Costruzione', text: building(view, seat, c.well) }
    case 'buildNothing':
      return { group: 'Costruzione', text: 'Non costruire' }
    case 'carry':
      return { group: carrier(view, seat, c.by, who), text: `Porta ${toCompany(c.company)}: ${market(view, seat, c.company)}` }
    case 'giveUp':
      return { group: 'Nessun trasporto', text: 'Rinuncia al barile' }
    case 'bid':
      return { group: 'Offerta', text: bid(c.points, covered(view, seat)) }
    case 'pass':
      return { group: 'Offerta', text: 'Passa' }
    case 'pay':
      return { group: 'Pagamento', text: payment(c.ones, c.twos, facts.owed(view)) }
    case 'sell':
      return { group: 'Vendita', text: sale(c.barrels, facts.priceNow(view)) }
  }
}

const knownSiteNear = (view: View, square: number) => {
  const found = nearestSite(BOARD, view, square)
  return found === undefined ? undefined : nearest(view, found)
}

function moveTo(view: View, seat: Seat, to: number): string {
  const way = directionTo(BOARD, truckOf(view, seat), to, false)
  const beside = sitesBeside(BOARD, view, to).map(well => knownSite(view, well))
  return step(way, place(to), terrains[terrain(to)], entryCost(BOARD, to), { over: isSite(view, to) ? 'sito' : undefined, beside })
}

function specialAction(c: CommandOf<'changePrice' | 'takeFreeOil' | 'pushBack'>, view: View, seat: Seat, who: Names): string {
  if (c.kind === 'takeFreeOil') return `Metti un barile gratis ${toCompany(c.company)}: ${market(view, seat, c.company)}`
  if (c.kind === 'pushBack') {
    const { special: own } = cardOf(view, seat)
    const back = own.kind === 'pushBack' ? own.spaces : 0
    return pushBack(
      back,
      afterPushing(view.trains, seat, back).map(({ seat: each, space }) => `${who(each)} alla colonna ${number(space)}`),
    )
  }
  const after = facts.afterPriceCard(view, seat, c.company, c.direction)
  return changePrice(c.company, c.direction, view.prices[c.company], after)
}

const travels = travel('ancora nessuna locomotiva')
function building(view: View, seat: Seat, well: number): string {
  const { kind, value, square } = at(view.wells, well)
  const oil = value === null ? `${or.format(facts.possibleValues(kind))} barili` : barrels(value)
  return `Costruisci sul ${siteOfKind(well)} per ${money(BUILDING_COST[kind])}: ${oil}, ${travels[facts.reach(view, seat, square)]}`
}

/** Quale locomotiva, quanto costa e chi incassa. */
function carrier(view: View, seat: Seat, by: CommandOf<'carry'>['by'], who: Names): string {
  if (by === 'own') return 'La tua locomotiva, gratis'
  if (by === 'black') return `La locomotiva nera, ${money(FEE)} alla banca`
  const asked = top(view.agenda)
  const rivals = asked?.kind === 'transport' ? rivalsAhead(view, seat, at(view.wells, asked.well).square) : []
  return rivals.length === 1
    ? `La locomotiva di ${and.format(rivals.map(who))}, che incassa ${money(FEE)}`
    : `Le locomotive di ${and.format(rivals.map(who))}, che si dividono ${money(FEE)}`
}

export { choice, field } from '@wildcat/oil-rush/words/it/trading.ts'
