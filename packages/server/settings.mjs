// How the server was asked to run: flags first, then the environment, then what is usual. Plain JavaScript, because `npm start` reads
// it before there is a Node that runs TypeScript.

import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const DEFAULT_PORT = 4000
const DEFAULT_HOST = '127.0.0.1'
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const LEVELS = ['debug', 'info', 'warn', 'error', 'silent']

export const HELP = `npm start -- [options]

  --port NUMBER     where to listen (PORT; ${DEFAULT_PORT})
  --host ADDRESS    on which address (HOST; ${DEFAULT_HOST}, this machine alone; 0.0.0.0 lets others in)
  --data FOLDER     where everything is kept (WILDCAT_DATA; data)
  --url ADDRESS     what links begin with, if others know this server by another address (WILDCAT_URL)
  --proxy ADDRESSES of proxies in front of it that may say where a request came from (WILDCAT_PROXY; none)
  --log LEVEL       ${LEVELS.join(', ')} (WILDCAT_LOG; warn)
  --help            this text
`

/**
 * @typedef {{ host: string, port: number }} Address
 * @typedef {Address & { data: string, url: string, proxy: string[], log: string, web: string }} Settings
 * @typedef {{ settings: Settings } | { problem: string } | { help: true }} ReadSettings
 */

/**
 * `problem` is a sentence for whoever started it.
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 * @returns {ReadSettings}
 */
export function readSettings(args, env) {
  const flags = parse(args)
  if ('problem' in flags) return flags
  const { values } = flags
  if (values.help) return { help: true }
  /** @param {'port' | 'host' | 'url' | 'proxy' | 'log'} flag @param {string} name */
  const given = (flag, name) => values[flag] || env[name] || ''
  const port = readPort(given('port', 'PORT'))
  if (typeof port !== 'number') return port
  const url = readUrl(given('url', 'WILDCAT_URL'))
  if (typeof url !== 'string') return url
  const proxy = readProxy(given('proxy', 'WILDCAT_PROXY'))
  if ('problem' in proxy) return proxy
  const log = given('log', 'WILDCAT_LOG') || 'warn'
  if (!LEVELS.includes(log)) return { problem: `The level of the log must be one of ${LEVELS.join(', ')}, but it is "${log}".` }
  return {
    settings: {
      host: given('host', 'HOST') || DEFAULT_HOST,
      port,
      data: dataFolder(values.data, env),
      url,
      proxy,
      log,
      web: values.web || join(ROOT, 'packages/web/dist'),
    },
  }
}

/**
 * Where everything is kept.
 * @param {string | undefined} given
 * @param {Record<string, string | undefined>} env
 */
export const dataFolder = (given, env) => resolve(given || env['WILDCAT_DATA'] || join(ROOT, 'data'))

/** @param {string[]} args */
function parse(args) {
  const text = /** @type {const} */ ({ type: 'string' })
  try {
    return parseArgs({
      args,
      options: { port: text, host: text, data: text, url: text, proxy: text, log: text, web: text, help: { type: 'boolean' } },
    })
  } catch (error) {
    return { problem: `${error instanceof Error ? error.message : String(error)}\n\n${HELP}` }
  }
}

/** @param {string} given */
function readPort(given) {
  const port = /^\d+$/.test(given) ? Number(given) : Number.NaN
  if (given === '') return DEFAULT_PORT
  if (port >= 0 && port <= 65535) return port
  return { problem: `PORT must be a whole number from 1 to 65535, but it is "${given}". For example: PORT=${DEFAULT_PORT} npm start` }
}

/** @param {string} given */
function readUrl(given) {
  if (given === '') return ''
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === '') return url.origin
  return { problem: `WILDCAT_URL must be an address like https://games.example.org, without a path, but it is "${given}".` }
}

/** @param {string} given */
function readProxy(given) {
  const addresses = given.split(',').flatMap(each => each.trim() || [])
  const wrong = addresses.find(each => isIP(each.replace(/\/\d{1,3}$/, '')) === 0)
  if (wrong === undefined) return addresses
  return { problem: `WILDCAT_PROXY must be addresses like 10.0.0.1 or 10.0.0.0/8, with commas between them, but one is "${wrong}".` }
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
