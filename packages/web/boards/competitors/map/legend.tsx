import { TERRAIN_COSTS, TERRAINS } from '@wildcat/competitors/board'
import { Sign, type SymbolName } from '../art/symbols.tsx'
import { useBoard } from '../board-context.tsx'
import './legend.css'

const SIGNS = ['port', 'airport', 'hub', 'crossing', 'flag'] as const satisfies readonly SymbolName[]
const LINES = ['regional', 'customs', 'closed'] as const

/** What colours, lines and signs mean, and what a truck pays for a terrain. `id`, `zoom`: of the ground, whose textures it shows. */
export function Legend({ id, zoom }: { id: string; zoom: number }) {
  const { viewer, words } = useBoard()
  return (
    <section className="legend" data-fixed aria-label={words.legend}>
      <ul>
        <li className="legend-title">{words.legendCosts}</li>
        {TERRAINS.map(terrain => (
          <li key={terrain}>
            <svg className="legend-terrain" width="24" height="14" aria-hidden="true">
              <g transform={`scale(${zoom})`}>
                <rect width={24 / zoom} height={14 / zoom} fill={`url(#${id}-${terrain})`} />
              </g>
            </svg>
            {words.legends[terrain]}
            <b>{words.number(TERRAIN_COSTS[terrain])}</b>
          </li>
        ))}
        {viewer !== 'spectator' && (
          <li>
            <svg width="24" height="14" aria-hidden="true">
              <path className="legend-ground legend-in-hand" d="M1.5 1.5h21v11h-21z" />
            </svg>
            {words.legends.inHand}
          </li>
        )}
      </ul>
      <ul>
        {LINES.map(line => (
          <li key={line}>
            <svg width="24" height="14" aria-hidden="true">
              <path className="legend-ground" d="M0 0h24v14H0z" />
              <path className={`legend-line legend-${line}`} d="M0 7h24" />
              {line === 'closed' && <path className="legend-line legend-gaps" d="M0 7h24" />}
            </svg>
            {words.legends[line]}
          </li>
        ))}
        {SIGNS.map(sign => (
          <li key={sign}>
            <Sign of={sign} className={`mark-${sign}`} />
            {words.legends[sign]}
          </li>
        ))}
      </ul>
    </section>
  )
}
