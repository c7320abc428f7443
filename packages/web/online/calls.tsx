import { CALL_KINDS } from '@wildcat/protocol'
import { useId } from 'react'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { TextInput } from '../design/field.tsx'
import { HookForm, MailForm, Ways } from './call-ways.tsx'
import { Row } from './row.tsx'
import { type CallsHere, useCalls } from './use-calls.ts'
import { useOnline } from './words.tsx'
import './calls.css'

const NIGHT = { from: '22:00', to: '08:00' } as const

/** Whether, when and by which ways one is called who is not at the table. All of it is off until it is switched on. */
export function CallsDialog({ onClose }: { onClose: () => void }) {
  const { calls: words, failures } = useOnline()
  const here = useCalls()
  const { calls, failure } = here
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="calls">
        <p>{words.text}</p>
        <OnThisDevice here={here} look="first" />
        {failure !== undefined && (
          <p className="field-error" role="alert">
            {failures[failure.code]}
          </p>
        )}
        {calls !== undefined && (
          <>
            <Ways here={here} ways={calls.ways} />
            {calls.mail && <MailForm here={here} />}
            <HookForm here={here} />
            {calls.ways.length > 0 && (
              <>
                <Kinds here={here} />
                <Quiet here={here} />
              </>
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}

interface OnThisDeviceProps {
  here: CallsHere
  look?: 'first' | 'plain'
}

/** One press, and this device calls. The first time that may take a while: the service worker comes with all files of the page. */
export function OnThisDevice({ here: { device, calls, busy, callHere, stopHere }, look = 'plain' }: OnThisDeviceProps) {
  const { calls: words } = useOnline()
  if (device === undefined || calls === undefined) return <div className="calls-device" aria-busy="true" />
  if (device === 'never') return <p className="field-hint">{words.hereNever}</p>
  if (device === 'denied') return <p className="field-hint">{words.hereDenied}</p>
  if (device === 'on')
    return (
      <Row text={words.hereOn}>
        <Button disabled={busy} onClick={() => void stopHere()}>
          {words.off}
        </Button>
      </Row>
    )
  return (
    <Row text={device === 'failed' ? words.hereFailed : words.hereText}>
      <Button look={look} icon={busy ? 'wait' : 'bell'} disabled={busy} onClick={() => void callHere()}>
        {words.here}
      </Button>
    </Row>
  )
}

function Kinds({ here: { calls, wish } }: { here: CallsHere }) {
  const { calls: words } = useOnline()
  const kinds = calls?.wishes.kinds ?? []
  return (
    <fieldset className="calls-kinds">
      <legend className="field-label">{words.about}</legend>
      {CALL_KINDS.map(kind => (
        <label key={kind} className="calls-check">
          <input
            type="checkbox"
            checked={kinds.includes(kind)}
            onChange={({ target }) =>
              void wish({ kinds: CALL_KINDS.filter(each => (each === kind ? target.checked : kinds.includes(each))) })
            }
          />
          {words.kinds[kind]}
        </label>
      ))}
    </fieldset>
  )
}

/** By the clock of whoever sets them. */
function Quiet({ here: { calls, wish } }: { here: CallsHere }) {
  const { calls: words } = useOnline()
  const id = useId()
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions()
  const quiet = calls?.wishes.quiet ?? 'none'
  const isOn = quiet !== 'none'
  return (
    <fieldset className="calls-quiet">
      <legend className="unseen">{words.quiet}</legend>
      <label className="calls-check">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => void wish({ quiet: target.checked ? { ...NIGHT, zone } : 'none' })}
        />
        {words.quiet}
      </label>
      {isOn && (
        <>
          <div className="calls-hours">
            {(['from', 'to'] as const).map(end => (
              <label key={end} className="field-label" htmlFor={`${id}${end}`}>
                {words[end]}
                <TextInput
                  id={`${id}${end}`}
                  type="time"
                  required
                  value={quiet[end]}
                  onChange={({ target }) => target.value !== '' && void wish({ quiet: { ...quiet, zone, [end]: target.value } })}
                />
              </label>
            ))}
          </div>
          <p className="field-hint">{words.quietText(quiet.zone)}</p>
        </>
      )}
    </fieldset>
  )
}
