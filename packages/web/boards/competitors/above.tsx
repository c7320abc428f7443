import { WINNING_VP } from '@wildcat/competitors/board'
import { Each, Times } from '../../design/each.tsx'
import { SeatShape } from '../../design/seat.tsx'
import { plain, playerTokens } from '../../session/names.ts'
import { useBoard } from './board-context.tsx'
import './above.css'
import { deckAnchor, deckTips, weatherTips } from './marks.ts'

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

/** With more spaces than this not each has room for its number. */
const MANY = 14
/** The track of victory points, with everybody on it. */
export function Track() {
  const { shown, view, words, names } = useBoard()
  const isRace = view.options.game === 'points'
  const last = Math.max(WINNING_VP, ...shown.vp)
  return (
    <section className="track" data-many={last > MANY} aria-label={words.track(isRace)}>
      <ol>
        <Times n={last + 1}>
          {n => (
            <li className="track-space" data-goal={isRace && n === WINNING_VP}>
              <span className="track-number" data-round={n % 5 === 0}>
                {words.number(n)}
              </span>
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
    <section className="weather" aria-label={words.weatherTitle} {...weatherTips.on('now')}>
      <b>{told?.name ?? words.weatherTitle}</b>
      <small className={told && 'weather-whole'}>{told?.text ?? words.noWeather}</small>
      {told !== undefined && <small className="weather-brief">{told.brief}</small>}
    </section>
  )
}

function Decks() {
  const { view, words } = useBoard()
  const { decks, discards, customs } = view
  return (
    <section className="decks" aria-label={words.decks}>
      {(['territory', 'contract'] as const).map(deck => (
        <span key={deck} className="deck" {...deckAnchor(deck)} {...deckTips.on(deck)}>
          <span className="unseen">{words.deckCount(words.deck[deck], decks[deck].length, discards[deck].length)}</span>
          <small aria-hidden="true">{words.deck[deck]}</small>
          <b aria-hidden="true">{words.number(decks[deck].length)}</b>
          <small aria-hidden="true">{words.discards(discards[deck].length)}</small>
        </span>
      ))}
      <span className="deck" {...deckTips.on('customs')}>
        <span className="unseen">{words.customsCount(customs.deck.length)}</span>
        <small aria-hidden="true">{words.deck.customs}</small>
        <b aria-hidden="true">{words.number(customs.deck.length)}</b>
      </span>
    </section>
  )
}
