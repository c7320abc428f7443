import type { ReactNode } from 'react'
import { Said } from '../../../session/said.tsx'
import './moment.css'

interface MomentProps {
  sign?: ReactNode // seen first
  text: string // what happens
  children?: ReactNode // more of what is seen of it
}

/** What happens, large on the sheet: before anything that is asked next could tell. Whoever does not see it hears it as news. */
export const Moment = ({ sign, text, children }: MomentProps) => (
  <div className="moment" aria-hidden="true">
    {sign}
    <p>
      <Said text={text} />
    </p>
    {children}
  </div>
)
