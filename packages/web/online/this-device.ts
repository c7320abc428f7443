/** This browser as a device that can be called: the server writes to its push service, which wakes the service worker. */
import type { NewWay } from '@wildcat/protocol'
import { registration } from '../offline/registration.ts'

/** Can it be called at all? */
export async function canCallHere(): Promise<boolean> {
  return 'PushManager' in window && 'Notification' in window && (await registration()) !== undefined
}

/** The end of its address, by which it knows itself in a list; nothing, if it is not called. */
export async function markOfDevice(): Promise<string | undefined> {
  if (!(await canCallHere())) return undefined
  return (await (await registration())?.pushManager.getSubscription())?.endpoint.slice(-24)
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0))

/** Asks for leave first. What was subscribed with another key of the server is of no use any more. */
export async function subscribe(key: string, device: string): Promise<NewWay | 'denied'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe()
  const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })).toJSON()
  return { kind: 'push', endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' }, device }
}
export async function unsubscribe(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe()
}
