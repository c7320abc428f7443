import { expect, test } from 'vitest'
import { Places } from './places.ts'

test('places are taken before they are written, and free again when nothing comes of it', async () => {
  const places = new Places()
  let written = 1
  const wanted = [{ of: 'tables', most: 3, taken: () => Promise.resolve(written) }]
  const write = async () => {
    await Promise.resolve()
    written++
  }
  const fail = () => Promise.reject(new Error('the disk is full'))
  const asked = await Promise.allSettled([places.take(wanted, fail), places.take(wanted, write), places.take(wanted, write)])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected'])
  await places.take(wanted, write) // which the first one has left free
  await expect(places.take(wanted, write)).rejects.toThrow('tooManyTables')
  expect(written).toBe(3)
})
