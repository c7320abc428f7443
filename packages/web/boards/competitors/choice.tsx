/** What was picked for the decision at hand, on the map or in the sheet: both show the same, and one button does it. */
import type { Command, Destination, Goods, Item, Plan, Territory, Vehicle } from '@wildcat/competitors/board'
import type { Seat, Tagged } from '@wildcat/kernel'
import { createContext, useContext } from 'react'
import { isSameCommand } from '../../advice/same-command.ts'
import { Pointing } from '../kit/pointing.ts'
import type { Doing } from './doings.ts'

/** A contract that is being put together from cards of the hand. */
export interface Draft {
  readonly contract?: Goods | undefined
  readonly sender?: Territory | undefined
  readonly recipient?: Territory | undefined
  readonly open?: Slot | undefined
}
export const SLOTS = ['contract', 'sender', 'recipient'] as const
export type Slot = (typeof SLOTS)[number]
/** The part that is chosen now: the one that was opened, else the first that is missing. */
export const openSlot = (draft: Draft): Slot => draft.open ?? SLOTS.find(slot => draft[slot] === undefined) ?? 'recipient'
export const filledIn = (draft: Draft, slot: Slot, card: Goods | Territory): Draft => ({ ...draft, [slot]: card, open: undefined })

/** A deal on its table. */
export interface Deal {
  readonly to: readonly Seat[]
  readonly give: readonly Item[]
  readonly giveMoney: number
  readonly ask: readonly Item[]
  readonly askMoney: number
  readonly all: boolean // all of them must accept
  readonly at: Territory | 'stay' // where vehicles are put that one receives
  readonly isAuction: boolean // for the highest bid, not less than `askMoney`
  readonly answers?: number | undefined // the offer to which it is a counter-offer
}
export const NO_DEAL: Deal = { to: [], give: [], giveMoney: 0, ask: [], askMoney: 0, all: false, at: 'stay', isAuction: false }

export interface Picked {
  readonly doing?: Doing | undefined
  readonly vehicle?: Vehicle | undefined // whose steps are lit
  readonly command?: Command | undefined
  readonly route?: Plan | undefined // of a delivery: drawn on the map
  readonly via?: Destination | undefined // by way of which it goes
  readonly passes?: Destination | undefined // where it was to go by, and goes already
  readonly noWayBy?: Destination | undefined // where it was to go by, too, and cannot
  readonly asksForVia?: boolean | undefined // the next place that is pressed on the map is the one to go by
  readonly draft?: Draft | undefined
  readonly deal?: Deal | undefined
}
export interface Choice extends Picked {
  readonly advised: Picked | undefined // to be seen beside it
  readonly pick: (change: Picked) => void // what is not named stays
  readonly isRunning: boolean // a plan goes on by itself
  readonly pointing: Pointing // the state that is pointed at, on a card or in a list
}
const NOTHING: Choice = { advised: undefined, pick: () => undefined, isRunning: false, pointing: new Pointing() }
export const ChoiceContext = createContext<Choice>(NOTHING)
export const useChoice = (): Choice => useContext(ChoiceContext)

export const isSame = (a: Command | undefined, b: Tagged): boolean => isSameCommand(a, b)
