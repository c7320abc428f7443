/** What a beginner should know, at the moment when it matters. A language brings its words; when each is said is the same in all. */
import { at, type Hint, type Seat } from '@wildcat/kernel'
import { WINNING_VP } from '../components.ts'
import { isGoods } from '../content/goods.ts'
import { isSpecial } from '../content/specials.ts'
import { vpBetween } from '../content/victory-points.ts'
import { isDelivery, unitOf } from '../journeys.ts'
import type { CompetitorsRule } from '../rules.ts'
import type { StepSeen, View } from '../state.ts'
import { kindOf, placeOf, stateOf, vehiclesOf } from '../vehicles.ts'
import { saveNeeded } from '../weather.ts'
import { stepNow } from './decision-facts.ts'

const HINTS = {
  hq: 'COM-2.1',
  end: 'COM-1.1',
  draw: 'COM-3.2',
  sign: 'COM-4.2',
  gather: 'COM-4.4',
  deliver: 'COM-4.3',
  special: 'COM-8.2',
  weather: 'COM-7.1',
  deals: 'COM-9.1',
  endTurn: 'COM-3.2',
  tm: 'COM-5.1',
  customs: 'COM-6.1',
  plane: 'COM-5.4',
  ship: 'COM-5.3',
  crossing: 'COM-5.2',
  move: 'COM-4.4',
  redFlag: 'COM-7.2',
  card: 'COM-6.6',
  friend: 'COM-C5',
  branch: 'COM-4.6',
  sale: 'COM-5.10',
} as const satisfies Record<string, CompetitorsRule>
type HintId = keyof typeof HINTS

function moments(view: View, seat: Seat): HintId[] {
  const step = stepNow(view)
  switch (step?.kind) {
    case 'chooseHq':
      return ['hq']
    case 'turn':
      return turn(view, step)
    case 'travel':
      return travel(view)
    case 'customsOrEvent':
    case 'contacts':
      return ['redFlag']
    case 'choose':
    case 'may':
      return step.source === 'customs' ? ['card'] : ['redFlag']
    case 'tippedOff':
      return ['card']
    case 'friend':
      return ['friend']
    case 'distribute':
      return ['branch']
    case 'forcedSale':
      return step.seat === seat ? ['sale'] : []
    case 'insure':
      return ['weather']
    case undefined:
    case 'rollForStart':
    case 'startRound':
    case 'save':
    case 'blownHome':
    case 'beginTurn':
    case 'takeStep':
    case 'customs':
    case 'political':
    case 'effects':
    case 'pay':
    case 'seize':
    case 'leaveCrossing':
    case 'judge':
    case 'endTm':
    case 'tmOver':
    case 'endMove':
    case 'failed':
    case 'turnLost':
    case 'endTurn':
    case 'endRound':
      return []
  }
}

const when = (is: boolean, id: HintId): HintId[] => (is ? [id] : [])

function turn(view: View, { seat, draws, actions }: StepSeen<'turn'>): HintId[] {
  const signed = at(view.signed, seat)
  const there = vehiclesOf(view, seat).map(vehicle => stateOf(view, vehicle))
  const isReady = signed.some(({ sender }) => there.includes(sender))
  const hand = at(view.contracts, seat).filter(card => card !== null)
  if (actions === 0) return ['endTurn', 'deals']
  return [
    ...when(isEndNear(view), 'end'),
    ...when(draws > 0, 'draw'),
    ...when(isReady, 'deliver'),
    ...when(signed.length > 0 && !isReady, 'gather'),
    ...when(signed.length === 0 && hand.some(isGoods), 'sign'),
    ...when(
      vehiclesOf(view, seat).some(vehicle => saveNeeded(view, vehicle) !== undefined),
      'weather',
    ),
    ...when(hand.some(isSpecial), 'special'),
    ...when(view.round > 1, 'deals'),
  ]
}
/** The last round, or somebody can reach the goal with one delivery between continents. */
const isEndNear = ({ options, round, vp }: View): boolean =>
  round >= options.rounds || (options.game === 'points' && vp.some(points => points + vpBetween(options.vpTable, 'EU', 'AS') >= WINNING_VP))

function travel(view: View): HintId[] {
  const { journey } = view
  if (journey === 'none') return []
  const unit = unitOf(view, journey)
  const kind = kindOf(unit)
  return [
    ...when(placeOf(view, unit).kind === 'crossing', 'crossing'),
    ...(isDelivery(journey) ? (['tm', 'customs'] as const) : (['move'] as const)),
    ...when(kind === 'ship', 'ship'),
    ...when(kind === 'plane', 'plane'),
  ]
}

export const hintsIn =
  (texts: Readonly<Record<HintId, string>>) =>
  (view: View, seat: Seat): Hint[] =>
    moments(view, seat).map(id => ({ id, text: texts[id], rule: HINTS[id] }))
