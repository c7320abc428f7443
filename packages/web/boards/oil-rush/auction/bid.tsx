import { at, type Seat } from '@wildcat/kernel'
import { type AuctionCommand, type Bid, leastBid, PRICES } from '@wildcat/oil-rush'
import type { ReactNode } from 'react'
import { Answer } from '../../kit/answers/answer.tsx'
import { useRush } from '../board-context.ts'
import { Auction } from './auction.tsx'
import { BidForm } from './bid-form.tsx'
import { type Auctioned, oilOf } from './bidders.ts'

interface BiddingProps {
  what: Auctioned
  step: { readonly standing: Bid | 'none'; readonly in: readonly Seat[]; readonly turn: Seat }
  onChoose: (command: AuctionCommand) => void
  quick?: readonly number[] | undefined // bids to be had at once
  above?: (bid: number | undefined) => ReactNode // who else bids
  note?: (bid: number) => ReactNode // what comes of a bid, before what selling would bring
}

/** Bidding more than the highest bid, or passing. */
export function Bidding({ what, step, onChoose, quick, above, note }: BiddingProps) {
  const { words } = useRush()
  return (
    <>
      <Auction what={what} standing={step.standing} left={step.in} />
      <BidForm<AuctionCommand>
        least={leastBid(step)}
        {...(quick === undefined ? {} : { quick })}
        commandOf={points => ({ kind: 'bid', points })}
        action={words.auction.bid}
        above={above}
        note={bid => (
          <>
            {note?.(bid)}
            <Brings what={what} seat={step.turn} />
          </>
        )}
        wayOut={<PassAnswer onChoose={onChoose} />}
        onChoose={onChoose}
      />
    </>
  )
}

export const PassAnswer = ({ onChoose }: Pick<BiddingProps, 'onChoose'>) => (
  <Answer command={{ kind: 'pass' }} onChoose={onChoose}>
    {useRush().words.auction.pass}
  </Answer>
)

/** What the winner would get for all of it; where prices are still to be rolled, what they may do. */
export function Brings({ what, seat }: { what: Auctioned; seat: Seat }) {
  const { view, words } = useRush()
  const oil = oilOf(at(view.depots, seat), what)
  const w = words.auction
  return <p>{what === 'all' ? w.stakeOfAll(oil) : w.brings(oil, words.money(oil * at(PRICES, view.prices[what])))}</p>
}
