/** Whoever wants to is known tomorrow, on whichever device: by passkeys and codes, and nobody else is by whatever they try. */
import { at } from '@wildcat/kernel'
import { account, calls, deviceEntered, deviceKnock, deviceLink, deviceState, recoveryCodes, signedIn } from '@wildcat/protocol'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Authenticator } from './testing/authenticator.ts'
import { company, leaveAll, move } from './testing/company.ts'
import { Person } from './testing/people.ts'
import { browserAt } from './testing/receivers.ts'
import { Seated } from './testing/seated.ts'
import { Folders, type Running, startServer } from './testing/server.ts'

const folders = new Folders()
let server: Running
let clock = Date.UTC(2026, 8, 1)
beforeAll(async () => {
  server = await startServer(await folders.make(), { now: () => clock })
})
afterAll(async () => {
  await server.stop()
  await folders.remove()
})

const come = (name: string) => Person.come(server.origin, name)
/** A browser that nobody has used here yet. */
const somebody = () => new Person(server.origin, '', '')
const post = (person: Person, path: string, body: unknown = {}) => person.http(`/api/account${path}`, { method: 'POST', body })
const refused = (person: Person, path: string, body: unknown = {}) =>
  person.problem(`/api/account${path}`, { method: 'POST', body }).then(({ code }) => code)
const accountOf = async (person: Person) => v.parse(account, await (await person.http('/api/account')).json())
const challenge = v.object({ challenge: v.string() })
const begin = async (person: Person, path: string) => v.parse(challenge, await (await post(person, path)).json()).challenge
const cookieIn = (answer: Response): string => answer.headers.get('set-cookie')?.split(';')[0] ?? ''

async function addPasskey(person: Person, name = 'Phone'): Promise<Authenticator> {
  const passkey = new Authenticator()
  const made = passkey.make(await begin(person, '/passkeys/begin'), server.origin)
  expect((await post(person, '/passkeys', { passkey: made, name })).status).toBe(200)
  return passkey
}
/** The same person in another browser. */
async function signIn(by: Person, wish: unknown): Promise<Person> {
  const answer = await post(by, '/sign-in', wish)
  const read = v.parse(signedIn, await answer.json())
  if (!('name' in read)) throw new Error('there is something to choose')
  return new Person(server.origin, read.name, cookieIn(answer))
}
const byPasskey = async (passkey: Authenticator, by = somebody()) =>
  signIn(by, { passkey: passkey.show(await begin(by, '/sign-in/begin'), server.origin) })
const codesOf = async (person: Person) => v.parse(recoveryCodes, await (await post(person, '/codes')).json()).codes

