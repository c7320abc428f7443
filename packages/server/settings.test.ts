import { describe, expect, test } from 'vitest'
import { type ReadSettings, readSettings, urlOf } from './settings.mjs'
import { en } from './words/en.mjs'
import { wordsFor } from './words/index.mjs'
import { it } from './words/it.mjs'

function settings(read: ReadSettings) {
  if ('settings' in read) return read.settings
  throw new Error(JSON.stringify(read))
}

describe('the settings', () => {
  test('are this machine alone on port 4000, with the data beside the program, unless told otherwise', () => {
    expect(settings(readSettings([], {}))).toMatchObject({ host: '127.0.0.1', port: 4000, url: '', proxy: [], log: 'warn' })
    expect(settings(readSettings([], {})).data).toMatch(/[\\/]data$/)
  })
  test('come from the environment', () => {
    const env = {
      PORT: '8080',
      HOST: '0.0.0.0',
      WILDCAT_DATA: '/var/wildcat',
      WILDCAT_URL: 'https://games.example.org/',
      WILDCAT_PROXY: '10.0.0.1, 10.0.0.0/8,',
      WILDCAT_DATABASE: 'postgres://wildcat@db/wildcat',
      WILDCAT_NODE: '[::1]:4001',
    }
    expect(settings(readSettings([], env))).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      data: '/var/wildcat',
      url: 'https://games.example.org',
      proxy: ['10.0.0.1', '10.0.0.0/8'],
      database: 'postgres://wildcat@db/wildcat',
      node: { host: '::1', port: 4001 },
    })
  })
  test('or from flags, which come first', () => {
    expect(settings(readSettings(['--port', '5000', '--data=/x'], { PORT: '8080' }))).toMatchObject({ port: 5000, data: '/x' })
    expect(readSettings(['--help'], {})).toEqual({ help: true })
  })
  test.each(['oil', '65536', '-1', '80.5', '1e3', ' '])('refuse the port %j with a sentence', PORT => {
    expect(readSettings([], { PORT })).toEqual({ problem: expect.stringContaining(`"${PORT}"`) })
  })
  test.each(['games.example.org', 'ftp://example.org', 'https://example.org/path', 'https://example.org/?a=1'])(
    'refuse the address %j',
    url => {
      expect(readSettings([], { WILDCAT_URL: url })).toEqual({ problem: expect.stringContaining(url) })
    },
  )
  test.each(['proxy', '10.0.0.1,10.0.0', '10.0.0.0/x'])('refuse the proxy %j', proxy => {
    expect(readSettings(['--proxy', proxy], {})).toEqual({ problem: expect.stringContaining(`"${proxy.split(',').at(-1)}"`) })
  })
  test('refuse what they do not know', () => {
    expect(readSettings(['--prot', '80'], {})).toEqual({ problem: expect.stringContaining('--port NUMBER') })
    expect(readSettings([], { WILDCAT_METRICS_TOKEN: 'guess me' })).toEqual({ problem: expect.stringContaining('16') })
    for (const address of ['wildcat', 'mysql://x/y', 'postgres:// x y:secret'])
      expect(readSettings([], { WILDCAT_DATABASE: address })).toEqual({ problem: en.settings.database }) // which may hold a password
    for (const node of ['4001', 'host', 'host:0x', 'host:99999', 'host:1/x'])
      expect(readSettings([], { WILDCAT_NODE: node })).toEqual({ problem: expect.stringContaining(`"${node}"`) })
    expect(readSettings(['--log', 'loud'], {})).toEqual({ problem: expect.stringContaining('"loud"') })
  })
  test.each([
    [['--port'], 'A value is missing after --port.', 'Dopo --port manca un valore.'],
    [['--help=1'], '--help takes no value.', '--help non vuole un valore.'],
    [['oil well'], '"oil well" is not expected here.', '«oil well» qui è di troppo.'],
    [['--prot'], 'There is no option --prot.', 'L’opzione --prot non esiste.'],
  ])('say of %j what is wrong in both languages', (args, english, italian) => {
    expect(readSettings(args, {})).toEqual({ problem: expect.stringContaining(`${english}\n\nnpm start`) })
    expect(readSettings(args, { LANG: 'it_CH' })).toEqual({ problem: expect.stringContaining(`${italian}\n\nnpm start`) })
  })
  test('are printed as something a browser understands', () => {
    expect(urlOf({ host: '::1', port: 4000 })).toBe('http://[::1]:4000/')
    expect(urlOf({ host: '0.0.0.0', port: 80 })).toBe('http://localhost:80/')
  })
})

describe('the language', () => {
  test.each([
    [{}, 'en'],
    [{ LANG: 'it_IT.UTF-8' }, 'it'],
    [{ LANG: 'de_DE', LC_MESSAGES: 'it' }, 'it'],
    [{ LANG: 'it_IT', LC_ALL: 'C' }, 'en'],
    [{ LANG: 'it_IT', WILDCAT_LANGUAGE: 'en' }, 'en'],
    [{ LANG: 'en_GB', WILDCAT_LANGUAGE: 'it' }, 'it'],
    [{ LANG: 'it_IT', WILDCAT_LANGUAGE: '' }, 'it'],
  ])('of %j is %s', (env, language) => {
    expect(wordsFor(env)).toBe(language === 'it' ? it : en)
  })

  /** Every text, with something in the place of what is filled in. */
  const texts = (words: object): string[] =>
    Object.values(words).flatMap((each: unknown) => {
      if (typeof each === 'string') return [each]
      if (typeof each === 'function') return [String(Reflect.apply(each, undefined, ['§1', '§2', '§3', '§4']))]
      return typeof each === 'object' && each !== null ? texts(each) : []
    })
  const filledIn = (text: string) => [...new Set(text.match(/§\d/g))].toSorted()

  test('has a text for everything, with the same filled in, and none in another language', () => {
    const [english, italian] = [texts(en), texts(it)]
    expect(italian).toHaveLength(english.length)
    for (const [n, text] of english.entries()) {
      expect(italian[n]).not.toBe(text)
      expect(filledIn(italian[n] ?? '')).toEqual(filledIn(text))
    }
  })
})
