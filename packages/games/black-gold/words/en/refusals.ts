/** Why not, and what would be possible. */
import type { Rejection } from '@wildcat/kernel'
import { oilRefusals } from '@wildcat/oil-rush/words/en/refusals.ts'
import type { Reason } from '../../rules.ts'
import { columnLetter } from '../places.ts'
import { barrels, money, points } from './phrases.ts'
import { refusals as setUp } from './set-up.ts'

export const refusals: Readonly<Record<Reason, (figures: NonNullable<Rejection['with']>) => string>> = {
  ...setUp,
  ...oilRefusals({ site: 'well', tile: 'token', train: 'train', finish: 'end your turn', doNot: 'do without' }),
  companyClosed: () => 'US Standard is closed with two or three players. Choose Hudson or Jet.',
  notInFirstRow: ({ columns = 14 }) => `A truck starts in the first row. Choose a square from 1A to 1${columnLetter(Number(columns))}.`,
  derrickOnSquare: () => 'A derrick stands on this square. Start on another one of the first row.',
  alreadyBuilt: () => 'You have built a derrick this round, and only one is allowed. Move your train, look around, or end your turn.',
  truckStays: () => 'After building, the truck stays where it is this turn. Move your train, look around, or end your turn.',
  neverLookedAt: () => 'Double wells are never looked at. You may look at single and triple ones.',
  noDerrickLeft: () => 'All your derricks stand on the map. One comes back when its oil has run out.',
  shutsIn: () => 'A gusher there would leave an opponent’s truck no way out. Choose another square, or do without.',
  notThatMuchOil: ({ barrels: n = 1 }) => `Your card brings ${barrels(Number(n))}, all or none. Share out just as many.`,
  buildFirst: () => 'A gusher comes only in a turn in which you have built a derrick. Build one first, or end your turn.',
  gusherTooFar: () => 'A gusher is drilled right beside your truck. Choose a square that touches a side of its own.',
  notOnPlains: () => 'A gusher is drilled on plains. Choose such a square beside your truck.',
  squareTaken: () => 'There is a well, a derrick or a truck on this square. Choose an empty one beside your truck.',
  cannotPayGusher: ({ cost = 0 }) => `A gusher costs ${money(Number(cost))}, more than you have. End your turn without it.`,
  notYourDerrick: () => 'You can drill deeper only at derricks of your own. Choose one of those, or end your turn.',
  alreadyDeeper: () => 'You have drilled deeper here already. Choose another derrick, or end your turn.',
  cannotPayDrilling: ({ cost = 0 }) => `Drilling deeper costs ${money(Number(cost))}, more than you have. End your turn without it.`,
  noOilThere: () => 'You have no oil at this company. Name one where you have some.',
  notARaise: ({ standing = 1, most = 0 }) =>
    Number(standing) >= Number(most)
      ? `All licences together are worth ${most} points, and you have bid them. Leave your bid at ${standing}.`
      : `You can only raise your bid, in whole points. Bid from ${Number(standing) + 1} to ${most}, or leave your bid at ${standing}.`,
  notMoreThanBaron: ({ baron = 0, least = 1, most = 0 }) =>
    Number(least) > Number(most)
      ? 'The Oil Baron holds all points there are. You can only pass.'
      : `The Oil Baron has ${points(Number(baron))} here. Bid from ${least} to ${most}, or pass.`,
  lessThanOwnBid: ({ least = 1, most = 0 }) =>
    `You have bid ${least} already and cannot go below that. Bid from ${least} to ${most}, or pass.`,
}
