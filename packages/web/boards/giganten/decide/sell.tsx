import type { Command, StepSeen } from '@wildcat/giganten/board'
import { at } from '@wildcat/kernel'
import { DEPOT_LIMIT, PRICES } from '@wildcat/oil-rush'
import { Emblem } from '../../oil-rush/art/emblem.tsx'
import { useTable } from '../table.ts'
import { Answer } from './answer.tsx'

/** Selling: each number of barrels with what it brings. */
export function Sell({ step: { company, seller }, onChoose }: { step: StepSeen<'sell'>; onChoose: (command: Command) => void }) {
  const { view, words, legal } = useTable()
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
