/** The service worker, set up where browsers have such a thing: only behind TLS or on this machine. */
const SCRIPT = '/service-worker.js'

export async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
  return navigator.serviceWorker.register(SCRIPT, { updateViaCache: 'none' }).catch(() => undefined)
}
