/** Connections are counted by guest and by network, and nothing is left of those that have ended. */
import { expect, test } from 'vitest'
import { Connections } from './connections.ts'

const of = (guest: number) => ({ guest })

test('each is counted once, however often it is said to have ended', () => {
  const open = new Connections<ReturnType<typeof of>>()
  const [first, second, other] = [of(1), of(1), of(2)]
  open.add(first, 'home')
  open.add(second, 'office')
  open.add(other, 'home')
  expect([open.size, open.of(1), open.of(2), open.from('home'), open.from('office')]).toEqual([3, [first, second], [other], 2, 1])
  open.delete(first)
  open.delete(first)
  expect([open.size, open.of(1), open.from('home')]).toEqual([2, [second], 1])
  open.delete(second)
  open.delete(other)
  expect([open.size, open.guests.has(1), open.guests.has(2), open.networks.has('home'), [...open.all()]]).toEqual([
    0,
    false,
    false,
    false,
    [],
  ])
})
