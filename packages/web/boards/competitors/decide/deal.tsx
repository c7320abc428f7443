import { type Item, MONEY_UNIT } from '@wildcat/competitors/board'
import { at, others, type Seat } from '@wildcat/kernel'
import { useId } from 'react'
import { plain, playerTokens } from '../../../session/names.ts'
import { useBoard } from '../board-context.tsx'
import { type Deal, NO_DEAL, useChoice } from '../choice.tsx'
import { askable, givable, offerOf } from '../items.ts'
import type { DecideProps } from './controls.tsx'
import './deal.css'
import { Decision } from './decision.tsx'
import { Part } from './part.tsx'

/** The table of a deal: who is asked, what one lays on it, what one wants for it. What is not possible is said before it is sent. */
export function DealTable({ onChoose }: DecideProps) {
  const { view, viewer, words, names, check, why, say } = useBoard()
  const { deal = NO_DEAL, pick } = useChoice()
  if (viewer === 'spectator') return null
  const set = (change: Partial<Deal>) => pick({ deal: { ...deal, ...change } })
  const toggled = <X,>(list: readonly X[], one: X): readonly X[] =>
    list.includes(one) ? list.filter(each => each !== one) : [...list, one]
  const command = offerOf(deal)
  const refusal = command === undefined ? null : check(command)
  const ask = askable(view, viewer, deal.to)
  return (
    <Decision
      chosen={command !== undefined && refusal === null ? command : undefined}
      action={deal.to.length === 0 ? words.deal.toWhom : words.deal.missing}
      onChoose={onChoose}
      comes={command === undefined ? null : refusal === null ? <p>{say(command)}</p> : <p className="plan-warning">{why(refusal)}</p>}
    >
      <fieldset className="deal-side" data-side="to">
        <legend>{words.deal.to}</legend>
        <div className="state-cards">
          {others(view, viewer).map(seat => (
            <Part
              key={seat}
              className="state-card"
              isPicked={deal.to.includes(seat)}
              onPick={() => set({ to: toggled<Seat>(deal.to, seat), ask: [] })}
            >
              {plain(playerTokens(seat), names)}
            </Part>
          ))}
          {deal.to.length > 1 && (
            <Part className="state-card" isPicked={deal.all} onPick={() => set({ all: !deal.all })}>
              {words.deal.all}
            </Part>
          )}
        </div>
      </fieldset>
      <Side
        part="give"
        title={words.deal.give}
        money={deal.giveMoney}
        most={at(view.money, viewer)}
        items={givable(view, viewer)}
        laid={deal.give}
        onMoney={giveMoney => set({ giveMoney })}
        onItem={item => set({ give: toggled(deal.give, item) })}
      />
      <Side
        part="ask"
        title={words.deal.ask}
        money={deal.askMoney}
        most={Math.max(0, ...deal.to.map(seat => at(view.money, seat)))}
        items={[...new Set([...ask, ...deal.ask])]}
        laid={deal.ask}
        onMoney={askMoney => set({ askMoney })}
        onItem={item => set({ ask: toggled(deal.ask, item) })}
      />
    </Decision>
  )
}

interface SideProps {
  part: 'give' | 'ask'
  title: string
  money: number
  most: number
  items: readonly Item[]
  laid: readonly Item[]
  onMoney: (euro: number) => void
  onItem: (item: Item) => void
}
function Side({ part, title, money, most, items, laid, onMoney, onItem }: SideProps) {
  const { words, names } = useBoard()
  const id = useId()
  return (
    <fieldset className="deal-side" data-side={part}>
      <legend>{title}</legend>
      <label className="deal-money" htmlFor={id}>
        {words.deal.money}
        <input
          id={id}
          type="number"
          className="input"
          min={0}
          max={most}
          step={MONEY_UNIT}
          value={money}
          onChange={event => onMoney(Math.max(0, Math.round(event.target.valueAsNumber) || 0))}
        />
      </label>
      <div className="state-cards">
        {items.map(item => (
          <Part key={item} className="state-card" isPicked={laid.includes(item)} onPick={() => onItem(item)}>
            {plain(words.item(item, playerTokens), names)}
          </Part>
        ))}
      </div>
    </fieldset>
  )
}
