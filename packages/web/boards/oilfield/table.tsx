import type { ReactNode } from 'react'
import { useBoard } from './board-context.tsx'
import { ShownCards } from './cards.tsx'
import { Market } from './market.tsx'
import { Street } from './street.tsx'
import './table.css'
import './motion.css'
import './sizes.css'

/** Above the fields who acts in which order: workers, or the cards as soon as they are shown; below them what is bought and sold. */
export function Around({ children }: { children?: ReactNode }) {
  const { shown } = useBoard()
  const areShown = shown.shown.some(card => card !== 'none')
  return (
    <>
      <div className="order">{areShown ? <ShownCards /> : <Street />}</div>
      {children}
      <Market />
    </>
  )
}