describe('a passkey', () => {
  test('leads back to the same guest, with all their tables, in a browser of its own', async () => {
    const ada = await come('Ada')
    const { id } = await ada.make({ seats: ['me', 'open'] })
    const passkey = await addPasskey(ada)
    clock += 60_000
    const again = await byPasskey(passkey)
    expect(again.cookie).not.toBe(ada.cookie)
    expect((await again.lobby()).mine.map(table => table.id)).toEqual([id])
    expect((await Seated.join(again, id)).viewer).toBe(0)
    const known = await accountOf(again)
    expect(known).toMatchObject({ name: 'Ada', passkeys: [{ name: 'Phone', used: clock }] })
    expect(known.sessions.map(({ you, present }) => [you, present])).toEqual([
      [false, false],
      [true, true],
    ])
    await again.close()
  })

  test('has a name, several are as good as one, and one that was removed is none', async () => {
    const ada = await come('Ada')
    const [phone, laptop] = [await addPasskey(ada), await addPasskey(ada, 'Laptop')]
    const { passkeys } = await accountOf(ada)
    const id = at(
      passkeys,
      passkeys.findIndex(({ name }) => name === 'Phone'),
    ).id
    await post(ada, '/passkeys/rename', { id, name: '  Old   phone ' })
    expect((await accountOf(ada)).passkeys.map(({ name }) => name).toSorted()).toEqual(['Laptop', 'Old phone'])
    const eve = await come('Eve')
    await post(eve, '/passkeys/remove', { id }) // of somebody else
    expect((await byPasskey(phone)).name).toBe('Ada')
    await post(ada, '/passkeys/remove', { id })
    const stranger = somebody()
    const shown = phone.show(await begin(stranger, '/sign-in/begin'), server.origin)
    expect(await refused(stranger, '/sign-in', { passkey: shown })).toBe('unknownPasskey')
    expect((await byPasskey(laptop)).name).toBe('Ada')
  })

  test('is one of twenty, also of those that were all begun before the first was made', async () => {
    const ada = await come('Ada')
    const challenges: string[] = []
    for (let n = 0; n < 22; n++) challenges.push(await begin(ada, '/passkeys/begin'))
    const made = challenges.map(each => ({ passkey: new Authenticator().make(each, server.origin), name: '' }))
    const answers = await Promise.all(made.map(async each => (await post(ada, '/passkeys', each)).status))
    expect(answers.filter(status => status === 200)).toHaveLength(20)
    expect((await accountOf(ada)).passkeys).toHaveLength(20)
    expect(await refused(ada, '/passkeys/begin')).toBe('tooManyPasskeys')
  })

  test('is refused for another site, by a challenge that was used, is too old or was given to somebody else, and by another key', async () => {
    const [ada, eve] = [await come('Ada'), await come('Eve')]
    const passkey = await addPasskey(ada)
    const stranger = somebody()
    const asked = () => begin(stranger, '/sign-in/begin')
    const attempt = (shown: unknown) => refused(stranger, '/sign-in', { passkey: shown })
    expect(await attempt(passkey.show(await asked(), 'http://evil.example'))).toBe('badPasskey')
    const used = await asked()
    expect((await post(stranger, '/sign-in', { passkey: passkey.show(used, server.origin) })).status).toBe(200)
    expect(await attempt(passkey.show(used, server.origin))).toBe('badPasskey')
    const old = await asked()
    clock += 5 * 60_000
    expect(await attempt(passkey.show(old, server.origin))).toBe('badPasskey')
    expect(await attempt(passkey.show('bm90IG91cnM', server.origin))).toBe('badPasskey')
    const forged = { ...new Authenticator().show(await asked(), server.origin), id: passkey.show('', server.origin).id }
    expect(await attempt(forged)).toBe('badPasskey')
    const hers = await begin(ada, '/passkeys/begin')
    expect(await refused(eve, '/passkeys', { passkey: new Authenticator().make(hers, server.origin), name: '' })).toBe('badPasskey')
    const toSignIn = await asked()
    expect(await refused(eve, '/passkeys', { passkey: new Authenticator().make(toSignIn, server.origin), name: '' })).toBe('badPasskey')
    expect((await accountOf(eve)).passkeys).toEqual([])
    const taken = passkey.make(await begin(eve, '/passkeys/begin'), server.origin) // one that is somebody's already
    expect(await refused(eve, '/passkeys', { passkey: taken, name: '' })).toBe('badPasskey')
  })
})

describe('a recovery code', () => {
  test('is good once, however it is typed, and none after new ones were made', async () => {
    const ada = await come('Ada')
    const codes = await codesOf(ada)
    expect(new Set(codes).size).toBe(10)
    const typed = at(codes, 3).toLowerCase().replaceAll('-', ' ')
    expect((await signIn(somebody(), { code: typed })).name).toBe('Ada')
    expect((await accountOf(ada)).codes).toBe(9)
    expect(await refused(somebody(), '/sign-in', { code: typed })).toBe('badCode')
    await codesOf(ada)
    expect(await refused(somebody(), '/sign-in', { code: at(codes, 0) })).toBe('badCode')
    clock += 3_600_000
  })

  test('used twice at once lets one in', async () => {
    const codes = await codesOf(await come('Ada'))
    const both = await Promise.all([1, 2].map(() => post(somebody(), '/sign-in', { code: at(codes, 0) })))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
  })

  test('cannot be guessed: after ten attempts a network waits', async () => {
    const codes = await codesOf(await come('Ada'))
    clock += 3_600_000
    const guess = `${at(codes, 0).slice(0, 9)}-2222-2222-2222`
    for (let n = 0; n < 10; n++) expect(await refused(somebody(), '/sign-in', { code: guess })).toBe('badCode')
    expect(await refused(somebody(), '/sign-in', { code: at(codes, 0) })).toBe('tooFast')
    clock += 60_000
    expect((await signIn(somebody(), { code: at(codes, 0) })).name).toBe('Ada')
    clock += 3_600_000
  })
})

test('codes that are being made for whoever is signed out meanwhile are none, and a network has them made only so often', async () => {
  const ada = await come('Ada')
  const thief = await byPasskey(await addPasskey(ada))
  const making = refused(thief, '/codes')
  await accountOf(thief) // by now it has come
  await post(ada, '/sign-out', { which: 'others' })
  expect(await making).toBe('noGuest')
  expect((await accountOf(ada)).codes).toBe(0)
  clock += 3_600_000
  for (let n = 0; n < 5; n++) expect(await codesOf(ada)).toHaveLength(10)
  expect(await refused(ada, '/codes')).toBe('tooFast')
  clock += 3_600_000
})

