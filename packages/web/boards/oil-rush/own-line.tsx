import { at, type Seat } from '@wildcat/kernel'
import { PRICES, points } from '@wildcat/oil-rush'
import { SeatShape } from '../../design/seat.tsx'
import { Emblem } from './art/emblem.tsx'
import { LicenceSign } from './art/licence.tsx'
import { useRush } from './board-context.ts'
import { ownHand } from './licences/own-hand.ts'
import { moneyAnchor, ownHandAnchor } from './marks.ts'
import './own-line.css'

/** Where companies and players are behind tabs: one's own money and licences, and what the companies pay. */
export function OwnLine({ seat }: { seat: Seat }) {
  const { view, shown, words, map } = useRush()
  const worth = points(ownHand(view))
  return (
    <dl className="board-own own-line" data-seat={seat}>
      <div className="own-money" {...moneyAnchor(seat)}>
        <dt>
          <SeatShape seat={seat} />
          <span className="unseen">{words.player.money}</span>
        </dt>
        <dd>{words.money(at(shown.money, seat))}</dd>
      </div>
      <div className="own-licences" {...ownHandAnchor}>
        <dt>
          <LicenceSign />
          <span className="unseen">{words.hand}</span>
        </dt>
        <dd>
          <span aria-hidden="true">{words.number(worth)}</span>
          <span className="unseen">{words.handWorth(worth)}</span>
        </dd>
      </div>
      {map.companies.map(company => (
        <div key={company} className="own-price">
          <dt>
            <Emblem company={company} size={22} />
            <span className="unseen">{words.companies[company]}</span>
          </dt>
          <dd>
            <span aria-hidden="true">{words.thousands(at(PRICES, shown.prices[company]))}</span>
            <span className="unseen">{words.money(at(PRICES, shown.prices[company]))}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
