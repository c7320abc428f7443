import { COLUMNS, ROWS } from '@wildcat/giganten/board'
import { rowLetter } from '@wildcat/giganten/words/places.ts'
import type { Square } from '@wildcat/oil-rush'
import { type KeyboardEvent, type MouseEvent, memo, useMemo, useRef, useState } from 'react'
import { describe, inOne } from '../describe.ts'
import type { Ground, Light } from '../lights.ts'
import type { Facts } from '../table.ts'

const rows = Array.from({ length: ROWS }, (_, row) => Array.from({ length: COLUMNS }, (__, column) => row * COLUMNS + column))
const LAST = ROWS * COLUMNS - 1

interface SquaresProps {
  facts: Facts
  ground: Ground
  chosen: Square | undefined
  home: Square // where the walk begins: one's own truck
  isBusy: boolean // a decision is under way
  keepsFocus: boolean // what is asked is answered here: the focus stays after a move
  onUse: (square: Square) => void
}

/** The squares as one walks and uses them: a grid of one stop for the Tab key, over the drawing. */
export function Squares({ facts, ground, chosen, home, isBusy, keepsFocus, onUse }: SquaresProps) {
  const { words } = facts
  const [walked, setWalked] = useState<Square>()
  const grid = useRef<HTMLDivElement>(null)
  const here = walked ?? home
  const labels = useMemo(() => rows.flat().map(square => inOne(describe(facts, ground, square))), [facts, ground])
  const go = (square: Square) => grid.current?.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus()

  const walk = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const to = destination(event.key, here, ground)
    if (to !== undefined) {
      event.preventDefault()
      go(to)
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (!event.repeat) onUse(here)
    }
  }
  const click = (event: MouseEvent) => {
    const square = squareOf(event.target)
    if (square !== undefined) onUse(square)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the squares of a drawing; a table would lay itself out
    <div
      ref={grid}
      className="squares"
      role="grid"
      aria-label={words.map}
      aria-description={words.mapHelp}
      aria-disabled={isBusy}
      aria-colcount={COLUMNS}
      aria-rowcount={ROWS}
      data-keeps-focus={keepsFocus}
      onKeyDown={walk}
      onClick={click}
      onFocus={event => setWalked(squareOf(event.target))}
    >
      {rows.map((squares, row) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/a11y/useFocusableInteractive: its squares are what gets the focus
        <div key={squares[0]} className="squares-row" role="row" aria-label={words.row(rowLetter(row + 1))}>
          {squares.map(square => (
            <Cell
              key={square}
              square={square}
              label={labels[square] ?? ''}
              light={ground.lights[square]}
              isChosen={chosen === square}
              isStop={here === square}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

const squareOf = (target: EventTarget): Square | undefined => {
  const text = target instanceof Element ? target.closest<HTMLElement>('[data-square]')?.dataset['square'] : undefined
  return text === undefined ? undefined : Number(text)
}

/** Where a key leads from here. */
function destination(key: string, here: Square, { lights }: Ground): Square | undefined {
  const column = here % COLUMNS
  const keys: Readonly<Record<string, Square | undefined>> = {
    arrowleft: column > 0 ? here - 1 : here,
    arrowright: column < COLUMNS - 1 ? here + 1 : here,
    arrowup: here >= COLUMNS ? here - COLUMNS : here,
    arrowdown: here + COLUMNS <= LAST ? here + COLUMNS : here,
    home: here - column,
    end: here - column + COLUMNS - 1,
    n: nextLight(lights, here, 1),
    p: nextLight(lights, here, -1),
  }
  return keys[key.toLowerCase()]
}

function nextLight(lights: Ground['lights'], here: Square, by: 1 | -1): Square | undefined {
  for (let n = 1; n <= LAST; n++) {
    const square = (here + by * n + (LAST + 1) * 2) % (LAST + 1)
    if (lights[square] !== undefined) return square
  }
  return undefined
}

interface CellProps {
  square: Square
  label: string
  light: Light | undefined
  isChosen: boolean
  isStop: boolean
}

/** One of 240: drawn anew only when something about it has changed. */
const Cell = memo(function Cell({ square, label, light, isChosen, isStop }: CellProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div
      role="gridcell"
      className="square"
      aria-label={label}
      aria-selected={isChosen}
      tabIndex={isStop ? 0 : -1}
      data-square={square}
      data-tip={`square-${square}`}
      data-light={light?.tone}
      data-once={light === undefined ? undefined : 'square'}
    >
      {light?.cost !== undefined && (
        <span className="square-cost" aria-hidden="true">
          {light.cost}
        </span>
      )}
    </div>
  )
})
