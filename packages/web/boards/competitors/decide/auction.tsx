import { type CommandOf, leastBid, type View } from '@wildcat/competitors/board'
import { at, type Seat, type Viewer } from '@wildcat/kernel'
import { useState } from 'react'
import { useAdvice } from '../../../advice/advice-context.ts'
import { plain, playerTokens } from '../../../session/names.ts'
import { Player, Said } from '../../../session/said.tsx'
import { useBoard } from '../board-context.tsx'
import { isSame } from '../choice.tsx'
import type { DecideProps } from './controls.tsx'
import { ComposedAnswer, DealAnswers, DealCard } from './deal-card.tsx'
import { Money } from './money.tsx'
import { Placement } from './placement.tsx'

type Auction = View['auctions'][number]
interface AuctionProps extends DecideProps {
  auction: Auction
}

export const mayBid = ({ seller, passed, bids }: Auction, viewer: Viewer): viewer is Seat =>
  viewer !== 'spectator' && viewer !== seller && !passed.includes(viewer) && bids.at(-1)?.seat !== viewer

/** What is sold, how high it stands, who is out; with a bid of one's own, or what ends it. */
export function AuctionCard({ auction, onChoose }: AuctionProps) {
  const { viewer, aside, words, names } = useBoard()
  const { seller, items, minimum, bids, passed } = auction
  const highest = bids.at(-1)
  const closing = viewer === seller ? aside.filter(({ kind }) => kind === 'closeAuction') : []
  return (
    <DealCard
      title={words.deal.auctionOf(plain(playerTokens(seller), names))}
      isAsked={mayBid(auction, viewer)}
      who={
        <>
          {words.deal.auction}: <Player seat={seller} />
        </>
      }
    >
      <p>
        <Said text={words.bundle(items, playerTokens, seller)} />
      </p>
      <p className="offer-note">
        <Said text={highest === undefined ? words.deal.from(minimum) : words.deal.highest(playerTokens(highest.seat), highest.euro)} />
        {passed.length > 0 && <Said text={` · ${words.deal.passed(passed.map(playerTokens))}`} />}
      </p>
      {mayBid(auction, viewer) && <Bid key={leastBid(auction)} auction={auction} seat={viewer} onChoose={onChoose} />}
      {closing.length > 0 && <DealAnswers commands={closing} onChoose={onChoose} />}
    </DealCard>
  )
}

interface Bidding {
  readonly euro: number
  readonly place: CommandOf<'bid'>['at']
}

function Bid({ auction, seat, onChoose }: AuctionProps & { seat: Seat }) {
  const { view, words, aside, turn } = useBoard()
  const { seller, items } = auction
  const [own, setOwn] = useState<Bidding>({ euro: leastBid(auction), place: 'stay' })
  const { laid, layAside } = useAdvice(turn?.decision, ({ command }): Bidding | undefined => {
    const advised = aside.find(each => isSame(each, command))
    return advised?.kind === 'bid' && advised.seller === seller ? { euro: advised.euro, place: advised.at } : undefined
  })
  const { euro, place } = laid ?? own
  const set = (change: Partial<Bidding>) => {
    setOwn({ euro, place, ...change })
    layAside()
  }
  const passes = aside.filter(command => command.kind === 'passBid' && command.seller === seller)
  return (
    <>
      <Money label={words.deal.bid} euro={euro} least={leastBid(auction)} most={at(view.money, seat)} onChange={to => set({ euro: to })} />
      {items.vehicles.length > 0 && <Placement seat={seat} at={place} onChange={to => set({ place: to })} />}
      <ComposedAnswer command={{ kind: 'bid', seller, euro, at: place }} others={passes} onChoose={onChoose} />
    </>
  )
}
