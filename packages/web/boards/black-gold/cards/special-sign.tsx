import type { Special } from '@wildcat/black-gold/board'
import type { ReactNode } from 'react'
import { DERRICK_SIGN } from '../../oil-rush/art/derrick.tsx'
import { OilSign, PriceSign, PushBackSign } from '../../oil-rush/cards/signs.tsx'
import { useBoard } from '../board-context.tsx'

/** What a card can do besides moving: a sign and a word. */
export function SpecialSign({ special }: { special: Special }) {
  const { card } = useBoard().words
  switch (special.kind) {
    case 'none':
      return null
    case 'price':
      return <Sign sign={<PriceSign />} text={card.price(special.spaces)} />
    case 'extraOil':
      return <Sign sign={<OilSign />} text={card.extraOil(special.barrels)} />
    case 'gusher':
      return <Sign sign={<GusherSign />} text={card.gusher} />
    case 'deepDrilling':
      return <Sign sign={<DeeperSign />} text={card.deepDrilling} />
    case 'pushBack':
      return <Sign sign={<PushBackSign />} text={card.pushBack(special.spaces)} />
  }
}

const Sign = ({ sign, text }: { sign: ReactNode; text: string }) => (
  <>
    {sign}
    {text}
  </>
)

/** A derrick with oil bursting out of it. */
const GusherSign = () => (
  <svg className="card-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={DERRICK_SIGN} transform="translate(12 22) scale(.85)" />
    <path d="M12 9V4M12 4q-2-3-6 0M12 4q2-3 6 0M12 6q-4-1-5 3M12 6q4-1 5 3" />
  </svg>
)

/** A derrick and the drill under it. */
const DeeperSign = () => (
  <svg className="card-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={DERRICK_SIGN} transform="translate(12 14) scale(.85)" />
    <path d="M4 14h16M12 14v8M12 22l-3-3.500M12 22l3-3.500" />
  </svg>
)
