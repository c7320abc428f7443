import { at } from '@wildcat/kernel'
import { type Company, DEPOT_LIMIT, PRICES, sectionOf } from '@wildcat/oil-rush'
import { type ReactNode, useId } from 'react'
import { Each, Times } from '../../../design/each.tsx'
import { SeatShape } from '../../../design/seat.tsx'
import { named, useAnyBoard } from '../../kit/board-context.ts'
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
  const happening = useAnyBoard().event
  const isLit = isNow || (happening !== undefined && 'company' in happening && happening.company === company)
  const space = shown.prices[company]
  const price = words.money(at(PRICES, space))
  const roll = event?.kind === 'priceRolled' && event.company === company ? event.face : undefined
  return (
    <section
      className="company"
      data-company={company}
      data-now={isLit}
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
      <div className="company-market">
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

/** Two have room; what is beyond them stands outside. Where many would be too small, and where there is little room, one with their number. */
function Barrels({ count }: { count: number }) {
  const { words } = useRush()
  const places = count > MOST_DRAWN ? 0 : Math.max(DEPOT_LIMIT, count)
  return (
    <>
      {places > 0 && (
        <svg className="depot-barrels" viewBox={`0 0 ${places * 14} 18`} aria-hidden="true">
          <Times n={places}>{n => <Barrel at={7 + n * 14} isThere={n < count} />}</Times>
        </svg>
      )}
      <span className="depot-counted" data-only={places === 0} aria-hidden="true">
        <svg viewBox="0 0 14 18" aria-hidden="true">
          <Barrel at={7} isThere={count > 0} />
        </svg>
        {count > 0 && <b>{words.number(count)}</b>}
      </span>
    </>
  )
}

const MOST_DRAWN = 3

const Barrel = ({ at: x, isThere }: { at: number; isThere: boolean }) => (
  <g transform={`translate(${x} 9)`} className={isThere ? 'depot-full' : 'depot-empty'}>
    <path d={BARREL} />
    {isThere && <path className="depot-hoops" d={BARREL_HOOPS} />}
  </g>
)
