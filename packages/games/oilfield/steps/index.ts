/** The steps of a round, in the order of the rule book. */
import type { StepOf } from '@wildcat/kernel'
import type { T } from '../types.ts'
import { botCard } from './bot.ts'
import { build } from './building.ts'
import { drill } from './drilling.ts'
import { fee } from './government.ts'
import { invest } from './investing.ts'
import { lease } from './leases.ts'
import { local, national } from './markets.ts'
import { chooseCards, putCardsAway, showCards } from './private-cards.ts'
import { becomeFirst, publicActions, subsidy, workerBack } from './public-actions.ts'
import { endStrike, refill, refillFields } from './refills.ts'
import { restock, startRound } from './round.ts'
import { placeWorker } from './selection.ts'

export const steps: Readonly<Record<T['step']['kind'], StepOf<T>>> = {
  startRound,
  placeWorker,
  chooseCards,
  publicActions,
  workerBack,
  showCards,
  putCardsAway,
  lease,
  build,
  drill,
  local,
  national,
  becomeFirst,
  subsidy,
  invest,
  botCard,
  refillFields,
  refill,
  fee,
  endStrike,
  restock,
}
