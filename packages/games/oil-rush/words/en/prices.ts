/** The dice of a round, and the price row. */

import { PRICE_STEP } from '../../prices.ts'
import type { RollEvent } from '../events.ts'
import { pricesIn, type Trend, trendsOf } from '../facts.ts'
import { and, companies, fromTo, money, number } from './phrases.ts'

const moves = (rises: boolean) => (rises ? 'rises' : 'falls')
/** 'a blue 3' */
const faceOf = ({ face }: RollEvent) => `a ${face.colour} ${number(face.pips)}`

/** Where the section and not the colour decides, it says so. */
export const priceEvent = (roll: RollEvent): string => `The die for ${companies[roll.company]} shows ${rollText(roll)}.`

/** 'a blue 3: the price rises from $3,500 to $5,000' */
export function rollText(roll: RollEvent): string {
  const { from, to } = roll
  const rises = to > from
  const despite = trendsOf([roll]).some(trend => trend.despite.length > 0)
  const why = despite ? `: in the ${rises ? 'red' : 'blue'} section the price ${moves(rises)} anyway,` : `: the price ${moves(rises)}`
  return `${faceOf(roll)}${why} ${fromTo(from, to)}`
}

/** 'Ann rolls a blue 3, a blue 4 and a red 2: Hudson rises from $3,500 to $5,000 and Jet …, while US Standard falls ….' */
export function pricesPassage(rolls: readonly RollEvent[], roller?: string): string {
  const trends = trendsOf(rolls)
  const faces = and.format(rolls.map(faceOf))
  const said = trends.length === 1 && rolls.length > 2 ? trends.map(together) : trends.map(apart)
  return [
    `${roller === undefined ? 'The die shows' : `${roller} rolls`} ${faces}: ${said.join(', while ')}.`,
    ...trends.flatMap(despite),
  ].join(' ')
}

const apart = ({ rises, rolls }: Trend) =>
  and.format(rolls.map(({ company, from, to }, i) => `${companies[company]}${i === 0 ? ` ${moves(rises)}` : ''} ${fromTo(from, to)}`))
const together = ({ rises, rolls }: Trend) =>
  `all prices ${rises ? 'rise' : 'fall'}, ${and.format(rolls.map(({ company, from, to }) => `${companies[company]} ${fromTo(from, to)}`))}`

function despite({ rises, despite: found }: Trend): string[] {
  if (found.length === 0) return []
  const one = found.length === 1
  const names = and.format(found.map(company => companies[company]))
  const does = `any number ${rises ? 'raises' : 'lowers'} ${one ? 'it' : 'them'}`
  return [`${names} ${one ? 'was' : 'were'} in the ${rises ? 'red' : 'blue'} section: ${does}.`]
}

/** The printed prices, and their sections. */
export function priceScale(): string {
  const [red, white, blue] = [pricesIn('red'), pricesIn('white'), pricesIn('blue')]
  return `Prices go from ${money(red.least)} to ${money(blue.most)} in steps of ${money(PRICE_STEP)}. Red section: up to ${money(red.most)}. White section: ${money(white.least)} to ${money(white.most)}. Blue section: from ${money(blue.least)}.`
}
