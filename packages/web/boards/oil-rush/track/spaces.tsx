import { at, type Seat } from '@wildcat/kernel'
import { type KeyboardEvent, useRef, useState } from 'react'
import { SeatShape } from '../../../design/seat.tsx'
import { inOne } from '../../kit/description.ts'
import { advisedIf, once } from '../../kit/marks.ts'
import { type RushFacts, useRush } from '../board-context.ts'
import { describeSpace } from '../describe.ts'
import { spaceTips, trainAnchor } from '../marks.ts'
import './track.css'

interface SpacesProps {
  facts: RushFacts
  lane: Seat // whose spaces light up
  chosen: number | undefined
  advised: number | undefined
  onUse: (space: number) => void
}

const FORWARD = { right: 'ArrowRight', up: 'ArrowUp' } as const
const BACK = { right: 'ArrowLeft', up: 'ArrowDown' } as const

/** The railway as one walks and uses it, space by space: one stop for the Tab key, arrow keys go along it. */
export function Spaces({ facts, lane, chosen, advised, onUse }: SpacesProps) {
  const { turn } = useRush()
  const { view, map } = facts
  const spaces = Array.from({ length: map.spaces }, (_, index) => index + 1)
  const row = useRef<HTMLDivElement>(null)
  const [walked, setWalked] = useState<number>()
  const lit = turn?.isAsked === true ? map.spacesAhead(turn.seat) : []
  const here = walked ?? lit[0]?.space ?? at(view.trains, lane)
  const move = (event: KeyboardEvent) => {
    const all = [...(row.current?.querySelectorAll('button') ?? [])]
    const from = all.findIndex(button => button.matches(':focus'))
    const by = event.key === FORWARD[map.runs] ? 1 : event.key === BACK[map.runs] ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    all[from + by]?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are what is operated; arrows only move between them
    <div ref={row} className="spaces" data-runs={map.runs} style={{ '--lane': lane }} onKeyDown={move}>
      {spaces.map(space => {
        const cost = lit.find(each => each.space === space)?.cost
        return (
          <button
            key={space}
            type="button"
            className={cost === undefined ? 'rail' : 'space'}
            tabIndex={space === here ? 0 : -1}
            data-cost={map.trackCost(space)}
            data-last={space === map.last}
            {...spaceTips.on(space)}
            {...advisedIf(space === advised)}
            {...(cost === undefined ? {} : once(`space-${space}`))}
            aria-pressed={cost === undefined ? undefined : chosen === space}
            aria-disabled={cost === undefined || turn?.sending === true}
            aria-label={inOne(describeSpace(facts, turn?.seat, space))}
            onFocus={() => setWalked(space)}
            onClick={() => onUse(space)}
          >
            <Standing space={space} />
            {cost !== undefined && <span className="space-cost">{cost}</span>}
          </button>
        )
      })}
    </div>
  )
}

/** Whose trains stand there, in small: where the track is too narrow to draw them. */
function Standing({ space }: { space: number }) {
  const { shown, map } = useRush()
  const seats = [...shown.trains.keys()].filter(seat => shown.trains[seat] === space)
  if (seats.length === 0 && map.black !== space) return null
  return (
    <span className="space-trains" aria-hidden="true">
      {seats.map(seat => (
        <span key={seat} {...trainAnchor(seat)}>
          <SeatShape seat={seat} />
        </span>
      ))}
      {map.black === space && <i className="space-black" {...trainAnchor('black')} />}
    </span>
  )
}
