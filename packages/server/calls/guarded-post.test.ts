import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Receiver } from '../testing/receivers.ts'
import { isPublic, mustBeAllowed, post } from './guarded-post.ts'

let receiver: Receiver
beforeAll(async () => {
  receiver = await Receiver.listen()
})
afterAll(() => receiver.close())
const parcel = (url: string) => ({ url, headers: {}, body: 'x' })

describe('an address', () => {
  test.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('that everybody reaches is public: %s', address => {
    expect(isPublic(address)).toBe(true)
  })
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::7f00:1',
    '4000::1',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'no address',
  ])('of this machine, its network or for something else is not: %s', address => {
    expect(isPublic(address)).toBe(false)
  })
  test.each(['https://127.1/', 'https://0x7f000001/', 'https://[::ffff:7f00:1]/', 'https://[::127.0.0.1]/', 'https://2130706433/'])(
    'is known however it is written: %s',
    url => {
      expect(() => mustBeAllowed(url, { allowPrivate: false })).toThrow('private')
    },
  )
  test.each(['https://93.184.216.34/', 'https://[::ffff:5db8:d822]/', 'https://[2606:2800:220:1::1]/'])(
    'of this very machine is not sent to, though everybody reaches it: %s',
    url => {
      const own = ['93.184.216.34', '2606:2800:220:1:0:0:0:1']
      expect(() => mustBeAllowed(url, { allowPrivate: false, own })).toThrow('private')
      expect(mustBeAllowed(url, { allowPrivate: true, own }).protocol).toBe('https:')
    },
  )
  test.each(['http://example.org/', 'ftp://example.org/', 'https://user:word@example.org/', 'nonsense'])(
    'must be for the open web: %s',
    url => {
      expect(() => mustBeAllowed(url, { allowPrivate: false })).toThrow()
    },
  )
})

describe('a name', () => {
  test('that leads into a private network when it is looked up is not connected to', async () => {
    await expect(
      post(parcel(receiver.origin.replace('http://127.0.0.1', 'https://localhost')), { allowPrivate: false }),
    ).rejects.toMatchObject({
      why: 'private',
    })
  })
  test('is looked up once: what was found is what is connected to', async () => {
    let asked = 0
    const lookup = ((_name: string, _options: object, done: (error: null, found: object) => void) => {
      asked++
      done(null, [{ address: asked === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }])
    }) as unknown as NonNullable<Parameters<typeof post>[1]['lookup']>
    const url = receiver.origin.replace('127.0.0.1', 'hook.example')
    expect(await post(parcel(`${url}/pinned`), { allowPrivate: true, lookup })).toBe(201)
    expect([asked, receiver.at('/pinned').length]).toEqual([1, 1])
    // Of several addresses one that is private is enough.
    const mixed = ((_name: string, _options: object, done: (error: null, found: object) => void) =>
      done(null, [
        { address: '93.184.216.34', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ])) as unknown as typeof lookup
    await expect(post(parcel('https://hook.example/'), { allowPrivate: false, lookup: mixed })).rejects.toMatchObject({ why: 'private' })
    const self = ((_name: string, _options: object, done: (error: null, found: object) => void) =>
      done(null, [{ address: '93.184.216.34', family: 4 }])) as unknown as typeof lookup
    const here = { allowPrivate: false, lookup: self, own: ['93.184.216.34'] }
    await expect(post(parcel('https://hook.example/'), here)).rejects.toMatchObject({ why: 'private' })
  })
})

test('no redirect is followed', async () => {
  receiver.status = 302
  expect(await post(parcel(`${receiver.origin}/moved`), { allowPrivate: true })).toBe(302)
  expect(receiver.at('/elsewhere')).toEqual([])
})
