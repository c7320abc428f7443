/** Che cosa può fare un posto, in frasi sotto titoli. */
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
        group: at(CARDS, c.card).colour === 'red' ? 'La carta rossa' : 'Carte beige',
        text: `Prendi ${cardFace(c.card)}${alike(view, c.card)}`,
      }
    case 'placeTruck':
      return { group: 'Prima colonna', text: start(view, squareAt(BOARD, 1, c.row)) }
    case 'moveTruck':
      return { group: 'Camion', text: step(view, seat, c.to) }
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
      return { group: 'Azione speciale, poi ti fermi', text: specialAction(c, view, seat, who) }
    case 'endTurn':
      return { group: 'Fine', text: finish(view, seat) }
    case 'build':
      return { group: 'Costruzione', text: building(view, seat, c.well) }
    case 'buildNothing':
      return { group: 'Costruzione', text: 'Non costruire' }
    case 'carry':
      return { group: carrier(view, seat, c.by, who), text: `Porta a ${companies[c.company]}: ${market(view, seat, c.company)}` }
    case 'giveUp':
      return { group: 'Nessun trasporto', text: 'Rinuncia al barile' }
    case 'bid':
      return { group: 'Offerta', text: bid(c.points, facts.covered(view, seat)) }
    case 'pass':
      return { group: 'Offerta', text: 'Passa' }
    case 'pay':
      return { group: 'Pagamento', text: payment(c, view) }
    case 'sell':
      return { group: 'Vendita', text: sale(c.barrels, view) }
  }
}

const alike = (view: View, card: number) => {
  const { nth, of } = facts.amongAlike(view, card)
  return of > 1 ? ` (${number(nth)} di ${number(of)} uguali)` : ''
}

function start(view: View, square: number): string {
  const nearest = facts.nearestSite(view, square)
  return `Parti da ${place(square)}${nearest === undefined ? '' : `, più vicino al ${knownSite(view, nearest)}`}`
}

const directions: Readonly<Record<Direction, string>> = { up: 'Su', down: 'Giù', left: 'A sinistra', right: 'A destra' }
function step(view: View, seat: Seat, to: number): string {
  const drive = `${directions[direction(truckOf(view, seat), to)]} in ${place(to)} (${terrains[terrain(to)]}, ${points(entryCost(BOARD, to))})`
  if (facts.siteOn(view, to) !== undefined) return `${drive}, un giacimento: puoi attraversarlo ma non fermarti`
  const beside = facts.sitesBeside(view, to).map(well => knownSite(view, well))
  return beside.length === 0 ? drive : `${drive}, accanto a: ${and.format(beside)}`
}

function specialAction(c: CommandOf<'changePrice' | 'takeFreeOil' | 'pushBack'>, view: View, seat: Seat, who: Names): string {
  if (c.kind === 'takeFreeOil') return `Metti un barile gratis presso ${companies[c.company]}: ${market(view, seat, c.company)}`
  if (c.kind === 'pushBack') {
    const trains = facts.afterPush(view, seat).map(({ seat: each, column }) => `${who(each)} alla colonna ${number(column)}`)
    const { special: own } = cardOf(view, seat)
    return `Spingi indietro gli altri di ${spaces(own.kind === 'pushBack' ? own.spaces : 0)}: ${and.format(trains)}`
  }
  const after = price(facts.afterPriceCard(view, seat, c.company, c.direction))
  return `${c.direction === 'up' ? 'Alza' : 'Abbassa'} ${companies[c.company]} da ${money(facts.priceOf(view, c.company))} a ${after}`
}

function finish(view: View, seat: Seat): string {
  const left = facts.pointsLeft(view)
  const unused = [...(left > 0 ? [points(left)] : []), ...(special(cardOf(view, seat)).length > 0 ? ['l’azione speciale'] : [])]
  return unused.length === 0 ? 'Fermati' : `Fermati senza usare ${unused.join(' né ')}`
}

const travel: Readonly<Record<facts.Reach, string>> = {
  free: 'il petrolio viaggia gratis',
  fee: `il petrolio viaggia per ${money(FEE)} al barile`,
  none: 'nessuna locomotiva è ancora arrivata fin lì',
}
function building(view: View, seat: Seat, well: number): string {
  const { kind, value, square } = at(view.wells, well)
  const oil = value === null ? `${or.format(facts.possibleValues(kind))} barili` : barrels(value)
  return `Costruisci sul ${siteOfKind(well)} per ${money(BUILDING_COST[kind])}: ${oil}; ${travel[facts.reach(view, seat, square)]}`
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

const market = (view: View, seat: Seat, company: Company) =>
  `prezzo ${money(facts.priceOf(view, company))}, ${stored(at(view.depots, seat)[company])}`
const stored = (n: number) => (n === 0 ? 'lì non hai barili' : `lì hai ${barrels(n)}`)

function bid(offered: number, covers: number): string {
  if (offered > covers) return `Offri ${number(offered)}: un bluff, le tue licenze coprono solo ${number(covers)}`
  return offered === covers ? `Offri ${number(offered)}, quanto coprono le tue licenze` : `Offri ${number(offered)}`
}

function payment({ ones, twos }: CommandOf<'pay'>, view: View): string {
  const asked = top(view.agenda)
  const over = asked?.kind === 'payBid' ? ones + 2 * twos - asked.points : 0
  return `Paga ${ofEach(ones, twos)}${over > 0 ? `, ${points(over)} più dell’offerta` : ''}`
}

function sale(n: number, view: View): string {
  const company = facts.sellingAt(view)
  if (n === 0 || company === undefined) return 'Non vendere nulla'
  return `Vendi ${barrels(n)} per ${money(n * facts.priceOf(view, company))}`
}

const fields: Readonly<Record<string, string>> = { points: 'Punti in licenze', barrels: 'Barili' }
export const field = (_: Command, name: string): string => fields[name] ?? name
export const choice = (_: Command, __: string, value: string | number): string => (typeof value === 'number' ? number(value) : value)
