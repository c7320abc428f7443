/** Where a table came from that was begun from a position of a replay: it stands in the table's address. */
import { routeOf } from '../app/route.ts'

export const BACK = 'back'

/** Only to a replay of our own: an address is whatever somebody has put into a link. */
export function wayBack(search: string): string | undefined {
  const back = new URLSearchParams(search).get(BACK)
  if (back?.startsWith('/') !== true || back.includes('//')) return undefined
  const { screen } = routeOf(back.split('?', 1).join())
  return screen === 'replay' || screen === 'friendsReplay' ? back : undefined
}
