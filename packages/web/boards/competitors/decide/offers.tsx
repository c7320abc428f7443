import { type CommandOf, type Item, itemList, type View } from '@wildcat/competitors/board'
import { at, type Seat, type Viewer } from '@wildcat/kernel'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useAdvice } from '../../../advice/advice-context.ts'
import { Button } from '../../../design/button.tsx'
import { Each } from '../../../design/each.tsx'
import { plain, playerTokens } from '../../../session/names.ts'
import { Player, Said } from '../../../session/said.tsx'
import { Answer } from '../../kit/answers/answer.tsx'
import { useBoard } from '../board-context.tsx'
import { isSame, useChoice } from '../choice.tsx'
import { counterTo, itemsOf } from '../items.ts'
import { AuctionCard, mayBid } from './auction.tsx'
import type { DecideProps } from './controls.tsx'
import { ComposedAnswer, DealAnswers, DealCard } from './deal-card.tsx'
import { Part } from './part.tsx'
import { Placement } from './placement.tsx'

type Offer = View['offers'][number]
/** What has a card of its own, or is begun on the table of deals. */
const ON_CARDS = ['offer', 'openAuction', 'accept', 'decline', 'withdraw', 'askToSee', 'show', 'bid', 'passBid', 'closeAuction']

/**
 * What lies open between players, each with its answers. What one is asked, and whatever else can be said at any time, comes before the
 * decision at hand; the rest comes after it, so that it takes no room from it.
 */
export function Offers({ which, onChoose }: DecideProps & { which: 'asked' | 'others' }) {
  const { view, viewer, aside, say, words } = useBoard()
  const isWanted = (isAsked: boolean) => isAsked === (which === 'asked')
  const calls = aside.filter(({ kind }) => isWanted(true) && !ON_CARDS.includes(kind))
  const offers = view.offers.filter(offer => isWanted(isAskedFor(offer, viewer)))
  const auctions = view.auctions.filter(auction => isWanted(mayBid(auction, viewer)))
  if (calls.length + offers.length + auctions.length === 0) return null
  return (
    <section className="calls" aria-label={which === 'asked' ? words.besides : words.deal.open}>
      {offers.map(offer => (
        <OfferCard key={offer.id} offer={offer} onChoose={onChoose} />
      ))}
      {auctions.map(auction => (
        <AuctionCard key={auction.seller} auction={auction} onChoose={onChoose} />
      ))}
      {calls.length > 0 && (
        <div className="answers">
          <Each of={calls}>
            {command => (
              <Answer command={command} onChoose={onChoose}>
                {say(command)}
              </Answer>
            )}
          </Each>
        </div>
      )}
    </section>
  )
}

const isAskedFor = ({ to, accepted }: Offer, viewer: Viewer): viewer is Seat =>
  viewer !== 'spectator' && to.includes(viewer) && !accepted.some(({ seat }) => seat === viewer)

/** Who gives what for what. Whoever it is made to answers; the others see that it lies there. */
function OfferCard({ offer, onChoose }: DecideProps & { offer: Offer }) {
  const { viewer, words, names, view } = useBoard()
  const { id, from, to, all, give, ask, accepted } = offer
  const isMine = from === viewer
  const title = words.deal.between(plain(playerTokens(from), names), words.list(to.map(seat => plain(playerTokens(seat), names))))
  return (
    <DealCard
      title={title}
      isAsked={isAskedFor(offer, viewer)}
      who={
        <>
          <Player seat={from} /> <span aria-hidden="true">→</span>
          {to.map(seat => (
            <span key={seat}>
              <Player seat={seat} />
            </span>
          ))}
          {all && to.length > 1 && <small>{words.deal.all}</small>}
        </>
      }
    >
      <dl>
        <Laid side={words.deal.gives}>
          <Said text={words.bundle(give, playerTokens, from)} />
        </Laid>
        <Laid side={words.deal.wants}>
          <Said text={words.wish(ask, playerTokens, view)} />
        </Laid>
      </dl>
      {accepted.length > 0 && (
        <p className="offer-note">
          <Said text={words.deal.agreed(accepted.map(({ seat }) => playerTokens(seat)))} />
        </p>
      )}
      {isAskedFor(offer, viewer) && <Asked offer={offer} seat={viewer} onChoose={onChoose} />}
      {isAskedFor(offer, viewer) && <p className="offer-note">{words.deal.stands(view.options.offerLimit)}</p>}
      {isMine && <Own id={id} onChoose={onChoose} />}
    </DealCard>
  )
}
const Laid = ({ side, children }: { side: string; children: ReactNode }) => (
  <div>
    <dt>{side}</dt>
    <dd>{children}</dd>
  </div>
)

