import { expect, test } from 'vitest'
import { linkOf, originFor, readFragment } from './invitation.ts'

const ID = 'abcdefghijklmnop_-1234'
const TOKEN = 'T'.repeat(43)

test('an invitation is the address of the table, which messengers can look up', () => {
  expect(linkOf('http://192.168.1.7:4000', { id: ID })).toBe(`http://192.168.1.7:4000/friends/${ID}`)
  expect(readFragment(`#${ID}`)).toEqual({ id: ID }) // as they used to be
})

test('a seat’s link carries everything behind the #', () => {
  for (const invitation of [
    { id: ID, token: TOKEN, seat: 3 },
    { id: ID, token: TOKEN }, // as they used to be
  ]) {
    const link = new URL(linkOf('http://192.168.1.7:4000', invitation))
    expect(link.pathname + link.search).toBe('/join')
    expect(readFragment(link.hash)).toEqual(invitation)
  }
})

test.each([
  '',
  '#',
  '#short',
  `#${ID}.`,
  `#${ID}.${TOKEN}.x`,
  `#${ID}.${TOKEN}.16`,
  `#${ID}.${TOKEN}.1.1`,
  `#${ID}.${TOKEN.slice(1)}`,
  `#${ID}/../x`,
])('%s is no link', fragment => {
  expect(readFragment(fragment)).toBeUndefined()
})

test('friends are given an address that they can reach', () => {
  const links = ['http://192.168.1.7:4000']
  expect(originFor(new URL('http://localhost:4000/x'), { network: true, links })).toBe(links[0])
  expect(originFor(new URL('http://127.0.0.1:4000'), { network: true, links: [] })).toBe('http://127.0.0.1:4000')
  expect(originFor(new URL('http://127.0.0.1:4000'), { network: false, links: ['http://localhost:4000'] })).toBe('http://127.0.0.1:4000')
  expect(originFor(new URL('https://games.example.org/x'), { network: true, links })).toBe('https://games.example.org')
})
