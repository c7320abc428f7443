import type { Account } from '@wildcat/protocol'
import { useState } from 'react'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { Panel } from '../design/panel.tsx'
import { newCodes } from '../online/account-api.ts'
import { Confirm } from '../online/confirm.tsx'
import { useCopy } from '../online/use-copy.ts'
import { saveFile } from '../session/save-file.ts'
import { useAttempt } from './attempt.ts'
import { useYou } from './words.tsx'

export function RecoveryCodes({ account, onChange }: { account: Account; onChange: (account: Account) => void }) {
  const words = useYou().codes
  const { busy, attempt } = useAttempt()
  const [sure, setSure] = useState(false)
  const [shown, setShown] = useState<readonly string[]>()
  const make = () =>
    attempt(async () => {
      setSure(false)
      const { codes } = await newCodes()
      onChange({ ...account, codes: codes.length })
      setShown(codes)
    })
  return (
    <Panel title={words.title}>
      <p className="field-hint">{words.text}</p>
      <p>{words.left(account.codes)}</p>
      <div className="you-actions">
        <Button disabled={busy} onClick={() => (account.codes === 0 ? void make() : setSure(true))}>
          {account.codes === 0 ? words.make : words.again}
        </Button>
      </div>
      {sure && (
        <Confirm
          title={words.againTitle}
          text={words.againText}
          action={words.again}
          onConfirm={() => void make()}
          onClose={() => setSure(false)}
        />
      )}
      {shown !== undefined && <Shown codes={shown} name={account.name} onClose={() => setShown(undefined)} />}
    </Panel>
  )
}

/** This once: of each only a hash is kept. */
function Shown({ codes, name, onClose }: { codes: readonly string[]; name: string; onClose: () => void }) {
  const words = useYou().codes
  const copy = useCopy()
  const text = codes.join('\n')
  const save = () => saveFile(new Blob([`${words.fileHead(name, location.host)}\n\n${text}\n`], { type: 'text/plain' }), words.file)
  return (
    <Dialog
      title={words.yours}
      onClose={onClose}
      foot={
        <Button look="first" onClick={onClose}>
          {words.kept}
        </Button>
      }
    >
      <p>{words.once}</p>
      <ul className="you-codes" translate="no">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="you-actions">
        <Button icon="save" onClick={save}>
          {words.save}
        </Button>
        <Button icon="link" onClick={() => void copy(text, words.copied)}>
          {words.copy}
        </Button>
      </div>
    </Dialog>
  )
}
