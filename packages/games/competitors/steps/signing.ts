/** [COM-4.2] Signing: sender, contract face down, recipient. */
import { at, type Blank, type Rejection, type Seat, visible } from '@wildcat/kernel'
import { holdsTerritory, takeContract, takeTerritory } from '../cards.ts'
import type { CommandOf } from '../commands.ts'
import { type Goods, isGoods } from '../content/goods.ts'
import type { Territory } from '../content/territories.ts'
import { no, noBy } from '../rules.ts'
import type { View } from '../state.ts'
import type { CompetitorsPlay } from '../types.ts'

type Sign = CommandOf<'sign'>

const goodsIn = (view: View, seat: Seat): Goods[] => visible(at(view.contracts, seat)).filter(isGoods)
const statesIn = (view: View, seat: Seat): readonly Territory[] => visible(at(view.territories, seat))

/** A sample: each territory card as sender, with two recipients and a contract in turn. */
export function legalSigns(view: View, seat: Seat): Sign[] {
  const goods = goodsIn(view, seat)
  const states = statesIn(view, seat)
  if (goods.length === 0 || states.length < 2) return []
  const half = Math.ceil(states.length / 2)
  const found: Sign[] = []
  for (let i = 0; i < states.length; i++) {
    const sender = at(states, i)
    const contract = at(goods, i % goods.length)
    const next = at(states, (i + 1) % states.length)
    const far = at(states, (i + half) % states.length)
    found.push({ kind: 'sign', sender, contract, recipient: next })
    if (far !== next) found.push({ kind: 'sign', sender, contract, recipient: far })
  }
  return found
}

export function signBlanks(view: View, seat: Seat): Blank<Sign>[] {
  const [command] = legalSigns(view, seat)
  if (command === undefined) return []
  const states = statesIn(view, seat)
  return [{ command, open: { sender: states, contract: goodsIn(view, seat), recipient: states } }]
}

export function checkSign(view: View, seat: Seat, { sender, contract, recipient }: Sign): Rejection | null {
  if (sender === recipient) return no('sameTerritory')
  if (!isGoods(contract)) return no('specialNotSigned')
  const held = holdsTerritory(view, seat, sender) && holdsTerritory(view, seat, recipient) && at(view.contracts, seat).includes(contract)
  return held ? null : noBy('COM-4.2', 'cardNotInHand')
}

export function applySign(play: CompetitorsPlay, seat: Seat, { sender, contract, recipient }: Sign) {
  const { state } = play
  if (!isGoods(contract)) throw new TypeError(`${contract} cannot be signed`)
  takeTerritory(state, seat, sender)
  takeTerritory(state, seat, recipient)
  takeContract(state, seat, contract)
  const id = ++state.signedEver
  at(state.signed, seat).push({ id, sender, recipient, contract, seenBy: [] })
  const signed = { kind: 'contractSigned', seat, signed: id, sender, recipient } as const
  play.whisper([seat], { ...signed, contract }, { ...signed, contract: null })
}
