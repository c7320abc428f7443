/**
 * Links to a table. An invitation is the table's own address, which messengers look up to show what it is about. The secret of a seat's own
 * link stands behind the #, which browsers never send. One's own seats are remembered in this browser, for one's other devices.
 */
import { type Reach, type Summary, seat as seatNumber, seatToken, tableId } from '@wildcat/protocol'
import * as v from 'valibot'
import { paths } from '../app/route.ts'
import { heldSeats, seatKey } from '../store/held-seats.ts'
import { forgetLuck } from './own-luck.ts'

export interface Invitation {
  readonly id: string
  readonly token?: string
  readonly seat?: number // to which the token leads; older links do not say it
}

export const linkOf = (origin: string, { id, token, seat }: Invitation): string =>
  token === undefined
    ? `${origin}${paths.friendsTable(id)}`
    : `${origin}${paths.join}#${[id, token, ...(seat === undefined ? [] : [seat])].join('.')}`

/** Invitations, too, used to stand behind the #. */
export function readFragment(fragment: string): Invitation | undefined {
  const [id, token, place, ...rest] = fragment.replace(/^#/, '').split('.')
  if (rest.length > 0 || !v.is(tableId, id)) return undefined
  if (token === undefined) return { id }
  if (!v.is(seatToken, token)) return undefined
  if (place === undefined) return { id, token }
  const seat = seatIn(place)
  return seat === undefined ? undefined : { id, token, seat }
}

const seatIn = (text: string): number | undefined => (/^\d{1,2}$/.test(text) && v.is(seatNumber, Number(text)) ? Number(text) : undefined)

/** The best address for others: a name of this machine alone helps nobody else. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/
export const originFor = (own: URL | Location, { network, links }: Reach): string =>
  network && LOOPBACK.test(own.hostname) ? (links[0] ?? own.origin) : own.origin

const fresh = (id: string) => `wildcat.join.${id}`
const freshPlace = (id: string) => `wildcat.join-seat.${id}`

const readText = (store: () => Storage, key: string): string | null => {
  try {
    return store().getItem(key)
  } catch {
    return null
  }
}
const read = (store: () => Storage, key: string): string | undefined => {
  const kept = readText(store, key)
  return v.is(seatToken, kept) ? kept : undefined
}
const write = (store: () => Storage, key: string, text: string | undefined): void => {
  try {
    if (text === undefined) store().removeItem(key)
    else store().setItem(key, text)
  } catch {
    // A browser that stores nothing: the link itself is still good.
  }
}

/** The link of one's own seat. */
export const ownToken = (id: string): string | undefined => read(() => localStorage, seatKey(id))
export const keepToken = (id: string, token: string | undefined): void => write(() => localStorage, seatKey(id), token)

/** A game that is over needs no link to go on with: none stays in this browser. */
const isFinished = ({ stage }: Pick<Summary, 'stage'>): boolean => stage === 'over' || stage === 'stopped'
export function forgetFinished(tables: readonly Pick<Summary, 'id' | 'stage'>[]): void {
  for (const table of tables) if (isFinished(table)) keepToken(table.id, undefined)
}

/** A link that was just opened, until the server has seen it: also if the page is loaded again before that. */
export const freshToken = (id: string): string | undefined => read(() => sessionStorage, fresh(id))
/** The seat that it leads to, if it says so. */
export const freshSeat = (id: string): number | undefined =>
  freshToken(id) === undefined ? undefined : seatIn(readText(() => sessionStorage, freshPlace(id)) ?? '')
export function holdFresh(id: string, link: Omit<Invitation, 'id'> | undefined): void {
  write(() => sessionStorage, fresh(id), link?.token)
  write(() => sessionStorage, freshPlace(id), link?.seat === undefined ? undefined : String(link.seat))
}

/** Does the address say that one does not want one's own seat? */
export const onlyWatches = (): boolean => new URLSearchParams(location.search).has('watch')

/** Nothing of one's seats stays in this browser. */
export function forgetTokens(): void {
  try {
    for (const key of heldSeats()) localStorage.removeItem(key)
    forgetLuck()
  } catch {
    // Where nothing is stored there is nothing to forget.
  }
}
