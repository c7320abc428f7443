/** The service worker, seen from the page: it is set up when nothing else is to be done, and says when a newer version has been loaded. */
import { registration as registered } from './registration.ts'

const ONCE_AN_HOUR_MS = 3_600_000

/** The file that this page was started by, which has another name in every version. */
const ownFile = (): string => new URL(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? location.href).pathname

/** Is the page that asks of the version that this one keeps? */
function keepsOurs(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise(resolve => {
    port1.addEventListener('message', ({ data }) => resolve(data === true))
    port1.start()
    worker.postMessage(ownFile(), [port2])
  })
}

/** All pages are loaded anew, of that version. */
function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage('takeOver')
}

/** Tells when a version waits that is not the page's own, with a way to go over to it. */
function watch(registration: ServiceWorkerRegistration, tell: (goOver: () => void) => void): void {
  const look = async () => {
    const { waiting } = registration
    if (waiting === null || (await keepsOurs(waiting))) return
    tell(() => takeOver(waiting))
  }
  void look()
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      // The first one of all replaces nothing.
      if (installing.state === 'installed' && navigator.serviceWorker.controller !== null) void look()
    })
  })
  let lookedAt = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || performance.now() - lookedAt < ONCE_AN_HOUR_MS) return
    lookedAt = performance.now()
    registration.update().catch(() => undefined) // without a network there is nothing new
  })
}

/** Without it the page needs its server, as any other. */
export async function watchForNewVersion(tell: (goOver: () => void) => void): Promise<void> {
  const registration = await registered()
  if (registration !== undefined) watch(registration, tell)
}
