import type { Account } from '@wildcat/protocol'
import { useState } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { Panel } from '../design/panel.tsx'
import { Tag } from '../design/tag.tsx'
import { callMe } from '../online/api.ts'
import { NameForm } from '../online/guest.tsx'
import { useOnline } from '../online/words.tsx'
import { useYou } from './words.tsx'

/** What one is called, and whether one can come back. */
export function Name({ account, isGuest, onChange }: { account: Account; isGuest: boolean; onChange: (account: Account) => void }) {
  const { words: page } = useSpeech()
  const online = useOnline()
  const words = useYou()
  const [open, setOpen] = useState(false)
  return (
    <Panel
      title={<bdi>{account.name === '' ? page.setup.person(1) : account.name}</bdi>}
      actions={
        <Button look="quiet" onClick={() => setOpen(true)}>
          {online.guest.change}
        </Button>
      }
    >
      <p className="you-tag">
        <Tag quiet>{isGuest ? words.guest.tag : words.account.tag}</Tag>
      </p>
      <p>{isGuest ? words.guest.text : words.account.text(account.since)}</p>
      {isGuest && <p>{words.guest.keep(account.mail.offered)}</p>}
      {open && (
        <Dialog narrow title={online.guest.change} onClose={() => setOpen(false)}>
          <NameForm
            first={account.name}
            go={online.guest.save}
            onName={async next => {
              onChange({ ...account, name: (await callMe(next)).name })
              setOpen(false)
            }}
          />
        </Dialog>
      )}
    </Panel>
  )
}
