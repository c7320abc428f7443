/** Che cosa può fare un posto, in frasi sotto titoli. */
import { at, type Names, type Seat, type Sentence, top } from '@wildcat/kernel'
import { COMPANIES, entryCost, FEE, isSite, type Square, squareAt, truckOf } from '@wildcat/oil-rush'
import { alike, changePrice, finish, pushBack, start, step, travel } from '@wildcat/oil-rush/words/it/map.ts'
import { bid, market, payment, sale } from '@wildcat/oil-rush/words/it/trading.ts'
import { directionTo } from '@wildcat/oil-rush/words/places.ts'
import { afterPushing, amongAlike, covered, nearestSite } from '@wildcat/oil-rush/words/table.ts'
import type { Command, CommandOf } from '../../commands.ts'
import { CARDS, DEEP_DRILLING_COST, GUSHER_COST } from '../../components.ts'
import { regionOf } from '../../ground.ts'
import { cardOf, leadingTrains, nextTrainCost, wayOf } from '../../queries.ts'
import type { View } from '../../state.ts'
import * as facts from '../facts.ts'
import { and, atCompany, barrels, cardFace, kinds, money, number, or, points, special, terrains, theCompany, toCompany } from './phrases.ts'
import { well } from './terms.ts'

const SPECIAL = 'Azione speciale (chiude il turno)'

export function command(c: Command, view: View, seat: Seat, who: Names): Sentence {
  switch (c.kind) {
    case 'takeCard':
      return {
        group: at(CARDS, c.card).deck === 'special' ? 'La carta speciale' : 'Carte standard',
        text: `Prendi ${cardFace(c.card)}${alike(amongAlike(view.onShow, CARDS, c.card))}`,
      }
    case 'placeTruck':
      return { group: 'Prima riga', text: startAt(view, squareAt(regionOf(view).board, c.column, 1)) }
    case 'moveTruck':
      return { group: 'Camion', text: moveTo(view, seat, c.to) }
    case 'moveTrain':
      return {
        group: 'Treno',
        text: `Porta il tuo treno alla riga ${number(at(view.trains, seat) + 1)} (${points(nextTrainCost(view, seat))})`,
      }
    case 'look':
      return { group: 'Guarda', text: `Guarda il ${wellOfKind(view, c.well)}` }
    case 'build':
      return { group: 'Costruzione', text: building(view, seat, c.well) }
    case 'changePrice':
      return {
        group: SPECIAL,
        text: changePrice(c.company, c.direction, view.prices[c.company], facts.afterPriceCard(view, seat, c.company, c.direction)),
      }
    case 'takeOil':
      return { group: SPECIAL, text: extraOil(c, view, seat) }
    case 'drillGusher':
      return { group: SPECIAL, text: `Apri uno zampillo in ${facts.place(view, c.square)} per ${money(GUSHER_COST)}: 2, 3 o 4 barili` }
    case 'deepen':
      return { group: isDeepening(view) ? 'Perforazione profonda' : SPECIAL, text: deeper(view, c.well) }
    case 'pushBack':
      return { group: SPECIAL, text: pushing(view, seat, who) }
    case 'endTurn':
      return { group: 'Fine', text: ending(view, seat) }
    case 'carry':
      return { group: carrier(view, seat, who), text: `Porta ${toCompany(c.company)}: ${market(view, seat, c.company)}` }
    case 'giveUp':
      return { group: 'Nessun trasporto', text: 'Rinuncia al barile' }
    case 'bid':
      return { group: 'Offerta', text: bid(c.points, covered(view, seat)) }
    case 'pass':
      return { group: 'Offerta', text: 'Passa' }
    case 'keepBid':
      return { group: 'Offerta', text: keeping(view) }
    case 'pay':
      return { group: 'Pagamento', text: payment(c.ones, c.twos, facts.owed(view)) }
    case 'nameCompany':
      return { group: 'Compagnia', text: `Tira il dado per ${theCompany(c.company)}: ${market(view, seat, c.company)}` }
    case 'sell':
      return { group: 'Vendita', text: sale(c.barrels, facts.priceNow(view)) }
  }
}

