import type { Seat } from '@wildcat/kernel'
import { useCallback, useState } from 'react'
import { type Deal, NO_DEAL, type Picked } from './choice.tsx'

/**
 * The deal that a seat puts together. It is nobody's answer: it stays on its table while others decide, until it is offered, let go, or
 * somebody else takes the seat at this screen.
 */
export function useDeal(seat: Seat | undefined) {
  const [kept, keep] = useState<{ readonly seat: Seat | undefined; readonly deal: Deal | undefined }>()
  const deal = kept !== undefined && kept.seat === seat ? kept.deal : undefined
  const lay = useCallback((laid: Deal | undefined) => keep({ seat, deal: laid }), [seat])
  /** With what is picked: opening the table lays it out, opening anything else clears it. */
  const follow = useCallback(
    (change: Picked) => {
      if ('doing' in change) lay(change.doing === 'deal' ? (change.deal ?? deal ?? NO_DEAL) : undefined)
      else if ('deal' in change) lay(change.deal)
    },
    [lay, deal],
  )
  return { deal, lay, follow }
}
