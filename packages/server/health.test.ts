/** /health says whether the server can do its work, not only that it is there. */
import { copyFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { healthOf } from './health.ts'
import { databaseIn } from './store/sqlite/file.ts'
import { SqliteStore } from './store/sqlite/store.ts'
import { Folders, startServer } from './testing/server.ts'

const folders = new Folders()
afterAll(() => folders.remove())

test('with all well it is ok, and many who ask cost one look at the disk', async () => {
  const folder = await folders.make()
  const store = await SqliteStore.open({ file: databaseIn(folder) })
  const health = healthOf(store, folder)
  const answers = Array.from({ length: 100 }, () => health())
  expect(new Set(answers).size).toBeLessThan(100)
  expect(await Promise.all(answers)).toEqual(answers.map(() => ({ status: 'ok' })))
  await store.close()
  await expect(healthOf(store, folder)()).rejects.toMatchObject({ code: 'store' })
})

test('a disk with too little room is full, before anybody’s move is refused', async () => {
  const server = await startServer(await folders.make(), { leastFree: Number.MAX_SAFE_INTEGER })
  const answer = await fetch(`${server.origin}/health`)
  expect([answer.status, await answer.json()]).toEqual([507, { code: 'full' }])
  await server.stop()
})

test('a store that cannot grow is full, also while what is there can be changed', async () => {
  const folder = await folders.make()
  const store = await SqliteStore.open({ file: databaseIn(folder), mostPages: 96 })
  const guest = await store.do('addGuest', 'key', 'Ada', 1)
  expect(await healthOf(store, folder)()).toEqual({ status: 'ok' })
  const filled = async () => {
    for (let n = 0; n < 1000; n++) await store.do('addTalk', 1, n, guest, 0, 'x'.repeat(1000), 2000)
  }
  await expect(filled()).rejects.toMatchObject({ code: 'full' })
  await store.do('seeGuest', guest, 1, 2, { browser: '', system: '' })
  await expect(healthOf(store, folder)()).rejects.toMatchObject({ code: 'full' })
  await store.close()
})

test('a data folder that is gone is no health', async () => {
  const folder = await folders.make()
  const store = await SqliteStore.open({ file: databaseIn(folder) })
  await expect(healthOf(store, join(folder, 'nowhere'))()).rejects.toThrow()
  await store.close()
})

test.each(['', '-wal'])('a database whose file%s was taken away from under it is no health, and nothing more is called safe', async end => {
  const folder = await folders.make()
  const store = await SqliteStore.open({ file: databaseIn(folder) })
  await store.do('addGuest', 'key', 'Ada', 1)
  expect(await healthOf(store, folder)()).toEqual({ status: 'ok' })
  await rm(databaseIn(folder) + end)
  await expect(healthOf(store, folder)()).rejects.toMatchObject({ code: 'gone' })
  await expect(store.do('addGuest', 'another', 'Ugo', 2)).rejects.toMatchObject({ code: 'gone' })
  await store.close()
})

test('neither is one in whose place another was put', async () => {
  const folder = await folders.make()
  const file = databaseIn(folder)
  const store = await SqliteStore.open({ file })
  await store.do('addGuest', 'key', 'Ada', 1)
  await copyFile(file, join(folder, 'copy'))
  await rename(join(folder, 'copy'), file)
  await expect(healthOf(store, folder)()).rejects.toMatchObject({ code: 'gone' })
  await store.close()
})
