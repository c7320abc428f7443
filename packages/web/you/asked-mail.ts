/**
 * For what a code was sent: kept while it is good and this tab is there, since whoever reads their e-mails on the same phone may find the page
 * loaded anew. Whoever signs out leaves nothing of it.
 */
import { MAIL_CODE_MINUTES } from '@wildcat/protocol'
import { useState } from 'react'
import * as v from 'valibot'

const asked = v.object({ address: v.string(), ticket: v.string(), at: v.number() })
type AskedMail = v.InferOutput<typeof asked>
const PURPOSES = ['confirm', 'signIn'] as const
export type MailPurpose = (typeof PURPOSES)[number]

const GOOD_MS = MAIL_CODE_MINUTES * 60_000
const placeOf = (purpose: MailPurpose): string => `wildcat-mail-${purpose}`

function kept(purpose: MailPurpose): AskedMail | undefined {
  try {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), asked), sessionStorage.getItem(placeOf(purpose)))
    return read.success && Math.abs(Date.now() - read.output.at) < GOOD_MS ? read.output : undefined
  } catch {
    return undefined // nothing is kept where nothing may be
  }
}
function keep(purpose: MailPurpose, mail: AskedMail | undefined): void {
  try {
    if (mail === undefined) sessionStorage.removeItem(placeOf(purpose))
    else sessionStorage.setItem(placeOf(purpose), JSON.stringify(mail))
  } catch {
    // the same
  }
}
export function forgetAskedMails(): void {
  for (const purpose of PURPOSES) keep(purpose, undefined)
}

export function useAskedMail(purpose: MailPurpose) {
  const [mail, setMail] = useState(() => kept(purpose))
  const change = (to: Omit<AskedMail, 'at'> | undefined) => {
    const now = to && { ...to, at: Date.now() }
    keep(purpose, now)
    setMail(now)
  }
  return [mail, change] as const
}
