import { describe, expect, test } from 'vitest'
import { type ReadSettings, readSettings, urlOf } from './settings.mjs'

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
    }
    expect(settings(readSettings([], env))).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      data: '/var/wildcat',
      url: 'https://games.example.org',
      proxy: ['10.0.0.1', '10.0.0.0/8'],
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
    expect(readSettings(['--log', 'loud'], {})).toEqual({ problem: expect.stringContaining('"loud"') })
  })
  test('are printed as something a browser understands', () => {
    expect(urlOf({ host: '::1', port: 4000 })).toBe('http://[::1]:4000/')
    expect(urlOf({ host: '0.0.0.0', port: 80 })).toBe('http://localhost:80/')
  })
})
