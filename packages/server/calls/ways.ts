/** The ways by which somebody is called: a device by web push, an e-mail address, a hook of their own. */
import { createHash } from 'node:crypto'
import type { Language } from '@wildcat/kernel'
import type { CallKind, NewWay, Pushed, Way } from '@wildcat/protocol'
import { newWay, WAY_STATES } from '@wildcat/protocol'
import * as v from 'valibot'
import type { WayRow } from '../store/call-contract.ts'
import { type Guard, post } from './guarded-post.ts'
import type { MailLinks } from './mail-links.ts'
import { Mailer, type MailSettings } from './mailer.ts'
import { type PushKey, pushKey } from './push-key.ts'

/** What somebody is told. */
export interface Message {
  readonly kind: CallKind
  readonly table: string // its name in addresses
  readonly game: string
  readonly title: string
  readonly text: string
  readonly path: string
  readonly link: string
  readonly at: number
  readonly language: Language
}

export interface Senders {
  readonly guard: Guard
  readonly key: PushKey
  readonly subject: string // by which a push service knows whom to write to
  readonly mailer: Mailer | undefined
}

/** For whoever has no address of their own on the web: then push services write to nobody. */
const NOBODY = 'mailto:nobody@wildcat.invalid'

interface SenderSettings {
  readonly url?: string
  readonly mail?: MailSettings
  readonly privateHooks?: boolean
}
export function sendersOf({ url = '', mail, privateHooks = false }: SenderSettings, secret: string, links: MailLinks): Senders {
  return {
    guard: { allowPrivate: privateHooks },
    key: pushKey(secret),
    subject: url.startsWith('https:') ? url : NOBODY,
    mailer: mail && new Mailer(mail, links),
  }
}

const TTL_SECONDS = 86_400
const [OK, MULTIPLE_CHOICES, NOT_FOUND, GONE] = [200, 300, 404, 410]

export type Outcome = 'through' | 'failed' | 'gone' // gone: it will never work again

const targetOf = ({ target }: Pick<WayRow, 'target'>): NewWay => v.parse(newWay, JSON.parse(target))

/** By which one of a kind is known to be the same. */
export const markOf = (way: NewWay): string =>
  createHash('sha256')
    .update(way.kind === 'push' ? way.endpoint : way.kind === 'mail' ? way.address.toLowerCase() : way.url)
    .digest('base64url')
    .slice(0, 22)

const state = v.fallback(v.picklist(WAY_STATES), 'ended')
/** As its owner sees it. */
export function shownWay(row: WayRow): Way {
  const way = targetOf(row)
  const label = way.kind === 'push' ? way.device : way.kind === 'mail' ? way.address : new URL(way.url).hostname
  return { n: row.id, kind: way.kind, label, state: v.parse(state, row.state), mark: way.kind === 'push' ? way.endpoint.slice(-24) : '' }
}

const outcomeOf = (status: number): Outcome => {
  if (status >= OK && status < MULTIPLE_CHOICES) return 'through'
  return status === NOT_FOUND || status === GONE ? 'gone' : 'failed'
}

export async function send(row: WayRow, message: Message, senders: Senders): Promise<Outcome> {
  const way = targetOf(row)
  if (way.kind === 'push') return outcomeOf(await pushTo(way, message, senders))
  if (way.kind === 'hook') return outcomeOf(await post(hooked(way, message), senders.guard))
  if (senders.mailer === undefined) return 'failed'
  await senders.mailer.call(row.id, way.address, message)
  return 'through'
}

async function pushTo(way: Extract<NewWay, { kind: 'push' }>, message: Message, { key, subject, guard }: Senders): Promise<number> {
  const { default: webPush } = await import('web-push')
  const { kind, title, text, path, table } = message
  const { endpoint, headers, body } = webPush.generateRequestDetails(
    { endpoint: way.endpoint, keys: way.keys },
    JSON.stringify({ kind, title, text, path } satisfies Pushed),
    {
      vapidDetails: { subject, ...key },
      TTL: TTL_SECONDS,
      urgency: 'high',
      topic: createHash('sha256').update(`${table} ${kind}`).digest('base64url').slice(0, 32), // a newer one takes the place of an older
    },
  )
  const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  return post({ url: endpoint, headers: texts, body: body ?? '' }, guard)
}

/** What could be read as more than words in a Discord message. */
const plainly = (text: string): string => text.replace(/[\\*_~`|>#@[\]()<]/g, sign => `\\${sign}`)

function hooked(way: Extract<NewWay, { kind: 'hook' }>, message: Message) {
  const { kind, table, game, title, text, link, at } = message
  const body =
    way.form === 'discord'
      ? { content: `**${title}.** ${plainly(text)}\n<${link}>`, allowed_mentions: { parse: [] } }
      : { kind, table, game, title, text, link, at: new Date(at).toISOString() }
  return { url: way.url, headers: { 'content-type': 'application/json', 'user-agent': 'Wildcat' }, body: JSON.stringify(body) }
}
