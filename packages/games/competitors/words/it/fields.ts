/** I moduli: i nomi dei loro campi, e che cosa vi si può scegliere. */
import type { Names } from '@wildcat/kernel'
import type { Command } from '../../commands.ts'
import { isCrossing } from '../../content/crossings.ts'
import { isGoods } from '../../content/goods.ts'
import { isSpecial } from '../../content/specials.ts'
import { isTerritory } from '../../content/territories.ts'
import { bundleOf, type Items, isItem, wishOf } from '../../items.ts'
import { ownerOf } from '../../vehicles.ts'
import { bundle, capital, contractName, crossing, euro, hexNear, number, vehicle, wish } from './phrases.ts'
import { terms } from './sentences.ts'
import { territories } from './territories.ts'

const labels: Readonly<Record<string, string>> = {
  sender: 'Mittente',
  contract: 'Contratto',
  recipient: 'Destinatario',
  state: 'Stato',
  vehicle: 'Mezzo',
  give: 'Dai',
  giveMoney: 'Denaro che dai (€)',
  ask: 'Chiedi',
  askMoney: 'Denaro che chiedi (€)',
  at: 'Dove va il mezzo che ricevi',
  pick: 'Carta che dai',
  items: 'Che cosa vendi',
  minimum: 'Offerta minima (€)',
  euro: 'La tua offerta (€)',
  seller: 'Asta di',
  against: 'Contro',
  signed: 'Contratto firmato',
}
const MONEY = ['giveMoney', 'askMoney', 'minimum', 'euro']
export const field = ({ kind }: Command, name: string): string =>
  name === 'to' ? (kind === 'step' ? 'Dove' : 'A chi') : (labels[name] ?? capital(name))

export function choice(command: Command, name: string, value: string | number, who: Names): string {
  if (typeof value === 'string') return spelt(value, name === 'ask', who)
  if (name === 'to') return command.kind === 'step' ? capital(hexNear(value)) : who(value)
  if (name === 'seller' || name === 'against') return who(value)
  if (name === 'vehicle') return vehicle(value, who, 'bare')
  return MONEY.includes(name) ? euro(value) : number(value)
}
function spelt(value: string, asked: boolean, who: Names): string {
  if (value === 'nothing') return 'Niente'
  if (value === 'stay') return 'Dov’è ora'
  if (isTerritory(value)) return territories[value]
  if (isCrossing(value)) return crossing(value)
  if (isGoods(value)) return `${contractName(value)} (${terms(value).join(', ')})`
  if (isSpecial(value)) return contractName(value)
  return isItem(value) ? item(value, asked, who) : value
}
/** 'Carta Territorio Germania', 'Truck 2', e di un altro 'Truck 2 di Anna'. */
function item(value: Exclude<Items, 'nothing'> & string, asked: boolean, who: Names): string {
  const of = wishOf(value, 0)
  if (of.charter !== 'none') return `Noleggio ${vehicle(of.charter.vehicle, who, 'of')} per il contratto n. ${number(of.charter.signed)}`
  const [own] = of.vehicles
  const text = asked || own === undefined ? wish(of, who) : bundle(bundleOf(of), who, ownerOf(own))
  return capital(text.replace(/^(?:l[ae] |il |l’)/, ''))
}
