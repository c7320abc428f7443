import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sweep } from './temporary.mjs'

test('what a killed run has left is removed; what lives, and what is somebody else’s, stays', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wildcat-sweep-'))
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  const names = [`wildcat-run-${process.pid}`, 'other', `other-wildcat-run-${ended}`, 'wildcat-run-']
  for (const name of [...names, `wildcat-run-${ended}`]) mkdirSync(join(folder, name, 'within'), { recursive: true })
  sweep(folder)
  expect(readdirSync(folder).toSorted()).toEqual(names.toSorted())
  rmSync(folder, { recursive: true })
})
