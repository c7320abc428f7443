import { kindOf, VEHICLES, vehiclesOf } from '@wildcat/competitors/board'
import { at, type Seat } from '@wildcat/kernel'
import type { Plan } from '../../store/plan.ts'
import { type PlateProps, PlayerPlate, PlayerPlates } from '../kit/players/player-plate.tsx'
import { Sign, type SymbolName } from './art/symbols.tsx'
import { useBoard } from './board-context.tsx'
import './players.css'

interface PlayersProps {
  bots: Plan['bots'] | undefined
  pending: readonly Seat[]
}
export const Players = ({ bots, pending }: PlayersProps) => (
  <PlayerPlates bots={bots} pending={pending} plate={props => <Player key={props.seat} {...props} />} />
)

/** Points and money, vehicles, bases with what is attached to them, and how many cards of which kind. */
function Player(props: PlateProps) {
  const { view, shown, words } = useBoard()
  const { seat } = props
  const now = { ...view, ...shown }
  const fleet = vehiclesOf(now, seat)
  const places = at(shown.bases, seat)
    .map(({ state, advantages }) => placeText(words, state, advantages))
    .join(', ')
  const cards = [
    { of: 'card', text: words.territoryCards(at(view.territories, seat).length), n: at(view.territories, seat).length },
    { of: 'contract', text: words.contractCards(at(view.contracts, seat).length), n: at(view.contracts, seat).length },
    { of: 'seal', text: words.signedCards(at(view.signed, seat).length), n: at(view.signed, seat).length },
  ] as const
  return (
    <PlayerPlate {...props}>
      <b className="firm-vp">{words.vp(at(shown.vp, seat))}</b>
      <p className="firm-line">
        <b className="firm-money">{words.euro(at(shown.money, seat))}</b>
        <span className="firm-fleet" data-seat={seat}>
          {VEHICLES.map(kind => {
            const n = fleet.filter(vehicle => kindOf(vehicle) === kind).length
            return n > 0 && <Count key={kind} of={kind} n={n} text={`${words.kind[kind]} ${words.number(n)}`} />
          })}
        </span>
        <span className="firm-cards">
          {cards.map(({ of, text, n }) => (
            <Count key={of} of={of} n={n} text={text} />
          ))}
        </span>
      </p>
      <p className="firm-small" title={places}>
        {places}
      </p>
    </PlayerPlate>
  )
}
/** A number with its sign; what it counts is said to whoever points at it or does not see it. */
function Count({ of, n, text }: { of: SymbolName; n: number; text: string }) {
  const { words } = useBoard()
  return (
    <span className="firm-kind" title={text}>
      <Sign of={of} />
      <span aria-hidden="true">{words.number(n)}</span>
      <span className="unseen">{text} </span>
    </span>
  )
}
const placeText = (
  words: ReturnType<typeof useBoard>['words'],
  state: Parameters<typeof words.state>[0],
  advantages: readonly Parameters<typeof words.special>[0][],
) =>
  advantages.length === 0 ? words.state(state) : `${words.state(state)} (${advantages.map(card => words.special(card).name).join(', ')})`
