/** What a beginner should know, at the moment when it matters. A language brings its words; when each is said is the same in all. */
import { at, type Seat } from '@wildcat/kernel'
import { leastBid, looks } from '@wildcat/oil-rush'
import { hintsOf } from '@wildcat/oil-rush/words/hints.ts'
import { covered } from '@wildcat/oil-rush/words/table.ts'
import { askedOf, cardOf, restsOnGround, sitesBesideTruck } from '../queries.ts'
import type { GigantenRule } from '../rules.ts'
import type { StepSeen, View } from '../state.ts'
import { reach, toStar } from './facts.ts'

export const HINTS = {
  takeCard: 'GIG-3.3',
  end: 'GIG-11.3',
  placeTruck: 'GIG-5.1',
  drive: 'GIG-5.2',
  crossing: 'GIG-5.13',
  look: 'GIG-5.7',
  special: 'GIG-5.10',
  build: 'GIG-6.2',
  carryFree: 'GIG-7.2',
  carryForFee: 'GIG-7.3',
  bid: 'GIG-8.4',
  bluff: 'GIG-8.5',
  pay: 'GIG-8.4',
  sell: 'GIG-9.1',
} as const satisfies Record<string, GigantenRule>
type HintId = keyof typeof HINTS

/** So close to the star the black locomotive may end the game within two or three rounds. */
const CLOSE = 6

function moments(view: View, seat: Seat): HintId[] {
  const step = askedOf(view)
  if (step === undefined) return []
  switch (step.kind) {
    case 'takeCard':
      return toStar(view.black) <= CLOSE ? ['end', 'takeCard'] : ['takeCard']
    case 'placeTruck':
      return ['placeTruck']
    case 'drive':
      return driving(view, seat)
    case 'build':
      return ['build']
    case 'transport':
      return [reach(view, seat, at(view.wells, step.well).square) === 'free' ? 'carryFree' : 'carryForFee']
    case 'bidding':
      return bidding(view, seat, step)
    case 'payBid':
      return ['pay']
    case 'sell':
      return ['sell']
  }
}

const driving = (view: View, seat: Seat): HintId[] => [
  ...(restsOnGround(view, seat) ? [] : ['crossing' as const]),
  'drive',
  ...(looks(view, seat, sitesBesideTruck(view, seat)).length > 0 ? ['look' as const] : []),
  ...(cardOf(view, seat).special.kind === 'none' ? [] : ['special' as const]),
]

const bidding = (view: View, seat: Seat, step: StepSeen<'bidding'>): HintId[] =>
  leastBid(step) > covered(view, seat) ? ['bid', 'bluff'] : ['bid']

export const hintsIn = hintsOf(HINTS, moments)
