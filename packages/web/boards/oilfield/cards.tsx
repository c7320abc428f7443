import { at, forSeats, type Seat, top } from '@wildcat/kernel'
import { type Event, nationalPrice, nationalPrices, sellersShown, type View } from '@wildcat/oilfield/board'
import { Each } from '../../design/each.tsx'
import { SeatShape } from '../../design/seat.tsx'
import { Sign } from './art/symbols.tsx'
import { useBoard } from './board-context.tsx'
import './cards.css'
import { cardTips } from './marks.ts'
import { sceneBook } from './scenes.ts'

/** Everybody's card, shown together, in the order in which they are carried out. */
export function ShownCards() {
  const { view, shown, words, event } = useBoard()
  const seats = forSeats(view.seats, n => (shown.first + n) % view.seats)
  const hasBot = shown.bot !== 'none' && shown.bot.card !== 'none'
  const order = hasBot ? seats.toSpliced(view.options.botSecond ? 1 : 0, 0, BOT) : seats
  const sellers = sellersShown({ ...view, shown: shown.shown, bot: shown.bot })
  const done = order.indexOf(actingIn(view, event) ?? NOBODY)
  const happens = event === undefined ? undefined : sceneBook.sceneOf(event).happens
  return (
    <section className="cards" aria-label={words.cardsShown} data-happens={happens}>
      <ol className="cards-row">
        <Each of={order}>{(seat, n) => <ShownCard seat={seat} nth={n + 1} isActing={n === done} isDone={n < done} />}</Each>
      </ol>
      <NationalScale sellers={sellers} />
    </section>
  )
}

/** What the national market pays by how many sell there: the price of this round among those that could have been. */
function NationalScale({ sellers }: { sellers: number }) {
  const { view, words } = useBoard()
  const prices = nationalPrices(view)
  const now = Math.min(sellers, prices.length) - 1
  return (
    <div className="scale">
      <h2>{words.cards.national}</h2>
      <ol className="scale-prices">
        <Each of={prices}>
          {(price, n) => (
            <li className="scale-price" style={{ '--nth': n }} aria-current={n === now ? 'true' : undefined}>
              <b className="scale-dollars">{words.money(price)}</b>
              <small>{words.sellers(n + 1, n === prices.length - 1)}</small>
            </li>
          )}
        </Each>
      </ol>
      <p className="scale-now">{words.nationalNow(sellers, nationalPrice(view.seats, sellers))}</p>
    </div>
  )
}

/** In the place of a seat: the neutral bot; and nobody, while all cards are shown or put away. */
const BOT = -1
const NOBODY = -2

/** Whose card is being carried out: of what is being shown, else of what is asked. */
function actingIn({ agenda }: View, event: Event | undefined): Seat | undefined {
  if (event?.kind.startsWith('bot') === true && event.kind !== 'botWorkerMoved') return BOT
  const of = event ?? top(agenda)
  return of !== undefined && 'seat' in of ? of.seat : undefined
}

interface ShownCardProps {
  seat: Seat // or the neutral bot
  nth: number
  isActing: boolean
  isDone: boolean
}
function ShownCard({ seat, nth, isActing, isDone }: ShownCardProps) {
  const { shown, words, names } = useBoard()
  const botCard = shown.bot === 'none' ? 'none' : shown.bot.card
  const card = seat === BOT ? botCard : at(shown.shown, seat)
  if (card === 'none') return null
  return (
    <li
      className="card"
      data-seat={seat === BOT ? undefined : seat}
      data-acting={isActing}
      data-done={isDone}
      style={{ '--nth': nth }}
      {...cardTips.on(card)}
    >
      <span className="card-nth">{words.number(nth)}</span>
      <span className="card-who">
        {seat !== BOT && <SeatShape seat={seat} />}
        <bdi>{seat === BOT ? words.neutral.name : names[seat]}</bdi>
      </span>
      <Sign of={`sign-${card}`} className="sign" />
      <b>{words.cards[card]}</b>
    </li>
  )
}
