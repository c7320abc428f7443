import { hostname, type NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { addresses, isFromHere, isNameOf, isOurHost, leadsHere, reachOf } from './addresses.ts'

const at = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  family: 'IPv4',
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
})

test('of several networks the one at home comes first, those of virtual machines last', () => {
  const networks = {
    lo: [at('127.0.0.1', true)],
    lost: [at('169.254.3.4')],
    docker0: [at('172.17.0.1')],
    office: [at('10.1.2.3')],
    rented: [at('203.0.113.9'), at('172.40.0.1')],
    wlan0: [at('192.168.1.7')],
  }
  expect(addresses(networks)).toEqual(['192.168.1.7', '10.1.2.3', '203.0.113.9', '172.40.0.1', '172.17.0.1', '169.254.3.4'])
})

test.each([
  [
    { host: '127.0.0.1', port: 4000, url: '' },
    { network: false, links: ['http://localhost:4000'] },
  ],
  [
    { host: '::1', port: 4000, url: '' },
    { network: false, links: ['http://localhost:4000'] },
  ],
  [
    { host: '192.168.1.7', port: 80, url: '' },
    { network: true, links: ['http://192.168.1.7:80'] },
  ],
  [
    { host: 'fd00::7', port: 80, url: '' },
    { network: true, links: ['http://[fd00::7]:80'] },
  ],
  [
    { host: '127.0.0.1', port: 4000, url: 'https://games.example.org' },
    { network: true, links: ['https://games.example.org'] },
  ],
])('who can come to %j', (listening, reach) => {
  expect(reachOf(listening)).toEqual(reach)
})

test('only who sits at this machine hears its addresses; others hear the one by which they came', () => {
  const everywhere = { host: '0.0.0.0', port: 4000, url: '' }
  expect(reachOf(everywhere)).toEqual({ network: true, links: addresses().map(address => `http://${address}:4000`) })
  expect(reachOf(everywhere, 'http://games.local:4000')).toEqual({ network: true, links: ['http://games.local:4000'] })
})

const LOCAL = { host: 'localhost:4000' }
test.each([
  ['127.0.0.1', LOCAL, true],
  ['::1', { host: '[::1]:4000' }, true],
  ['::ffff:127.0.0.1', { host: '127.0.0.1' }, true],
  ['127.0.0.1', { host: `${hostname()}:4000` }, true],
  ['127.0.0.1', { host: '0.0.0.0:4000' }, true],
  ['::1', { host: '[::]:4000' }, true],
  ['192.168.1.7', LOCAL, false],
  // Through a proxy on this machine that nobody told us of.
  ['127.0.0.1', { ...LOCAL, 'x-forwarded-for': '203.0.113.9' }, false],
  ['127.0.0.1', { ...LOCAL, forwarded: 'for=203.0.113.9' }, false],
  ['127.0.0.1', { ...LOCAL, 'x-real-ip': '203.0.113.9' }, false],
  ['127.0.0.1', { ...LOCAL, 'x-forwarded-proto': 'https' }, false],
  ['127.0.0.1', { ...LOCAL, via: '1.1 proxy' }, false],
  ['127.0.0.1', { ...LOCAL, 'cf-connecting-ip': '203.0.113.9' }, false],
  ['127.0.0.1', { host: 'games.example.org' }, false],
  ['127.0.0.1', { host: '203.0.113.1' }, false],
  ['127.0.0.1', {}, false],
])('a request from %s with %j comes from here: %s', (ip, headers, here) => {
  expect(isFromHere({ ip, headers })).toBe(here)
})

const LISTENING = { host: '0.0.0.0', port: 4000, url: '' }
test.each([
  ['localhost:4000', true],
  ['127.0.0.1', true],
  ['[::1]:4000', true],
  [`${hostname().split('.')[0]}.local:4000`, true],
  ['games.local', false], // in a network of others anybody may be called so
  ['rebound.evil.example:4000', false],
  ['localhost.evil.example', false],
  ['evil.example@localhost', false],
  ['localhost/evil.example', false],
  ['localhost#.evil.example', false],
  ['', false],
  ['a b', false],
  [undefined, false],
])('%s is what we are called: %s', (host, ours) => {
  expect(isOurHost(host, LISTENING)).toBe(ours)
})
test.each([
  ['Adas-Book', 'adas-book', true],
  ['Adas-Book', 'adas-book.local', true],
  ['Adas-Book.local', 'adas-book.local', true],
  ['Adas-Book.local', 'adas-book.fritz.box', true],
  ['games.example.org', 'games.example.org', true],
  ['games.example.org', 'games.local', true],
  ['games.example.org', 'example.org', false],
  ['adas-book', 'wpad.local', false],
  ['adas-book', 'x.adas-book.local', false],
  ['adas-book', 'adas-book.evil.example', false],
  ['', '.local', false],
])('a machine %s is called %s: %s', (machine, name, called) => {
  expect(isNameOf(machine, name)).toBe(called)
})
test('we are also called by the address in the settings', () => {
  expect(isOurHost('games.local:4000', { ...LISTENING, url: 'http://games.local:4000' })).toBe(true)
  const behind = { ...LISTENING, url: 'https://games.example.org' }
  expect(isOurHost('Games.example.org', behind)).toBe(true)
  expect(isOurHost('games.example.org:8443', behind)).toBe(false)
  expect(isOurHost('other.example.org', behind)).toBe(false)
})
test.each([
  ['localhost', true],
  ['192.168.1.7', true],
  ['[fd00::7]', true],
  ['adas-book.local', true],
  ['9.9.9.9', false],
  ['[2606:4700::9]', false],
  ['8.8.4.4', true], // of this very machine
])('what is sent to others may lead to %s: %s', (host, leads) => {
  expect(leadsHere(host, { eth0: [at('8.8.4.4')] })).toBe(leads)
})
