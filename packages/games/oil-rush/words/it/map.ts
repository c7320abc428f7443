/** Che cosa si può fare sulla mappa, in frasi. */
import type { Company } from '../../companies.ts'
import type { Direction as PriceDirection } from '../../prices.ts'
import { FEE } from '../../transport.ts'
import type { Direction } from '../places.ts'
import type { Reach } from '../table.ts'
import { and, fromTo, money, number, points, spaces, theCompany } from './phrases.ts'

export const alike = ({ nth, of }: { readonly nth: number; readonly of: number }) =>
  of > 1 ? ` (${number(nth)} di ${number(of)} uguali)` : ''

/** `nearest`: il sito non lontano, con il suo articolo: 'il sito più vicino è D3, da una torre'. */
export const start = (place: string, nearest: string | undefined) => `Parti da ${place}${nearest === undefined ? '' : ` (${nearest})`}`

const directions: Readonly<Record<Direction, string>> = { up: 'Su', down: 'Giù', left: 'A sinistra', right: 'A destra' }
/** `over`: un sito dove non ci si può fermare. `beside`: i siti accanto a cui sarebbe il camion, maschili. */
export function step(
  direction: Direction,
  place: string,
  ground: string,
  cost: number,
  { over, beside }: { readonly over: string | undefined; readonly beside: readonly string[] },
): string {
  const drive = `${directions[direction]} in ${place} (${ground}, ${points(cost)})`
  if (over !== undefined) return `${drive}, un ${over}: non puoi fermarti lì`
  return beside.length === 0 ? drive : `${drive}, accanto ${and.format(beside.map(each => `al ${each}`))}`
}

export const changePrice = (company: Company, direction: PriceDirection, from: number, to: number) =>
  `${direction === 'up' ? 'Alza' : 'Abbassa'} ${theCompany(company)} ${fromTo(from, to)}`

export const pushBack = (back: number, trains: readonly string[]) => `Fai arretrare gli avversari di ${spaces(back)}: ${and.format(trains)}`

/** A che cosa si rinuncia. */
export function finish(verb: string, left: number, special: boolean): string {
  const unused = [...(left > 0 ? [points(left)] : []), ...(special ? ['l’azione speciale'] : [])]
  return unused.length === 0 ? verb : `${verb} senza usare ${unused.join(' né ')}`
}

/** `none`: 'ancora nessuna locomotiva'. */
export const travel = (none: string): Readonly<Record<Reach, string>> => ({
  free: 'trasporto gratis',
  fee: `trasporto a ${money(FEE)} al barile`,
  none,
})
