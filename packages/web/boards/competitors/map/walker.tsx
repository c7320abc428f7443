import type { Point, Territory } from '@wildcat/competitors/board'
import type { KeyboardEvent, RefObject } from 'react'
import { inOne } from '../../kit/description.ts'
import { keepsFocus } from '../../kit/marks.ts'
import { useBoard } from '../board-context.tsx'
import { useChoice } from '../choice.tsx'
import { stateTips } from '../marks.ts'
import type { Target } from '../targets.ts'
import { stateTip } from '../tips.tsx'
import { useDetour } from '../use-detour.ts'
import { nameSpot } from './places.ts'
import { towards } from './towards.ts'

interface WalkerProps {
  ref: RefObject<HTMLButtonElement | null>
  here: Territory
  targets: readonly Target[]
  onWalk: (to: Territory) => void
  onCome: (to: Point) => void // brings it into sight
}

/** Whoever walks the map by keyboard stands in a state: arrows lead to its neighbours, Enter picks what is lit there. */
export function Walker({ ref, here, targets, onWalk, onCome }: WalkerProps) {
  const board = useBoard()
  const { words, names } = board
  const { pointing, pick } = useChoice()
  const detour = useDetour()
  const lit = targets.find(({ state }) => state === here)?.picks[0]
  // A plan that was picked can be led by way of the state.
  const there =
    lit !== undefined
      ? { label: lit.label, take: () => pick(lit.change) }
      : detour && { label: words.plan.byWayOf(words.state(here)), take: () => detour(here) }
  const point = (state: Territory) => pointing.set(stateTips.on(state)['data-tip'])
  const walk = (event: KeyboardEvent) => {
    const next = towards(here, event.key)
    if (next === undefined) return
    event.preventDefault()
    onWalk(next)
    point(next)
    onCome(nameSpot(next))
  }
  const about = inOne(stateTip(board, here, seat => names[seat] ?? ''))
  return (
    <>
      <button
        ref={ref}
        type="button"
        className="walker"
        data-fixed
        aria-label={words.walk}
        aria-describedby="map-here"
        {...keepsFocus(true)}
        onKeyDown={walk}
        onFocus={() => {
          point(here)
          onCome(nameSpot(here))
        }}
        onBlur={() => pointing.set(undefined)}
        onClick={() => there?.take()}
      >
        {words.state(here)}
        {there !== undefined && <small>{there.label}</small>}
      </button>
      <p id="map-here" className="unseen" role="status">
        {about}
        {there !== undefined && `. ${there.label}`}
      </p>
    </>
  )
}