describe('a session', () => {
  test('that was ended is none: over HTTP, over a socket that is open, and by saying one’s name again', async () => {
    const ada = await come('Ada')
    const { id } = await ada.make({ seats: ['me', 'open'] })
    const passkey = await addPasskey(ada)
    const lost = await byPasskey(passkey)
    const there = await Seated.join(lost, id)
    const here = await Seated.join(ada, id)
    const { sessions } = await accountOf(ada)
    const other = sessions.find(({ you }) => !you)
    expect(other?.present).toBe(true)
    expect((await post(ada, '/sign-out', { which: other?.id })).status).toBe(200)
    await there.client.until(() => there.client.closed !== undefined)
    expect(there.client.closed).toBe(1008)
    expect(await lost.problem('/api/account')).toEqual({ code: 'noGuest' })
    await expect(lost.open()).rejects.toThrow('401')
    expect(await here.client.refusal('talk', { before: 1, lines: 1 })).toBe('none') // nobody else is out
    const named = await lost.http('/api/guest', { method: 'POST', body: { name: 'Eve' } })
    const eve = new Person(server.origin, 'Eve', cookieIn(named) || lost.cookie)
    expect((await eve.lobby()).mine).toEqual([])
    await ada.close()
  })

  test('ends for this device, all others or all of them; also the first one, whose cookie then is nobody’s', async () => {
    const ada = await come('Ada')
    const passkey = await addPasskey(ada)
    const [second, third] = [await byPasskey(passkey), await byPasskey(passkey)]
    await post(second, '/sign-out', { which: 'others' })
    for (const each of [ada, third]) expect(await each.problem('/api/account')).toEqual({ code: 'noGuest' })
    const named = await ada.http('/api/guest', { method: 'POST', body: { name: 'Eve' } })
    expect(cookieIn(named)).toMatch(/^wildcat=/)
    expect(await new Person(server.origin, 'Eve', cookieIn(named)).http('/api/account').then(answer => answer.json())).toMatchObject({
      name: 'Eve',
      passkeys: [],
    })
    const left = await post(second, '/sign-out', { which: 'this' })
    expect(left.headers.get('set-cookie')).toMatch(/^wildcat=;/)
    const fourth = await byPasskey(passkey)
    await byPasskey(passkey)
    await post(fourth, '/sign-out', { which: 'all' })
    expect(await fourth.problem('/api/account')).toEqual({ code: 'noGuest' })
    expect((await accountOf(await byPasskey(passkey))).sessions).toHaveLength(1)
  })

  const callHere = async (person: Person) => {
    const { way } = browserAt(`https://example.org/${person.cookie.slice(-20)}`)
    expect((await person.http('/api/calls/ways', { method: 'POST', body: way })).status).toBe(200)
  }
  const called = async (person: Person) => v.parse(calls, await (await person.http('/api/calls')).json()).ways.length

  test('that ends is called no more, and one that is kept still is', async () => {
    const ada = await come('Ada')
    const passkey = await addPasskey(ada)
    const second = await byPasskey(passkey)
    for (const each of [ada, second]) await callHere(each)
    await ada.http('/api/calls/ways', { method: 'POST', body: { kind: 'hook', url: 'https://example.org/hook', form: 'json' } })
    expect(await called(ada)).toBe(3)
    await post(ada, '/sign-out', { which: 'others' })
    expect(await called(ada)).toBe(2)
    await post(ada, '/sign-out', { which: 'all' })
    expect(await called(await byPasskey(passkey))).toBe(1)
  })

  test('is called as before by whoever signed in there and kept what they had', async () => {
    const ada = await come('Ada')
    const passkey = await addPasskey(ada)
    const guest = await come('Gast')
    await guest.make({ seats: ['me', 'open'] })
    await callHere(guest)
    const shown = await post(guest, '/sign-in', { passkey: passkey.show(await begin(guest, '/sign-in/begin'), server.origin) })
    const read = v.parse(signedIn, await shown.json())
    if (!('choose' in read)) throw new Error('there is nothing to choose')
    const answer = await post(guest, '/sign-in/choose', { ticket: read.choose.ticket, guest: 'together' })
    expect(await called(ada)).toBe(1)
    await post(new Person(server.origin, 'Ada', cookieIn(answer)), '/sign-out', { which: 'this' })
    expect(await called(ada)).toBe(0)
  })

  test('of somebody else is left alone', async () => {
    const [ada, eve] = [await come('Ada'), await come('Eve')]
    const [session] = (await accountOf(ada)).sessions
    await post(eve, '/sign-out', { which: session?.id })
    expect((await accountOf(ada)).name).toBe('Ada')
  })
})

