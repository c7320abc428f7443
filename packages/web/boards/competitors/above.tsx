import { WINNING_VP } from '@wildcat/competitors/board'
import { Each, Times } from '../../design/each.tsx'
import { SeatShape } from '../../design/seat.tsx'
import { plain, playerTokens } from '../../session/names.ts'
import { useBoard } from './board-context.tsx'
import './above.css'
import { deckAnchor } from './marks.ts'

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
