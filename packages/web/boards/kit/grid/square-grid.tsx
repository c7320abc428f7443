import { type KeyboardEvent, type MouseEvent, memo, useRef, useState } from 'react'
import { useAnyBoard } from '../board-context.ts'
import { advisedIf, keepsFocus, once, squareTips } from '../marks.ts'
import { destination, type GridRow } from './walk.ts'
import './grid.css'

/** What lights up a square that can be used. */
export interface Light {
  readonly tone: string
  readonly cost: number | undefined
}
interface SquareGridProps {
  rows: readonly GridRow[] // as they lie on the board, from the top
  labels: readonly string[] // by square: what it is and what using it would do
  lights: readonly (Light | undefined)[] // by square
  chosen: number | undefined
  advised?: number | undefined
  home: number // where the walk begins
  isBusy: boolean // a decision is under way
  isAnsweredHere: boolean // what is asked: the focus stays after a move
  onUse: (square: number) => void
}

/** The squares as one walks and uses them: a grid of one stop for the Tab key, over the drawing. */
export function SquareGrid({ rows, labels, lights, chosen, advised, home, isBusy, isAnsweredHere, onUse }: SquareGridProps) {
  const { words } = useAnyBoard()
  const [walked, setWalked] = useState<number>()
  const grid = useRef<HTMLDivElement>(null)
  const here = walked ?? home
  const go = (square: number) => grid.current?.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus()

  const walk = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const to = destination(event.key, here, rows, lights)
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
      aria-colcount={rows[0]?.squares.length}
      aria-rowcount={rows.length}
      {...keepsFocus(isAnsweredHere)}
      style={{ '--rows': rows.length, '--columns': rows[0]?.squares.length }}
      onKeyDown={walk}
      onClick={click}
      onFocus={event => setWalked(squareOf(event.target))}
    >
      {rows.map(({ name, squares }) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/a11y/useFocusableInteractive: its squares are what gets the focus
        <div key={name} className="squares-row" role="row" aria-label={words.row(name)}>
          {squares.map(square => (
            <Cell
              key={square}
              square={square}
              label={labels[square] ?? ''}
              light={lights[square]}
              isChosen={chosen === square}
              isAdvised={advised === square}
              isStop={here === square}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

const squareOf = (target: EventTarget): number | undefined => {
  const text = target instanceof Element ? target.closest<HTMLElement>('[data-square]')?.dataset['square'] : undefined
  return text === undefined ? undefined : Number(text)
}

interface CellProps {
  square: number
  label: string
  light: Light | undefined
  isChosen: boolean
  isAdvised: boolean
  isStop: boolean
}

/** One of hundreds: drawn anew only when something about it has changed. */
const Cell = memo(function Cell({ square, label, light, isChosen, isAdvised, isStop }: CellProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div
      role="gridcell"
      className="square"
      aria-label={label}
      aria-selected={isChosen}
      tabIndex={isStop ? 0 : -1}
      data-square={square}
      {...squareTips.on(square)}
      {...advisedIf(isAdvised)}
      data-light={light?.tone}
      {...(light === undefined ? {} : once(`square-${square}`))}
    >
      {light?.cost !== undefined && (
        <span className="square-cost" aria-hidden="true">
          {light.cost}
        </span>
      )}
    </div>
  )
})
