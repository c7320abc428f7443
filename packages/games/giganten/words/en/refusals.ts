/** Why not, and what would be possible. */
import type { Rejection } from '@wildcat/kernel'
import { FEE } from '@wildcat/oil-rush'
import { oilRefusals } from '@wildcat/oil-rush/words/en/refusals.ts'
import type { Reason } from '../../rules.ts'
import { rowLetter } from '../places.ts'
import { money } from './phrases.ts'

export const refusals: Readonly<Record<Reason, (figures: NonNullable<Rejection['with']>) => string>> = {
  ...oilRefusals({ site: 'site', tile: 'tile', train: 'locomotive', finish: 'finish moving', doNot: 'build nothing' }),
  seatsOutOfRange: ({ least = 3, most = 4 }) => `This table has too few players or too many. Giganten is for ${least} or ${most}.`,
  notInFirstColumn: ({ rows = 12 }) => `A truck starts in the first column. Choose a square from A1 to ${rowLetter(Number(rows))}1.`,
  neverLookedAt: () => 'Red tiles, those with two derricks, are never looked at. You may look at black ones, with one or three derricks.',
  notThatWay: () => 'That locomotive has not reached this derrick’s column. Choose one that has, or give the barrel up.',
  cannotPayFee: () => `Someone else’s locomotive costs ${money(FEE)}, more than you have: you must give the barrel up.`,
}
