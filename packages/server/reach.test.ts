import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { addresses, reachOf } from './reach.ts'

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
