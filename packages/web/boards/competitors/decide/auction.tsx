import { type CommandOf, leastBid, type View } from '@wildcat/competitors/board'
import { at, type Seat } from '@wildcat/kernel'
import { useState } from 'react'
import { Each } from '../../../design/each.tsx'
import { plain, playerTokens } from '../../../session/names.ts'
import { Player, Said } from '../../../session/said.tsx'
import { Answer } from '../../kit/answers/answer.tsx'
import { useBoard } from '../board-context.tsx'
import type { DecideProps } from './controls.tsx'
import { Money } from './money.tsx'
import { Placement } from './placement.tsx'

type Auction = View['auctions'][number]
interface AuctionProps extends DecideProps {
  auction: Auction
}

/** What is sold, how high it stands, who is out; with a bid of one's own, or what ends it. */
export function AuctionCard({ auction, onChoose }: AuctionProps) {
  const { viewer, aside, words, names } = useBoard()
  const { seller, items, minimum, bids, passed } = auction
  const highest = bids.at(-1)
  const isOut = viewer === 'spectator' || viewer === seller || passed.includes(viewer) || highest?.seat === viewer
  const closing = viewer === seller ? aside.filter(({ kind }) => kind === 'closeAuction') : []
  return (
    <article className="offer" data-asked={!isOut} aria-label={words.deal.auctionOf(plain(playerTokens(seller), names))}>
      <p className="offer-who">
        {words.deal.auction}: <Player seat={seller} />
      </p>
      <p>
        <Said text={words.bundle(items, playerTokens, seller)} />
      </p>
      <p className="offer-note">
        <Said text={highest === undefined ? words.deal.from(minimum) : words.deal.highest(playerTokens(highest.seat), highest.euro)} />
        {passed.length > 0 && <Said text={` · ${words.deal.passed(passed.map(playerTokens))}`} />}
      </p>
      {!isOut && <Bid key={leastBid(auction)} auction={auction} seat={viewer} onChoose={onChoose} />}
      <Each of={closing}>
        {command => (
          <Answer command={command} onChoose={onChoose}>
            {words.does(command)}
          </Answer>
        )}
      </Each>
    </article>
  )
}

function Bid({ auction, seat, onChoose }: AuctionProps & { seat: Seat }) {
  const { view, words, check, why, aside } = useBoard()
  const { seller, items } = auction
  const [euro, setEuro] = useState(leastBid(auction))
  const [place, setPlace] = useState<CommandOf<'bid'>['at']>('stay')
  const bid: CommandOf<'bid'> = { kind: 'bid', seller, euro, at: place }
  const refusal = check(bid)
  const passes = aside.filter(command => command.kind === 'passBid' && command.seller === seller)
  return (
    <>
      <Money label={words.deal.bid} euro={euro} least={leastBid(auction)} most={at(view.money, seat)} onChange={setEuro} />
      {items.vehicles.length > 0 && <Placement seat={seat} at={place} onChange={setPlace} />}
      {refusal !== null && <p className="plan-warning">{why(refusal)}</p>}
      <div className="offer-answers">
        {refusal === null && (
          <Answer command={bid} onChoose={onChoose}>
            {words.does(bid)}
          </Answer>
        )}
        <Each of={passes}>
          {command => (
            <Answer command={command} onChoose={onChoose}>
              {words.does(command)}
            </Answer>
          )}
        </Each>
      </div>
    </>
  )
}
