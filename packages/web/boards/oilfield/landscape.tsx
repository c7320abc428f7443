import { at } from '@wildcat/kernel'
import { type Command, FIELDS, type Field, isExhausted, isStruck, type Plot, plotsIn, TOP_LEVEL } from '@wildcat/oilfield/board'
import type { CSSProperties } from 'react'
import { Times } from '../../design/each.tsx'
import { SeatShape } from '../../design/seat.tsx'
import { named } from '../kit/board-context.ts'
import { Hollow, Horizon, Strata } from './art/ground.tsx'
import { Sign } from './art/symbols.tsx'
import { useBoard } from './board-context.tsx'
import type { Shown } from './changes.ts'
import { useChoice, useMeantAction } from './choice.tsx'
import { isWorking, newLeases, newPlot } from './happening.ts'
import './landscape.css'
import { Lit } from './lit.tsx'
import { bagAnchor, fieldAnchor, fieldTips, pipeAnchor, towerAnchor } from './marks.ts'
import { sceneBook } from './scenes.ts'

/** The three fields, cut open: what people did above the ground, below it what lies there and is still to come. */
export function Landscape() {
  const { words } = useBoard()
  return (
    <section className="land" aria-label={words.fields}>
      <Horizon />
      {FIELDS.map(field => (
        <FieldArt key={field} field={field} />
      ))}
      <span className="land-end" {...bagAnchor} />
    </section>
  )
}

/** How far the layers of a field lie deeper than those beside it. */
const FAULTS: Readonly<Record<Field, number>> = { dallas: 0, austin: 4, pecos: -3 }

function FieldArt({ field }: { field: Field }) {
  const { shown, words, event } = useBoard()
  const happens = event !== undefined && 'field' in event && event.field === field ? sceneBook.sceneOf(event).happens : undefined
  const { oil, gas, level } = shown.fields[field]
  const isDead = isExhausted(shown, field)
  const plots = plotsIn(shown, field)
  const style: CSSProperties = { '--plots': plots.length }
  return (
    <section
      className="field"
      data-dead={isDead}
      data-struck={isStruck(shown, field)}
      data-happens={happens}
      style={style}
      aria-label={words.fieldNow(field, oil, gas, level)}
    >
      <div className="field-sky">
        <ol className="field-plots">
          {plots.map(plot => (
            <PlotPlace key={plot} field={field} plot={plot} nth={nthOnShow(shown, field, plot)} />
          ))}
        </ol>
        {isDead && <Sign of="smoke" className="field-smoke" />}
        {isStruck(shown, field) && <Strike />}
      </div>
      <h2 className="field-name" {...fieldTips.on(field)}>
        <span>{words.fieldNames[field]}</span>
        {isDead ? (
          <small>{words.nothingMore}</small>
        ) : (
          <span className="field-count" aria-hidden="true">
            {words.number(oil)}
            <Sign of="cube-oil" className="cube" />
            {words.number(gas)}
            <Sign of="cube-gas" className="cube" />
          </span>
        )}
      </h2>
      <Pockets field={field} />
    </section>
  )
}

/** Nobody works here: a board on two poles, and the cube that brought it. */
function Strike() {
  const { words } = useBoard()
  return (
    <p className="field-strike">
      <Sign of="strike" className="field-picket" />
      <b>{words.strike}</b>
      <Sign of="cube-grey" className="cube" />
    </p>
  )
}

const leasesOnShow = (shown: Shown, field: Field): number => shown.leases.onShow.filter(each => each === field).length

/** Leases on show stand on the first plots that nobody has: which of them stands here? */
function nthOnShow(shown: Shown, field: Field, plot: number): number | undefined {
  const nth = plotsIn(shown, field)
    .filter(each => at(shown.plots, each).owner === 'nobody')
    .indexOf(plot)
  return nth >= 0 && nth < leasesOnShow(shown, field) ? nth : undefined
}

/** Where a tower of this owner would be built in this field. */
const firstBare = (shown: Shown, field: Field, owner: Plot['owner']): number | undefined =>
  plotsIn(shown, field).find(each => at(shown.plots, each).owner === owner && at(shown.plots, each).tower === 'none')

interface PlotPlaceProps {
  field: Field
  plot: number
  nth: number | undefined // of the leases on show in this field
}

