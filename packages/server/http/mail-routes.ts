/** E-mail addresses with which somebody signs in: theirs when they have typed what was sent there. */
import { MOST_MAIL_ADDRESSES, mailCode, mailRemoval, mailWish, typedAddress } from '@wildcat/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { accountOf } from '../accounts/account.ts'
import { type CodeMail, codeMail } from '../accounts/code-mail.ts'
import type { MailCodes } from '../accounts/mail-codes.ts'
import type { Mailer } from '../calls/mailer.ts'
import { deviceName } from '../device.ts'
import { factsOf } from '../log.ts'
import { read } from '../read.ts'
import { Refused } from '../refused.ts'
import { type AccountBehind, stillHere } from './account-routes.ts'
import type { MailLimits } from './mail-limits.ts'
import { byNetwork, limited } from './requests.ts'

interface Behind extends AccountBehind {
  readonly codes: MailCodes
  readonly mailer: Mailer | undefined
  readonly mails: MailLimits
  readonly originToSend: (request: FastifyRequest) => string
}

export function mailRoutes(app: FastifyInstance, behind: Behind): void {
  const { guests, store, sockets, requests, codes, mailer, mails, originToSend } = behind
  const [some, few] = [limited(requests.some), limited(requests.few)]
  const mustStillBe = stillHere(sockets)

  /** What is asked for, if it may be: the same for every address. */
  function wishOf(request: FastifyRequest) {
    const { address: typed, language } = read(mailWish, request.body)
    if (mailer === undefined) throw new Refused('noMail')
    const { success, output: address } = v.safeParse(typedAddress, typed)
    if (!success) throw new Refused('badAddress')
    const where = { server: new URL(originToSend(request)).host, ...deviceName(request.headers['user-agent']) }
    mails.take(byNetwork(request), address)
    const send = (kind: CodeMail['kind'], code: string) => mailer.write(address, codeMail({ kind, code, language, ...where }))
    return { address, send }
  }
  const failed = (error: unknown) => app.log.warn({ error: factsOf(error) }, 'an e-mail could not be sent')

  app.post('/api/account/mail', few, async request => {
    const guest = await guests.must(request)
    const known = await store.do('mailAddressesOf', guest.id)
    if (known.length >= MOST_MAIL_ADDRESSES) throw new Refused('tooManyAddresses', { most: MOST_MAIL_ADDRESSES })
    const { address, send } = wishOf(request)
    const begun = await codes.toConfirm(guest, address)
    try {
      await send('confirm', begun.code)
    } catch (error) {
      await codes.forget(begun)
      failed(error)
      throw new Refused('mailFailed')
    }
    return { ticket: begun.ticket }
  })
  app.post('/api/account/mail/confirm', few, async request => {
    const guest = await guests.must(request)
    await codes.confirm(guest, read(mailCode, request.body), () => mustStillBe(guest))
    return accountOf(behind, guest)
  })
  app.post('/api/account/mail/remove', few, async request => {
    const guest = await guests.must(request)
    await store.do('removeMailAddress', guest.id, read(mailRemoval, request.body).address)
    return accountOf(behind, guest)
  })

  app.get('/api/account/sign-in', some, () => ({ mail: mailer !== undefined }))
  /** Sent when the answer is given: neither it nor the time that it takes tells whether somebody has this address. */
  app.post('/api/account/sign-in/mail', few, async (request, reply) => {
    const { address, send } = wishOf(request)
    const { ticket, code, isKnown } = await codes.toSignIn(address)
    if (isKnown) reply.raw.once('close', () => void send('signIn', code).catch(failed))
    return { ticket }
  })
}
