import { type Account, type MailAddress, type MailCode, MOST_MAIL_ADDRESSES } from '@wildcat/protocol'
import { useState } from 'react'
import { Button } from '../design/button.tsx'
import { Panel } from '../design/panel.tsx'
import { useToast } from '../design/toast.tsx'
import { confirmMail, mailToConfirm, removeMail } from '../online/account-api.ts'
import { Confirm } from '../online/confirm.tsx'
import { useAttempt } from './attempt.ts'
import { MailSteps } from './mail-steps.tsx'
import { waysBack } from './ways-back.ts'
import { useYou } from './words.tsx'

/** The addresses with which one signs in; where no e-mails are sent only those that there are, to be removed. */
export function MailAddresses({ account, onChange }: { account: Account; onChange: (account: Account) => void }) {
  const words = useYou().mail
  const toast = useToast()
  const { busy, attempt } = useAttempt()
  const [removing, setRemoving] = useState<MailAddress>()
  const { offered, addresses } = account.mail
  const confirm = async (shown: MailCode) => {
    onChange(await confirmMail(shown))
    toast({ kind: 'note', text: words.done })
  }
  const remove = (address: string) =>
    attempt(async () => {
      onChange(await removeMail(address))
      setRemoving(undefined)
    })
  if (!offered && addresses.length === 0) return null
  return (
    <Panel title={words.title}>
      <p className="field-hint">{offered ? words.text : words.off}</p>
      {addresses.length > 0 && (
        <ul className="you-list">
          {addresses.map(each => (
            <li key={each.address}>
              <span className="you-what">
                <bdi>{each.address}</bdi>
                <span className="field-hint">{`${words.confirmed(each.confirmed)}, ${words.used(each.used)}`}</span>
              </span>
              <span className="you-row-actions">
                <Button look="quiet" aria-label={words.removeIt(each.address)} onClick={() => setRemoving(each)}>
                  {words.remove}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {offered && addresses.length < MOST_MAIL_ADDRESSES && (
        <MailSteps purpose="confirm" label={addresses.length === 0 ? words.address : words.another} ask={mailToConfirm} onCode={confirm} />
      )}
      {removing !== undefined && (
        <Confirm
          title={words.removeTitle(removing.address)}
          text={offered && waysBack(account) === 1 ? words.removeLast : words.removeText}
          action={words.remove}
          icon="bin"
          onConfirm={() => void (busy || remove(removing.address))}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Panel>
  )
}
