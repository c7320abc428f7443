/** Che cosa può fare un posto, in frasi sotto titoli. */
import { at, type Names, type Seat, type Sentence, top } from '@wildcat/kernel'
import type { Command, CommandOf } from '../../commands.ts'
import {
  type Action,
  type Card,
  type Field,
  GOVERNMENT_FEE,
  INVESTMENTS,
  LEASE_PRICES,
  LOCAL_OIL_PRICE,
  NATIONAL_TOWER_BONUS,
  PRIVATE_LEASE_PRICE,
  SUPERVISOR_PAY,
  TILE_FACTS,
} from '../../components.ts'
import { buyingPrice, cubesIn, nationalTowers, sellingPrice, supervisorOf } from '../../queries.ts'
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
  inField,
  localSale,
  money,
  number,
  oil,
  or,
  priced,
  tiles,
  towerNames,
  vp,
} from './phrases.ts'

export function command(c: Command, view: View, seat: Seat, who: Names): Sentence {
  switch (c.kind) {
    case 'placeWorker':
      return c.column === 'lease'
        ? { group: 'Licenza: chi offre di più sceglie prima', text: bid(view, seat, at(LEASE_PRICES, c.space)) }
        : { group: 'Altre azioni', text: `${columns[c.column]}: ${use(c.column, view, seat, who)}` }
    case 'chooseCard':
      return { group: 'Carta privata', text: `${cards[c.card]}: ${cardUse(c.card, view, seat, who)}${now(c.card, view, seat)}` }
    case 'takeLease':
      return { group: 'Licenza', text: lease(c, view) }
    case 'raiseMoney':
      return { group: 'Vendi per pagare', text: investmentSale(c, view) }
    case 'build':
      return c.on === 'refinery'
        ? { group: 'Accanto alla tua raffineria', text: `${built(c)}: ${effects[c.tile]}` }
        : { group: inside(c.on, view), text: `${built(c)}: ${effects[c.tile]}` }
    case 'drill':
      return {
        group: 'Estrazione',
        text: `${capital(towerNames[c.tower])} ${inField[c.field]}: ${haul(c, 'metti in magazzino', 'vendi')}`,
      }
    case 'sellLocal':
      return { group: 'Vendita', text: `Vendi ${localSale(c)}` }
    case 'sellNational':
      return { group: 'Vendita', text: nationalSale(c, view, seat) }
    case 'becomeFirst':
      return { group: 'Primo giocatore', text: firstPlayer(view, seat, who) }
    case 'takeSubsidy':
      return { group: 'Sussidio', text: `Prendi ${money(view.subsidy)}` }
    case 'invest':
      return { group: 'Investimento', text: `Paga ${money(buyingPrice(view, c.investment) ?? 0)} per ${vp(c.investment)}` }
    case 'payFee':
      return { group: 'Governo', text: fee(c, view) }
    case 'giveUpTower':
      return { group: 'Governo', text: 'Non pagare: perdi torre e licenza' }
    case 'sellInvestment':
      return { group: 'Vendi investimenti', text: investmentSale(c, view) }
    case 'decline':
      return { group: 'Rinuncia', text: decline(view) }
  }
}

function bid(view: View, seat: Seat, price: number): string {
  if (view.leases.onShow.length === 0) return `Offri ${money(price)} (nessuna licenza disponibile)`
  const cash = at(view.money, seat)
  return `Offri ${money(price)}${cash < price ? ` (hai ${money(cash)}: dovresti vendere investimenti)` : ''}`
}

/** Che cosa farà questa casella, adesso, per questo giocatore. */
function use(column: Exclude<CommandOf<'placeWorker'>['column'], 'lease'>, view: View, seat: Seat, who: Names): string {
  switch (column) {
    case 'build':
      return `compra una tessera in vendita${bare(facts.bareLeases(view, seat))}`
    case 'drill':
      return `usa una volta ognuna delle tue torri (${usable(facts.drillingTowers(view, seat), facts.nationalExtras(view, seat).towers)})`
    case 'local':
      return `petrolio a ${money(LOCAL_OIL_PRICE)} al barile, oppure ${vp(1)} per 2 di petrolio o 1 di gas${supervised(view, seat, who)}`
    case 'first':
      return firstPlayer(view, seat, who).replace(/^[DR]/, first => first.toLowerCase())
    case 'subsidy':
      return `prendi ${money(view.subsidy)}`
    case 'invest':
      return offers(view).length === 0 ? 'non c’è più nulla da comprare' : `compra ${or.format(offers(view))}`
  }
}
const usable = (n: number, national: number) => {
  if (n === 0) return national === 0 ? 'non ne hai' : 'nessuna può estrarre'
  return national === 0 ? `ne hai ${number(n)}` : `ne hai ${counted(n, 'che può estrarre', 'che possono estrarre')}`
}
const bare = (n: number) =>
  n === 0
    ? ' (non hai licenze libere per una torre)'
    : ` (hai ${counted(n, 'licenza libera per una torre', 'licenze libere per le torri')})`
const supervised = (view: View, seat: Seat, who: Names) =>
  supervisorOf(view) === seat ? '' : `; ${who(supervisorOf(view))}, supervisore, riceve ${money(SUPERVISOR_PAY)}`
const offers = (view: View): string[] =>
  INVESTMENTS.flatMap(row => {
    const price = buyingPrice(view, row)
    return price === undefined ? [] : [`${vp(row)} per ${money(price)}`]
  })

