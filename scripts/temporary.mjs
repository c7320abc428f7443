// Where a run of tests keeps its temporary files: in one folder, which goes with it. What runs that were killed have left goes with the next one.

import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** A store waits for the disk at every answer: in the tests that is memory, where there is room for it. */
const MEMORY = '/dev/shm'
const ROOM = 2 ** 31
const NAME = /^wildcat-run-(\d+)$/

function hasRoom() {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ROOM
}

/** @param {number} id */
function isAlive(id) {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM' // there is one, of somebody else
  }
}

/** Removes what belongs to processes that no longer live. @param {string} folder */
export function sweep(folder) {
  for (const name of readdirSync(folder)) {
    const [, id] = NAME.exec(name) ?? []
    if (id !== undefined && !isAlive(Number(id))) rmSync(join(folder, name), { recursive: true, force: true })
  }
}

/** For this process and all that it starts. Whoever has named a folder keeps it. */
export function keepTemporaryFiles() {
  if (process.env['TMPDIR'] !== undefined || !hasRoom()) return
  sweep(MEMORY)
  const folder = join(MEMORY, `wildcat-run-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o711) // the databases in it run as nobody
  process.env['TMPDIR'] = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
}
