import type { Tagged } from '@wildcat/kernel'
import { points } from '@wildcat/oil-rush'
import { type ReactNode, useId, useState } from 'react'
import { useAdvice, useTellMeant } from '../../../advice/advice-context.ts'
import { isSameCommand } from '../../../advice/same-command.ts'
import { useSpeech } from '../../../app/speech.tsx'
import { Each } from '../../../design/each.tsx'
import { Stepper } from '../../../design/stepper.tsx'
import { numberOf } from '../../../table/entries.ts'
import { RefusalText } from '../../../table/refusal.tsx'
import { Pick } from '../../kit/answers/pick.tsx'
import { Plan } from '../../kit/answers/plan.tsx'
import { useRush } from '../board-context.ts'
import { ownHand } from '../licences/own-hand.ts'

interface BidFormProps<Command> {
  least: number
  quick?: readonly number[] // besides the least and all that one has; two at most: four of them make a row on a phone
  commandOf: (bid: number) => Command
  action: (bid: number) => string
  above?: ((bid: number | undefined) => ReactNode) | undefined // what a bid stands against
  note: (bid: number) => ReactNode // what comes of a bid that is no bluff
  wayOut?: ReactNode
  onChoose: (command: Command) => void
}

/** Any number, the usual ones at once, and a plain word when it is a bluff. */
export function BidForm<Command extends Tagged>({
  least,
  quick = [least + 1, least + 2],
  commandOf,
  action,
  above,
  note,
  wayOut,
  onChoose,
}: BidFormProps<Command>) {
  const { words: page } = useSpeech()
  const { view, words, turn, check } = useRush()
  const w = words.auction
  const id = useId()
  const hand = ownHand(view)
  const covers = points(hand)
  const most = view.deckPoints
  const [typed, setTyped] = useState<{ for: number; value: string | number }>()
  const { laid, marked, isTaken, layAside } = useAdvice(turn?.decision, ({ command }) => {
    const values: readonly unknown[] = Object.values(command)
    return [least, ...values].find(each => typeof each === 'number' && isSameCommand(commandOf(each), command))
  })
  const isOwn = typed?.for === least
  const value = typeof laid === 'number' ? laid : isOwn ? typed.value : least
  const bid = numberOf(value)
  const meant = bid === undefined ? undefined : commandOf(bid)
  useTellMeant(meant, isOwn || isTaken)
  const refusal = meant === undefined ? null : check(meant)
  const isReady = bid !== undefined && refusal === null
  const isWrong = bid === undefined || (refusal !== null && refusal.why !== 'notThisDecision') // a lesson may ask for another one
  const isBluff = bid !== undefined && bid > covers
  const usual = [least, ...quick, covers].filter(each => each >= least && each <= covers)
  const offers = [...new Set([...usual, ...(typeof marked === 'number' ? [marked] : [])])].toSorted((a, b) => a - b)
  const set = (next: string | number) => {
    setTyped({ for: least, value: next })
    layAside()
  }
  const send = () => {
    if (isReady && turn?.sending !== true) onChoose(commandOf(bid))
  }
  if (least > most) return wayOut
  return (
    <form
      className="bid"
      onSubmit={event => {
        event.preventDefault()
        send()
      }}
      noValidate
    >
      {above?.(bid)}
      <label className="unseen" htmlFor={id}>
        {w.amount}
      </label>
      <div className="bid-picks">
        <Each of={offers}>
          {each => (
            <Pick isPicked={each === bid} isAdvised={each === marked} onPick={() => set(each)}>
              <span className="unseen">{action(each)}</span>
              <b aria-hidden="true">{words.number(each)}</b>
            </Pick>
          )}
        </Each>
        <Stepper
          value={value}
          now={bid}
          least={least}
          most={most}
          onChange={set}
          lessLabel={page.table.less(w.amount)}
          moreLabel={page.table.more(w.amount)}
          control={{
            id,
            ...(isWrong ? { 'aria-invalid': true } : {}),
            ...(isBluff ? { 'aria-describedby': `${id}-bluff` } : {}),
          }}
        />
      </div>
      {bid === undefined && <p className="field-error">{page.table.notANumber(least, most)}</p>}
      {refusal !== null && (isWrong || typed !== undefined) && <RefusalText rejection={refusal} />}
      <Plan kind="bid" action={bid === undefined ? page.table.fillIn : action(bid)} isReady={isReady} onDo={send} wayOut={wayOut}>
        {isBluff && refusal === null ? (
          <p className="plan-warning" id={`${id}-bluff`}>
            {w.bluff(bid, covers, Math.ceil(hand.length / 2))}
          </p>
        ) : (
          note(bid ?? least)
        )}
      </Plan>
    </form>
  )
}
