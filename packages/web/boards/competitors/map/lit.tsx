import { kindOf } from '@wildcat/competitors/board'
import { type MouseEvent, useState } from 'react'
import { advisedIf, pickable, type TipMark } from '../../kit/marks.ts'
import { useBoard } from '../board-context.tsx'
import { useChoice } from '../choice.tsx'
import { stateTips, vehicleTips } from '../marks.ts'
import { movableIn, type Target } from '../targets.ts'
import { type Camera, onScreen, type Size } from './camera.ts'
import { type Cluster, clustersOf, meantOf } from './clusters.ts'
import type { Standing } from './standing.ts'
import './lit.css'

interface LitProps {
  targets: readonly Target[]
  standing: readonly Standing[]
  camera: Camera
  size: Size
}

/** Nearer than this one finger cannot tell two places apart. */
const FINGER = 22

/** What can be picked on the map. Where several lie under one finger, it asks which of them is meant. */
export function Lit({ targets, standing, camera, size }: LitProps) {
  const { turn } = useBoard()
  const { pick } = useChoice()
  const [several, setSeveral] = useState<{ readonly decision: number | undefined; readonly targets: readonly Target[] }>()
  const spots = targets.map(target => ({ target, at: onScreen(camera, size, target.at) }))
  const isOpen = several !== undefined && several.decision === turn?.decision
  const choose = (target: Target, isFinger: boolean, x: number, y: number) => {
    const near = spots.filter(({ at }) => Math.hypot(at[0] - x, at[1] - y) <= FINGER).map(each => each.target)
    if (isFinger && near.length > 1) setSeveral({ decision: turn?.decision, targets: near })
    else pickOf(target)
  }
  const pickOf = ({ picks: [first] }: Target) => {
    setSeveral(undefined)
    if (first !== undefined) pick(first.change)
  }
  return (
    <div className="lit-places">
      <Vehicles standing={standing} />
      {spots.map(({ target, at: [x, y] }) => (
        <Place
          key={target.key}
          target={target}
          x={x}
          y={y}
          onPick={event => choose(target, event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch', x, y)}
        />
      ))}
      {isOpen && (
        <ul className="lit-several" data-fixed style={{ left: Math.min(size.width - 240, 12), top: 12 }}>
          {several.targets.map(target => (
            <li key={target.key}>
              <button type="button" onClick={() => pickOf(target)}>
                {target.picks[0]?.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface PlaceProps {
  target: Target
  x: number
  y: number
  onPick: (event: MouseEvent) => void
}
function Place({ target: { picks, state }, x, y, onPick }: PlaceProps) {
  const [first] = picks
  if (first === undefined) return null
  const tip: TipMark | undefined = state === undefined ? undefined : stateTips.on(state)
  return (
    <button
      type="button"
      className="lit"
      {...(first.change.command === undefined ? {} : pickable)}
      {...tip}
      data-flight={state === undefined && first.change.command?.kind === 'step' && kindOf(first.change.command.vehicle) === 'plane'}
      {...advisedIf(picks.some(({ isAdvised }) => isAdvised))}
      aria-pressed={picks.some(({ isPicked }) => isPicked)}
      aria-label={first.label}
      style={{ left: x, top: y }}
      onClick={onPick}
    />
  )
}

/** Own vehicles that could move: pressing one lights where it can go. */
function Vehicles({ standing }: { standing: readonly Standing[] }) {
  const { legal, turn, words } = useBoard()
  const { vehicle: chosen, asksForVia, pick } = useChoice()
  if (turn?.isAsked !== true || asksForVia === true) return null
  const press = (cluster: Cluster) => (event: MouseEvent<HTMLElement>) => {
    const { left, top } = event.currentTarget.parentElement?.getBoundingClientRect() ?? { left: 0, top: 0 }
    const isByKey = event.detail === 0
    const vehicle = meantOf(cluster, chosen, isByKey ? undefined : [event.clientX - left, event.clientY - top])
    pick({ doing: 'move', vehicle, command: undefined, route: undefined })
  }
  return clustersOf(standing, movableIn(legal)).map(cluster => {
    const { pieces, at, width, height } = cluster
    const [first] = pieces
    return (
      <button
        key={first.key}
        type="button"
        className="lit-vehicle"
        aria-label={`${words.doings.move}: ${pieces.map(({ vehicle }) => words.piece(vehicle)).join(', ')}`}
        aria-pressed={pieces.some(({ vehicle }) => vehicle === chosen)}
        {...vehicleTips.on(first.vehicle)}
        style={{ left: at[0], top: at[1], width, height }}
        onClick={press(cluster)}
      >
        {pieces.slice(1).map(({ vehicle, at: [x, y], size }) => (
          <span
            key={vehicle}
            className="lit-piece"
            {...vehicleTips.on(vehicle)}
            style={{ left: x - at[0] + width / 2, top: y - at[1] + height / 2, width: size, height: size }}
          />
        ))}
      </button>
    )
  })
}
