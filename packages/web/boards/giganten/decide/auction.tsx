import type { StepSeen } from '@wildcat/giganten/board'
import { at } from '@wildcat/kernel'
import { PRICES } from '@wildcat/oil-rush'
import { marks } from '../../../session/names.ts'
import { Player, Said } from '../../../session/said.tsx'
import { Emblem } from '../../oil-rush/art/emblem.tsx'
import { useTable } from '../table.ts'
import { biddersOf } from './bidders.ts'

/** An auction as everybody sees it: for what, who is in, and the highest bid. */
export function Auction({ step }: { step: StepSeen<'bidding'> }) {
  const { view, words, viewer } = useTable()
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
        <span>{standing === 'none' ? w.nobody : <Said text={marks(standing.seat)} />}</span>
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
