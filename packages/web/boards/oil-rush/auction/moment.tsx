import { COMPANIES } from '@wildcat/oil-rush'
import type { ReactNode } from 'react'
import { Each } from '../../../design/each.tsx'
import { Said } from '../../../session/said.tsx'
import { useAnyBoard } from '../../kit/board-context.ts'
import { Emblem } from '../art/emblem.tsx'
import { useRush } from '../board-context.ts'
import { LicenceCard } from '../licences/licences.tsx'
import './moment.css'

interface MomentProps {
  text: string // what happens
  children: ReactNode // more of what is seen of it
}

/** How an auction ends, large on the sheet: before anything that is asked next could tell. Whoever does not see it hears it as news. */
export function Moment({ text, children }: MomentProps) {
  const { event } = useRush()
  const shown = useAnyBoard().event // of this game alone, too
  const company = COMPANIES.find(each => shown !== undefined && 'company' in shown && each === shown.company)
  return (
    <div className="moment" aria-hidden="true">
      {company !== undefined && <Emblem company={company} size={56} />}
      <p>
        <Said text={text} />
      </p>
      {event?.kind === 'bluffCalled' && (
        <div className="moment-lost">
          <Each of={event.lost}>{value => <LicenceCard value={value} />}</Each>
        </div>
      )}
      {children}
    </div>
  )
}
