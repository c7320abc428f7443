/** What a player does, as a clause that follows their name. */
import type { Names } from '@wildcat/kernel'
import { NATIONAL_TOWER_BONUS } from '../../components.ts'
import type { Event } from '../../events.ts'
import type { EventIn } from '../passages.ts'
import { and, cubes, fields, haul, localSale, money, oil, priced, tiles, towerNames, vp } from './phrases.ts'

type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>
type Doing = EventIn<'action'>

/** `before` is what the same sentence has just told: it is not said twice. */
export function doing(e: Doing, who: Names, before?: Doing): string {
  switch (e.kind) {
    case 'leaseTaken':
      return `takes a lease in ${fields[e.field]} for ${money(e.price)}`
    case 'built':
      return `builds a ${tiles[e.tile]} ${e.on === 'refinery' ? 'beside the refinery' : `in ${fields[e.on]}`} ${priced(e.price)}`
    case 'drilled':
      return `${drilled(e, before)} (${haul(e, 'stores', 'sells')})`
    case 'drillingStopped':
      return 'stops drilling'
    case 'soldLocally':
      return `sells ${localSale(e)} on the local market`
    case 'supervisorPaid':
      return `is supervisor and gets ${money(e.money)}`
    case 'soldNationally':
      return soldNationally(e)
    case 'becameFirst':
      return `${e.again ? 'stays' : 'becomes'} first player, with ${who(e.supervisor)} as supervisor`
    case 'subsidyTaken':
      return `takes the subsidy of ${money(e.money)}`
    case 'invested':
      return `invests ${money(e.price)} and gets ${vp(e.investment)}`
    case 'investmentSold':
      return `sells an investment of ${vp(e.investment)} for ${money(e.price)}`
    case 'feePaid':
      return feePaid(e)
    case 'towerLost':
      return `does not pay the government’s fee: tower and lease in ${fields[e.field]} are lost, and on show again`
  }
}

function drilled({ tower, field }: EventOf<'drilled'>, before: Doing | undefined): string {
  if (before?.kind === 'built') return 'uses it at once'
  if (before?.kind !== 'drilled') return `drills with the ${towerNames[tower]} in ${fields[field]}`
  return `with ${before.tower === tower && before.field === field ? 'another' : 'the'} ${towerNames[tower]} in ${fields[field]}`
}

function soldNationally({ oil: o, gas: g, price, towers, money: total }: EventOf<'soldNationally'>): string {
  const stored = o + g > 0 ? [`${cubes({ oil: o, gas: g })} at ${money(price)}`] : []
  const fromTowers = towers.map(field => `${oil(1)} from the national tower in ${fields[field]} at ${money(price + NATIONAL_TOWER_BONUS)}`)
  const parts = [...stored, ...fromTowers]
  return `sells ${and.format(parts)} on the national market${parts.length + o + g > 2 ? `, ${money(total)} in all` : ''}`
}

function feePaid({ field, price, struck, ...brought }: EventOf<'feePaid'>): string {
  const pays = `pays the government’s fee of ${money(price)} and keeps the tower in ${fields[field]}`
  if (brought.oil + brought.gas > 0 || brought.sold !== 'nothing') return `${pays} (${haul(brought, 'stores', 'sells')})`
  return struck ? `${pays}, which brings nothing because of the strike` : `${pays}, which brings nothing now`
}
