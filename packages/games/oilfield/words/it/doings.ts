/** Che cosa fa un giocatore, in una frase che segue il suo nome. */
import type { Names } from '@wildcat/kernel'
import { NATIONAL_TOWER_BONUS } from '../../components.ts'
import type { Event } from '../../events.ts'
import type { EventIn } from '../passages.ts'
import { and, aTile, cubes, haul, inField, localSale, money, oil, priced, towerNames, vp } from './phrases.ts'

type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>
type Doing = EventIn<'action'>

/** `before` è ciò che la stessa frase ha appena detto: non si ripete. */
export function doing(e: Doing, who: Names, before?: Doing): string {
  switch (e.kind) {
    case 'leaseTaken':
      return `prende una licenza ${inField[e.field]} per ${money(e.price)}`
    case 'built':
      return `costruisce ${aTile(e.tile)} ${e.on === 'refinery' ? 'accanto alla raffineria' : inField[e.on]} ${priced(e.price)}`
    case 'drilled':
      return `${drilled(e, before)} (${haul(e, 'mette in magazzino', 'vende')})`
    case 'drillingStopped':
      return 'smette di estrarre'
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
      return `non paga il canone: perde torre e licenza ${inField[e.field]}, che tornano disponibili`
  }
}

function drilled({ tower, field }: EventOf<'drilled'>, before: Doing | undefined): string {
  if (before?.kind === 'built') return 'la usa subito'
  if (before?.kind !== 'drilled') return `estrae con la ${towerNames[tower]} ${inField[field]}`
  return `con ${before.tower === tower && before.field === field ? 'un’altra' : 'la'} ${towerNames[tower]} ${inField[field]}`
}

function soldNationally({ oil: o, gas: g, price, towers, money: total }: EventOf<'soldNationally'>): string {
  const stored = o + g > 0 ? [`${cubes({ oil: o, gas: g })} a ${money(price)}${o + g > 1 ? ' al barile' : ''}`] : []
  const fromTowers = towers.map(field => `${oil(1)} della torre nazionale ${inField[field]} per ${money(price + NATIONAL_TOWER_BONUS)}`)
  const parts = [...stored, ...fromTowers]
  return `vende sul mercato nazionale ${and.format(parts)}${parts.length + o + g > 2 ? `, in tutto ${money(total)}` : ''}`
}

function feePaid({ field, price, struck, ...brought }: EventOf<'feePaid'>): string {
  const pays = `paga al governo il canone di ${money(price)} e tiene la torre ${inField[field]}`
  if (brought.oil + brought.gas > 0 || brought.sold !== 'nothing') return `${pays} (${haul(brought, 'mette in magazzino', 'vende')})`
  return struck ? `${pays}, che per lo sciopero non estrae nulla` : `${pays}, che ora non estrae nulla`
}