describe('whoever signs in where they were a guest with tables', () => {
  const choice = async (by: Person, passkey: Authenticator) => {
    const answer = await post(by, '/sign-in', { passkey: passkey.show(await begin(by, '/sign-in/begin'), server.origin) })
    expect(cookieIn(answer)).toBe('')
    const read = v.parse(signedIn, await answer.json())
    if (!('choose' in read)) throw new Error('there is nothing to choose')
    return read.choose
  }

  test('keeps both together: a seat in the middle of a game, its talk and its host’s role are the account’s', async () => {
    const table = await company(server.origin, 2)
    const guest = at(table.people, 0)
    await move(table)
    await at(table.seated, 0).client.ask('say', { text: 'I was a guest' })
    const ada = await come('Adele')
    const { id: own } = await ada.make({ seats: ['me', 'open'] })
    const passkey = await addPasskey(ada)
    const { ticket, ...asked } = await choice(guest, passkey)
    expect(asked).toEqual({ guest: 'Ada', name: 'Adele', tables: 1, running: 1 })
    expect(await refused(at(table.people, 1), '/sign-in/choose', { ticket, guest: 'together' })).toBe('signInExpired') // it is not theirs
    const again = await choice(guest, passkey)
    const answer = await post(guest, '/sign-in/choose', { ticket: again.ticket, guest: 'together' })
    const adele = new Person(server.origin, 'Adele', cookieIn(answer))
    expect((await adele.lobby()).mine.map(({ id }) => id).toSorted()).toEqual([own, table.id].toSorted())
    const seated = await Seated.join(adele, table.id)
    expect(seated.viewer).toBe(0)
    expect((await seated.join({})).room).toMatchObject({ host: 0, seats: [{ name: 'Adele', present: true }, { name: 'Bo' }] })
    const kept: unknown = await (await adele.http('/api/guest/export')).json()
    expect(kept).toMatchObject({ talk: [{ said: { text: 'I was a guest' } }] })
    expect(await guest.problem('/api/guest')).toEqual({ code: 'noGuest' })
    await adele.close()
    await leaveAll(table)
  })

  test('keeps what it has where the account is deleted before that is chosen, or meanwhile', async () => {
    for (const when of ['before', 'meanwhile'] as const) {
      const ada = await come('Adele')
      const passkey = await addPasskey(ada)
      const guest = await come('Gast')
      for (let n = 0; n < 10; n++) await guest.make({ seats: ['me', 'open'] })
      const { ticket } = await choice(guest, passkey)
      const deleting = ada.http('/api/guest', { method: 'DELETE' })
      if (when === 'before') await deleting
      const problem = await guest.problem('/api/account/sign-in/choose', { method: 'POST', body: { ticket, guest: 'together' } })
      await deleting
      expect(['signInExpired', 'noGuest']).toContain(problem.code)
      expect((await guest.lobby()).mine).toHaveLength(10)
    }
  })

  test('or leaves the guest’s behind, untouched; whoever has nothing is asked nothing', async () => {
    const ada = await come('Ada')
    const passkey = await addPasskey(ada)
    const guest = await come('Gast')
    const { id } = await guest.make({ seats: ['me', 'open'] })
    const { ticket } = await choice(guest, passkey)
    const answer = await post(guest, '/sign-in/choose', { ticket, guest: 'leave' })
    const again = new Person(server.origin, 'Ada', cookieIn(answer))
    expect((await again.lobby()).mine).toEqual([])
    const info: unknown = await (await again.http(`/api/tables/${id}`)).json()
    expect(info).toMatchObject({ seats: [{ name: 'Gast' }, { by: 'open' }], yours: [] })
    expect(await guest.problem('/api/guest')).toEqual({ code: 'noGuest' })
    expect((await byPasskey(passkey, await come('Nobody'))).name).toBe('Ada')
    const other = await come('Other')
    await other.make({ seats: ['me', 'open'] })
    const back = await addPasskey(other)
    expect((await byPasskey(passkey, other)).name).toBe('Ada') // who can come back loses nothing
    expect((await (await byPasskey(back)).lobby()).mine).toHaveLength(1)
  })
})