export function wellOfKind(view: View, index: number): string {
  const { kind } = at(view.wells, index)
  return kind === 'gusher' ? well(view, index) : `pozzo ${kinds[kind]} ${facts.wellAt(view, index)}`
}
/** Con quello che chi guarda sa del suo segnalino: 'pozzo singolo 3D (3 barili)'. */
function knownWell(view: View, index: number): string {
  const { value } = at(view.wells, index)
  return value === null ? wellOfKind(view, index) : `${wellOfKind(view, index)} (${barrels(value)})`
}

function startAt(view: View, square: Square): string {
  const nearest = nearestSite(regionOf(view).board, view, square)
  return start(facts.place(view, square), nearest === undefined ? undefined : `il più vicino è il ${knownWell(view, nearest)}`)
}

function moveTo(view: View, seat: Seat, to: Square): string {
  const { board } = regionOf(view)
  const way = directionTo(board, truckOf(view, seat), to, true)
  const beside = facts.sitesBeside(view, to).map(each => knownWell(view, each))
  return step(way, facts.place(view, to), terrains[facts.terrain(view, to)], entryCost(board, to), {
    over: isSite(view, to) ? 'pozzo' : undefined,
    beside,
  })
}

const travels = travel('ancora nessun treno')
function building(view: View, seat: Seat, index: number): string {
  const { kind, value } = at(view.wells, index)
  const oil = value !== null || kind === 'gusher' ? barrels(value ?? 0) : `${or.format(facts.possibleValues(view, kind))} barili`
  return `Costruisci sul ${wellOfKind(view, index)} per ${money(facts.buildingCost(view, index))}: ${oil}, ${travels[facts.reach(view, seat, index)]}`
}

function extraOil(c: CommandOf<'takeOil'>, view: View, seat: Seat): string {
  const parts = COMPANIES.filter(company => c[company] > 0).map(
    company => `${barrels(c[company])} ${atCompany(company)} (${market(view, seat, company)})`,
  )
  return `Prendi ${and.format(parts)}`
}

const isDeepening = (view: View) => top(view.agenda)?.kind === 'deepen'
function deeper(view: View, index: number): string {
  const { oil } = at(view.wells, index)
  return `Perfora in profondità ${facts.wellAt(view, index)} per ${money(DEEP_DRILLING_COST)}: ${number(oil + 1)} barili invece di ${number(oil)}`
}

function pushing(view: View, seat: Seat, who: Names): string {
  const { special: own } = cardOf(view, seat)
  const back = own.kind === 'pushBack' ? own.spaces : 0
  return pushBack(
    back,
    afterPushing(view.trains, seat, back).map(({ seat: each, space }) => `${who(each)} alla riga ${number(space)}`),
  )
}

function ending(view: View, seat: Seat): string {
  if (isDeepening(view)) return 'Termina il turno'
  return finish('Termina il turno', facts.pointsLeft(view), special(cardOf(view, seat)).length > 0)
}

/** Quale treno, quanto costa e chi incassa. */
function carrier(view: View, seat: Seat, who: Names): string {
  const asked = top(view.agenda)
  if (asked?.kind !== 'transport' || wayOf(view, seat, asked.well) === 'own') return 'Il tuo treno, gratis'
  const { by, carriers } = leadingTrains(view)
  if (by === 'black') return `Il treno del Barone, ${money(FEE)} alla banca`
  if (by === 'shared')
    return `I treni ${and.format([...carriers.map(each => `di ${who(each)}`), 'del Barone'])}, che si dividono ${money(FEE)}`
  return carriers.length === 1
    ? `Il treno di ${and.format(carriers.map(who))}, che incassa ${money(FEE)}`
    : `I treni di ${and.format(carriers.map(who))}, che si dividono ${money(FEE)}`
}

function keeping(view: View): string {
  const asked = top(view.agenda)
  return asked?.kind === 'raiseBid' ? `Resta a ${number(asked.standing.points)}` : 'Lascia l’offerta com’è'
}

export { choice, field } from '@wildcat/oil-rush/words/it/trading.ts'
