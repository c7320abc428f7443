import { CONTINENTS, type Contract, factsOf, GOODS, isGoods, isSpecial, type Territory, WINNING_VP } from '@wildcat/competitors/board'
import { at, type Seat } from '@wildcat/kernel'
import { Each, Times } from '../../design/each.tsx'
import { SeatShape } from '../../design/seat.tsx'
import { plain, playerTokens } from '../../session/names.ts'
import { useBoard } from './board-context.tsx'
import { useChoice } from './choice.tsx'
import { cardTips, deckAnchor, signedTips, stateTips } from './marks.ts'
import './table.css'

/** Above the map: who has how many points, what the weather does, what is left in the decks. */
export function Above() {
  return (
    <div className="above">
      <Track />
      <Weather />
      <Decks />
    </div>
  )
}

/** The track of victory points, with everybody on it. */
function Track() {
  const { shown, view, words, names } = useBoard()
  const isRace = view.options.game === 'points'
  const last = Math.max(WINNING_VP, ...shown.vp)
  return (
    <section className="track" aria-label={words.track(isRace)}>
      <ol>
        <Times n={last + 1}>
          {n => (
            <li className="track-space" data-goal={isRace && n === WINNING_VP}>
              <span className="track-number">{words.number(n)}</span>
              <span className="track-seats">
                <Each of={shown.vp}>
                  {(points, seat) =>
                    points === n || (n === 0 && points < 0) ? (
                      <span title={plain(`${playerTokens(seat)}: ${words.vp(points)}`, names)}>
                        <SeatShape seat={seat} />
                      </span>
                    ) : null
                  }
                </Each>
              </span>
            </li>
          )}
        </Times>
      </ol>
    </section>
  )
}

function Weather() {
  const { shown, words } = useBoard()
  const told = shown.weather === 'none' ? undefined : words.weather(shown.weather.continent, shown.weather.roll)
  return (
    <section className="weather" aria-label={words.weatherTitle}>
      <b>{told?.name ?? words.weatherTitle}</b>
      <small>{told?.text ?? words.noWeather}</small>
    </section>
  )
}

function Decks() {
  const { view, words } = useBoard()
  const { decks, discards, customs } = view
  return (
    <section className="decks" aria-label={words.decks}>
      {(['territory', 'contract'] as const).map(deck => (
        <span
          key={deck}
          className="deck"
          {...deckAnchor(deck)}
          title={words.deckCount(words.deck[deck], decks[deck].length, discards[deck].length)}
        >
          <small>{words.deck[deck]}</small>
          <b>{words.number(decks[deck].length)}</b>
          <small aria-hidden="true">+ {words.number(discards[deck].length)}</small>
        </span>
      ))}
      <span className="deck" title={words.customsCount(customs.deck.length)}>
        <small>{words.deck.customs}</small>
        <b>{words.number(customs.deck.length)}</b>
      </span>
    </section>
  )
}

/** Below the map: what one has in hand and has signed. */
export function Hand() {
  const { view, viewer, words } = useBoard()
  if (viewer === 'spectator') return null
  const contracts = at(view.contracts, viewer).filter(card => card !== null)
  return (
    <section className="hand" aria-label={words.yourCards}>
      <div className="hand-part">
        <h2>{words.territoryCards(at(view.territories, viewer).length)}</h2>
        <Territories seat={viewer} />
      </div>
      <div className="hand-part">
        <h2>{words.contractCards(contracts.length)}</h2>
        <ul className="hand-cards">
          <Each of={contracts}>{card => <ContractCard card={card} />}</Each>
        </ul>
      </div>
      <div className="hand-part">
        <h2>{words.signedTitle}</h2>
        <Signed seat={viewer} />
      </div>
    </section>
  )
}

/** By continent; pointed at they light up on the map. */
function Territories({ seat }: { seat: Seat }) {
  const { view, words } = useBoard()
  const { pointing } = useChoice()
  const hand = at(view.territories, seat).filter((card): card is Territory => card !== null)
  const sorted = CONTINENTS.flatMap(continent => hand.filter(state => factsOf(state).continent === continent))
  return (
    <ul className="hand-cards">
      {sorted.map(state => (
        <li key={state}>
          <button
            type="button"
            className="hand-state"
            {...stateTips.on(state)}
            onPointerEnter={() => pointing.set(stateTips.on(state)['data-tip'])}
            onPointerLeave={() => pointing.set(undefined)}
            onFocus={() => pointing.set(stateTips.on(state)['data-tip'])}
            onBlur={() => pointing.set(undefined)}
            onClick={() => pointing.set(stateTips.on(state)['data-tip'])}
          >
            {words.state(state)}
          </button>
        </li>
      ))}
      {sorted.length === 0 && <li className="hand-none">{words.noCards}</li>}
    </ul>
  )
}

/** Pressed it is signed, if it can be: the two states are chosen next. */
function ContractCard({ card }: { card: Contract }) {
  const { words } = useBoard()
  const { pick } = useChoice()
  return (
    <li>
      <button
        type="button"
        className="hand-contract"
        data-special={isSpecial(card)}
        {...cardTips.on(card)}
        onClick={() => pick(isGoods(card) ? { doing: 'sign', draft: { contract: card } } : { doing: 'cards' })}
      >
        <b>{words.contract(card)}</b>
        {isGoods(card) && <small>{words.cardTerms(GOODS[card].tm, GOODS[card].pay, GOODS[card].vehicle)}</small>}
      </button>
    </li>
  )
}

function Signed({ seat }: { seat: Seat }) {
  const { view, words } = useBoard()
  const { pick } = useChoice()
  const signed = at(view.signed, seat)
  if (signed.length === 0) return <p className="hand-none">{words.noSigned}</p>
  return (
    <ul className="hand-cards">
      {signed.map(({ id, sender, recipient, contract }) => (
        <li key={id}>
          <button type="button" className="hand-contract" {...signedTips.on(id)} onClick={() => pick({ doing: 'deliver' })}>
            <b>{words.route(sender, recipient)}</b>
            <small>{contract === null ? words.faceDown : words.contract(contract)}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}
