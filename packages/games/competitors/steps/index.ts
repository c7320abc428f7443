/** The steps of the game, in the order of the rule book. */
import type { StepOf } from '@wildcat/kernel'
import type { T } from '../types.ts'
import { distribute } from './branches.ts'
import { leaveCrossing } from './crossings.ts'
import { customs, customsOrEvent, friend, tippedOff } from './customs.ts'
import { failed } from './delivery-ends.ts'
import { choose, effects, may } from './effects.ts'
import { forcedSale, pay } from './payments.ts'
import { contacts, political } from './political.ts'
import { endRound, startRound } from './round.ts'
import { seize } from './seizures.ts'
import { chooseHq, rollForStart } from './set-up.ts'
import { takeStep } from './stepping.ts'
import { endMove, endTm, judge, tmOver } from './tm.ts'
import { travel } from './travelling.ts'
import { beginTurn, endTurn, turn } from './turn.ts'
import { turnLost } from './turn-lost.ts'
import { blownHome, insure, save } from './weather.ts'

export const steps: Readonly<Record<T['step']['kind'], StepOf<T>>> = {
  rollForStart,
  chooseHq,
  startRound,
  save,
  insure,
  blownHome,
  beginTurn,
  turn,
  distribute,
  travel,
  takeStep,
  customsOrEvent,
  customs,
  tippedOff,
  friend,
  political,
  contacts,
  effects,
  choose,
  may,
  pay,
  forcedSale,
  seize,
  leaveCrossing,
  judge,
  endTm,
  tmOver,
  endMove,
  failed,
  turnLost,
  endTurn,
  endRound,
}
