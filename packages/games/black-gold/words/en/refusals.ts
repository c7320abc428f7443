/** Why not, and what would be possible. */
import type { Rejection } from '@wildcat/kernel'
import { advising } from '@wildcat/oil-rush/words/advice.ts'
import { oilRefusals } from '@wildcat/oil-rush/words/en/refusals.ts'
import type { Reason } from '../../rules.ts'
import { columnLetter } from '../places.ts'
import { barrels, money, or, points } from './phrases.ts'
import { refusals as setUp } from './set-up.ts'

const DEEDS = [
  ['moveTruck', 'move your truck'],
  ['look', 'look under a token'],
  ['build', 'build'],
  ['moveTrain', 'move your train'],
  ['special', 'use your card’s special action'],
  ['endTurn', 'end your turn'],
] as const
/** 'You can still move your train or end your turn.' */
function instead(may: readonly string[]): string {
  const deeds = DEEDS.flatMap(([deed, text]) => (may.includes(deed) ? [text] : []))
  return deeds.length === 1 ? `Now ${deeds.join('')}.` : `You can still ${or.format(deeds)}.`
}
const advice = advising(instead)
const SPECIAL = ['special']

export const refusals: Readonly<Record<Reason, (figures: NonNullable<Rejection['with']>) => string>> = {
  ...setUp,
  ...oilRefusals({ site: 'well', tile: 'token', train: 'train', finish: 'end your turn', doNot: 'build nothing', instead }),
  companyClosed: () => 'US Standard is closed with two or three players. Choose Hudson or Jet.',
  notInFirstRow: ({ columns = 14 }) => `A truck starts in the first row. Choose a square from 1A to 1${columnLetter(Number(columns))}.`,
  derrickOnSquare: () => 'A derrick stands on this square. Start on another one of the first row.',
  alreadyBuilt: figures => `You have built a derrick this round, and only one is allowed. ${advice(figures, [], 'End your turn.')}`,
  truckStays: figures => `After building, the truck stays where it is this turn. ${advice(figures, [], 'End your turn.')}`,
  noWellToSee: () => 'There is no such well. Look under the token of a well on the map.',
  neverLookedAt: () => 'Double wells are never looked at. You may look at single and triple ones.',
  noDerrickLeft: figures =>
    `All your derricks stand on the map; one comes back when its oil has run out. ${advice(figures, [], 'Skip it.')}`,
  shutsIn: figures =>
    `A gusher there would leave an opponent’s truck no way out. ${advice(figures, SPECIAL, 'Choose another square, or skip it.')}`,
  notThatMuchOil: ({ barrels: n = 1 }) =>
    `Your card brings ${barrels(Number(n))}: take ${Number(n) === 1 ? 'it' : 'them all'}, or skip it.`,
  buildFirst: figures =>
    `You can drill a gusher only in a turn in which you have built a derrick. ${advice(figures, ['build'], 'Build one first, or end your turn.')}`,
  noGusherDerrick: figures =>
    `A gusher needs another derrick, and all of yours stand on the map. ${advice(figures, [], 'End your turn without it.')}`,
  gusherTooFar: figures =>
    `A gusher is drilled right beside your truck. ${advice(figures, SPECIAL, 'Choose a square beside it, or skip it.')}`,
  notOnPlains: figures =>
    `A gusher is drilled on plains. ${advice(figures, SPECIAL, 'Choose a plains square beside your truck, or skip it.')}`,
  squareTaken: figures =>
    `There is a well, a derrick or a truck on this square. ${advice(figures, SPECIAL, 'Choose an empty one beside your truck, or skip it.')}`,
  cannotPayGusher: figures =>
    `A gusher costs ${money(Number(figures['cost'] ?? 0))}, more than you have. ${advice(figures, [], 'End your turn without it.')}`,
  notYourDerrick: figures =>
    `You can drill deeper only at your own derricks. ${advice(figures, SPECIAL, 'Choose one of them, or end your turn.')}`,
  alreadyDeeper: () => 'You have drilled deeper here already. Choose another derrick, or end your turn.',
  cannotPayDrilling: figures =>
    `Drilling deeper costs ${money(Number(figures['cost'] ?? 0))}, more than you have. ${advice(figures, [], 'End your turn without it.')}`,
  noOilThere: () => 'You have no oil at this company. Name one where you have some.',
  notARaise: ({ standing = 1, most = 0 }) =>
    Number(standing) >= Number(most)
      ? `All licences together are worth ${most} points, and you have bid them all. Leave your bid at ${standing}.`
      : `You can only raise your bid, in whole points. Bid from ${Number(standing) + 1} to ${most}, or leave your bid at ${standing}.`,
  notMoreThanBaron: ({ baron = 0, least = 1, most = 0 }) =>
    Number(least) > Number(most)
      ? 'The Oil Baron holds all the points there are. You can only pass.'
      : `The Oil Baron has ${points(Number(baron))} here. Bid from ${least} to ${most}, or pass.`,
  lessThanOwnBid: ({ least = 1, most = 0 }) =>
    `You have already bid ${least} and cannot go below that. Bid from ${least} to ${most}, or pass.`,
}
