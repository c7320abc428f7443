import { BUILDING_COST, KINDS } from '@wildcat/oil-rush'
import type { ReactNode } from 'react'
import { useRush } from '../board-context.ts'
import { Tile } from './tile.tsx'
import './legend.css'

interface LegendProps {
  title: string
  land: readonly { readonly name: string; readonly cost: number; readonly drawing: ReactNode }[]
}

/** What is printed on the map: sites with what they can hold and cost, and ground with what it costs to cross. */
export function Legend({ title, land }: LegendProps) {
  const { words, map } = useRush()
  return (
    <ul className="legend" aria-label={title}>
      {KINDS.map(kind => (
        <li key={kind}>
          <svg viewBox="-20 -20 40 40" aria-hidden="true">
            <Tile kind={kind} value={null} seenBy={[]} />
          </svg>
          <span>
            <span className="unseen">{words.site.title(kind)} </span>
            <b>{words.or(map.possibleValues(kind))}</b> <small>{words.money(BUILDING_COST[kind])}</small>
          </span>
        </li>
      ))}
      {land.map(({ name, cost, drawing }) => (
        <li key={name}>
          <svg viewBox="-24 -24 48 48" data-land aria-hidden="true">
            {drawing}
          </svg>
          <span>
            <b>
              {name} <span aria-hidden="true">{words.number(cost)}</span>
            </b>
            <span className="unseen">{words.points(cost)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
