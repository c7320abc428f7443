import { at, type Seat } from '@wildcat/kernel'
import { type AuctionCommand, type Company, DEPOT_LIMIT, PRICES } from '@wildcat/oil-rush'
import { Answer } from '../../kit/answers/answer.tsx'
import { Emblem } from '../art/emblem.tsx'
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
  return (
    <>
      <p className="auction-head">
        <Emblem company={company} size={34} />
        <span>
          <b>{words.companies[company]}</b>
          <small>{words.sell.price(words.money(price))}</small>
        </span>
      </p>
      <div className="answers answers-wide">
        {legal
          .flatMap(command => (command.kind === 'sell' ? [command] : []))
          .toSorted((a, b) => b.barrels - a.barrels)
          .map(command => {
            const over = all - command.barrels - DEPOT_LIMIT
            return (
              <Answer
                key={command.barrels}
                command={command}
                first={command.barrels === all}
                note={over > 0 ? words.sell.overflow(over) : undefined}
                onChoose={onChoose}
              >
                {command.barrels === 0 ? words.sell.nothing : words.sell.button(command.barrels, words.money(command.barrels * price))}
              </Answer>
            )
          })}
      </div>
    </>
  )
}
