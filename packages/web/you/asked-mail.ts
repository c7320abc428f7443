/** For what a code was sent: kept while this tab is there, since whoever reads their e-mails on the same phone may find the page loaded anew. */
import { useState } from 'react'
import * as v from 'valibot'

const asked = v.object({ address: v.string(), ticket: v.string() })
export type AskedMail = v.InferOutput<typeof asked>
export type MailPurpose = 'confirm' | 'signIn'

const placeOf = (purpose: MailPurpose): string => `wildcat-mail-${purpose}`

function kept(purpose: MailPurpose): AskedMail | undefined {
  try {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), asked), sessionStorage.getItem(placeOf(purpose)))
    return read.success ? read.output : undefined
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

export function useAskedMail(purpose: MailPurpose) {
  const [mail, setMail] = useState(() => kept(purpose))
  const change = (to: AskedMail | undefined) => {
    keep(purpose, to)
    setMail(to)
  }
  return [mail, change] as const
}
