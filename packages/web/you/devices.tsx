import type { Account, Session } from '@wildcat/protocol'
import { useState } from 'react'
import { Button } from '../design/button.tsx'
import { Panel } from '../design/panel.tsx'
import { useToast } from '../design/toast.tsx'
import { myAccount, signOut } from '../online/account-api.ts'
import { Confirm } from '../online/confirm.tsx'
import { forgetTokens } from '../online/invitation.ts'
import { Presence } from '../online/presence.tsx'
import { useOnline } from '../online/words.tsx'
import { useAttempt } from './attempt.ts'
import { FurtherDevice } from './further-device.tsx'
import { useYou } from './words.tsx'

interface DevicesProps {
  account: Account
  isGuest: boolean // nobody comes back who signs out
  onChange: (account: Account) => void
  onLeave: () => void
}

export function Devices({ account, isGuest, onChange, onLeave }: DevicesProps) {
  const words = useYou().devices
  const toast = useToast()
  const { busy, attempt } = useAttempt()
  const [open, setOpen] = useState<'this' | 'all' | 'add'>()
  const { sessions } = account
  const refresh = () => attempt(async () => onChange(await myAccount()))
  const end = (which: Parameters<typeof signOut>[0]) =>
    attempt(async () => {
      await signOut(which)
      toast({ kind: 'note', text: words.done })
      if (which !== 'this' && which !== 'all') return onChange(await myAccount())
      forgetTokens()
      onLeave()
    })
  const isLast = isGuest && (open === 'all' || sessions.length === 1)
  return (
    <Panel title={words.title}>
      <p className="field-hint">{words.text}</p>
      <ul className="you-list">
        {sessions.map(session => (
          <Device key={session.id} session={session} busy={busy} onEnd={() => (session.you ? setOpen('this') : void end(session.id))} />
        ))}
      </ul>
      <div className="you-actions">
        <Button icon="plus" onClick={() => setOpen('add')}>
          {words.add}
        </Button>
        {sessions.length > 1 && (
          <>
            <Button look="quiet" disabled={busy} onClick={() => void end('others')}>
              {words.others}
            </Button>
            <Button look="quiet" disabled={busy} onClick={() => setOpen('all')}>
              {words.everywhere}
            </Button>
          </>
        )}
      </div>
      {(open === 'this' || open === 'all') && (
        <Confirm
          title={open === 'all' ? words.everywhereTitle : words.hereTitle}
          text={isLast ? words.lost : open === 'all' ? words.everywhereText : words.hereText}
          action={open === 'all' ? words.everywhere : words.signOut}
          onConfirm={() => void end(open)}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'add' && (
        <FurtherDevice
          onClose={() => {
            setOpen(undefined)
            void refresh()
          }}
        />
      )}
    </Panel>
  )
}

function Device({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd: () => void }) {
  const online = useOnline()
  const words = useYou().devices
  const { browser, system, since, seen, present, you } = session
  const name = online.devices.name(browser, system)
  const when = you ? words.here : present ? words.open : words.seen(seen)
  return (
    <li>
      <span className="you-what">
        <span>
          {name} <Presence present={present} />
        </span>
        <span className="field-hint">{`${when}, ${words.since(since)}`}</span>
      </span>
      <span className="you-row-actions">
        <Button look="quiet" disabled={busy} aria-label={words.signOutIt(you ? words.here : name)} onClick={onEnd}>
          {words.signOut}
        </Button>
      </span>
    </li>
  )
}
