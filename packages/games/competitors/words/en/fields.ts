/** Forms: the labels of their fields, and what can be chosen there. */
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
  sender: 'Sender',
  contract: 'Contract',
  recipient: 'Recipient',
  state: 'State',
  vehicle: 'Vehicle',
  give: 'You give',
  giveMoney: 'Money you give (€)',
  ask: 'You ask for',
  askMoney: 'Money you ask for (€)',
  at: 'Put the vehicle you receive',
  pick: 'Card you give',
  items: 'What you sell',
  minimum: 'Lowest bid (€)',
  euro: 'Your bid (€)',
  seller: 'Auction of',
  against: 'Against',
  signed: 'Signed contract',
}
const MONEY = ['giveMoney', 'askMoney', 'minimum', 'euro']
export const field = ({ kind }: Command, name: string): string =>
  name === 'to' ? (kind === 'step' ? 'Where to' : 'To') : (labels[name] ?? capital(name))

export function choice(command: Command, name: string, value: string | number, who: Names): string {
  if (typeof value === 'string') return spelt(value, name === 'ask', who)
  if (name === 'to') return command.kind === 'step' ? capital(hexNear(value)) : who(value)
  if (name === 'seller' || name === 'against') return who(value)
  if (name === 'vehicle') return capital(vehicle(value, who))
  return MONEY.includes(name) ? euro(value) : number(value)
}
function spelt(value: string, asked: boolean, who: Names): string {
  if (value === 'nothing') return 'Nothing'
  if (value === 'stay') return 'Where it stands'
  if (isTerritory(value)) return territories[value]
  if (isCrossing(value)) return capital(crossing(value))
  if (isGoods(value)) return `${contractName(value)} (${terms(value).join(', ')})`
  if (isSpecial(value)) return contractName(value)
  return isItem(value) ? item(value, asked, who) : value
}
/** 'The territory card Germany', 'Truck 2', and of another 'Anna’s truck 2'. */
function item(value: Exclude<Items, 'nothing'> & string, asked: boolean, who: Names): string {
  const of = wishOf(value, 0)
  if (of.charter !== 'none') return `Charter of ${vehicle(of.charter.vehicle, who)} for contract no. ${number(of.charter.signed)}`
  const [own] = of.vehicles
  const text = asked || own === undefined ? wish(of, who) : bundle(bundleOf(of), who, ownerOf(own))
  return capital(text.replace(/^the /, ''))
}
