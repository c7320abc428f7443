import { expect, test } from 'vitest'
import { MinuteStore } from './minute-store.ts'

function counting() {
  let elapsed = 1000
  const store = new MinuteStore({}, () => elapsed)
  const ask = (network: string) => {
    let told: unknown
    store.incr(network, (_, result) => (told = result), 60_000)
    return told
  }
  return { ask, pass: (ms: number) => (elapsed += ms) }
}

test('a minute ends when it has passed, whatever the clock says', () => {
  const { ask, pass } = counting()
  expect(ask('a')).toEqual({ current: 1, ttl: 60_000 })
  pass(20_000)
  expect(ask('a')).toEqual({ current: 2, ttl: 40_000 })
  expect(ask('b')).toEqual({ current: 1, ttl: 60_000 })
  pass(40_000)
  expect(ask('a')).toEqual({ current: 1, ttl: 60_000 })
})

test('many networks are not kept for ever: who was here longest ago is forgotten', () => {
  const { ask } = counting()
  ask('first')
  ask('again')
  for (let n = 0; n < 4998; n++) ask(`other ${n}`)
  ask('again')
  ask('one more')
  expect(ask('again')).toMatchObject({ current: 3 })
  expect(ask('first')).toMatchObject({ current: 1 })
})
