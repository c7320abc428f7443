import { type Asked, askedOf, type BlackGoldRule, baronBids, type View } from '@wildcat/black-gold/board'
import { Auction } from '../../oil-rush/auction/auction.tsx'
import { Bidding } from '../../oil-rush/auction/bid.tsx'
import { Pay } from '../../oil-rush/auction/pay.tsx'
import { Sell } from '../../oil-rush/auction/sell.tsx'
import { CardChoice, CardRow } from '../../oil-rush/cards/card-row.tsx'
import type { Plans } from '../../oil-rush/use-plans.ts'
import { useBoard } from '../board-context.tsx'
import { CardFace } from '../cards/card-face.tsx'
import { AgainstBaron, BaronsHand, bidsAgainst, LastBid } from './baron.tsx'
import { NameCompany } from './name-company.tsx'
import { Deepen, Prospect } from './prospect.tsx'
import { Transport } from './transport.tsx'

/** Where the rule book tells of each decision. */
const RULES: Readonly<Record<Asked['kind'], BlackGoldRule>> = {
  takeCard: 'BG-3.2',
  placeTruck: 'BG-5.1',
  prospect: 'BG-5.2',
  deepen: 'BG-5.14',
  transport: 'BG-6.2',
  bidding: 'BG-7.1',
  raiseBid: 'BG-7.8',
  onlyBid: 'BG-7.8',
  outbidBaron: 'BG-11.4',
  payBid: 'BG-7.3',
  nameCompany: 'BG-7.7',
  sell: 'BG-7.5',
}

export function ruleAsked(view: View): BlackGoldRule | undefined {
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
    case 'prospect':
      return <Prospect step={step} plans={plans} />
    case 'deepen':
      return <Deepen plans={plans} />
    case 'transport':
      return <Transport step={step} onChoose={send} onRefused={refuse} />
    case 'bidding':
      return step.company === 'liquidation' || !baronBids(view) ? (
        <Bidding what={step.company === 'liquidation' ? 'all' : step.company} step={step} onChoose={send} />
      ) : (
        <BiddingWithBaron step={{ ...step, company: step.company }} onChoose={send} />
      )
    case 'raiseBid':
    case 'onlyBid':
    case 'outbidBaron':
      return <LastBid step={step} onChoose={send} />
    case 'payBid':
      return <Pay step={step} onChoose={send} />
    case 'nameCompany':
      return <NameCompany seller={step.seller} onChoose={send} />
    case 'sell':
      return <Sell step={step} onChoose={send} />
    case undefined:
      return null
  }
}

type BiddingProps = Parameters<typeof Bidding>[0]

/** Two players bid, and know what the Oil Baron may have. */
function BiddingWithBaron({
  step,
  onChoose,
}: {
  step: BiddingProps['step'] & { company: Parameters<typeof BaronsHand>[0]['company'] }
  onChoose: BiddingProps['onChoose']
}) {
  const { company } = step
  return (
    <Bidding
      what={company}
      step={step}
      onChoose={onChoose}
      quick={bidsAgainst(useBoard().view.baronHands, company)}
      above={bid => <BaronsHand company={company} bid={bid} />}
      note={bid => <AgainstBaron company={company} bid={bid} />}
    />
  )
}

/** While others decide: what they decide about. */
export function Waiting() {
  const { view, shown } = useBoard()
  const step = askedOf(view)
  if (shown.onShow.length > 0) return <CardRow cards={shown.onShow} Face={CardFace} />
  if (step?.kind === 'bidding')
    return (
      <Auction what={step.company === 'liquidation' ? 'all' : step.company} standing={step.standing} left={step.in}>
        {step.company !== 'liquidation' && baronBids(view) && <BaronsHand company={step.company} bid={undefined} />}
      </Auction>
    )
  if (step?.kind !== 'raiseBid' && step?.kind !== 'onlyBid' && step?.kind !== 'outbidBaron') return null
  return (
    <Auction what={step.company} standing={step.kind === 'onlyBid' ? 'none' : step.standing} left={[step.seat]}>
      <BaronsHand company={step.company} bid={undefined} />
    </Auction>
  )
}
