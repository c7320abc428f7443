import { at, type Seat } from '@wildcat/kernel'
import { type Bid, PRICES } from '@wildcat/oil-rush'
import type { ReactNode } from 'react'
import { playerTokens } from '../../../session/names.ts'
import { Player, PlayerFace, Said } from '../../../session/said.tsx'
import { Emblem } from '../art/emblem.tsx'
import { useRush } from '../board-context.ts'
import { type Auctioned, biddersOf, oilOf } from './bidders.ts'
import './auction.css'

interface AuctionProps {
  what: Auctioned
  standing: Bid | 'none'
  left: readonly Seat[] // who is still in
  children?: ReactNode // who else bids
}

/** An auction as everybody sees it: for what, who is in, and the highest bid. */
export function Auction({ what, standing, left, children }: AuctionProps) {
  const { view, words } = useRush()
  const w = words.auction
  return (
    <div className="auction">
      <AuctionHead what={what} />
      <p className="auction-standing" data-none={standing === 'none'}>
        <b>{standing === 'none' ? '–' : words.number(standing.points)}</b>
        <small>{w.standingTitle}</small>
        <span>{standing === 'none' ? w.nobody : <Said text={playerTokens(standing.seat)} />}</span>
      </p>
      <ul className="auction-bidders" aria-label={w.bidders}>
        {biddersOf(view, what, left).map(({ seat, is }) => (
          <li key={seat} data-in={is === 'in'}>
            <PlayerFace seat={seat} />
            <Player seat={seat} />
            {is !== 'in' && <small> {w[is]}</small>}
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}

/** What the winner may sell, and what one has of it. */
function AuctionHead({ what }: Pick<AuctionProps, 'what'>) {
  const { view, words, viewer, map, turn } = useRush()
  const w = words.auction
  const oil = viewer === 'spectator' ? undefined : oilOf(at(view.depots, viewer), what)
  if (what === 'all')
    return (
      <div className="auction-all">
        <p>
          <b>{w.ofAll}</b>
          {oil !== undefined && turn?.isAsked !== true && <small>{w.stakeOfAll(oil)}</small>}
        </p>
        <ul>
          {map.companies.map(company => (
            <li key={company}>
              <Emblem company={company} size={30} />
              <span className="unseen">{words.companies[company]}</span>
              <span>
                <b>{words.money(at(PRICES, view.prices[company]))}</b>
                {viewer !== 'spectator' && <small>{words.transport.yours(at(view.depots, viewer)[company])}</small>}
              </span>
            </li>
          ))}
        </ul>
      </div>
    )
  const price = words.money(at(PRICES, view.prices[what]))
  return (
    <p className="auction-head">
      <Emblem company={what} size={34} />
      <span>
        <b>{w.title(words.companies[what])}</b>
        <small>{oil === undefined ? words.pays(words.companies[what], price) : w.stake(price, oil)}</small>
      </span>
    </p>
  )
}
