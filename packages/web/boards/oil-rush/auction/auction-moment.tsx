import { COMPANIES } from '@wildcat/oil-rush'
import type { ReactNode } from 'react'
import { Each } from '../../../design/each.tsx'
import { useAnyBoard } from '../../kit/board-context.ts'
import { Moment } from '../../kit/moment/moment.tsx'
import { Emblem } from '../art/emblem.tsx'
import { useRush } from '../board-context.ts'
import { LicenceCard } from '../licences/licences.tsx'
import './auction-moment.css'

interface AuctionMomentProps {
  text: string // what happens
  children: ReactNode // more of what is seen of it
}

/** How an auction ends. */
export function AuctionMoment({ text, children }: AuctionMomentProps) {
  const { event } = useRush()
  const shown = useAnyBoard().event // of this game alone, too
  const company = COMPANIES.find(each => shown !== undefined && 'company' in shown && each === shown.company)
  return (
    <Moment text={text} sign={company !== undefined && <Emblem company={company} size={56} />}>
      {event?.kind === 'bluffCalled' && (
        <div className="moment-lost">
          <Each of={event.lost}>{value => <LicenceCard value={value} />}</Each>
        </div>
      )}
      {children}
    </Moment>
  )
}
