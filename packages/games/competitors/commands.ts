/** What players can say. */
import { type Parsed, understand } from '@wildcat/kernel'
import * as v from 'valibot'
import { HQS } from './components.ts'
import { isCrossing } from './content/crossings.ts'
import { isGoods } from './content/goods.ts'
import { DECKS, VEHICLES } from './content/kinds.ts'
import { isSpecial } from './content/specials.ts'
import { isTerritory } from './content/territories.ts'
import { isItem, MOST_ITEMS } from './items.ts'
import type { Contract } from './state.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000))
const state = v.pipe(v.string(), v.guard(isTerritory))
const special = v.pipe(v.string(), v.guard(isSpecial))
const contract = v.pipe(
  v.string(),
  v.guard((text): text is Contract => isGoods(text) || isSpecial(text)),
)
const deck = v.picklist(DECKS)
/** A state (entered, docked or landed in), a canal or strait, or a hex. */
const destination = v.union([state, v.pipe(v.string(), v.guard(isCrossing)), whole])
const where = v.union([v.literal('stay'), state])
const item = v.pipe(v.string(), v.guard(isItem))
const items = v.union([item, v.pipe(v.array(item), v.minLength(2), v.maxLength(MOST_ITEMS)), v.literal('nothing')])
const seats = v.union([whole, v.pipe(v.array(whole), v.minLength(2), v.maxLength(4))])
const deal = { to: seats, give: items, giveMoney: whole, ask: items, askMoney: whole, at: where }

const schema = v.variant('kind', [
  v.strictObject({ kind: v.literal('chooseHq'), hq: v.picklist(HQS) }),
  // The turn
  v.strictObject({ kind: v.literal('drawFree'), deck }),
  v.strictObject({ kind: v.literal('draw'), deck }),
  v.strictObject({ kind: v.literal('sign'), sender: state, contract, recipient: state }),
  v.strictObject({ kind: v.literal('deliver'), signed: whole, vehicle: whole }),
  v.strictObject({ kind: v.literal('buyVehicle'), vehicle: v.picklist(VEHICLES), at: state }),
  v.strictObject({ kind: v.literal('sellVehicle'), vehicle: whole }),
  v.strictObject({ kind: v.literal('buyBranch'), state }),
  v.strictObject({ kind: v.literal('sellBranch'), state }),
  v.strictObject({ kind: v.literal('endTurn') }),
  // On the way
  v.strictObject({ kind: v.literal('step'), vehicle: whole, to: destination }),
  v.strictObject({ kind: v.literal('board'), truck: whole, carrier: whole }),
  v.strictObject({ kind: v.literal('leave'), truck: whole }),
  v.strictObject({ kind: v.literal('transfer'), to: whole }),
  v.strictObject({ kind: v.literal('nextTm') }),
  v.strictObject({ kind: v.literal('sendBack'), plane: whole }),
  v.strictObject({ kind: v.literal('putOff') }),
  v.strictObject({ kind: v.literal('breakOff') }),
  v.strictObject({ kind: v.literal('endMove') }),
  // Special cards
  v.strictObject({ kind: v.literal('attach'), card: special, at: state }),
  v.strictObject({ kind: v.literal('playCard'), card: special }),
  v.strictObject({ kind: v.literal('spyOn'), signed: whole }),
  v.strictObject({ kind: v.literal('callStrike'), state }),
  v.strictObject({ kind: v.literal('revoke'), state, card: special }),
  v.strictObject({ kind: v.literal('layReady'), against: whole }),
  v.strictObject({ kind: v.literal('takeUp'), against: whole }),
  v.strictObject({ kind: v.literal('tipOff') }),
  // What cards and events ask
  v.strictObject({ kind: v.literal('first'), what: v.picklist(['customs', 'event']) }),
  v.strictObject({ kind: v.literal('turnUp') }),
  v.strictObject({ kind: v.literal('useFriend') }),
  v.strictObject({ kind: v.literal('chooseEvent'), roll: whole }),
  v.strictObject({ kind: v.literal('chooseOption'), option: whole }),
  v.strictObject({ kind: v.literal('payFor') }),
  v.strictObject({ kind: v.literal('reroll') }),
  v.strictObject({ kind: v.literal('refuseToSell') }),
  v.strictObject({ kind: v.literal('place'), vehicle: whole }),
  v.strictObject({ kind: v.literal('skip') }),
  // Deals and auctions
  v.strictObject({ kind: v.literal('offer'), ...deal, all: v.optional(v.literal(true)), answers: v.optional(whole) }),
  v.strictObject({ kind: v.literal('accept'), offer: whole, pick: items, at: where }),
  v.strictObject({ kind: v.literal('decline'), offer: whole }),
  v.strictObject({ kind: v.literal('withdraw'), offer: whole }),
  v.strictObject({ kind: v.literal('askToSee'), offer: whole }),
  v.strictObject({ kind: v.literal('show'), offer: whole }),
  v.strictObject({ kind: v.literal('openAuction'), items, minimum: whole }),
  v.strictObject({ kind: v.literal('bid'), seller: whole, euro: whole, at: where }),
  v.strictObject({ kind: v.literal('passBid'), seller: whole }),
  v.strictObject({ kind: v.literal('closeAuction') }),
])

export type Command = v.InferOutput<typeof schema>
export type CommandOf<K extends Command['kind']> = Extract<Command, { kind: K }>

export const parse = (input: unknown): Parsed<Command> => understand(schema, input)
