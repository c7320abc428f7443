import type { DeviceKnock } from '@wildcat/protocol'
import { useState } from 'react'
import { Button } from '../design/button.tsx'
import { Panel } from '../design/panel.tsx'
import { enter, knock } from '../online/account-api.ts'
import { type ServerFailure, serverFailureOf } from '../online/server-failure.ts'
import { useOnline } from '../online/words.tsx'
import { Choose, type Choosing } from './choose.tsx'
import { useNowAndThen } from './now-and-then.ts'
import { useYou } from './words.tsx'

/** A link for a further device was opened here. */
export function NewDevice({ token, onCome, onCancel }: { token: string; onCome: () => void; onCancel: () => void }) {
  const online = useOnline()
  const words = useYou().newDevice
  const [knocked, setKnocked] = useState<DeviceKnock>()
  const [choosing, setChoosing] = useState<Choosing>()
  const [failure, setFailure] = useState<ServerFailure>()
  const begin = () => {
    knock(token).then(setKnocked, (error: unknown) => setFailure(serverFailureOf(error)))
  }
  const look = async () => {
    try {
      const entered = await enter(token, knocked?.knock ?? '')
      if ('name' in entered) onCome()
      else if ('choose' in entered) setChoosing(entered.choose)
    } catch (error) {
      const { code, ...rest } = serverFailureOf(error)
      if (code !== 'unreachable') setFailure({ code, ...rest })
    }
  }
  useNowAndThen(knocked !== undefined && choosing === undefined && failure === undefined, look)
  if (choosing !== undefined) return <Choose choosing={choosing} onCome={onCome} />
  if (failure !== undefined)
    return (
      <Panel title={words.failed}>
        <p role="alert">{online.failures[failure.code]}</p>
        <div className="you-actions">
          <Button onClick={onCancel}>{words.back}</Button>
        </div>
      </Panel>
    )
  return (
    <Panel title={words.title}>
      {knocked === undefined ? (
        <>
          <p>{words.text}</p>
          <div className="you-actions">
            <Button look="first" onClick={begin}>
              {words.go}
            </Button>
          </div>
        </>
      ) : (
        <div role="status">
          <p>{words.confirm(knocked.name)}</p>
          <p className="field-hint">{words.number}</p>
          <p className="you-number">{knocked.number}</p>
        </div>
      )}
    </Panel>
  )
}
