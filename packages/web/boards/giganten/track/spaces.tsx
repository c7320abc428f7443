import type { Space } from '@wildcat/oil-rush'
import { type KeyboardEvent, useRef } from 'react'
import { useTable } from '../table.ts'

/** The spaces of one's own lane that light up, as buttons over the drawing; arrow keys go along them. */
export function Spaces({
  spaces,
  lane,
  chosen,
  onUse,
}: {
  spaces: readonly Space[]
  lane: number
  chosen: number | undefined
  onUse: (space: Space) => void
}) {
  const { words, turn } = useTable()
  const row = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const all = [...(row.current?.querySelectorAll('button') ?? [])]
    const here = all.findIndex(button => button.matches(':focus'))
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    all[here + by]?.focus()
  }
  if (spaces.length === 0) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are what is operated; arrows only move between them
    <div ref={row} className="spaces" data-lane={lane} onKeyDown={move}>
      {spaces.map((space, place) => (
        <button
          key={space.space}
          type="button"
          className="space"
          style={{ gridColumn: space.space, gridRow: lane + 1 }}
          tabIndex={place === 0 ? 0 : -1}
          data-tip={`space-${space.space}`}
          data-once="space"
          aria-pressed={chosen === space.space}
          aria-disabled={turn?.sending === true}
          aria-label={words.act.train(space.space, space.cost, space.left)}
          onClick={() => onUse(space)}
        >
          {space.cost}
        </button>
      ))}
    </div>
  )
}
