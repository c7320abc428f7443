import { kindOf, VEHICLES, vehiclesOf } from '@wildcat/competitors/board'
import { at, type Seat } from '@wildcat/kernel'
import type { Plan } from '../../store/plan.ts'
import { type PlateProps, PlayerPlate, PlayerPlates } from '../kit/players/player-plate.tsx'
import { Sign } from './art/symbols.tsx'
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
  const [hq, ...branches] = at(shown.bases, seat)
  const cards = [
    words.territoryCards(at(view.territories, seat).length),
    words.contractCards(at(view.contracts, seat).length),
    words.signedCards(at(view.signed, seat).length),
  ]
  return (
    <PlayerPlate {...props}>
      <p className="firm-line">
        <b className="firm-vp">{words.vp(at(shown.vp, seat))}</b>
        <b className="firm-money">{words.euro(at(shown.money, seat))}</b>
        <span className="firm-fleet" data-seat={seat}>
          {VEHICLES.flatMap(kind => {
            const n = fleet.filter(vehicle => kindOf(vehicle) === kind).length
            return n === 0
              ? []
              : [
                  <span key={kind} className="firm-kind" title={words.kind[kind]}>
                    <Sign of={kind} />
                    <span className="unseen">{words.kind[kind]} </span>
                    {words.number(n)}
                  </span>,
                ]
          })}
        </span>
      </p>
      <p className="firm-small">
        {hq !== undefined && (
          <span>{[hq, ...branches].map(({ state, advantages }) => placeText(words, state, advantages)).join(', ')}</span>
        )}
      </p>
      <p className="firm-small">{cards.join(' · ')}</p>
    </PlayerPlate>
  )
}
const placeText = (
  words: ReturnType<typeof useBoard>['words'],
  state: Parameters<typeof words.state>[0],
  advantages: readonly Parameters<typeof words.special>[0][],
) =>
  advantages.length === 0 ? words.state(state) : `${words.state(state)} (${advantages.map(card => words.special(card).name).join(', ')})`
