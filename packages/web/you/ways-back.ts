import type { Account } from '@wildcat/protocol'

/** How many ways one has to sign in. An address is none where no e-mails are sent. */
export const waysBack = ({ passkeys, codes, mail }: Account): number => passkeys.length + codes + (mail.offered ? mail.addresses.length : 0)
