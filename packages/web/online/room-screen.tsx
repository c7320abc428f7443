import type { Rejection, Seat } from '@wildcat/kernel'
import { useEffect, useState } from 'react'
import { Loading } from '../app/loading.tsx'
import { usePreloadBoard } from '../boards/index.tsx'
import { useToast } from '../design/toast.tsx'
import { Seated, useCalledNames } from '../session/said.tsx'
import { useGame } from '../session/use-game.ts'
import { useTableToasts } from '../table/use-table-toasts.tsx'
import { useGuest } from './guest.tsx'
import { holdFresh, onlyWatches } from './invitation.ts'
import { OnlineMatch } from './online-match.tsx'
import { planOf } from './room.ts'
import type { ServerFailure } from './server-failure.ts'
import { ServerFailureScreen } from './server-failure-screen.tsx'
import { useRoom } from './use-room.ts'
import { WaitingRoom } from './waiting-room.tsx'
import { useOnline } from './words.tsx'
import '../table/table.css'

interface RoomScreenProps {
  id: string
  sit?: Seat | undefined // where whoever comes wants to sit down
  onNotSeated: (failure: ServerFailure) => void // and could not
}

/** A table on a server: before its game a waiting room, then the table itself. */
export function RoomScreen({ id, sit, onNotSeated }: RoomScreenProps) {
  const online = useOnline()
  const guest = useGuest()
  const toast = useToast()
  const [attempt, setAttempt] = useState(0)
  const [watch] = useState(onlyWatches)
  const { refused: sayRefused, botFailed } = useTableToasts()
  const refused = (rejection: Rejection) => sayRefused(rejection, spoken, names)
  const here = useRoom(id, { watch, sit }, attempt, {
    refused,
    notSeated: onNotSeated,
    failed: failure => toast({ kind: 'note', text: online.failures[failure.code] }),
    deviceCame: ({ browser, system }) => toast({ kind: 'note', text: online.devices.came(online.devices.name(browser, system)) }),
    botFailed: seat => botFailed(seat, names),
  })
  const shown = here?.shown
  const room = shown?.stage === 'here' ? shown.here.room : undefined
  const table = shown?.stage === 'here' ? shown.here.table : undefined
  const spoken = useGame(room?.game)
  usePreloadBoard(table === undefined ? undefined : room?.game)
  const names = useCalledNames(table?.plan.names ?? (room === undefined ? undefined : planOf(room).names))

  const failure = shown?.stage === 'failed' ? shown.failure : undefined
  const { leave } = guest
  useEffect(() => {
    if (failure?.code === 'noGuest') leave()
  }, [failure, leave])
  if (failure !== undefined) {
    const retry = () => {
      holdFresh(id, undefined)
      setAttempt(attempt + 1)
    }
    return <ServerFailureScreen failure={failure} onRetry={retry} />
  }
  if (here === undefined || shown?.stage !== 'here' || typeof spoken === 'string') {
    const why = shown?.stage === 'opening' ? shown.why : undefined
    return <Loading text={why === undefined ? online.opening : online.failures[why.code]} />
  }
  const { session } = here
  return (
    <Seated names={names} bots={(shown.here.table?.plan ?? planOf(shown.here.room)).bots}>
      {shown.here.table === undefined ? (
        <WaitingRoom spoken={spoken} here={shown.here} connected={shown.connected} why={shown.why} session={session} />
      ) : (
        <OnlineMatch
          id={id}
          spoken={spoken}
          here={shown.here}
          table={shown.here.table}
          connected={shown.connected}
          why={shown.why}
          session={session}
          onRefused={refused}
        />
      )}
    </Seated>
  )
}
