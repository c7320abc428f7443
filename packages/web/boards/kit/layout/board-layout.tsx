import type { ReactNode, RefObject } from 'react'
import { usePressGuard } from '../../../table/press-guard.ts'
import './layout.css'

interface BoardLayoutProps {
  root: RefObject<HTMLDivElement | null>
  decision: number | undefined // the name of what is asked now
  sceneMs: number // how long what is being shown lasts; 0: nothing moves
  head: ReactNode
  board: ReactNode
  players: ReactNode
  rail: ReactNode // what is asked, what one has, what happened
}

/** Where the parts of a board to play on lie, on every screen. On all of it one press does one thing. */
export function BoardLayout({ root, decision, sceneMs, head, board, players, rail }: BoardLayoutProps) {
  const guard = usePressGuard(decision)
  return (
    <div ref={root} className="board-frame" {...guard}>
      <div className="board" style={{ '--scene': `${sceneMs}ms` }}>
        {head}
        <div className="board-middle">{board}</div>
        {players}
        <div className="board-rail">{rail}</div>
      </div>
    </div>
  )
}

interface PositionLayoutProps extends Pick<BoardLayoutProps, 'root' | 'board'> {
  children: ReactNode // everything below the board
}

/** And those of a board to look at. */
export function PositionLayout({ root, board, children }: PositionLayoutProps) {
  return (
    <div ref={root} className="board-frame">
      <div className="board-position">
        <div className="board-middle">{board}</div>
        {children}
      </div>
    </div>
  )
}
