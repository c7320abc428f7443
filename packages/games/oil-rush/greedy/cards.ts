/** What is printed on every action card. */
import { at, type Seat } from '@wildcat/kernel'
import { oilOnDerricks } from '../index.ts'
import { MEAN_LICENCE, type Outlook } from './outlook.ts'

/** Whoever has nothing to sell soon needs fewer. */
export const licencesWorth = (outlook: Outlook, seat: Seat, licences: number): number =>
  licences * MEAN_LICENCE * outlook.licencePoint * (oilOnDerricks(outlook.view, seat) > 0 || outlook.roundsLeft > 3 ? 1 : 0.5)

/** More points than these are hardly ever used. */
const MOST_POINTS = 12
/** At the end only the train moves on. */
const LATE_POINT = 260
export const movementWorth = ({ view, roundsLeft, movementPoint }: Outlook, seat: Seat, movement: number): number =>
  Math.min(movement, MOST_POINTS) * (at(view.stock, seat) > 0 && roundsLeft > 2 ? movementPoint : LATE_POINT)
