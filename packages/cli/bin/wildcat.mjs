#!/usr/bin/env node
// Runs main.ts on a Node that can: this one, or the one that the checkout has installed for itself.
// Nothing here may need more than Node 20.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

const NEEDED = 24
const INTERRUPTED = 130

if (Number.parseInt(process.versions.node, 10) >= NEEDED) {
  module.enableCompileCache() // a third of the time to start
  const { main } = await import('../main.ts')
  await main(process.argv.slice(2), process)
} else {
  const node = fileURLToPath(new URL('../../../node_modules/node/bin/node', import.meta.url))
  if (existsSync(node)) runOn(node)
  else {
    process.stderr.write(
      `wildcat: Node ${NEEDED} is needed and this is ${process.versions.node}. Run "npm install" in the checkout: it brings one.\n`,
    )
    process.exitCode = 1
  }
}

/** @param {string} node */
function runOn(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal))
  child.on('error', error => {
    process.stderr.write(`wildcat: ${node} does not start: ${error.message}\n`)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? INTERRUPTED : 1)
  })
}