/** A tower, a lease, a board that offers one, or a bare stake. */
function PlotPlace({ field, plot, nth }: PlotPlaceProps) {
  const { shown, words, names, legal, viewer, event } = useBoard()
  const { picked } = useChoice()
  const meant = useMeantAction()
  const { owner, tower }: Plot = at(shown.plots, plot)
  if (owner === 'nobody') {
    const onShow = nth !== undefined
    const of = onShow ? legal.filter(command => command.kind === 'takeLease' && command.field === field) : []
    const isNew = onShow && nth >= leasesOnShow(shown, field) - newLeases(event, field)
    return (
      <li className="plot" data-new={isNew} data-meant={onShow && meant === 'lease'}>
        <Lit className="plot-lease" label={onShow ? words.forLease(field) : words.noLease(field)} of={of}>
          {onShow ? (
            <>
              <Sign of="lease-sign" className="plot-board" />
              <Sign of="lease" className="plot-deed" />
              <span className="plot-text" aria-hidden="true">
                {words.leaseBoard}
              </span>
            </>
          ) : (
            <Sign of="stake" className="plot-stake" />
          )}
        </Lit>
      </li>
    )
  }
  const isOwn = owner === viewer
  const ghost =
    isOwn && picked?.kind === 'build' && picked.on === field && tower === 'none' && firstBare(shown, field, owner) === plot
      ? picked.tile
      : undefined
  const who = owner === 'bot' ? words.bot : named(names, owner)
  const of = legal.filter((command): command is Command => {
    if (!isOwn) return false
    if (tower === 'none')
      return command.kind === 'build' && command.on === field && (picked?.kind !== 'build' || picked.tile === command.tile)
    return command.kind === 'drill' && command.field === field && command.tower === tower
  })
  return (
    <li
      className="plot"
      data-seat={owner === 'bot' ? undefined : owner}
      data-new={newPlot(shown, event) === plot}
      data-meant={isOwn && tower !== 'none' && tower !== 'national' && meant === 'drill'}
      {...towerAnchor(owner, field, tower)}
    >
      <Lit className="plot-owned" label={tower === 'none' ? words.leaseOf(who, field) : words.towerOf(who, tower, field)} of={of}>
        {tower === 'none' ? (
          <>
            {ghost !== undefined && <Sign of={`tower-${ghost}`} className="plot-tower plot-ghost" />}
            <Sign of="marker" className="plot-flag" />
          </>
        ) : (
          <Sign of={`tower-${tower}`} className="plot-tower" />
        )}
        <span className="plot-plate" aria-hidden="true">
          {owner !== 'bot' && <SeatShape seat={owner} />}
        </span>
      </Lit>
    </li>
  )
}

/** Three fillings, one under the other: what is spent is dry, what is there holds its cubes, what will come is dashed. */
function Pockets({ field }: { field: Field }) {
  const { view, shown, words } = useBoard()
  const { level, oil, gas } = shown.fields[field]
  const levels = Array.from({ length: TOP_LEVEL }, (_, n) => TOP_LEVEL - n)
  const style: CSSProperties = { '--spent': TOP_LEVEL - level, '--across': Math.max(5, view.seats + 2) }
  return (
    <div className="pockets" style={style} aria-hidden="true" {...fieldAnchor(field)}>
      <Strata fault={FAULTS[field]} />
      {level > 0 && <Pipes field={field} />}
      {levels.map(each => {
        const is = each > level ? 'spent' : each === level ? 'now' : 'coming'
        return (
          <div key={each} className="pocket" data-is={is}>
            <Hollow is={is} />
            {is === 'now' && (
              <div className="pocket-cubes">
                <Times n={oil + gas}>{n => <Cube kind={n < oil ? 'oil' : 'gas'} nth={n} />}</Times>
              </div>
            )}
            {is === 'coming' && <span className="pocket-note">{each === 1 ? words.lastFilling : words.nextFilling}</span>}
          </div>
        )
      })}
      {level === 0 && gas > 0 && (
        <div className="pocket-cubes pocket-rest">
          <Times n={gas}>{() => <Sign of="cube-gas" className="cube" />}</Times>
        </div>
      )}
      {level === 0 && <p className="burnt-out">{words.burntOut}</p>}
    </div>
  )
}

/** A filling falls into its hollow, one after the other. */
const Cube = ({ kind, nth }: { kind: 'oil' | 'gas'; nth: number }) => (
  <span className="pocket-cube" style={{ '--nth': nth }}>
    <Sign of={`cube-${kind}`} className="cube" />
  </span>
)

/** From each tower down to what it drills. */
function Pipes({ field }: { field: Field }) {
  const { shown, event } = useBoard()
  return plotsIn(shown, field).map((plot, n) => {
    const { owner, tower } = at(shown.plots, plot)
    if (tower === 'none') return null
    const works = isWorking(at(shown.plots, plot), event)
    return <i key={plot} className="pipe" data-works={works} style={{ '--plot': n }} {...pipeAnchor(owner, field, tower)} />
  })
}
