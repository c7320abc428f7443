import { baronPoints, type Command, leastAgainstBaron, type StepSeen, type View } from '@wildcat/black-gold/board'
import { type Company, points } from '@wildcat/oil-rush'
import { Each, Times } from '../../../design/each.tsx'
import { CrownSign } from '../../oil-rush/art/train-front.tsx'
import { Auction } from '../../oil-rush/auction/auction.tsx'
import { Brings, PassAnswer } from '../../oil-rush/auction/bid.tsx'
import { BidForm } from '../../oil-rush/auction/bid-form.tsx'
import { useRush } from '../../oil-rush/board-context.ts'
import { LicenceCard } from '../../oil-rush/licences/licences.tsx'
import { useBoard } from '../board-context.tsx'
import { baronAnchor } from '../marks.ts'
import './baron.css'

/** What the Oil Baron can have at a company: each of his cards that lies face down is worth 1 or 2. */
function baronRange(hands: View['baronHands'], company: Company): { readonly least: number; readonly most: number } {
  const { down, up } = hands[company]
  return { least: points(up) + down.length, most: points(up) + 2 * down.length }
}

/** His licences at a company: backs, and those that lie face up. */
export function BaronsCards({ company }: { company: Company }) {
  const { words, shown } = useBoard()
  const { down, up } = shown.baronHands[company]
  return (
    <p className="baron-hand" {...baronAnchor(company)}>
      <b>{words.baron.name}</b>
      <span className="baron-cards" aria-hidden="true">
        <Each of={down}>{value => <span className="baron-back">{value ?? <CrownSign />}</span>}</Each>
        <Each of={up}>{value => <LicenceCard value={value} />}</Each>
      </span>
      <small>{words.baron.holds(down.length, points(up))}</small>
    </p>
  )
}

/** The same, and on a line of numbers what they can be worth beside a bid. */
export function BaronsHand({ company, bid }: { company: Company; bid: number | undefined }) {
  const { words, shown } = useBoard()
  const { least, most } = baronRange(shown.baronHands, company)
  const end = Math.max(10, most + 2, (bid ?? 0) + 1)
  const left = (n: number) => `${(n / end) * 100}%`
  return (
    <div className="baron">
      <BaronsCards company={company} />
      <p className="baron-line">
        <span className="unseen">{words.baron.range(least, most)}</span>
        <span className="baron-range" style={{ left: left((least + most) / 2), width: left(most - least) }} aria-hidden="true">
          {words.baron.range(least, most)}
        </span>
        {bid !== undefined && (
          <>
            <span className="unseen">{words.baron.bids(bid)}</span>
            <span className="baron-bid" style={{ left: left(bid) }} aria-hidden="true">
              {words.number(bid)}
            </span>
          </>
        )}
        <span className="baron-scale" aria-hidden="true">
          <Times n={Math.floor(end / 2) + 1}>{n => <i style={{ left: left(2 * n) }}>{words.number(2 * n)}</i>}</Times>
        </span>
      </p>
    </div>
  )
}

/** What he turns up, beside the bid that stands against it. */
export function BaronTurnsUp() {
  const { event } = useBoard()
  const { bids } = useRush()
  if (event?.kind !== 'baronShown' && event?.kind !== 'baronWon') return null
  return (
    <div className="baron-moment" data-is={event.kind}>
      <BaronsHand company={event.company} bid={bids[event.company]} />
    </div>
  )
}

/** The bids from which on it is possible, and certain, that one has more. */
export function bidsAgainst(hands: View['baronHands'], company: Company): readonly number[] {
  const { least, most } = baronRange(hands, company)
  return [least + 1, most + 1]
}

/** Whether a bid would beat him, in words. */
export function AgainstBaron({ company, bid }: { company: Company; bid: number }) {
  const { view, words } = useBoard()
  const { least, most } = baronRange(view.baronHands, company)
  const w = words.baron
  const chance = bid > most ? 'certain' : bid > least ? 'possible' : 'cannot'
  return (
    <p className="baron-verdict" data-chance={chance}>
      {{ certain: w.certain(bid, most), possible: w.possible(bid, least, most), cannot: w.cannot(bid, least) }[chance]}
    </p>
  )
}

interface LastBidProps {
  step: StepSeen<'raiseBid' | 'onlyBid' | 'outbidBaron'>
  onChoose: (command: Command) => void
}

/** The last bid of an auction is one against the Oil Baron. */
export function LastBid({ step, onChoose }: LastBidProps) {
  const { view, words } = useBoard()
  const w = words.auction
  const { company, seat } = step
  const standing = step.kind === 'onlyBid' ? 'none' : step.standing
  const kept = step.kind === 'raiseBid' ? step.standing.points : undefined
  const least = step.kind === 'outbidBaron' ? leastAgainstBaron(view, step) : (kept ?? 1)
  return (
    <>
      <Auction what={company} standing={standing} left={[seat]} />
      <BidForm<Command>
        least={least}
        quick={bidsAgainst(view.baronHands, company)}
        commandOf={bid => (bid === kept ? { kind: 'keepBid' } : { kind: 'bid', points: bid })}
        action={bid => (kept === undefined ? w.bid(bid) : bid === kept ? w.keep(bid) : w.raise(bid))}
        above={bid => <BaronsHand company={company} bid={bid} />}
        note={bid => (
          <>
            {baronPoints(view, company) < bid && <AgainstBaron company={company} bid={bid} />}
            <Brings what={company} seat={seat} />
          </>
        )}
        wayOut={kept === undefined ? <PassAnswer onChoose={onChoose} /> : undefined}
        onChoose={onChoose}
      />
    </>
  )
}
