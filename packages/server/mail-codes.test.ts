/** Whoever has confirmed an e-mail address comes back by a code that is sent there, and nobody else does by whatever they have or guess of it. */
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { at } from '@wildcat/kernel'
import { account, mailTicket, signedIn, signInWays } from '@wildcat/protocol'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Person } from './testing/people.ts'
import { MailBox } from './testing/receivers.ts'
import { Folders, type Running, startServer } from './testing/server.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const folders = new Folders()
let server: Running
let box: MailBox
let clock = Date.UTC(2026, 8, 1)
beforeAll(async () => {
  box = await MailBox.listen()
  server = await startServer(await folders.make(), { now: () => clock, mail: box.settings, proxy: ['127.0.0.1'] })
})
afterAll(async () => {
  await server.stop()
  box.close()
  await folders.remove()
})

/** Every one comes from a network of its own: what one may ask for is no matter of the others. */
let networks = 0
const elsewhere = () => ({ 'x-forwarded-for': `198.51.${networks >> 8}.${networks++ & 255}` })
const come = (name: string) => Person.come(server.origin, name, elsewhere())
const somebody = () => new Person(server.origin, '', '', elsewhere())
let people = 0
const newAddress = () => `ada${people++}@example.org`

const post = (person: Person, path: string, body: unknown = {}) => person.http(`/api/account${path}`, { method: 'POST', body })
const refused = (person: Person, path: string, body: unknown = {}) =>
  person.problem(`/api/account${path}`, { method: 'POST', body }).then(({ code }) => code)
