import type { Item } from '@wildcat/competitors/board'
import { at, others, type Seat } from '@wildcat/kernel'
import type { ReactNode } from 'react'
import { plain, playerTokens } from '../../../session/names.ts'
import { useBoard } from '../board-context.tsx'
import { type Deal, NO_DEAL, useChoice } from '../choice.tsx'
import { askable, auctionOf, givable, offerOf } from '../items.ts'
import type { DecideProps } from './controls.tsx'
import './deal.css'
import { Decision } from './decision.tsx'
import { Money } from './money.tsx'
import { Part } from './part.tsx'
import { Placement } from './placement.tsx'

const toggled = <X,>(list: readonly X[], one: X): readonly X[] => (list.includes(one) ? list.filter(each => each !== one) : [...list, one])

/**
 * The table of a deal: who is asked, what one lays on it, what one wants for it; or what is sold to the highest bidder. What is not
 * possible is said before it is sent.
 */
export function DealTable({ onChoose }: DecideProps) {
  const { view, viewer, words, names, check, why, say } = useBoard()
  const { deal = NO_DEAL, pick } = useChoice()
  if (viewer === 'spectator') return null
  const { isAuction } = deal
  const set = (change: Partial<Deal>) => pick({ deal: { ...deal, ...change } })
  const command = isAuction ? auctionOf(deal) : offerOf(deal)
  const refusal = command === undefined ? null : check(command)
  // While the table is empty the button says what is missing.
  const isEmpty = deal.give.length + deal.ask.length + deal.giveMoney + deal.askMoney === 0
  const missing = !isAuction && deal.to.length === 0 ? words.deal.toWhom : words.deal.missing
  const ask = askable(view, viewer, deal.to)
  return (
    <Decision
      chosen={command !== undefined && refusal === null ? command : undefined}
      action={command === undefined || isEmpty ? missing : words.does(command)}
      onChoose={onChoose}
      comes={
        command === undefined || isEmpty ? null : refusal === null ? <p>{say(command)}</p> : <p className="plan-warning">{why(refusal)}</p>
      }
    >
      <fieldset className="deal-side" data-side="to">
        <legend>{words.deal.to}</legend>
        <div className="state-cards">
          {others(view, viewer).map(seat => (
            <Part
              key={seat}
              className="state-card"
              isPicked={deal.to.includes(seat)}
              onPick={() => set({ isAuction: false, to: toggled<Seat>(deal.to, seat), ask: [] })}
            >
              {plain(playerTokens(seat), names)}
            </Part>
          ))}
          {deal.to.length > 1 && (
            <Part className="state-card" isPicked={deal.all} onPick={() => set({ all: !deal.all })}>
              {words.deal.all}
            </Part>
          )}
          {deal.answers === undefined && (
            <Part className="state-card" isPicked={isAuction} onPick={() => set({ ...NO_DEAL, give: deal.give, isAuction: !isAuction })}>
              {words.deal.toHighest}
            </Part>
          )}
        </div>
      </fieldset>
      <Side part="give" title={words.deal.give} items={givable(view, viewer)} laid={deal.give} onItem={give => set({ give })}>
        {!isAuction && (
          <Money label={words.deal.money} euro={deal.giveMoney} most={at(view.money, viewer)} onChange={giveMoney => set({ giveMoney })} />
        )}
      </Side>
      {isAuction ? (
        <div className="deal-side" data-side="ask">
          <Money label={words.deal.minimum} euro={deal.askMoney} most={MOST_MINIMUM} onChange={askMoney => set({ askMoney })} />
        </div>
      ) : (
        <Side
          part="ask"
          title={words.deal.ask}
          items={[...new Set([...ask, ...deal.ask])]}
          laid={deal.ask}
          onItem={asked => set({ ask: asked })}
        >
          <Money
            label={words.deal.money}
            euro={deal.askMoney}
            most={Math.max(0, ...deal.to.map(seat => at(view.money, seat)))}
            onChange={askMoney => set({ askMoney })}
          />
          {deal.ask.some(item => item.startsWith('vehicle:')) && (
            <Placement seat={viewer} at={deal.at} onChange={place => set({ at: place })} />
          )}
        </Side>
      )}
    </Decision>
  )
}
const MOST_MINIMUM = 1_000_000

interface SideProps {
  part: 'give' | 'ask'
  title: string
  items: readonly Item[]
  laid: readonly Item[]
  onItem: (laid: readonly Item[]) => void
  children: ReactNode // money, and where vehicles go
}
function Side({ part, title, items, laid, onItem, children }: SideProps) {
  const { words, names } = useBoard()
  return (
    <fieldset className="deal-side" data-side={part}>
      <legend>{title}</legend>
      {children}
      <div className="state-cards">
        {items.map(item => (
          <Part
            key={item}
            className="state-card"
            kind={item.replace(/:.*/, '')}
            isPicked={laid.includes(item)}
            onPick={() => onItem(toggled(laid, item))}
          >
            {plain(words.item(item, playerTokens), names)}
          </Part>
        ))}
      </div>
    </fieldset>
  )
}
