/** The dice of a round. */
import type { RollEvent } from '../events.ts'
import { type Trend, trendsOf } from '../facts.ts'
import { and, companies, fromTo, number } from './phrases.ts'

const moves = (rises: boolean) => (rises ? 'rises' : 'falls')

/** Where the section and not the colour decides, it says so. */
export function priceEvent(roll: RollEvent): string {
  const { company, face, from, to } = roll
  const rises = to > from
  const despite = trendsOf([roll]).some(trend => trend.despite.length > 0)
  const why = despite ? `, but so ${rises ? 'low' : 'high'} a price ${moves(rises)}:` : `: the price ${moves(rises)}`
  return `The die for ${companies[company]} shows ${face.colour} ${face.pips}${why} ${fromTo(from, to)}.`
}

/** 'Ann rolls blue 3, blue 4 and red 2: Hudson rises from $3,500 to $5,000 and Jet …, while US Standard falls ….' */
export function pricesPassage(rolls: readonly RollEvent[], roller?: string): string {
  const trends = trendsOf(rolls)
  const faces = and.format(rolls.map(({ face }) => `${face.colour} ${number(face.pips)}`))
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
  const does = rises ? 'raises' : 'lowers'
  return [
    `${and.format(found.map(company => companies[company]))} ${one ? 'was' : 'were'} so ${rises ? 'low' : 'high'} that any number ${does} ${one ? 'it' : 'them'}.`,
  ]
}
