/** What a beginner should know, at the moment when it matters. A language brings its words; when each is said is the same in all. */
import type { Hint, Seat } from '@wildcat/kernel'
import { askedOf, endIsNear, investedIn, mustRaise } from '../queries.ts'
import type { OilfieldRule } from '../rules.ts'
import type { StepSeen, View } from '../state.ts'

const HINTS = {
  place: 'OIL-2.1',
  bot: 'OIL-11.3',
  end: 'OIL-10.2',
  strike: 'OIL-9.2',
  card: 'OIL-2.4',
  lease: 'OIL-5.1',
  raise: 'OIL-3.2',
  build: 'OIL-5.2',
  drill: 'OIL-5.4',
  newTower: 'OIL-5.3',
  local: 'OIL-5.5',
  national: 'OIL-5.7',
  first: 'OIL-3.3',
  subsidy: 'OIL-3.4',
  invest: 'OIL-5.8',
  sellInvestment: 'OIL-5.9',
  fee: 'OIL-7.3',
} as const satisfies Record<string, OilfieldRule>
type HintId = keyof typeof HINTS

function moments(view: View, seat: Seat): HintId[] {
  const step = askedOf(view)
  switch (step?.kind) {
    case 'placeWorker':
      return placing(view, seat)
    case 'chooseCards':
      return ['card']
    case 'lease':
      return mustRaise(view) ? ['raise'] : ['lease']
    case 'build':
      return ['build']
    case 'drill':
      return drilling(view, step)
    case 'local':
      return ['local']
    case 'national':
      return ['national']
    case 'becomeFirst':
      return ['first']
    case 'subsidy':
      return ['subsidy']
    case 'invest':
      return ['invest']
    case 'fee':
      return ['fee']
    case undefined:
      return []
  }
}

const placing = (view: View, seat: Seat): HintId[] => [
  ...(endIsNear(view) ? ['end' as const] : []),
  'place',
  ...(view.bot === 'none' ? [] : ['bot' as const]),
  ...(investedIn(view, seat).length === 0 ? [] : ['sellInvestment' as const]),
]

const drilling = (view: View, { by }: StepSeen<'drill'>): HintId[] => [
  ...(view.strike === 'none' ? [] : ['strike' as const]),
  by === 'building' ? 'newTower' : 'drill',
]

export const hintsIn =
  (texts: Readonly<Record<HintId, string>>) =>
  (view: View, seat: Seat): Hint[] =>
    moments(view, seat).map(id => ({ id, text: texts[id], rule: HINTS[id] }))
