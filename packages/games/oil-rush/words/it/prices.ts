/** I dadi di un round, e la scala dei prezzi. */

import { PRICE_STEP } from '../../prices.ts'
import type { RollEvent } from '../events.ts'
import { pricesIn, type Trend, trendsOf } from '../facts.ts'
import { and, capital, fromTo, money, number, theCompany } from './phrases.ts'

const colours = { blue: 'blu', red: 'rosso' } as const
const moves = (rises: boolean) => (rises ? 'sale' : 'scende')
/** 'un 3 blu' */
const faceOf = ({ face }: RollEvent) => `un ${number(face.pips)} ${colours[face.colour]}`

/** Dove decide la sezione e non il colore, lo dice. */
export const priceEvent = (roll: RollEvent): string => `Dado per ${theCompany(roll.company)}, ${rollText(roll)}.`

/** 'un 3 blu: il prezzo sale da 3.500 $ a 5.000 $' */
export function rollText(roll: RollEvent): string {
  const { from, to } = roll
  const rises = to > from
  const despite = trendsOf([roll]).some(trend => trend.despite.length > 0)
  const why = despite ? `: nella sezione ${rises ? 'rossa' : 'blu'} il prezzo ${moves(rises)} comunque,` : `: il prezzo ${moves(rises)}`
  return `${faceOf(roll)}${why} ${fromTo(from, to)}`
}

/** 'Anna tira un 3 blu, un 4 blu e un 2 rosso: la Hudson sale da 3.500 $ a 5.000 $ e la Jet da …, mentre la US Standard scende da ….' */
export function pricesPassage(rolls: readonly RollEvent[], roller?: string): string {
  const trends = trendsOf(rolls)
  const faces = and.format(rolls.map(faceOf))
  const said = trends.length === 1 && rolls.length > 2 ? trends.map(together) : trends.map(apart)
  return [
    `${roller === undefined ? 'Il dado dà' : `${roller} tira`} ${faces}: ${said.join(', mentre ')}.`,
    ...trends.flatMap(despite),
  ].join(' ')
}

const apart = ({ rises, rolls }: Trend) =>
  and.format(rolls.map(({ company, from, to }, i) => `${theCompany(company)}${i === 0 ? ` ${moves(rises)}` : ''} ${fromTo(from, to)}`))
const together = ({ rises, rolls }: Trend) =>
  `tutti i prezzi ${rises ? 'salgono' : 'scendono'}, ${and.format(rolls.map(({ company, from, to }) => `${theCompany(company)} ${fromTo(from, to)}`))}`

function despite({ rises, despite: found }: Trend): string[] {
  if (found.length === 0) return []
  const one = found.length === 1
  const names = capital(and.format(found.map(theCompany)))
  const does = `qualsiasi numero ${one ? 'la' : 'le'} fa ${rises ? 'salire' : 'scendere'}`
  return [`${names} ${one ? 'era' : 'erano'} nella sezione ${rises ? 'rossa' : 'blu'}: ${does}.`]
}

/** I prezzi stampati, e le loro sezioni. */
export function priceScale(): string {
  const [red, white, blue] = [pricesIn('red'), pricesIn('white'), pricesIn('blue')]
  return `I prezzi vanno da ${money(red.least)} a ${money(blue.most)} a scatti di ${money(PRICE_STEP)}. Sezione rossa: fino a ${money(red.most)}. Sezione bianca: da ${money(white.least)} a ${money(white.most)}. Sezione blu: da ${money(blue.least)}.`
}
