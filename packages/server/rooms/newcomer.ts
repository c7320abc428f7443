/** Somebody who comes to sit down. Whoever is just being deleted does not: nothing of them would go any more. */
import { Refused } from '../refused.ts'
import type { Listener } from './audience.ts'
import type { RoomContext } from './context.ts'
import type { Newcomer } from './state.ts'

export type Comer = Pick<Listener, 'guest' | 'name' | 'device'> & { readonly owner?: string }
/** Somebody who makes a table. */
export type Maker = Comer & Pick<Listener, 'allowance'>

/** To be asked in the moment in which the seat is taken. */
export function newcomer({ guest, name, device, owner }: Comer, { now, isDismissed }: Pick<RoomContext, 'now' | 'isDismissed'>): Newcomer {
  if (isDismissed(guest)) throw new Refused('noGuest')
  return { guest, name, since: now(), ...device, ...(owner !== undefined && { owner }) }
}
