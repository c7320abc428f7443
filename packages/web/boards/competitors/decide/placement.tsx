import { basesOf, isTerritory, type Territory } from '@wildcat/competitors/board'
import type { Seat } from '@wildcat/kernel'
import { useBoard } from '../board-context.tsx'

interface PlacementProps {
  seat: Seat
  at: Territory | 'stay'
  onChange: (at: Territory | 'stay') => void
}

/** [COM-9.2] Where vehicles are put that one receives. */
export function Placement({ seat, at, onChange }: PlacementProps) {
  const { view, words } = useBoard()
  return (
    <label className="deal-money">
      {words.deal.place}
      <select className="input" value={at} onChange={({ target: { value } }) => onChange(isTerritory(value) ? value : 'stay')}>
        <option value="stay">{words.deal.stays}</option>
        {basesOf(view, seat).map(({ state }) => (
          <option key={state} value={state}>
            {words.state(state)}
          </option>
        ))}
      </select>
    </label>
  )
}
