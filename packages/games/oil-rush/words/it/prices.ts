/** I dadi di un turno. */
import type { RollEvent } from '../events.ts'
import { type Trend, trendsOf } from '../facts.ts'
import { and, companies, fromTo, number } from './phrases.ts'

const colours = { blue: 'blu', red: 'rosso' } as const
const moves = (rises: boolean) => (rises ? 'sale' : 'scende')

/** Dove decide il settore e non il colore, lo dice. */
export function priceEvent(roll: RollEvent): string {
  const { company, face, from, to } = roll
  const rises = to > from
  const despite = trendsOf([roll]).some(trend => trend.despite.length > 0)
  const why = despite ? `, ma un prezzo così ${rises ? 'basso' : 'alto'} ${moves(rises)}:` : `: il prezzo ${moves(rises)}`
  return `Il dado per ${companies[company]} dà ${colours[face.colour]} ${face.pips}${why} ${fromTo(from, to)}.`
}

/** 'Ann tira blu 3, blu 4 e rosso 2: Hudson sale da $ 3.500 a $ 5.000 e Jet da …, mentre US Standard scende da ….' */
export function pricesPassage(rolls: readonly RollEvent[], roller?: string): string {
  const trends = trendsOf(rolls)
  const faces = and.format(rolls.map(({ face }) => `${colours[face.colour]} ${number(face.pips)}`))
  const said = trends.length === 1 && rolls.length > 2 ? trends.map(together) : trends.map(apart)
  return [
    `${roller === undefined ? 'Il dado dà' : `${roller} tira`} ${faces}: ${said.join(', mentre ')}.`,
    ...trends.flatMap(despite),
  ].join(' ')
}

const apart = ({ rises, rolls }: Trend) =>
  and.format(rolls.map(({ company, from, to }, i) => `${companies[company]}${i === 0 ? ` ${moves(rises)}` : ''} ${fromTo(from, to)}`))
const together = ({ rises, rolls }: Trend) =>
  `tutti i prezzi ${rises ? 'salgono' : 'scendono'}, ${and.format(rolls.map(({ company, from, to }) => `${companies[company]} ${fromTo(from, to)}`))}`

function despite({ rises, despite: found }: Trend): string[] {
  if (found.length === 0) return []
  const names = and.format(found.map(company => companies[company]))
  const does = `qualsiasi numero ${found.length === 1 ? 'lo' : 'li'} fa ${rises ? 'salire' : 'scendere'}`
  if (found.length === 1) return [`Il prezzo di ${names} era così ${rises ? 'basso' : 'alto'} che ${does}.`]
  return [`I prezzi di ${names} erano così ${rises ? 'bassi' : 'alti'} che ${does}.`]
}
