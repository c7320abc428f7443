// Where the server listens. Plain JavaScript, because `npm start` reads it before there is a Node that runs TypeScript.

const DEFAULT_PORT = 4000
const DEFAULT_HOST = '127.0.0.1'

/**
 * @typedef {{ host: string, port: number }} Address
 */

/**
 * Reads HOST and PORT; `problem` is a sentence for whoever set them.
 * @param {Record<string, string | undefined>} env
 * @returns {{ address: Address } | { problem: string }}
 */
export function readAddress(env) {
  const host = env['HOST'] || DEFAULT_HOST
  const given = env['PORT'] || String(DEFAULT_PORT)
  const port = /^\d+$/.test(given) ? Number(given) : Number.NaN
  if (port >= 1 && port <= 65535) return { address: { host, port } }
  return { problem: `PORT must be a whole number from 1 to 65535, but it is "${given}". For example: PORT=${DEFAULT_PORT} npm start` }
}

/**
 * The address to type into a browser.
 * @param {Address} address
 */
export function urlOf({ host, port }) {
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}/`
}
