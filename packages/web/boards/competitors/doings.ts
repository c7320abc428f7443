/** What a turn is made of, as somebody thinks of it who plays: each kind of command belongs to one of these. */
import type { Command } from '@wildcat/competitors/board'

export const DOINGS = ['deliver', 'sign', 'move', 'draw', 'buy', 'sell', 'cards', 'deal'] as const
export type Doing = (typeof DOINGS)[number]

/** Those that are said at once, with a button of their own. */
const OF: Readonly<Record<Command['kind'], Doing | 'answer'>> = {
  chooseHq: 'answer',
  drawFree: 'answer',
  draw: 'draw',
  sign: 'sign',
  deliver: 'deliver',
  buyVehicle: 'buy',
  sellVehicle: 'sell',
  buyBranch: 'buy',
  sellBranch: 'sell',
  endTurn: 'answer',
  step: 'move',
  board: 'move',
  leave: 'move',
  transfer: 'move',
  nextTm: 'answer',
  sendBack: 'answer',
  putOff: 'answer',
  breakOff: 'answer',
  endMove: 'answer',
  attach: 'cards',
  playCard: 'cards',
  spyOn: 'cards',
  callStrike: 'cards',
  revoke: 'cards',
  layReady: 'cards',
  takeUp: 'cards',
  tipOff: 'answer',
  first: 'answer',
  turnUp: 'answer',
  useFriend: 'answer',
  chooseEvent: 'answer',
  chooseOption: 'answer',
  payFor: 'answer',
  reroll: 'answer',
  refuseToSell: 'answer',
  place: 'answer',
  skip: 'answer',
  offer: 'deal',
  accept: 'answer',
  decline: 'answer',
  withdraw: 'answer',
  askToSee: 'answer',
  show: 'answer',
  openAuction: 'deal',
  bid: 'answer',
  passBid: 'answer',
  closeAuction: 'answer',
}
export const doingOf = ({ kind }: Command): Doing | 'answer' => OF[kind]

/** What there is to do now, the most promising first. */
export const doingsIn = (legal: readonly Command[], aside: readonly Command[] = []): Doing[] =>
  DOINGS.filter(doing => [...legal, ...aside].some(command => doingOf(command) === doing))

/** What ends something, or lets it pass: beside the button that does something. */
const WAYS_OUT: readonly Command['kind'][] = ['endTurn', 'endMove', 'breakOff', 'refuseToSell', 'skip']
export const isWayOut = ({ kind }: Command): boolean => WAYS_OUT.includes(kind)
/** What can be done besides, at once. */
const ASIDES: readonly Command['kind'][] = ['drawFree', 'nextTm', 'sendBack', 'putOff', 'tipOff', 'turnUp']
export const isBesides = ({ kind }: Command): boolean => ASIDES.includes(kind)

/** What takes an action. When none is left, a turn is over but for small things: nothing is opened by itself then. */
const ACTIONS: readonly Command['kind'][] = ['deliver', 'sign', 'step', 'draw', 'buyVehicle', 'sellVehicle', 'buyBranch', 'sellBranch']
export const isSpent = (legal: readonly Command[]): boolean => !legal.some(({ kind }) => ACTIONS.includes(kind))