const accountOf = async (person: Person) => v.parse(account, await (await person.http('/api/account')).json())
const cookieIn = (answer: Response): string => answer.headers.get('set-cookie')?.split(';')[0] ?? ''
const wish = (address: string) => ({ address, language: 'en' })
async function ask(person: Person, path: '/mail' | '/sign-in/mail', address: string): Promise<string> {
  return v.parse(mailTicket, await (await post(person, path, wish(address))).json()).ticket
}
/** The newest e-mail to this address, when so many have come. */
async function mailTo(address: string, many = 1): Promise<string> {
  const those = () => box.mails.all.filter(mail => mail.includes(`To: ${address.trim().toLowerCase()}\r\n`))
  while (those().length < many) await box.mails.until(box.mails.all.length + 1)
  return at(those(), many - 1)
}
const codeIn = (mail: string): string => /(?<=yours: |Wildcat: )[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(mail)?.[0] ?? ''
const WRONG = '2222-2222'

async function addAddress(person: Person, address: string): Promise<void> {
  const ticket = await ask(person, '/mail', address)
  expect((await post(person, '/mail/confirm', { ticket, code: codeIn(await mailTo(address)) })).status).toBe(200)
}
async function withAddress(name = 'Ada'): Promise<{ person: Person; address: string }> {
  const [person, address] = [await come(name), newAddress()]
  await addAddress(person, address)
  return { person, address }
}
/** Another browser in which the code for this address was asked for; `many` e-mails have come there by then. */
async function asking(address: string, many = 2): Promise<{ by: Person; ticket: string; code: string }> {
  const by = somebody()
  const ticket = await ask(by, '/sign-in/mail', address)
  return { by, ticket, code: codeIn(await mailTo(address, many)) }
}

describe('an e-mail address', () => {
  test('leads back to the same guest in another browser, by the code that is sent there, once', async () => {
    const [ada, address] = [await come('Ada'), newAddress()]
    const { id } = await ada.make({ seats: ['me', 'open'] })
    const toConfirm = await ask(ada, '/mail', address)
    expect((await accountOf(ada)).mail).toEqual({ offered: true, addresses: [] }) // nobody has said yet that it is theirs
    const confirming = await mailTo(address)
    const confirmed = await post(ada, '/mail/confirm', { ticket: toConfirm, code: codeIn(confirming) })
    expect(v.parse(account, await confirmed.json()).mail.addresses).toEqual([{ address, confirmed: clock, used: 0 }])

    const { by, ticket, code } = await asking(` ${address.toUpperCase()} `)
    clock += MINUTE
    const typed = code.toLowerCase().replace('-', ' ')
    const answer = await post(by, '/sign-in', { mail: { ticket, code: typed } })
    expect(v.parse(signedIn, await answer.json())).toEqual({ name: 'Ada' })
    const again = new Person(server.origin, 'Ada', cookieIn(answer))
    expect((await again.lobby()).mine.map(table => table.id)).toEqual([id])
    const { mail, sessions } = await accountOf(again)
    expect(mail.addresses).toMatchObject([{ address, used: clock }])
    expect(sessions).toHaveLength(2)
    expect(await refused(by, '/sign-in', { mail: { ticket, code } })).toBe('badMailCode')
  })

  test('gets an e-mail in one’s language that says where it was asked for, and has no link', async () => {
    const { address } = await withAddress()
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const headers = { 'user-agent': firefox }
    await somebody().http('/api/account/sign-in/mail', { method: 'POST', body: { address, language: 'it' }, headers })
    const mail = await mailTo(address, 2)
    expect(mail).toContain('Subject: Il tuo codice per Wildcat')
    expect(mail).toContain('Auto-Submitted: auto-generated')
    expect(mail).toMatch(/Con questo codice accedi a Wildcat: [2-9A-Z]{4}-[2-9A-Z]{4}/)
    expect(mail).toContain('Firefox su Linux')
    expect(mail).not.toContain('://')
  })

  test('is none of whoever has only the code, only the ticket, or the ticket for something else', async () => {
    const { person, address } = await withAddress()
    const { by, ticket, code } = await asking(address)
    const other = await asking(address, 3)
    const toConfirm = await ask(person, '/mail', address)
    const codeToConfirm = codeIn(await mailTo(address, 4))
    const stranger = somebody()
    const known = await ask(stranger, '/sign-in/mail', newAddress()) // to nobody
    for (const mail of [
      { ticket: known, code },
      { ticket: other.ticket, code },
      { ticket, code: other.code },
      { ticket, code: '' },
      { ticket: toConfirm, code: codeToConfirm },
    ])
      expect(await refused(stranger, '/sign-in', { mail })).toBe('badMailCode')
    expect(await refused(person, '/mail/confirm', { ticket, code })).toBe('badMailCode')
    const eve = await come('Eve')
    expect(await refused(eve, '/mail/confirm', { ticket: toConfirm, code: codeToConfirm })).toBe('badMailCode')
    expect((await accountOf(eve)).mail.addresses).toEqual([])
    expect((await post(by, '/sign-in', { mail: { ticket, code } })).status).toBe(200)
    clock += HOUR
  })

  test('cannot be guessed: after five wrong codes the right one is none; used twice at once it lets one in', async () => {
    const { address } = await withAddress()
    const { by, ticket, code } = await asking(address)
    for (let n = 0; n < 5; n++) expect(await refused(by, '/sign-in', { mail: { ticket, code: WRONG } })).toBe('badMailCode')
    expect(await refused(by, '/sign-in', { mail: { ticket, code } })).toBe('badMailCode')
    const second = await asking(address, 3)
    const mail = { ticket: second.ticket, code: second.code }
    const both = await Promise.all([1, 2].map(() => post(second.by, '/sign-in', { mail })))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
    clock += HOUR
  })

  test('is of no use after a quarter of an hour, a sign-out or its removal', async () => {
    const { person, address } = await withAddress()
    const late = await asking(address)
    clock += 15 * MINUTE
    expect(await refused(late.by, '/sign-in', { mail: late })).toBe('malformed') // with more than it has
    const shownBy = ({ by, ticket, code }: typeof late) => refused(by, '/sign-in', { mail: { ticket, code } })
    expect(await shownBy(late)).toBe('badMailCode')
    const thief = await asking(address, 3)
    await post(person, '/sign-out', { which: 'others' })
    expect(await shownBy(thief)).toBe('badMailCode')
    const last = await asking(address, 4)
    const eve = await come('Eve')
    await post(eve, '/mail/remove', { address }) // of somebody else
    expect((await accountOf(person)).mail.addresses).toHaveLength(1)
    await post(person, '/mail/remove', { address })
    expect(await shownBy(last)).toBe('badMailCode')
    expect((await accountOf(person)).mail.addresses).toEqual([])
    clock += HOUR
  })

  test('is of one account: whoever else confirms it is told so only when they have shown that they read it', async () => {
    const { address } = await withAddress()
    const bo = await come('Bo')
    const ticket = await ask(bo, '/mail', address.toUpperCase())
    expect(await refused(bo, '/mail/confirm', { ticket, code: WRONG })).toBe('badMailCode')
    expect(await refused(bo, '/mail/confirm', { ticket, code: codeIn(await mailTo(address, 2)) })).toBe('addressTaken')
    expect((await accountOf(bo)).mail.addresses).toEqual([])
  })

  test('is understood before anything is sent, and one person has five', async () => {
    const [ada, stranger] = [await come('Ada'), somebody()]
    const before = box.mails.all.length
    for (const address of [
      '',
      'ada',
      'ada@',
      'ada@example',
      'a@b.example, c@d.example',
      'a@b.example\r\nBcc: c@d.example',
      '"a b"@c.example',
      'é@b.example',
    ])
      for (const [person, path] of [
        [ada, '/mail'],
        [stranger, '/sign-in/mail'],
      ] as const)
        expect(await refused(person, path, wish(address))).toBe('badAddress')
    expect(await refused(ada, '/mail', { address: 'a@b.example', language: 'xx' })).toBe('malformed')
    expect(box.mails.all.length).toBe(before)
    for (let n = 0; n < 5; n++) await addAddress(ada, newAddress())
    expect(await refused(ada, '/mail', wish(newAddress()))).toBe('tooManyAddresses')
  })

  test('is one of five, also of those that were all asked for before the first was confirmed', async () => {
    const ada = await come('Ada')
    const begun: { ticket: string; code: string }[] = []
    for (const address of Array.from({ length: 6 }, newAddress))
      begun.push({ ticket: await ask(ada, '/mail', address), code: codeIn(await mailTo(address)) })
    for (const each of begun.slice(1)) expect((await post(ada, '/mail/confirm', each)).status).toBe(200)
    expect(await refused(ada, '/mail/confirm', at(begun, 0))).toBe('tooManyAddresses')
    expect((await accountOf(ada)).mail.addresses).toHaveLength(5)
  })
})

describe('an address that nobody has', () => {
  test('is answered like one that somebody has, and no e-mail is sent', async () => {
    const { address } = await withAddress()
    const before = box.mails.all.length
    const shapeOf = async (to: string) => {
      const answer = await post(somebody(), '/sign-in/mail', wish(to))
      const body = await answer.text()
      return {
        status: answer.status,
        headers: [...answer.headers.keys()],
        length: body.length,
        keys: Object.keys(JSON.parse(body) as object),
      }
    }
    const unknown = await shapeOf(newAddress())
    expect(await shapeOf(address)).toEqual(unknown)
    await mailTo(address, 2)
    expect(box.mails.all.length).toBe(before + 1)
  })

  test('takes as long: the e-mail is sent when the answer is given', async () => {
    const { address } = await withAddress()
    const { promise, resolve } = Promise.withResolvers<void>()
    box.open = promise
    const before = box.mails.all.length
    const asking = post(somebody(), '/sign-in/mail', wish(address))
    const answer = await Promise.race([asking, pause(20_000, 'none' as const)])
    const come = box.mails.all.length - before
    resolve()
    expect([answer === 'none' ? answer : answer.status, come]).toEqual([200, 0])
    await mailTo(address, 2)
  })
})

describe('e-mails come only so often', () => {
  test('to one address, whoever asks and whether somebody has it or not', async () => {
    const { address } = await withAddress() // one has come
    clock += HOUR
    for (const to of [address, newAddress()]) {
      for (let n = 0; n < 5; n++) expect((await post(somebody(), '/sign-in/mail', wish(to))).status).toBe(200)
      expect(await refused(somebody(), '/sign-in/mail', wish(to.toUpperCase()))).toBe('tooManyMails')
      expect(await refused(await come('Eve'), '/mail', wish(to))).toBe('tooManyMails')
    }
    clock += 12 * MINUTE
    expect((await post(somebody(), '/sign-in/mail', wish(address))).status).toBe(200)
  })

  test('from one network, to whatever addresses; those for calls count, too', async () => {
    const ada = await come('Ada')
    for (let n = 0; n < 5; n++) {
      await ask(ada, '/mail', newAddress())
      await ask(ada, '/sign-in/mail', newAddress())
    }
    expect(await refused(ada, '/sign-in/mail', wish(newAddress()))).toBe('tooManyMails')
    const way = { kind: 'mail', address: newAddress() }
    expect(await ada.problem('/api/calls/ways', { method: 'POST', body: way })).toEqual({ code: 'tooManyMails' })
    expect(await (await ada.http('/api/calls')).json()).toMatchObject({ ways: [] })
    clock += 6 * MINUTE
    expect((await post(ada, '/sign-in/mail', wish(newAddress()))).status).toBe(200)
  })
})

describe('whoever has an address', () => {
  test('has an account: a guest with tables who signs in as somebody else loses nothing and is asked nothing', async () => {
    const { address } = await withAddress('Ada')
    const { person: bo } = await withAddress('Bo')
    await bo.make({ seats: ['me', 'open'] })
    const ticket = await ask(bo, '/sign-in/mail', address)
    const answer = await post(bo, '/sign-in', { mail: { ticket, code: codeIn(await mailTo(address, 2)) } })
    expect(await answer.json()).toEqual({ name: 'Ada' })
  })

  test('chooses what becomes of tables that they had as a guest, who has none', async () => {
    const { address } = await withAddress('Ada')
    const guest = await come('Gast')
    const { id } = await guest.make({ seats: ['me', 'open'] })
    const ticket = await ask(guest, '/sign-in/mail', address)
    const answer = await post(guest, '/sign-in', { mail: { ticket, code: codeIn(await mailTo(address, 2)) } })
    const read = v.parse(signedIn, await answer.json())
    if (!('choose' in read)) throw new Error('there is nothing to choose')
    const chosen = await post(guest, '/sign-in/choose', { ticket: read.choose.ticket, guest: 'together' })
    const ada = new Person(server.origin, 'Ada', cookieIn(chosen))
    expect((await ada.lobby()).mine.map(table => table.id)).toEqual([id])
    expect((await accountOf(ada)).mail.addresses).toMatchObject([{ address }])
  })

  test('can have it, with all that is kept; and it goes with them', async () => {
    const { person, address } = await withAddress()
    const { by, ticket, code } = await asking(address)
    expect(await (await person.http('/api/guest/export')).json()).toMatchObject({ mail: [{ address, confirmed: clock, used: 0 }] })
    expect((await person.http('/api/guest', { method: 'DELETE' })).status).toBe(200)
    expect(await refused(by, '/sign-in', { mail: { ticket, code } })).toBe('badMailCode')
    const bo = await come('Bo')
    const again = await ask(bo, '/mail', address)
    expect((await post(bo, '/mail/confirm', { ticket: again, code: codeIn(await mailTo(address, 3)) })).status).toBe(200)
  })
})

describe('a server', () => {
  test('that sends no e-mails offers none', async () => {
    const without = await startServer(await folders.make())
    const ada = await Person.come(without.origin, 'Ada')
    expect(v.parse(signInWays, await (await ada.http('/api/account/sign-in')).json())).toEqual({ mail: false })
    expect((await accountOf(ada)).mail).toEqual({ offered: false, addresses: [] })
    for (const path of ['/mail', '/sign-in/mail']) expect(await refused(ada, path, wish('a@b.example'))).toBe('noMail')
    await without.stop()
  })

  test('whose e-mail does not get through says so to whoever adds an address, and not to whoever signs in', async () => {
    const ada = await come('Ada')
    expect(await refused(ada, '/mail', wish('refused@example.org'))).toBe('mailFailed')
    const without = await startServer(await folders.make(), { mail: { smtp: 'smtp://127.0.0.1:1', sender: 'games@example.org' } })
    const stranger = new Person(without.origin, '', '')
    expect((await post(stranger, '/sign-in/mail', wish('a@b.example'))).status).toBe(200)
    expect(v.parse(signInWays, await (await stranger.http('/api/account/sign-in')).json())).toEqual({ mail: true })
    await without.stop()
  })
  test('that was not told its address sends nobody an e-mail that leads to a stranger’s, whatever it is called by whoever asks', async () => {
    const plain = await startServer(await folders.make(), { mail: box.settings })
    const ada = await Person.come(plain.origin, 'Ada')
    const asked = async (path: string, body: object, host: string): Promise<string> => {
      const headers = { host, origin: `http://${host}`, cookie: ada.cookie, 'content-type': 'application/json' }
      const asking = request(plain.origin + path, { method: 'POST', headers }).end(JSON.stringify(body))
      const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
      asking.once('response', resolve).once('error', reject)
      return text(await promise)
    }
    const victim = newAddress()
    const way = { kind: 'mail', address: victim }
    const ways = [
      ['/api/account/mail', wish(victim)],
      ['/api/account/sign-in/mail', wish(victim)],
      ['/api/calls/ways', way],
    ] as const
    for (const host of ['9.9.9.9', '[2606:4700::9]:4000'])
      for (const [path, body] of ways) expect(await asked(path, body, host)).toBe('{"code":"noMail"}')
    expect(await asked('/api/calls/ways', way, new URL(plain.origin).host)).toBe('{"done":true}')
    expect(await mailTo(victim)).toContain(plain.origin)
    await plain.stop()
  })
})
