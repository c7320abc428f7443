// How the server was asked to run: flags first, then the environment, then what is usual. Plain JavaScript, because `npm start` reads
// it before there is a Node that runs TypeScript.

import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readFlags } from './flags.mjs'
import { SERVER_LANGUAGES, wordsFor } from './words/index.mjs'

const DEFAULT_PORT = 4000
const DEFAULT_HOST = '127.0.0.1'
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Nobody should find it by trying. */
const SHORTEST_TOKEN = 16
const LEVELS = ['debug', 'info', 'warn', 'error', 'silent']

/** @param {Environment} env */
export const helpFor = env => wordsFor(env).settings.help(DEFAULT_PORT, DEFAULT_HOST, LEVELS.join(', '), SERVER_LANGUAGES.join(', '))

/**
 * @typedef {import('./words/index.mjs').Environment} Environment
 * @typedef {import('./words/index.mjs').ServerWords} ServerWords
 * @typedef {{ host: string, port: number }} Address
 * @typedef {Address & { data: string, database: string, node: Address, url: string, proxy: string[], log: string, metricsToken: string, mail?: { smtp: string, sender: string }, hook?: string, privateHooks: boolean, web: string }} Settings
 * @typedef {{ settings: Settings } | { problem: string } | { help: true }} ReadSettings
 */

/**
 * `problem` is a sentence for whoever started it.
 * @param {string[]} args
 * @param {Environment} env
 * @returns {ReadSettings}
 */
export function readSettings(args, env) {
  const words = wordsFor(env)
  const flags = parse(args, words)
  if ('problem' in flags) return { problem: `${flags.problem}\n\n${helpFor(env)}` }
  const { values } = flags
  if (values.help) return { help: true }
  /** @param {'port' | 'host' | 'url' | 'proxy' | 'log'} flag @param {string} name */
  const given = (flag, name) => values[flag] || env[name] || ''
  const language = env['WILDCAT_LANGUAGE'] ?? ''
  if (language !== '' && !SERVER_LANGUAGES.includes(language))
    return { problem: words.settings.language(SERVER_LANGUAGES.join(', '), language) }
  const port = readPort(given('port', 'PORT'), words)
  if (typeof port !== 'number') return port
  const url = readUrl(given('url', 'WILDCAT_URL'), words)
  if (typeof url !== 'string') return url
  const proxy = readProxy(given('proxy', 'WILDCAT_PROXY'), words)
  if ('problem' in proxy) return proxy
  const log = given('log', 'WILDCAT_LOG') || 'warn'
  if (!LEVELS.includes(log)) return { problem: words.settings.log(LEVELS.join(', '), log) }
  const database = env['WILDCAT_DATABASE'] ?? ''
  if (database !== '' && !isDatabase(database)) return { problem: words.settings.database }
  const node = readNode(env['WILDCAT_NODE'] ?? '', words)
  if ('problem' in node) return node
  const mail = readMail(env['WILDCAT_SMTP'] ?? '', env['WILDCAT_SENDER'] ?? '', words)
  if ('problem' in mail) return mail
  const hook = env['WILDCAT_HOOK'] ?? ''
  const privateHooks = env['WILDCAT_PRIVATE_HOOKS'] === '1'
  if (hook !== '' && !isHook(hook, privateHooks)) return { problem: words.settings.hook }
  const metricsToken = env['WILDCAT_METRICS_TOKEN'] ?? ''
  if (metricsToken !== '' && metricsToken.length < SHORTEST_TOKEN) return { problem: words.settings.metricsToken(SHORTEST_TOKEN) }
  return {
    settings: {
      host: given('host', 'HOST') || DEFAULT_HOST,
      port,
      data: dataFolder(values.data, env),
      database,
      node,
      url,
      proxy,
      log,
      metricsToken,
      ...mail,
      ...(hook !== '' && { hook }),
      privateHooks,
      web: values.web || join(ROOT, 'packages/web/dist'),
    },
  }
}

/**
 * Over http only where hooks may lead into private networks.
 * @param {string} hook @param {boolean} privateHooks
 */
const isHook = (hook, privateHooks) => URL.canParse(hook) && (hook.startsWith('https://') || (privateHooks && hook.startsWith('http://')))

/**
 * By which server e-mails are sent, and from whom.
 * @param {string} smtp @param {string} sender @param {ServerWords} words
 * @returns {{ mail?: { smtp: string, sender: string } } | { problem: string }}
 */
function readMail(smtp, sender, words) {
  if (smtp === '') return {}
  if (!URL.canParse(smtp) || !/^smtps?:$/.test(new URL(smtp).protocol) || new URL(smtp).hostname === '')
    return { problem: words.settings.smtp }
  if (!/^[^@\r\n]*[^@\s]@[^@\s]+$/.test(sender)) return { problem: words.settings.sender(sender) }
  return { mail: { smtp, sender } }
}

/** @param {string} given */
const isDatabase = given => URL.canParse(given) && /^postgres(ql)?:$/.test(new URL(given).protocol)

/**
 * Where other nodes find this one. Without it, on any port, by those on the same machine.
 * @param {string} given @param {ServerWords} words
 * @returns {Address | { problem: string }}
 */
function readNode(given, words) {
  if (given === '') return { host: DEFAULT_HOST, port: 0 }
  const url = URL.canParse(`http://${given}`) ? new URL(`http://${given}`) : undefined
  if (url === undefined || url.host !== given || url.port === '') return { problem: words.settings.node(given) }
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) }
}

/**
 * Where everything is kept.
 * @param {string | undefined} given
 * @param {Environment} env
 */
export const dataFolder = (given, env) => resolve(given || env['WILDCAT_DATA'] || join(ROOT, 'data'))

/** @param {string[]} args @param {ServerWords} words */
function parse(args, words) {
  const text = /** @type {const} */ ({ type: 'string' })
  const options = {
    port: text,
    host: text,
    data: text,
    url: text,
    proxy: text,
    log: text,
    web: text,
    help: /** @type {const} */ ({ type: 'boolean' }),
  }
  return readFlags({ args, options }, words)
}

/** @param {string} given @param {ServerWords} words */
function readPort(given, words) {
  const port = /^\d+$/.test(given) ? Number(given) : Number.NaN
  if (given === '') return DEFAULT_PORT
  if (port >= 0 && port <= 65535) return port
  return { problem: words.settings.port(given, DEFAULT_PORT) }
}

/** @param {string} given @param {ServerWords} words */
function readUrl(given, words) {
  if (given === '') return ''
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === '') return url.origin
  return { problem: words.settings.url(given) }
}

/** @param {string} given @param {ServerWords} words */
function readProxy(given, words) {
  const addresses = given.split(',').flatMap(each => each.trim() || [])
  const wrong = addresses.find(each => isIP(each.replace(/\/\d{1,3}$/, '')) === 0)
  if (wrong === undefined) return addresses
  return { problem: words.settings.proxy(wrong) }
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
