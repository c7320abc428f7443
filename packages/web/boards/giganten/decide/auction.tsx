import type { StepSeen } from '@wildcat/giganten/board'
import { at } from '@wildcat/kernel'
import { PRICES } from '@wildcat/oil-rush'
import { Each } from '../../../design/each.tsx'
import { marks } from '../../../session/names.ts'
import { Player, Said } from '../../../session/said.tsx'
import { Emblem } from '../art/emblem.tsx'
import { useTable } from '../table.ts'

/** An auction as everybody sees it: for what, who is in, and the highest bid. */
export function Auction({ step: { company, standing, in: left } }: { step: StepSeen<'bidding'> }) {
  const { view, words, names, viewer } = useTable()
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
      <ul className="auction-bidders" aria-label={w.inIt}>
        <Each of={names}>
          {(_, seat) =>
            at(view.depots, seat)[company] === 0 ? null : (
              <li data-in={left.includes(seat)}>
                <Player seat={seat} />
                {!left.includes(seat) && <small> {w.out}</small>}
              </li>
            )
          }
        </Each>
      </ul>
    </div>
  )
}
