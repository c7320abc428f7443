/** Che cosa fa un giocatore, in una frase che segue il suo nome. */
import type { Names } from '@wildcat/kernel'
import { NATIONAL_TOWER_BONUS } from '../../components.ts'
import type { Event } from '../../events.ts'
import type { EventIn } from '../passages.ts'
import { and, aTile, cubes, haul, inField, localSale, money, oil, priced, vp } from './phrases.ts'

type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>
type Doing = EventIn<'action'>

export function doing(e: Doing, who: Names): string {
  switch (e.kind) {
    case 'leaseTaken':
      return `prende una concessione ${inField[e.field]} per ${money(e.price)}`
    case 'built':
      return `costruisce ${aTile(e.tile)} ${e.on === 'refinery' ? 'accanto alla raffineria' : inField[e.on]} ${priced(e.price)}`
    case 'drilled':
      return `trivella con ${aTile(e.tower)} ${inField[e.field]} (${haul(e, 'in deposito', 'vende')})`
    case 'drillingStopped':
      return 'smette di trivellare'
    case 'soldLocally':
      return `vende ${localSale(e)} sul mercato locale`
    case 'supervisorPaid':
      return `è supervisore e riceve ${money(e.money)}`
    case 'soldNationally':
      return soldNationally(e)
    case 'becameFirst':
      return `${e.again ? 'resta' : 'diventa'} primo giocatore, con ${who(e.supervisor)} come supervisore`
    case 'subsidyTaken':
      return `prende il sussidio di ${money(e.money)}`
    case 'invested':
      return `investe ${money(e.price)} e riceve ${vp(e.investment)}`
    case 'investmentSold':
      return `vende un investimento da ${vp(e.investment)} per ${money(e.price)}`
    case 'feePaid':
      return feePaid(e)
    case 'towerLost':
      return `non paga il governo: perde torre e concessione ${inField[e.field]}, che tornano esposte`
  }
}

function soldNationally({ oil: o, gas: g, price, towers, money: total }: EventOf<'soldNationally'>): string {
  const stored = o + g > 0 ? [`${cubes({ oil: o, gas: g })} a ${money(price)}${o + g > 1 ? ' l’uno' : ''}`] : []
  const fromTowers = towers.map(field => `${oil(1)} della torre nazionale ${inField[field]} a ${money(price + NATIONAL_TOWER_BONUS)}`)
  const parts = [...stored, ...fromTowers]
  return `vende sul mercato nazionale ${and.format(parts)}${parts.length + o + g > 2 ? `, in tutto ${money(total)}` : ''}`
}

function feePaid({ field, price, struck, ...brought }: EventOf<'feePaid'>): string {
  const pays = `paga ${money(price)} al governo e tiene la torre ${inField[field]}`
  if (brought.oil + brought.gas > 0 || brought.sold !== 'nothing') return `${pays} (${haul(brought, 'in deposito', 'vende')})`
  return struck ? `${pays}, che per lo sciopero non estrae nulla` : `${pays}, che ora non estrae nulla`
}
