import { at } from '@wildcat/kernel'
import { type AuctionCommand, type Bidding as BiddingStep, leastBid, PRICES, points } from '@wildcat/oil-rush'
import { useId, useState } from 'react'
import { useSpeech } from '../../../app/speech.tsx'
import { Stepper } from '../../../design/stepper.tsx'
import { numberOf } from '../../../table/entries.ts'
import { RefusalText } from '../../../table/refusal.tsx'
import { Answer } from '../../kit/answers/answer.tsx'
import { Pick } from '../../kit/answers/pick.tsx'
import { Plan } from '../../kit/answers/plan.tsx'
import { useRush } from '../board-context.ts'
import { ownHand } from '../licences/own-hand.ts'
import { Auction } from './auction.tsx'

const bidding = (bid: number): AuctionCommand => ({ kind: 'bid', points: bid })

/** Bidding: any number, the usual ones at once, and a plain word when it is a bluff. */
export function Bidding({ step, onChoose }: { step: BiddingStep<never>; onChoose: (command: AuctionCommand) => void }) {
  const { words: page } = useSpeech()
  const { view, words, turn, check } = useRush()
  const w = words.auction
  const id = useId()
  const hand = ownHand(view)
  const least = leastBid(step)
  const covers = points(hand)
  const [typed, setTyped] = useState<{ for: number; value: string | number }>()
  const value = typed?.for === least ? typed.value : least
  const bid = numberOf(value)
  const refusal = bid === undefined ? null : check(bidding(bid))
  const isReady = bid !== undefined && refusal === null
  const oil = at(view.depots, step.turn)[step.company]
  const quick = [...new Set([least, least + 1, least + 2, covers])]
    .filter(each => each >= least && each <= covers)
    .toSorted((a, b) => a - b)
  const lost = Math.ceil(hand.length / 2)
  const set = (next: string | number) => setTyped({ for: least, value: next })
  const send = () => {
    if (isReady && turn?.sending !== true) onChoose(bidding(bid))
  }
  const pass = (
    <Answer command={{ kind: 'pass' }} onChoose={onChoose}>
      {w.pass}
    </Answer>
  )
  const brings = w.brings(oil, words.money(oil * at(PRICES, view.prices[step.company])))
  return (
    <>
      <Auction step={step} />
      {least > view.deckPoints ? (
        pass
      ) : (
        <form
          className="bid"
          onSubmit={event => {
            event.preventDefault()
            send()
          }}
          noValidate
        >
          <label className="unseen" htmlFor={id}>
            {w.amount}
          </label>
          <div className="bid-picks">
            {quick.map(each => (
              <Pick key={each} isPicked={each === bid} onPick={() => set(each)}>
                <span className="unseen">{w.bid(each)}</span>
                <b aria-hidden="true">{words.number(each)}</b>
              </Pick>
            ))}
            <Stepper
              value={value}
              now={bid}
              least={least}
              most={view.deckPoints}
              onChange={set}
              lessLabel={page.table.less(w.amount)}
              moreLabel={page.table.more(w.amount)}
              control={{
                id,
                ...(isReady ? {} : { 'aria-invalid': true }),
                ...(bid !== undefined && bid > covers ? { 'aria-describedby': `${id}-bluff` } : {}),
              }}
            />
          </div>
          {bid === undefined && <p className="field-error">{page.table.notANumber(least, view.deckPoints)}</p>}
          {refusal !== null && <RefusalText rejection={refusal} />}
          <Plan kind="bid" action={bid === undefined ? page.table.fillIn : w.bid(bid)} isReady={isReady} onDo={send} wayOut={pass}>
            {bid !== undefined && bid > covers && refusal === null ? (
              <p className="plan-warning" id={`${id}-bluff`}>
                {w.bluff(bid, covers, lost)}
              </p>
            ) : (
              <p>{brings}</p>
            )}
          </Plan>
        </form>
      )}
    </>
  )
}
