/** How a seat is held, as its player is told on one of the devices that hold it. */
import type { Hold } from '@wildcat/protocol'
import type { SeatState } from './state.ts'

export const holdOf = ({ holders, link, linkOf }: SeatState, own: number, isPresent: (guest: number) => boolean): Hold => ({
  devices: holders.map(({ guest, n, browser, system, since }) => ({
    n,
    browser,
    system,
    since,
    present: isPresent(guest),
    you: guest === own,
  })),
  link: link !== '' && linkOf === own,
})
