/** What a beginner should know, at the moment when it matters. A language brings its words; when each is said is the same in all. */
import { at, type Seat } from '@wildcat/kernel'
import { BUILDING_COST, leastBid, looks, restsOnGround } from '@wildcat/oil-rush'
import { hintsOf } from '@wildcat/oil-rush/words/hints.ts'
import { covered } from '@wildcat/oil-rush/words/table.ts'
import { askedOf, baronBids, cardOf, wayOf, wellsBesideTruck } from '../queries.ts'
import type { BlackGoldRule } from '../rules.ts'
import type { StepSeen, View } from '../state.ts'
import { lastRow } from './facts.ts'

export const HINTS = {
  takeCard: 'BG-3.2',
  end: 'BG-10.2',
  lastCards: 'BG-11.2',
  placeTruck: 'BG-5.1',
  prospect: 'BG-5.2',
  crossing: 'BG-5.10',
  look: 'BG-5.5',
  build: 'BG-5.6',
  special: 'BG-5.8',
  gusher: 'BG-5.13',
  deepen: 'BG-5.14',
  carryFree: 'BG-6.2',
  carryForFee: 'BG-6.3',
  bid: 'BG-7.1',
  baron: 'BG-7.9',
  aggressiveBaron: 'BG-11.4',
  liquidation: 'BG-7.7',
  bluff: 'BG-7.4',
  lastBid: 'BG-7.8',
  outbid: 'BG-11.4',
  pay: 'BG-7.3',
  nameCompany: 'BG-7.7',
  sell: 'BG-7.5',
} as const satisfies Record<string, BlackGoldRule>
type HintId = keyof typeof HINTS

/** So close to his last row the Oil Baron may end the game within two or three rounds. */
const CLOSE = 6
/** In a longer game the deck of special cards tells it. */
const LAST_CARDS = 2

function moments(view: View, seat: Seat): HintId[] {
  const step = askedOf(view)
  if (step === undefined) return []
  switch (step.kind) {
    case 'takeCard':
      return [...ending(view), 'takeCard']
    case 'placeTruck':
      return ['placeTruck']
    case 'prospect':
      return prospecting(view, seat, step)
    case 'deepen':
      return ['deepen']
    case 'transport':
      return [wayOf(view, seat, step.well) === 'own' ? 'carryFree' : 'carryForFee']
    case 'bidding':
      return bidding(view, seat, step)
    case 'raiseBid':
    case 'onlyBid':
      return ['lastBid']
    case 'outbidBaron':
      return ['outbid']
    case 'payBid':
      return ['pay']
    case 'nameCompany':
      return ['nameCompany']
    case 'sell':
      return ['sell']
  }
}

function ending({ options, baron, special }: View): HintId[] {
  const last = lastRow(options)
  if (last === 'none') return special.deck.length <= LAST_CARDS ? ['lastCards'] : []
  return last - baron <= CLOSE ? ['end'] : []
}

function prospecting(view: View, seat: Seat, { built }: StepSeen<'prospect'>): HintId[] {
  const beside = wellsBesideTruck(view, seat)
  const { special } = cardOf(view, seat)
  const found: HintId[] = restsOnGround(view, seat) ? [] : ['crossing']
  found.push('prospect')
  if (looks(view, seat, beside).length > 0) found.push('look')
  if (!built && beside.some(well => canBuild(view, seat, well))) found.push('build')
  if (special.kind !== 'none') found.push(special.kind === 'gusher' ? 'gusher' : 'special')
  return found
}

function canBuild(view: View, seat: Seat, well: number): boolean {
  const { kind } = at(view.wells, well)
  return kind !== 'gusher' && at(view.stock, seat) > 0 && at(view.money, seat) >= BUILDING_COST[kind]
}

function bidding(view: View, seat: Seat, step: StepSeen<'bidding'>): HintId[] {
  const found: HintId[] = [step.company === 'liquidation' ? 'liquidation' : 'bid']
  if (baronBids(view)) found.push(view.options.aggressiveBaron ? 'aggressiveBaron' : 'baron')
  if (leastBid(step) > covered(view, seat)) found.push('bluff')
  return found
}

export const hintsIn = hintsOf(HINTS, moments)
