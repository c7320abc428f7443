import { type ReactNode, type RefObject, useContext } from 'react'
import { AdviceContext } from '../../../advice/advice-context.ts'
import { LessonContext } from '../../../lessons/lesson-context.ts'
import { usePressGuard } from '../../../table/press-guard.ts'
import { type Tab, Tabs, useTab } from './tabs.tsx'
import './layout.css'
import './sheet.css'
import './log.css'
import './phone.css'
import './tall.css'
import './wide.css'

/** Of a drawing that is as high as the screen, or of a table of rows; `ratio`: of its width to its height. */
export interface BoardShape {
  readonly is: 'tall' | 'slim' | 'wide'
  readonly ratio: number
}

interface BoardLayoutProps {
  root: RefObject<HTMLDivElement | null>
  look?: string | undefined // its own colours
  shape?: BoardShape | undefined
  decision: number | undefined // the name of what is asked now
  sceneMs: number // how long what is being shown lasts; 0: nothing moves
  head: ReactNode // in the bar
  own: ReactNode // a line of what one has, always in sight where the rest is behind tabs
  board: ReactNode // the drawing
  market: ReactNode // what is bought and sold, beside the drawing
  players: ReactNode
  asks: ReactNode // what is asked
  hand: ReactNode // what one holds
  log: ReactNode
  tabs: readonly Tab[] // where there is room for one part of the table above the question
  wants: Tab['id'] // the one that what is asked is about
  isEarly?: boolean // what is asked and logged would tell what is yet to be shown
  moment?: ReactNode // what is shown instead of them meanwhile
}

/**
 * Where the parts of a board to play on lie, on every screen. Only what is asked lies on a raised sheet; on a phone the board is what is
 * above it, and nothing covers it. On all of it one press does one thing.
 */
export function BoardLayout({
  root,
  look,
  shape,
  decision,
  sceneMs,
  head,
  own,
  board,
  market,
  players,
  asks,
  hand,
  log,
  tabs,
  wants,
  isEarly = false,
  moment,
}: BoardLayoutProps) {
  const guard = usePressGuard(decision)
  const advicePlace = useContext(AdviceContext)?.setPlace
  const [tab, setTab] = useTab(useContext(LessonContext)?.tab ?? wants)
  return (
    <div ref={root} className="board-frame" data-look={look} {...guard}>
      {head}
      <div className="board" data-tab={tab} data-shape={shape?.is} style={{ '--scene': `${sceneMs}ms`, '--ratio': shape?.ratio }}>
        {own}
        <div className="board-middle">
          <div className="board-market" data-part="market">
            {market}
          </div>
          <div className="board-drawing" data-part="board">
            {board}
          </div>
        </div>
        <div className="board-seats" data-part="players">
          {players}
        </div>
        <div className="board-sheet" data-early={isEarly}>
          <div className="board-asks">{asks}</div>
          <div ref={advicePlace} className="board-advice" />
          <div className="board-hand">{hand}</div>
          <div className="board-log" data-part="log">
            {log}
          </div>
          {moment}
        </div>
        <Tabs tabs={tabs} tab={tab} onChange={setTab} />
      </div>
    </div>
  )
}

interface PositionLayoutProps extends Pick<BoardLayoutProps, 'root' | 'look' | 'board' | 'market'> {
  children: ReactNode // everything below the board
}

/** And those of a board to look at. */
export function PositionLayout({ root, look, board, market, children }: PositionLayoutProps) {
  return (
    <div ref={root} className="board-frame" data-look={look}>
      <div className="board-position">
        <div className="board-middle">
          <div className="board-market">{market}</div>
          <div className="board-drawing">{board}</div>
        </div>
        {children}
      </div>
    </div>
  )
}

interface PreviewLayoutProps extends Pick<BoardLayoutProps, 'look'> {
  ratio?: number // of the drawing's width to its height, where it keeps that
  lit: string | undefined // the option that is being looked at
  beside: ReactNode // what options change that does not lie on the drawing
  children: ReactNode
}

/** And the drawing, where a table is set up: nothing on it can be pressed. */
export const PreviewLayout = ({ look, ratio, lit, beside, children }: PreviewLayoutProps) => (
  <div className="board-frame board-preview" data-look={look} data-lit={lit} style={{ '--ratio': ratio }} inert>
    <div className="board-previewed">
      <div className="board-position">{children}</div>
    </div>
    <div className="beside-row">{beside}</div>
  </div>
)
