/** What somebody is told of their account. */
import type { Account } from '@wildcat/protocol'
import type { Sockets } from '../socket/sockets.ts'
import type { GuestRow } from '../store/account-contract.ts'
import type { Store } from '../store/contract.ts'

export interface AccountsBehind {
  readonly store: Store
  readonly sockets: Sockets
  readonly sendsMail: boolean
}

export async function accountOf({ store, sockets, sendsMail }: AccountsBehind, guest: GuestRow): Promise<Account> {
  const { id, name, created, session: own } = guest
  const here = sockets.sessionsHere(id)
  const sessions = (await store.do('sessionsOf', id)).map(({ id: session, created: since, seen, browser, system }) => {
    const you = session === own
    return { id: session, browser, system, since, seen, present: you || here.has(session), you }
  })
  const known = await store.do('passkeysOf', id)
  const addresses = await store.do('mailAddressesOf', id)
  return {
    name,
    since: created,
    sessions,
    passkeys: known.map(({ id: passkey, name: called, created: made, used }) => ({ id: passkey, name: called, created: made, used })),
    codes: await store.do('countCodes', id),
    mail: { offered: sendsMail, addresses: addresses.map(({ address, confirmed, used }) => ({ address, confirmed, used })) },
  }
}
