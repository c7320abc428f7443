// What `npm start` runs, made when what it is made of has changed: the web client and the bundled server.

import { join } from 'node:path'
import { isBundled } from '../packages/server/bundle.mjs'
import { wordsFor } from '../packages/server/words/index.mjs'
import { bin, ROOT, runNode } from './tools.mjs'
import { buildWeb } from './web.mjs'

/** @typedef {import('./tools.mjs').Outcome} Outcome */

/** @returns {Promise<Outcome>} */
export async function buildServer() {
  if (isBundled()) return { exitCode: 0, output: '' }
  console.log(wordsFor(process.env).setUp.buildingServer)
  const built = await runNode([bin('rolldown'), '--config', join(ROOT, 'packages/server/rolldown.config.mjs')])
  return built.exitCode === 0 ? { exitCode: 0, output: '' } : built // it lists all it has written
}

/** @returns {Promise<Outcome>} */
export async function buildProduct() {
  const web = await buildWeb()
  return web.exitCode === 0 ? buildServer() : web
}
