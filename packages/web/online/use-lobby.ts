import type { Lobby, Summary } from '@wildcat/protocol'
import { STAGES } from '@wildcat/protocol'
import { useEffect, useState } from 'react'
import { forgetFinished } from './invitation.ts'
import type { ServerFailure } from './server-failure.ts'
import { Wire } from './wire.ts'

interface KnownLobby {
  readonly lobby: Lobby | undefined // until it is known
  readonly heardAt: number // when, by `performance.now`
  readonly connected: boolean
  readonly why: ServerFailure | undefined
}

export const isRunning = ({ stage }: Summary): boolean => stage === 'waiting' || stage === 'playing'

/** The lists of tables, as they are now and as they change. `leave`: the server does not know who asks. */
export function useLobby(leave: () => void): KnownLobby {
  const [{ lobby, heardAt }, setLobby] = useState<{ lobby?: Lobby; heardAt: number }>({ heardAt: 0 })
  const [{ connected, why }, setLine] = useState<{ connected: boolean; why?: ServerFailure | undefined }>({ connected: true })
  useEffect(() => {
    const show = (known: Lobby) => {
      forgetFinished(known.mine)
      setLobby({ lobby: known, heardAt: performance.now() })
    }
    const wire: Wire = new Wire({
      opened: () => {
        wire.ask('lobby', {}).then(
          known => {
            setLine({ connected: true })
            show(known)
          },
          () => undefined,
        )
      },
      lost: reason => setLine({ connected: false, why: reason }),
      hear: news => {
        if (news.news === 'lobby') show(news.lobby)
      },
      refused: leave,
    })
    return () => wire.close()
  }, [leave])
  return { lobby, heardAt, connected, why }
}

/** First where one is waited for, last what is over. */
const urgency = ({ stage, yourTurn }: Summary): number => (yourTurn ? -1 : STAGES.indexOf(stage === 'playing' ? 'waiting' : stage))
export const byUrgency = (tables: readonly Summary[]): Summary[] => tables.toSorted((a, b) => urgency(a) - urgency(b))
