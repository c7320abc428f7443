import { at } from '@wildcat/kernel'
import { type Company, DEPOT_LIMIT, PRICES, sectionOf } from '@wildcat/oil-rush'
import { type ReactNode, useId } from 'react'
import { Each, Times } from '../../../design/each.tsx'
import { SeatShape } from '../../../design/seat.tsx'
import { named } from '../../kit/board-context.ts'
import { RuleButton } from '../../kit/rule-button.tsx'
import { BARREL, BARREL_HOOPS } from '../art/barrel.tsx'
import { Die } from '../art/die.tsx'
import { Emblem } from '../art/emblem.tsx'
import { useRush } from '../board-context.ts'
import { companyTips, depotAnchor } from '../marks.ts'
import { PriceRow } from './price-row.tsx'

/** A company: its price, where on the row that is, and the oil that each player has stored there. */
export function CompanyPlate({ company, isNow, children }: { company: Company; isNow: boolean; children?: ReactNode }) {
  const { shown, words, names, event, book } = useRush()
  const id = useId()
  const space = shown.prices[company]
  const price = words.money(at(PRICES, space))
  const roll = event?.kind === 'priceRolled' && event.company === company ? event.face : undefined
  return (
    <section
      className="company"
      data-company={company}
      data-now={isNow}
      aria-current={isNow}
      {...companyTips.on(company)}
      aria-labelledby={id}
    >
      <header className="company-head">
        <Emblem company={company} size={44} />
        <h3 aria-labelledby={id}>
          <span id={id}>{words.companies[company]}</span>
          <RuleButton rule={book.companies} about={words.companies[company]} />
        </h3>
        <p className="company-price" data-section={sectionOf(space)}>
          <span className="unseen">{words.price} </span>
          {price}
        </p>
      </header>
      <div>
        <PriceRow space={space} />
        <p className="company-roll">{words.roll[sectionOf(space)]}</p>
      </div>
      {roll !== undefined && (
        <div className="company-die">
          <Die face={roll} />
        </div>
      )}
      <ul className="depots" aria-label={words.depots}>
        <Each of={names}>
          {(_, seat) => {
            const barrels = at(shown.depots, seat)[company]
            return (
              <li className="depot" data-seat={seat} {...depotAnchor(seat, company)} data-over={barrels > DEPOT_LIMIT}>
                <span className="unseen">{words.depotOf(named(names, seat), barrels)}</span>
                <SeatShape seat={seat} />
                <Barrels count={barrels} />
              </li>
            )
          }}
        </Each>
      </ul>
      {children}
    </section>
  )
}

/** Two have room; what is beyond them stands outside. */
function Barrels({ count }: { count: number }) {
  const places = Math.max(DEPOT_LIMIT, Math.min(count, 3))
  return (
    <svg className="depot-barrels" viewBox={`0 0 ${places * 14 + (count > 3 ? 12 : 0)} 18`} aria-hidden="true">
      <Times n={places}>
        {n => (
          <g transform={`translate(${7 + n * 14} 9)`} className={n < count ? 'depot-full' : 'depot-empty'}>
            <path d={BARREL} />
            {n < count && <path className="depot-hoops" d={BARREL_HOOPS} />}
          </g>
        )}
      </Times>
      {count > 3 && (
        <text className="depot-more" x={places * 14} y="14">
          +{count - 3}
        </text>
      )}
    </svg>
  )
}
