import { at } from '@wildcat/kernel'
import { Times } from '../../../design/each.tsx'
import { SeatShape } from '../../../design/seat.tsx'
import { Beside } from '../../kit/layout/beside.tsx'
import { LicenceSign } from '../art/licence.tsx'
import { useRush } from '../board-context.ts'
import './counts-beside.css'

const EXAMPLE = [4, 6, 3, 5]

/** While a table is set up: will the screen say how many licences the others hold? Nobody has one yet, so that the figures are made up. */
export function CountsBeside({ lit }: { lit: string | undefined }) {
  const { view, words } = useRush()
  return (
    <Beside option="openTracking" lit={lit} title={words.preview.counts}>
      <Times n={view.seats - 1}>
        {n => (
          <span className="beside-count">
            <SeatShape seat={n + 1} />
            <LicenceSign />
            {view.options.openTracking ? words.number(at(EXAMPLE, n)) : '?'}
          </span>
        )}
      </Times>
    </Beside>
  )
}