interface Accepting {
  readonly picked: readonly Item[]
  readonly place: CommandOf<'accept'>['at']
}

/** Accept, with the cards that were only described; decline, or answer with an offer of one's own. */
function Asked({ offer, seat, onChoose }: DecideProps & { offer: Offer; seat: Seat }) {
  const { view, aside, words, names, turn } = useBoard()
  const { pick } = useChoice()
  const { id, from, give, ask } = offer
  const sample = aside.find((command): command is CommandOf<'accept'> => command.kind === 'accept' && command.offer === id)
  const [own, setOwn] = useState<Accepting>(() => ({ picked: sample === undefined ? [] : itemList(sample.pick), place: 'stay' }))
  const { laid, layAside } = useAdvice(turn?.decision, ({ command }): Accepting | undefined => {
    const parsed = aside.find((each): each is CommandOf<'accept'> => each.kind === 'accept' && isSame(each, command))
    return parsed?.offer === id ? { picked: itemList(parsed.pick), place: parsed.at } : undefined
  })
  const { picked, place } = laid ?? own
  const set = (change: Partial<Accepting>) => {
    setOwn({ picked, place, ...change })
    layAside()
  }
  const others = aside.filter(command => (command.kind === 'decline' || command.kind === 'askToSee') && command.offer === id)
  const cards: readonly Item[] = [
    ...(ask.anyTerritory.length === 0 ? [] : at(view.territories, seat).flatMap((card): Item[] => (card ? [`territory:${card}`] : []))),
    ...(ask.anyContract === 0 ? [] : new Set(at(view.contracts, seat).flatMap((card): Item[] => (card ? [`contract:${card}`] : [])))),
  ]
  return (
    <>
      {cards.length > 0 && (
        <fieldset className="deal-side" data-side="pick">
          <legend>{words.deal.pick}</legend>
          <div className="state-cards">
            {cards.map(item => (
              <Part
                key={item}
                className="state-card"
                isPicked={picked.includes(item)}
                onPick={() => set({ picked: picked.includes(item) ? picked.filter(each => each !== item) : [...picked, item] })}
              >
                {words.item(item, playerTokens)}
              </Part>
            ))}
          </div>
        </fieldset>
      )}
      {give.vehicles.length > 0 && <Placement seat={seat} at={place} onChange={at => set({ place: at })} />}
      <ComposedAnswer command={{ kind: 'accept', offer: id, pick: itemsOf(picked), at: place }} others={others} onChoose={onChoose}>
        <Button look="quiet" onClick={() => pick({ doing: 'deal', deal: counterTo(offer) })}>
          <span className="unseen">{words.deal.counterTo(plain(playerTokens(from), names))}</span>
          <span aria-hidden="true">{words.deal.counter}</span>
        </Button>
      </ComposedAnswer>
    </>
  )
}

function Own({ id, onChoose }: DecideProps & { id: number }) {
  const { aside } = useBoard()
  const answers = aside.filter(command => (command.kind === 'withdraw' || command.kind === 'show') && command.offer === id)
  return <DealAnswers commands={answers} onChoose={onChoose} />
}
