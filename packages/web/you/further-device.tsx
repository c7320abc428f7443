import type { DeviceState } from '@wildcat/protocol'
import { useCallback, useEffect, useState } from 'react'
import { Loading } from '../app/loading.tsx'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { useToast } from '../design/toast.tsx'
import { answerDevice, linkDevice, lookAtDevice } from '../online/account-api.ts'
import { originFor } from '../online/invitation.ts'
import { useReach } from '../online/invite.tsx'
import { LinkField } from '../online/link-field.tsx'
import { useOnline } from '../online/words.tsx'
import { useAttempt } from './attempt.ts'
import { deviceLinkAt } from './device-link.ts'
import { useNowAndThen } from './now-and-then.ts'
import { useYou } from './words.tsx'

/** A link for one more device, and the question whether it is one's own when somebody has opened it. */
export function FurtherDevice({ onClose }: { onClose: () => void }) {
  const online = useOnline()
  const words = useYou().devices
  const toast = useToast()
  const reach = useReach()
  const { busy, attempt } = useAttempt()
  const [token, setToken] = useState<string>()
  const [state, setState] = useState<DeviceState>({ state: 'waiting' })
  const ask = useCallback(() => {
    linkDevice().then(
      made => setToken(made.token),
      () => setState({ state: 'ended' }),
    )
  }, [])
  useEffect(ask, [ask])
  const askAgain = () => {
    setState({ state: 'waiting' })
    setToken(undefined)
    ask()
  }
  const look = async () => {
    if (token !== undefined) setState(await lookAtDevice(token))
  }
  useNowAndThen(token !== undefined && state.state !== 'ended', look)
  const answer = (allow: boolean) =>
    attempt(async () => {
      await answerDevice(token ?? '', allow)
      if (allow) toast({ kind: 'note', text: words.added })
      onClose()
    })
  const link = token === undefined || reach === undefined ? undefined : deviceLinkAt(originFor(location, reach), token)
  return (
    <Dialog title={words.add} onClose={onClose}>
      {state.state === 'asks' ? (
        <div className="you-asks" role="alert">
          <p>{words.asks(online.devices.name(state.browser, state.system))}</p>
          <p className="you-number">{state.number}</p>
          <p>{words.number(state.number)}</p>
          <div className="you-actions">
            <Button look="first" disabled={busy} onClick={() => void answer(true)}>
              {words.allow}
            </Button>
            <Button disabled={busy} onClick={() => void answer(false)}>
              {words.refuse}
            </Button>
          </div>
        </div>
      ) : state.state === 'ended' ? (
        <>
          <p>{words.ended}</p>
          <div className="you-actions">
            <Button look="first" onClick={askAgain}>
              {words.newLink}
            </Button>
          </div>
        </>
      ) : link === undefined ? (
        <Loading />
      ) : (
        <>
          <p>{reach?.network === false ? words.addLoopback : words.addText}</p>
          <LinkField link={link} label={words.addLink} qr={reach?.network === true} />
          <p className="field-hint" role="status">
            {words.waiting}
          </p>
        </>
      )}
    </Dialog>
  )
}
