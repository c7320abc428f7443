import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test.each([
  ['192.168.1.7', '192.168.1.7'],
  ['::ffff:192.168.1.7', '192.168.1.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0'],
  ['2001:db8:1:ff:3:4:5:6', '2001:db8:1:0'], // a /56 has two hexadecimal digits of the fourth group for itself
  ['2001:db8:1:1ff:3:4:5:6', '2001:db8:1:1'],
  ['2001:DB8:1:ab02::9', '2001:db8:1:ab'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s is one of %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
