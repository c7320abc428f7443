import { useState } from 'react'
import { Button } from '../design/button.tsx'
import { CallsDialog, OnThisDevice } from './calls.tsx'
import { Row } from './row.tsx'
import { useNotifying } from './turn-notification.ts'
import { useCalls } from './use-calls.ts'
import { useOnline } from './words.tsx'

/**
 * May whoever looks elsewhere be called? By this device with one press, also when the page is closed, where browsers can; else by the page in
 * the background. `asks`: there only as long as that is open.
 */
export function Notifying({ asks = false }: { asks?: boolean }) {
  const { calls: words } = useOnline()
  const here = useCalls()
  const [open, setOpen] = useState(false)
  const canCall = here.device !== 'never' && here.failure === undefined
  if (asks && here.device !== 'off' && here.device !== 'failed' && canCall) return null
  return (
    <>
      {canCall ? <OnThisDevice here={here} /> : <InBackground asks={asks} />}
      {!asks && (
        <div>
          <Button look="quiet" icon="bell" onClick={() => setOpen(true)}>
            {words.settings}
          </Button>
        </div>
      )}
      {open && <CallsDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function InBackground({ asks }: { asks: boolean }) {
  const words = useOnline()
  const [notifying, ask] = useNotifying()
  if (notifying === 'none') return null
  if (notifying === 'default')
    return (
      <Row text={words.table.notifyText}>
        <Button onClick={() => void ask()}>{words.table.notify}</Button>
      </Row>
    )
  if (asks) return null
  return <p className="field-hint">{notifying === 'granted' ? words.table.notifyOn : words.table.notifyOff}</p>
}
