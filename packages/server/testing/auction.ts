/** A table of three at which the right to sell is being auctioned: where standing orders can be given before one is asked. */
import { at, type Seat, top } from '@wildcat/kernel'
import type { NewTable, Order } from '@wildcat/protocol'
import { expect } from 'vitest'
import { type Company, company, engine } from './company.ts'
import type { Seated } from './seated.ts'

export const limit = (most: number): Order => ({ kind: 'limit', command: 'bid', field: 'points', most })
/** Whatever was told before has come. */
export const barrier = ({ seated }: Company) => Promise.all(seated.map(({ client }) => client.ask('log', { from: 0, lines: 1 })))
export const stepOf = ({ view }: Seated) => top(view.agenda)?.kind
export const pendingIn = ({ seated }: Company): Seat => engine.pending(at(seated, 0).view)[0] ?? -1
export const inAuction = ({ seated }: Company): Seat[] =>
  seated.flatMap(({ viewer, view }) => (viewer !== 'spectator' && engine.ahead(view, viewer) !== undefined ? [viewer] : []))

export async function auction(origin: string, wish: Partial<NewTable> = {}): Promise<Company> {
  const of = await company(origin, 3, { options: { rounds: 3, deals: false }, ...wish })
  for (let n = 0; stepOf(at(of.seated, 0)) !== 'bidding'; n++) {
    expect(n).toBeLessThan(60)
    const mover = at(of.seated, pendingIn(of))
    await mover.client.until(() => engine.pending(mover.view).includes(Number(mover.viewer)))
    const legal = engine.legal(mover.view, Number(mover.viewer))
    const wanted = legal.find(({ kind }) => kind === 'drill') ?? legal.findLast(({ kind }) => kind !== 'peek')
    expect(await mover.command(wanted ?? at(legal, 0))).toEqual({ accepted: true })
    await barrier(of)
  }
  return of
}
