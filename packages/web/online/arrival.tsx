import type { Seat } from '@wildcat/kernel'
import { type TableInfo, tableId } from '@wildcat/protocol'
import { useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'
import { Loading } from '../app/loading.tsx'
import { Nowhere } from '../app/not-found.tsx'
import { useGame } from '../session/use-game.ts'
import { Gate } from './guest.tsx'
import { freshSeat, freshToken, onlyWatches } from './invitation.ts'
import { InvitationSheet } from './invitation-sheet.tsx'
import { RoomScreen } from './room-screen.tsx'
import type { ServerFailure } from './server-failure.ts'
import { ServerFailureScreen } from './server-failure-screen.tsx'
import { useTableInfo } from './use-table-info.ts'
import { useOnline } from './words.tsx'

type Place =
  | { readonly at: 'invitation'; readonly failure?: ServerFailure } // why one is back there
  | { readonly at: 'table'; readonly name?: string; readonly sit?: Seat | undefined }

/** By an address that says all there is to say: to watch, or by a link to a seat that does not name it. */
const isExpected = (id: string) => onlyWatches() || (freshToken(id) !== undefined && freshSeat(id) === undefined)

/** Somebody comes to a table by its address. Whoever has no seat there first reads what they are invited to. */
export function Arrival({ id }: { id: string }) {
  const [linked] = useState(() => freshSeat(id))
  const [place, setPlace] = useState<Place>(() => ({ at: isExpected(id) ? 'table' : 'invitation' }))
  if (!v.is(tableId, id)) return <Nowhere /> // a link that was cut short
  if (place.at === 'invitation')
    return <Invitation id={id} linked={linked} failure={place.failure} onEnter={(name, sit) => setPlace({ at: 'table', name, sit })} />
  return (
    <Gate name={place.name}>
      <RoomScreen id={id} sit={place.sit} onNotSeated={failure => setPlace({ at: 'invitation', failure })} />
    </Gate>
  )
}

/** One belongs there, or has a name already and can do nothing but watch. */
const needsNoInvitation = ({ yours, hosting, stage }: TableInfo): boolean => yours.length > 0 || hosting || stage !== 'waiting'

interface InvitationProps {
  id: string
  linked: Seat | undefined // by a link of its own
  failure: ServerFailure | undefined
  onEnter: (name: string, sit?: Seat) => void
}

function Invitation({ id, linked, failure, onEnter }: InvitationProps) {
  const words = useOnline()
  const { known, retry } = useTableInfo(id)
  const here = typeof known === 'object' && 'info' in known ? known : undefined
  const spoken = useGame(here?.info.game)
  const enter = useEffectEvent(onEnter)
  const name = here !== undefined && (linked !== undefined || needsNoInvitation(here.info)) ? here.guest : undefined
  useEffect(() => {
    if (name !== undefined) enter(name)
  }, [name])
  if (typeof known === 'object' && 'failure' in known) return <ServerFailureScreen failure={known.failure} onRetry={retry} />
  if (known === 'waiting') return <Loading text={words.busy} />
  if (here === undefined || name !== undefined || spoken === 'loading') return <Loading text={words.opening} />
  return (
    <InvitationSheet
      info={here.info}
      linked={linked}
      guest={here.guest}
      spoken={spoken === 'unknown' ? undefined : spoken}
      failure={failure}
      onEnter={onEnter}
    />
  )
}