describe('a further device', () => {
  const link = async (person: Person) => v.parse(deviceLink, await (await post(person, '/devices/link')).json()).token
  const look = async (person: Person, token: string) => v.parse(deviceState, await (await post(person, '/devices/look', { token })).json())
  const knockAt = async (person: Person, token: string) =>
    v.parse(deviceKnock, await (await post(person, '/devices/knock', { token })).json())

  test('is let in where its link is shown, by its name and number, and nobody else by the same link', async () => {
    const ada = await come('Ada')
    const { id } = await ada.make({ seats: ['me', 'open'] })
    const token = await link(ada)
    expect(await look(ada, token)).toEqual({ state: 'waiting' })
    const phone = somebody()
    const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
    const knocking = await phone.http('/api/account/devices/knock', {
      method: 'POST',
      body: { token },
      headers: { 'user-agent': userAgent },
    })
    const { knock, number, name } = v.parse(deviceKnock, await knocking.json())
    expect(name).toBe('Ada')
    const enter = () => post(phone, '/devices/enter', { token, knock })
    expect(v.parse(deviceEntered, await (await enter()).json())).toEqual({ state: 'waiting' })
    expect(await refused(somebody(), '/devices/knock', { token })).toBe('badDeviceLink')
    expect(await look(ada, token)).toEqual({ state: 'asks', browser: 'Safari', system: 'iPhone', number })
    const eve = await come('Eve')
    expect(await refused(eve, '/devices/answer', { token, allow: true })).toBe('badDeviceLink')
    expect(await look(eve, token)).toEqual({ state: 'ended' })
    await post(ada, '/devices/answer', { token, allow: true })
    expect(await refused(somebody(), '/devices/enter', { token, knock: token })).toBe('badDeviceLink')
    const answers = await Promise.all([enter(), enter()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
    const entered = answers.find(({ status }) => status === 200)
    const other = new Person(server.origin, 'Ada', entered === undefined ? '' : cookieIn(entered))
    expect((await other.lobby()).mine.map(table => table.id)).toEqual([id])
    expect(await look(ada, token)).toEqual({ state: 'ended' })
  })

  test('that was let in by somebody who was signed out since does not come in any more', async () => {
    const ada = await come('Ada')
    const passkey = await addPasskey(ada)
    const thief = await byPasskey(passkey)
    const token = await link(thief)
    const { knock } = await knockAt(somebody(), token)
    await post(thief, '/devices/answer', { token, allow: true })
    const guest = await come('Gast')
    await guest.make({ seats: ['me', 'open'] })
    const shown = passkey.show(await begin(guest, '/sign-in/begin'), server.origin)
    const { choose } = v.parse(
      v.object({ choose: v.object({ ticket: v.string() }) }),
      await (await post(guest, '/sign-in', { passkey: shown })).json(),
    )
    await post(ada, '/sign-out', { which: 'others' })
    expect(await refused(somebody(), '/devices/enter', { token, knock })).toBe('badDeviceLink')
    expect(await refused(guest, '/sign-in/choose', { ticket: choose.ticket, guest: 'leave' })).toBe('signInExpired')
    expect((await accountOf(ada)).sessions).toHaveLength(1)
  })

  test('is not let in if that is refused, or after ten minutes', async () => {
    const ada = await come('Ada')
    const [no, late] = [await link(ada), await link(ada)]
    const { knock } = await knockAt(somebody(), no)
    await post(ada, '/devices/answer', { token: no, allow: false })
    expect(await refused(somebody(), '/devices/enter', { token: no, knock })).toBe('badDeviceLink')
    clock += 10 * 60_000
    expect(await refused(somebody(), '/devices/knock', { token: late })).toBe('badDeviceLink')
    expect(await refused(ada, '/devices/answer', { token: late, allow: true })).toBe('badDeviceLink')
  })
})

describe('what is kept of an account', () => {
  test('can be had, without anything by which somebody else could come; and goes with it', async () => {
    const ada = await come('Ada')
    const passkey = await addPasskey(ada)
    const [code = ''] = await codesOf(ada)
    const kept = await (await ada.http('/api/guest/export')).text()
    expect(JSON.parse(kept)).toMatchObject({
      name: 'Ada',
      sessions: [{ browser: '', system: '' }],
      passkeys: [{ name: 'Phone' }],
      codes: 10,
    })
    for (const secret of [at(ada.cookie.split('='), 1).slice(0, 16), code.slice(0, 9)]) expect(kept).not.toContain(secret)
    expect((await ada.http('/api/guest', { method: 'DELETE' })).status).toBe(200)
    const stranger = somebody()
    const shown = passkey.show(await begin(stranger, '/sign-in/begin'), server.origin)
    expect(await refused(stranger, '/sign-in', { passkey: shown })).toBe('unknownPasskey')
    expect(await refused(stranger, '/sign-in', { code })).toBe('badCode')
    clock += 3_600_000
  })
})
