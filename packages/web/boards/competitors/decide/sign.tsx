import { type CommandOf, GOODS, type Goods, isGoods, type Territory, vpOf } from '@wildcat/competitors/board'
import { at } from '@wildcat/kernel'
import { advisedIf } from '../../kit/marks.ts'
import { signing } from '../advised.ts'
import { useBoard } from '../board-context.tsx'
import { type Draft, filledIn, openSlot, SLOTS, type Slot, useChoice } from '../choice.tsx'
import { Terms } from '../hand.tsx'
import { cardTips, stateTips } from '../marks.ts'
import type { DecideProps } from './controls.tsx'
import { Decision } from './decision.tsx'
import { NewTerm } from './new-term.tsx'
import { Part } from './part.tsx'

type Signing = CommandOf<'sign'>

/** A contract is put together from three cards, one after the other: goods, sender, recipient. */
export function Sign({ onChoose }: DecideProps) {
  const { viewer, words, check } = useBoard()
  const { draft = {}, advised, pick } = useChoice()
  if (viewer === 'spectator') return null
  const command = signing(draft)
  const isReady = command !== undefined && check(command) === null
  const open = openSlot(draft)
  return (
    <Decision
      chosen={isReady ? command : undefined}
      action={words.sign.missing[open]}
      onChoose={onChoose}
      comes={command === undefined ? null : <Comes of={command} />}
    >
      <div className="slots" role="toolbar" aria-label={words.doings.sign}>
        {SLOTS.map(slot => (
          <button
            key={slot}
            type="button"
            className="slot"
            aria-pressed={slot === open}
            {...advisedIf(advised?.draft !== undefined)}
            onClick={() => pick({ draft: { ...draft, open: slot } })}
          >
            <small>{words.sign[slot]}</small>
            <b>{filled(words, draft, slot)}</b>
          </button>
        ))}
      </div>
      {open === 'contract' ? <Contracts seat={viewer} /> : <States seat={viewer} slot={open} />}
    </Decision>
  )
}
function filled(words: ReturnType<typeof useBoard>['words'], { contract, sender, recipient }: Draft, slot: Slot): string {
  if (slot === 'contract') return contract === undefined ? '–' : words.contract(contract)
  const state = slot === 'sender' ? sender : recipient
  return state === undefined ? '–' : words.state(state)
}

/** What it will bring, or why it cannot be signed. */
function Comes({ of: command }: { of: Signing }) {
  const { view, words, check, why, say } = useBoard()
  const { contract, sender, recipient } = command
  const refusal = check(command)
  if (refusal !== null) return <p className="plan-warning">{why(refusal)}</p>
  if (!isGoods(contract)) return null
  return (
    <>
      <p className="plan-title">{words.route(sender, recipient)}</p>
      <p>{words.sign.comes(GOODS[contract].tm, GOODS[contract].pay, vpOf(view, sender, recipient))}</p>
      <p className="plan-small">{say(command)}</p>
    </>
  )
}

function Contracts({ seat }: { seat: number }) {
  const { view, words } = useBoard()
  const { draft = {}, advised, pick } = useChoice()
  const goods = [...new Set(at(view.contracts, seat).filter((card): card is Goods => card !== null && isGoods(card)))]
  return (
    <div className="choice-list">
      {goods.map(card => (
        <Part
          key={card}
          className="choice"
          isPicked={draft.contract === card}
          isAdvised={advised?.draft?.contract === card && draft.contract !== card}
          tip={cardTips.on(card)}
          onPick={() => pick({ draft: filledIn(draft, 'contract', card) })}
        >
          <span className="choice-text">
            <b>{words.contract(card)}</b>
            <Terms of={card} />
          </span>
        </Part>
      ))}
      <NewTerm of="tm" />
      {goods.some(card => GOODS[card].illegal) && <NewTerm of="illegal" />}
    </div>
  )
}

function States({ seat, slot }: { seat: number; slot: 'sender' | 'recipient' }) {
  const { view, words } = useBoard()
  const { draft = {}, advised, pick } = useChoice()
  const other = slot === 'sender' ? draft.recipient : draft.sender
  const states = at(view.territories, seat).filter((card): card is Territory => card !== null && card !== other)
  return (
    <div className="state-cards">
      {states.map(state => (
        <Part
          key={state}
          className="state-card"
          isPicked={draft[slot] === state}
          isAdvised={advised?.draft?.[slot] === state && draft[slot] !== state}
          tip={stateTips.on(state)}
          onPick={() => pick({ draft: filledIn(draft, slot, state) })}
        >
          {words.state(state)}
        </Part>
      ))}
    </div>
  )
}
