import { BUILDING_COST, KINDS } from '@wildcat/oil-rush'
import { useRush } from '../oil-rush/board-context.ts'
import { Tile } from '../oil-rush/map/tile.tsx'
import { LAND } from './art/land.tsx'
import { useBoard } from './board-context.tsx'
import './legend.css'

/** What is printed on the map: wells with what they can hold and cost, and ground with what it costs to cross. */
export function Legend() {
  const { words } = useBoard()
  const { map } = useRush()
  return (
    <ul className="legend" aria-label={words.legend}>
      {KINDS.map(kind => (
        <li key={kind}>
          <svg viewBox="-20 -20 40 40" aria-hidden="true">
            <Tile kind={kind} value={null} seenBy={[]} />
          </svg>
          <span>
            <span className="unseen">{words.site.title(kind)} </span>
            <b>{words.or(map.possibleValues(kind))}</b>
            <small>{words.money(BUILDING_COST[kind])}</small>
          </span>
        </li>
      ))}
      {LAND.map(({ terrain, cost, drawing }) => (
        <li key={terrain}>
          <svg viewBox="-24 -24 48 48" data-land={terrain} aria-hidden="true">
            {drawing}
          </svg>
          <span>
            <b>{words.land[terrain]}</b>
            <small>{words.points(cost)}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}
