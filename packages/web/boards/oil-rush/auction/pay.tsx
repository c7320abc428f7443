import { type AuctionCommand, countOf, type Licence, type Payment, payments, points } from '@wildcat/oil-rush'
import { useTellMeant } from '../../../advice/advice-context.ts'
import { Each } from '../../../design/each.tsx'
import { RefusalText } from '../../../table/refusal.tsx'
import { fieldOf, usePick } from '../../kit/answers/pick.tsx'
import { Plan } from '../../kit/answers/plan.tsx'
import { advisedIf } from '../../kit/marks.ts'
import { useRush } from '../board-context.ts'
import { LicenceCard } from '../licences/licences.tsx'
import { ownHand } from '../licences/own-hand.ts'
import './auction.css'

const worth = ({ ones, twos }: Payment) => ones + 2 * twos

/** Least given away for nothing; of several such, the one with the fewest cards. */
const proposed = (all: readonly Payment[]): Payment =>
  all.toSorted((a, b) => worth(a) - worth(b) || b.twos - a.twos)[0] ?? { ones: 0, twos: 0 }

/** Paying a bid: a proposal that can be changed card by card. */
export function Pay({ step, onChoose }: { step: { readonly points: number }; onChoose: (command: AuctionCommand) => void }) {
  const { view, words, check } = useRush()
  const hand = ownHand(view)
  const [chosen, { pick, advised, isOwn }] = usePick<readonly number[]>(laidDown(hand, proposed(payments(hand, step.points))), paying => {
    const [ones, twos] = [fieldOf(paying, 'pay', 'ones'), fieldOf(paying, 'pay', 'twos')]
    return typeof ones === 'number' && typeof twos === 'number' ? laidDown(hand, { ones, twos }) : undefined
  })
  const paid = chosen.flatMap(place => hand[place] ?? [])
  const command: AuctionCommand = { kind: 'pay', ones: countOf(paid, 1), twos: countOf(paid, 2) }
  useTellMeant(command, isOwn)
  const refusal = check(command)
  const toggle = (place: number) => pick(chosen.includes(place) ? chosen.filter(each => each !== place) : [...chosen, place])
  return (
    <div className="pay">
      <p className="controls-hint">{refusal === null ? words.pay.hint : words.pay.choose(step.points)}</p>
      <div className="pay-cards">
        <Each of={hand}>
          {(value, place) => (
            <button
              type="button"
              className="pay-card"
              {...advisedIf(advised?.includes(place) === true)}
              aria-pressed={chosen.includes(place)}
              aria-label={words.pay.take(value)}
              onClick={() => toggle(place)}
            >
              <LicenceCard value={value} />
            </button>
          )}
        </Each>
      </div>
      {refusal !== null && <RefusalText rejection={refusal} />}
      <Plan
        kind="pay"
        title={words.pay.chosen(points(paid), step.points)}
        action={words.pay.button(points(paid))}
        isReady={refusal === null}
        onDo={() => onChoose(command)}
      />
    </div>
  )
}

/** The places in the hand of the cards that are paid; ones come before twos. */
function laidDown(hand: readonly Licence[], { ones, twos }: Payment): number[] {
  const places = (value: Licence, count: number) => [...hand.keys()].filter(place => hand[place] === value).slice(0, count)
  return [...places(1, ones), ...places(2, twos)]
}
