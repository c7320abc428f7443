/** Where a table came from that was begun from a position of a replay: it stands in the table's address. */
import { paths } from '../app/route.ts'

export const BACK = 'back'

/** Only to a replay of our own: an address is whatever somebody has put into a link. */
export function wayBack(search: string): string | undefined {
  const back = new URLSearchParams(search).get(BACK)
  return back?.startsWith(paths.replay('')) === true && !back.includes('//') ? back : undefined
}
