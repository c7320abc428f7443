/** What the tests of deliveries share: a delivery in the middle of a T.M., its contract and its steps. */
import type { Goods } from '../content/goods.ts'
import type { Territory } from '../content/territories.ts'
import { EMPTY } from '../items.ts'
import type { Auction, Journey, Place, Points, State, Vehicle } from '../state.ts'
import { FULL } from './journeys-stage.ts'
import { delivering, fleet, signed } from './stage.ts'

export const kinds = (t: { readonly events: () => { readonly kind: string }[] }) => t.events().map(({ kind }) => kind)
export const contract = (sender: Territory, goods: Goods, recipient: Territory): State['signed'] => [
  [signed(1, sender, goods, recipient)],
  [],
  [],
]
export const auction = (seller: number, vehicle: number): Auction => ({
  seller,
  items: { ...EMPTY, vehicles: [vehicle] },
  minimum: 5_000,
  bids: [],
  passed: [],
})

interface Under {
  readonly tm?: number
  readonly of: number
  readonly used: number
  readonly open?: boolean
  readonly debt?: number
}
/** A delivery in the middle of a T.M.: so many points used by the vehicle that holds the goods. */
export function midway(
  vehicle: Vehicle,
  place: Place,
  { tm = 1, of, used, open = true, debt = 0 }: Under,
  changes: Partial<State> & Pick<State, 'signed'>,
): Partial<State> {
  const laid = delivering(vehicle, 1, of, { ...changes, fleet: changes.fleet ?? fleet({ [vehicle]: place }) })
  if (laid.journey === undefined || laid.journey === 'none') throw new Error('nothing is being delivered')
  const n = vehicle % 10
  const spent: Points = { all: used, ship: n >= 5 && n < 8 ? used : 0, plane: n >= 8 ? used : 0 }
  const journey: Journey = { ...laid.journey, tm, open, limits: FULL, used: spent, debt, fuelled: [vehicle], steps: 1 }
  return { ...laid, journey }
}
export const step = (vehicle: Vehicle, to: Territory | 'manica' | number) => ({ kind: 'step', vehicle, to }) as const
