import { at } from '@wildcat/kernel'
import { Each } from '../../../design/each.tsx'
import { Player } from '../../../session/said.tsx'
import { useRush } from '../board-context.ts'
import { LicencePiles } from './licences.tsx'

/** Every hand that may be seen with these eyes. */
export function Hands() {
  const { view, words, names } = useRush()
  return (
    <ul className="board-hands" aria-label={words.hands}>
      <Each of={names}>
        {(_, seat) => {
          const hand = at(view.hands, seat).filter(licence => licence !== null)
          return (
            <li className="hand">
              <Player seat={seat} />
              {hand.length === 0 ? <p className="hand-none">{words.handWorth(0)}</p> : <LicencePiles hand={hand} />}
            </li>
          )
        }}
      </Each>
    </ul>
  )
}
