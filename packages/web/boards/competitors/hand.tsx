import { CONTINENTS, type Contract, factsOf, GOODS, type Goods, isGoods, isSpecial, type Territory } from '@wildcat/competitors/board'
import { at, type Seat } from '@wildcat/kernel'
import { Each } from '../../design/each.tsx'
import { Sign } from './art/symbols.tsx'
import { useBoard } from './board-context.tsx'
import { useChoice } from './choice.tsx'
import './hand.css'
import { cardTips, signedTips, stateTips } from './marks.ts'

/** Below the map: what one has in hand and has signed. It is as high with many cards as with few, so that the map stays where it is. */
export function Hand() {
  const { view, viewer, words } = useBoard()
  if (viewer === 'spectator') return null
  const contracts = at(view.contracts, viewer).filter(card => card !== null)
  const signed = at(view.signed, viewer)
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
          {contracts.length === 0 && <li className="hand-none">{words.noCards}</li>}
        </ul>
      </div>
      <div className="hand-part">
        <h2>{signed.length === 0 ? words.signedTitle : words.signedCards(signed.length)}</h2>
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
      {sorted.map(state => {
        const tip = stateTips.on(state)
        const light = () => pointing.set(tip['data-tip'])
        const dark = () => pointing.set(undefined)
        return (
          <li key={state}>
            <button
              type="button"
              className="hand-state"
              data-terrain={factsOf(state).terrain}
              {...tip}
              onPointerEnter={light}
              onPointerLeave={dark}
              onFocus={light}
              onBlur={dark}
              onClick={light}
            >
              {words.state(state)}
            </button>
          </li>
        )
      })}
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
        data-kind={isSpecial(card) ? 'special' : 'goods'}
        {...cardTips.on(card)}
        onClick={() => pick(isGoods(card) ? { doing: 'sign', draft: { contract: card } } : { doing: 'cards' })}
      >
        <b>{words.contract(card)}</b>
        {isGoods(card) ? <Terms of={card} /> : <small>{words.specialCard}</small>}
      </button>
    </li>
  )
}

/** How long, for how much, in what. */
export function Terms({ of: card }: { of: Goods }) {
  const { words } = useBoard()
  const { tm, pay, vehicle, illegal } = GOODS[card]
  return (
    <small className="terms">
      <span className="unseen">{words.symbol(vehicle)} </span>
      {vehicle !== 'any' && <Sign of={vehicle} />}
      <span>{words.tm(tm)}</span>
      <span>{words.euro(pay)}</span>
      {illegal && <em>{words.illegal}</em>}
    </small>
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
          <button
            type="button"
            className="hand-contract"
            data-kind="signed"
            {...signedTips.on(id)}
            onClick={() => pick({ doing: 'deliver' })}
          >
            <b>{words.route(sender, recipient)}</b>
            {contract === null ? <small>{words.faceDown}</small> : <Terms of={contract} />}
          </button>
        </li>
      ))}
    </ul>
  )
}