function cardUse(card: Card, view: View, seat: Seat, who: Names): string {
  switch (card) {
    case 'lease':
      return `prendi una licenza ancora disponibile, per ${money(PRIVATE_LEASE_PRICE)}`
    case 'national':
      return `vendi ${facts.nationalExtras(view, seat).gas ? 'petrolio e gas' : 'il petrolio'} del magazzino a ${national(facts.nationalPrices(view).map(money))}${withTowers(facts.nationalExtras(view, seat).towers)}`
    case 'build':
    case 'drill':
    case 'local':
      return use(card, view, seat, who)
  }
}
/** Quanto rende il petrolio da soli, e con altri. */
const national = ([alone = '', two = '', more = two]: readonly string[]) =>
  two === more
    ? `${alone} al barile (${two} se anche altri giocano questa carta)`
    : `${alone} al barile (${two} se un altro gioca questa carta, ${more} se siete in tre o più)`
const withTowers = (n: number) => {
  if (n === 0) return ''
  const one = `vende 1 barile in più, a ${money(NATIONAL_TOWER_BONUS)} oltre il prezzo`
  return n === 1 ? `; la tua torre nazionale ${one}` : `; ognuna delle tue ${number(n)} torri nazionali ${one}`
}
const now = (card: Card, view: View, seat: Seat) => (at(view.cards, seat) === card ? ' (la tua scelta attuale)' : '')

function lease({ field }: CommandOf<'takeLease'>, view: View): string {
  const step = top(view.agenda)
  const price = step?.kind === 'lease' ? step.price : 0
  const { level } = view.fields[field]
  const left = facts.refillsLeft(level)
  const more =
    level === 0 ? 'esaurito' : left === 0 ? 'nessun rifornimento rimasto' : counted(left, 'rifornimento rimasto', 'rifornimenti rimasti')
  const there = view.fields[field]
  const now = cubesIn(there) === 0 ? 'ora non ha nulla' : `ora ha ${cubes(there)}`
  return `${fields[field]} per ${money(price)}: ${now}, ${more}`
}

const investmentSale = ({ investment }: CommandOf<'sellInvestment' | 'raiseMoney'>, view: View) =>
  `Vendi un investimento da ${vp(investment)} per ${money(sellingPrice(view, investment))}`

/** 'Ad Austin (petrolio 5, gas 3)' */
const inside = (on: Field, { fields: all }: View) => `${capital(inField[on])} (petrolio ${number(all[on].oil)}, gas ${number(all[on].gas)})`

const built = ({ tile }: CommandOf<'build'>) => `${capital(tiles[tile])} ${priced(TILE_FACTS[tile].price)}`

function nationalSale({ oil: o, gas: g }: CommandOf<'sellNational'>, view: View, seat: Seat): string {
  const step = top(view.agenda)
  const price = step?.kind === 'national' ? step.price : 0
  const stored = o + g > 0 ? [`${cubes({ oil: o, gas: g })} per ${money(price * (o + g))}`] : []
  const fromTowers = nationalTowers(view, seat).map(
    field => `${oil(1)} della tua torre ${inField[field]} per ${money(price + NATIONAL_TOWER_BONUS)}`,
  )
  return `Vendi ${and.format([...stored, ...fromTowers])}`
}

function firstPlayer(view: View, seat: Seat, who: Names): string {
  const supervisor = supervisorOf({ first: seat, seats: view.seats })
  return view.first === seat ? 'Resti primo giocatore' : `D’ora in poi cominci tu; ${who(supervisor)} diventa supervisore`
}

function fee(brought: CommandOf<'payFee'>, view: View): string {
  const text = haul(brought, 'metti in magazzino', 'vendi')
  if (text !== '') return `Paga ${money(GOVERNMENT_FEE)}, tieni la torre, e subito ${text}`
  const step = top(view.agenda)
  return step?.kind === 'fee' && step.struck
    ? `Paga ${money(GOVERNMENT_FEE)} e tieni la torre (sciopero: ora non estrae nulla)`
    : `Paga ${money(GOVERNMENT_FEE)} e tieni la torre (ora non estrae nulla)`
}

const declining: Readonly<Record<Action, string>> = {
  lease: 'Non prendere licenze',
  build: 'Non costruire',
  drill: 'Non estrarre',
  local: 'Non vendere',
  national: 'Non vendere',
  becomeFirst: 'Lascia invariato l’ordine di turno',
  subsidy: 'Lascia lì il denaro',
  invest: 'Non investire',
}
function decline(view: View): string {
  if (facts.hasDrilled(view)) return 'Smetti di estrarre'
  const action = facts.actionNow(view)
  return action === undefined ? 'Non fare nulla' : declining[action]
}

const labels: Readonly<Record<string, string>> = {
  oil: `Petrolio: ${money(LOCAL_OIL_PRICE)} al barile`,
  pairs: 'Petrolio a coppie: 1 PV ogni 2 barili',
  gas: 'Gas: 1 PV al barile',
  investment: 'Investimento',
}
const nationalLabels: Readonly<Record<string, string>> = { oil: 'Petrolio', gas: 'Gas' }
export const field = ({ kind }: Command, name: string): string => (kind === 'sellNational' ? nationalLabels : labels)[name] ?? name
export const choice = (_: Command, __: string, value: string | number): string => vp(Number(value))
