import { at } from '@wildcat/kernel'
import { type AuctionCommand, type Bidding as BiddingStep, leastBid, PRICES, points } from '@wildcat/oil-rush'
import { type FormEvent, useId, useState } from 'react'
import { useSpeech } from '../../../app/speech.tsx'
import { Button } from '../../../design/button.tsx'
import { Stepper } from '../../../design/stepper.tsx'
import { numberOf } from '../../../table/entries.ts'
import { RefusalText } from '../../../table/refusal.tsx'
import { Answer } from '../../kit/answers/answer.tsx'
import { answer } from '../../kit/marks.ts'
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
    .filter(each => each >= least && each <= covers && each !== bid)
    .toSorted((a, b) => a - b)
  const lost = Math.ceil(hand.length / 2)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && turn?.sending !== true) onChoose(bidding(bid))
  }
  return (
    <>
      <Auction step={step} />
      <p className="auction-brings">{w.brings(oil, words.money(oil * at(PRICES, view.prices[step.company])))}</p>
      {least <= view.deckPoints && (
        <form className="bid" onSubmit={send} noValidate>
          <label className="unseen" htmlFor={id}>
            {w.amount}
          </label>
          <div className="bid-row">
            <Stepper
              value={value}
              now={bid}
              least={least}
              most={view.deckPoints}
              onChange={next => setTyped({ for: least, value: next })}
              lessLabel={page.table.less(w.amount)}
              moreLabel={page.table.more(w.amount)}
              control={{
                id,
                ...(isReady ? {} : { 'aria-invalid': true }),
                ...(bid !== undefined && bid > covers ? { 'aria-describedby': `${id}-bluff` } : {}),
              }}
            />
            <Button look="first" type="submit" {...answer('')} aria-disabled={!isReady || turn?.sending === true}>
              {bid === undefined ? page.table.fillIn : w.bid(bid)}
            </Button>
          </div>
          {bid !== undefined && bid > covers && refusal === null && (
            <p className="bid-bluff" id={`${id}-bluff`} role="status">
              {w.bluff(bid, covers, lost)}
            </p>
          )}
          {bid === undefined && <p className="field-error">{page.table.notANumber(least, view.deckPoints)}</p>}
          {refusal !== null && <RefusalText rejection={refusal} />}
        </form>
      )}
      <div className="bid-quick">
        {quick.map(each => (
          <Answer key={each} command={bidding(each)} onChoose={onChoose}>
            {w.bid(each)}
          </Answer>
        ))}
        <Answer className="bid-pass" command={{ kind: 'pass' }} onChoose={onChoose}>
          {w.pass}
        </Answer>
      </div>
    </>
  )
}
