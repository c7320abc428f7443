/** The page has one bar. A table puts its name, how far it is and its tools there: no second row of heads above the board. */
import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import { useMedia } from '../design/media.ts'

export interface BarPlaces {
  readonly head: HTMLElement | null // what stands in the bar
  readonly menu: HTMLElement | null // what is behind its button
}
export const BarContext = createContext<BarPlaces>({ head: null, menu: null })

/** In the bar itself. */
export const InBar = ({ children }: { children: ReactNode }) => placed(use(BarContext).head, children)

/** In the bar where it is wide, else in its menu. */
export function BarTools({ children }: { children: ReactNode }) {
  const { head, menu } = use(BarContext)
  const isWide = useMedia('(min-width: 80rem)')
  return placed(isWide ? head : menu, <div className="bar-tools">{children}</div>)
}

const placed = (place: HTMLElement | null, what: ReactNode) => (place === null ? null : createPortal(what, place))
