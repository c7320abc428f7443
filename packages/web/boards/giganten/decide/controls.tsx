import { type Asked, askedOf, cardOf, type GigantenRule, type View } from '@wildcat/giganten/board'
import { Auction } from '../../oil-rush/auction/auction.tsx'
import { Bidding } from '../../oil-rush/auction/bid.tsx'
import { Pay } from '../../oil-rush/auction/pay.tsx'
import { Sell } from '../../oil-rush/auction/sell.tsx'
import { Build } from '../../oil-rush/building/build.tsx'
import { CardChoice, CardRow } from '../../oil-rush/cards/card-row.tsx'
import { Drive } from '../../oil-rush/driving/drive.tsx'
import type { Plans } from '../../oil-rush/use-plans.ts'
import { useBoard } from '../board-context.tsx'
import { CardFace } from '../cards/card-face.tsx'
import { Special } from './special.tsx'
import { Transport } from './transport.tsx'

/** Where the rule book tells of each decision. */
const RULES: Readonly<Record<Asked['kind'], GigantenRule>> = {
  takeCard: 'GIG-3.3',
  placeTruck: 'GIG-5.1',
  drive: 'GIG-5.2',
  build: 'GIG-6.1',
  transport: 'GIG-7.3',
  bidding: 'GIG-8.3',
  payBid: 'GIG-8.4',
  sell: 'GIG-8.7',
}

export function ruleAsked(view: View): GigantenRule | undefined {
  const asked = askedOf(view)
  return asked && RULES[asked.kind]
}

/** What the board offers for the decision at hand. */
export function Controls({ plans }: { plans: Plans }) {
  const { view, words } = useBoard()
  const { send, refuse } = plans
  const step = askedOf(view)
  switch (step?.kind) {
    case 'takeCard':
      return <CardChoice cards={view.onShow} Face={CardFace} onChoose={send} />
    case 'placeTruck':
      return <p className="controls-hint">{words.startHint}</p>
    case 'drive':
      return (
        <Drive seat={step.seat} points={step.points} movement={cardOf(view, step.seat).movement} plans={plans}>
          <Special onChoose={send} />
        </Drive>
      )
    case 'build':
      return <Build seat={step.seat} plans={plans} />
    case 'transport':
      return <Transport step={step} onChoose={send} onRefused={refuse} />
    case 'bidding':
      return <Bidding what={step.company} step={step} onChoose={send} />
    case 'payBid':
      return <Pay step={step} onChoose={send} />
    case 'sell':
      return <Sell step={step} onChoose={send} />
    case undefined:
      return null
  }
}

/** While others decide: what they decide about. */
export function Waiting() {
  const { view, shown } = useBoard()
  const step = askedOf(view)
  if (shown.onShow.length > 0) return <CardRow cards={shown.onShow} Face={CardFace} />
  return step?.kind === 'bidding' ? <Auction what={step.company} standing={step.standing} left={step.in} /> : null
}
