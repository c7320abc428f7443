/** A link for a further device. Its secret stands behind the #, which browsers never send, and leaves the address bar before anything happens. */
import { seatToken } from '@wildcat/protocol'
import * as v from 'valibot'
import { paths } from '../app/route.ts'

const SIGN = '#device='

export const deviceLinkAt = (origin: string, token: string): string => `${origin}${paths.you}${SIGN}${token}`

/** The one that was just opened. */
export function freshDeviceLink(): string | undefined {
  const { hash } = location
  if (!hash.startsWith(SIGN)) return undefined
  history.replaceState(history.state, '', location.pathname)
  const token = hash.slice(SIGN.length)
  return v.is(seatToken, token) ? token : undefined
}
