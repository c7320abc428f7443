import { fromEachPile, valuesOf } from '@wildcat/black-gold/board'
import { KINDS, type WellKind } from '@wildcat/oil-rush'
import type { ReactNode } from 'react'
import { Times } from '../../design/each.tsx'
import { Beside } from '../kit/layout/beside.tsx'
import { DERRICK_SIGN } from '../oil-rush/art/derrick.tsx'
import { useBoard } from './board-context.tsx'
import './besides.css'

/** While a table is set up: what lies under the wells, and what the Oil Baron's cards do where he bids. */
export function Besides({ lit }: { lit: string | undefined }) {
  const { view, words } = useBoard()
  const { options, seats, wells } = view
  const { preview } = words
  const tokens = KINDS.map(kind => ({
    kind,
    values: valuesOf(kind, options),
    each: fromEachPile(kind, seats, options, wells.filter(well => well.kind === kind).length),
  }))
  return (
    <>
      <Beside option="fair" lit={lit} title={preview.tokens}>
        {tokens.map(({ kind, each }) => (
          <Wells key={kind} kind={kind}>
            {words.number(each)}
          </Wells>
        ))}
      </Beside>
      <Beside option="deeperDoubles" lit={lit} title={preview.hide}>
        {tokens.map(({ kind, values }) => (
          <Wells key={kind} kind={kind}>
            {words.or(values.map(words.number))}
          </Wells>
        ))}
      </Beside>
      {seats === 2 && (
        <Beside option="aggressiveBaron" lit={lit} title={preview.baron}>
          {preview.baronDoes(options.aggressiveBaron)}
        </Beside>
      )}
    </>
  )
}

/** So many derricks are drawn on their tokens. */
const Wells = ({ kind, children }: { kind: WellKind; children: ReactNode }) => (
  <span className="beside-wells">
    <svg aria-hidden="true" viewBox={`${-kind * 6} -15.5 ${kind * 12} 16.5`}>
      <Times n={kind}>{n => <path d={DERRICK_SIGN} transform={`translate(${(n - (kind - 1) / 2) * 12} 0)`} />}</Times>
    </svg>
    {children}
  </span>
)
