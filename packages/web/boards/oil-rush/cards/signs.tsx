/** Signs for what cards can do besides moving. */
import { BARREL, BARREL_HOOPS } from '../art/barrel.tsx'

const lines = (path: string) => (
  <svg className="card-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)

/** One price up or down. */
export const PriceSign = () => lines('M8 20V5m0 0L4 9.500M8 5l4 4.500M16 4v15m0 0-4-4.500M16 19l4-4.5')
/** The trains of all others go back. */
export const PushBackSign = () => lines('M21 12H4m0 0 5.5-5.500M4 12l5.5 5.500M21 7v10')
/** Oil without a derrick. */
export const OilSign = () => (
  <svg className="card-sign" viewBox="-12 -12 24 24" aria-hidden="true">
    <path d={BARREL} />
    <path d={BARREL_HOOPS} />
  </svg>
)
