import { at, type Seat } from '@wildcat/kernel'
import { type AuctionCommand, type Company, DEPOT_LIMIT, PRICES } from '@wildcat/oil-rush'
import { useMemo } from 'react'
import { useTellMeant } from '../../../advice/advice-context.ts'
import { fieldOf, Pick, usePick } from '../../kit/answers/pick.tsx'
import { Plan } from '../../kit/answers/plan.tsx'
import { useRush } from '../board-context.ts'
import './auction.css'

interface SellProps {
  step: { readonly company: Company; readonly seller: Seat }
  onChoose: (command: AuctionCommand) => void
}

/** Selling: each number of barrels with what it brings. */
export function Sell({ step: { company, seller }, onChoose }: SellProps) {
  const { view, words, legal } = useRush()
  const price = at(PRICES, view.prices[company])
  const all = at(view.depots, seller)[company]
  const offers = legal.flatMap(command => (command.kind === 'sell' ? [command.barrels] : [])).toSorted((a, b) => b - a)
  const [barrels, { pick, advised, isOwn }] = usePick(all, command => offers.find(each => each === fieldOf(command, 'sell', 'barrels')))
  const selling = useMemo(() => ({ kind: 'sell', barrels }) as const, [barrels])
  useTellMeant(selling, isOwn)
  const over = all - barrels - DEPOT_LIMIT
  return (
    <>
      <div className="sell-picks">
        {offers.map(each => (
          <Pick key={each} isPicked={each === barrels} isAdvised={each === advised} onPick={() => pick(each)}>
            <b>{words.barrels(each)}</b>
            <small>{words.money(each * price)}</small>
          </Pick>
        ))}
      </div>
      <Plan
        kind="sell"
        action={barrels === 0 ? words.sell.nothing : words.sell.button(barrels, words.money(barrels * price))}
        onDo={() => onChoose(selling)}
      >
        {over > 0 && <p className="plan-warning">{words.sell.overflow(over)}</p>}
      </Plan>
    </>
  )
}
