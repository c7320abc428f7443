import { at } from '@wildcat/kernel'
import { type Bidding as BiddingStep, PRICES } from '@wildcat/oil-rush'
import { playerTokens } from '../../../session/names.ts'
import { Player, Said } from '../../../session/said.tsx'
import { Emblem } from '../art/emblem.tsx'
import { useRush } from '../board-context.ts'
import { biddersOf } from './bidders.ts'
import './auction.css'

/** An auction as everybody sees it: for what, who is in, and the highest bid. */
export function Auction({ step }: { step: BiddingStep<never> }) {
  const { view, words, viewer } = useRush()
  const { company, standing } = step
  const w = words.auction
  const oil = viewer === 'spectator' ? undefined : at(view.depots, viewer)[company]
  const price = words.money(at(PRICES, view.prices[company]))
  return (
    <div className="auction">
      <p className="auction-head">
        <Emblem company={company} size={34} />
        <span>
          <b>{w.title(words.companies[company])}</b>
          <small>{oil === undefined ? words.pays(words.companies[company], price) : w.stake(price, oil)}</small>
        </span>
      </p>
      <p className="auction-standing" data-none={standing === 'none'}>
        <b>{standing === 'none' ? '–' : words.number(standing.points)}</b>
        <small>{w.standingTitle}</small>
        <span>{standing === 'none' ? w.nobody : <Said text={playerTokens(standing.seat)} />}</span>
      </p>
      <ul className="auction-bidders" aria-label={w.bidders}>
        {biddersOf(view, step).map(({ seat, is }) => (
          <li key={seat} data-in={is === 'in'}>
            <Player seat={seat} />
            {is !== 'in' && <small> {w[is]}</small>}
          </li>
        ))}
      </ul>
    </div>
  )
}
