/**
 * Lies between the page and the network, so that games against bots go on without one. Everything that the page is made of is kept, a
 * version at a time (service-worker-build.ts); nothing that the server says is: it is asked, or there is no answer.
 */
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope
declare const KEPT_FILES: { url: string; revision: string | null }[] // written in when this is built, wherever it is named
/** All files of this version, with a mark of what is in those whose name does not tell. */
const files = KEPT_FILES

/** A network that has not answered by then counts as none. */
const PATIENCE_MS = 4000
const PAGE = '/index.html'
/** What the server alone can say. */
const ASKED_OF_SERVER = /^\/(api|socket|programs|calls|health|metrics|operator)(\/|$)/

const afterPatience = (): Promise<undefined> => new Promise(resolve => setTimeout(() => resolve(undefined), PATIENCE_MS))

/** As the server has it now; as it was kept, where there is no server or only somebody in front of it who says so. */
async function newestOf(request: Request, kept: string): Promise<Response> {
  const answer = await Promise.race([fetch(request).catch(() => undefined), afterPatience()])
  if (answer !== undefined && answer.status < 500) return answer
  return (await matchPrecache(kept)) ?? answer ?? Response.error()
}

registerRoute(new NavigationRoute(({ request }) => newestOf(request, PAGE), { denylist: [ASKED_OF_SERVER] }))
// A page that comes from the network wants these as they are there, not as they were with an older page.
for (const { url, revision } of files)
  if (revision !== null && url !== PAGE)
    registerRoute(
      ({ url: asked, sameOrigin }) => sameOrigin && asked.pathname === url,
      ({ request }) => newestOf(request, url),
    )
precacheAndRoute(files)
cleanupOutdatedCaches()

/** A page asks whether this is the version that it is of, or wants this version now; else it waits until no page of the one before is open. */
self.addEventListener('message', ({ data, ports }: ExtendableMessageEvent) => {
  if (data === 'takeOver') void self.skipWaiting()
  else ports[0]?.postMessage(files.some(({ url }) => url === data))
})

/** What a call is: the server has written it in its reader's language. */
interface Call {
  readonly title: string
  readonly text: string
  readonly path: string // of the table
}
const isCall = (data: unknown): data is Call =>
  typeof data === 'object' && data !== null && ['title', 'text', 'path'].every(field => typeof Reflect.get(data, field) === 'string')

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })
const isAt = (url: string, path: string): boolean => new URL(url).pathname === path

/** Whoever has the table in front of them sees it there. */
async function show({ title, text, path }: Call): Promise<void> {
  const isSeen = (await pages()).some(({ url, visibilityState }) => visibilityState === 'visible' && isAt(url, path))
  if (!isSeen) await self.registration.showNotification(title, { body: text, tag: path, icon: '/icon-192.png', data: path })
}
/** Where it is open already, or in a page of its own. */
async function openTable(path: string): Promise<void> {
  const open = (await pages()).find(({ url }) => isAt(url, path))
  await (open === undefined ? self.clients.openWindow(path) : open.focus())
}

self.addEventListener('push', event => {
  const data: unknown = event.data?.json()
  if (isCall(data)) event.waitUntil(show(data))
})
/** Its push service has given this device another address: the server is told, and finds out by itself that the old one is gone. */
self.addEventListener('pushsubscriptionchange', event => {
  const renewed = async () => {
    const { options } = event.oldSubscription ?? {}
    if (options === undefined) return
    const { endpoint, keys } = (await self.registration.pushManager.subscribe(options)).toJSON()
    const body = JSON.stringify({ kind: 'push', endpoint, keys, device: '' })
    await fetch('/api/calls/ways', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  }
  event.waitUntil(renewed())
})
self.addEventListener('notificationclick', event => {
  event.notification.close()
  const path: unknown = event.notification.data
  if (typeof path === 'string' && path.startsWith('/')) event.waitUntil(openTable(path))
})
