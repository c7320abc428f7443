/** What is put in place is there whole, or what was there before still is. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { discardParts, putInPlace, putInPlaceLater } from './safe-file.ts'
import { Folders } from './testing/server.ts'

const folders = new Folders()
afterAll(() => folders.remove())

test('a file appears under its name when all of it is written', async () => {
  const folder = await folders.make()
  const file = join(folder, 'a')
  writeFileSync(file, 'old')
  putInPlace(file, part => {
    writeFileSync(part, 'half')
    expect(readFileSync(file, 'utf8')).toBe('old')
    writeFileSync(part, 'whole')
  })
  expect(readFileSync(file, 'utf8')).toBe('whole')
  expect(readdirSync(folder)).toEqual(['a'])
})

test('what fails leaves what was there, and nothing else', async () => {
  const folder = await folders.make()
  const file = join(folder, 'a')
  writeFileSync(file, 'old')
  const failing = (part: string) => {
    writeFileSync(part, 'half')
    throw new Error('the disk is full')
  }
  expect(() => putInPlace(file, failing)).toThrow('full')
  await expect(putInPlaceLater(file, async part => failing(part))).rejects.toThrow('full')
  expect(readdirSync(folder)).toEqual(['a'])
  expect(readFileSync(file, 'utf8')).toBe('old')
})

test('a folder appears with all that is in it', async () => {
  const folder = await folders.make()
  await putInPlaceLater(join(folder, 'a'), async part => {
    mkdirSync(part)
    writeFileSync(join(part, 'b'), '')
  })
  expect(readdirSync(folder, { recursive: true })).toEqual(['a', join('a', 'b')])
})

test('what somebody who was killed has left is discarded, and nothing else', async () => {
  const folder = await folders.make()
  const left = ['a.0123456789ab.part', 'a.0123456789ab.part-wal', 'a.ba9876543210.part']
  const others = ['a', 'a.part', 'a.before-restore-1', 'b.0123456789ab.part', 'ab.0123456789ab.part']
  for (const name of [...left, ...others]) writeFileSync(join(folder, name), name)
  discardParts(join(folder, 'a'))
  expect(readdirSync(folder).toSorted()).toEqual(others.toSorted())
})
