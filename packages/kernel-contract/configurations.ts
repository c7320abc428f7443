/** The tables to try a game at: every number of seats, and every pair of choices at one of them. */
import type { Engine, Types } from '@wildcat/kernel'

export interface Configuration {
  readonly seats: number
  readonly options: object
}

/** A table under construction: the index of the choice for each option, and of the number of seats. */
type Row = Map<string, string>
const SEATS = 'seats of the table'

export function seatCounts({ seats: { least, most } }: Pick<Engine<Types>, 'seats'>): number[] {
  return Array.from({ length: most - least + 1 }, (_, i) => least + i)
}

/** What a form offers, as text so that values can be compared. */
function offered(game: Engine<Types>, seats: number): Map<string, readonly string[]> {
  const choices: [string, readonly unknown[]][] = Object.entries(game.choices(seats))
  return new Map([
    [SEATS, [String(seats)]],
    ...choices.map(([key, values]): [string, string[]] => [key, values.map(v => JSON.stringify(v))]),
  ])
}

const pairOf = (a: string, x: string, b: string, y: string) => [`${a}=${x}`, `${b}=${y}`].sort().join(' & ')

/** The pairs that a value would add to a row. */
function pairsWith(row: Row, key: string, value: string): string[] {
  return [...row].map(([other, its]) => pairOf(key, value, other, its)).concat(pairOf(key, value, key, value))
}

/** Greedy: each table starts from a pair that no earlier one has and takes what covers most. */
export function configurations(game: Engine<Types>, only: { readonly seats?: number } = {}): Configuration[] {
  const counts = seatCounts(game).filter(seats => only.seats === undefined || seats === only.seats)
  const missing = new Map<string, { readonly seats: number; readonly row: Row }>()
  for (const seats of counts) {
    const all = [...offered(game, seats)].flatMap(([key, values]) => values.map((value): [string, string] => [key, value]))
    for (const [a, x] of all)
      for (const [b, y] of all) {
        const pair = pairOf(a, x, b, y)
        if ((a !== b || x === y) && !missing.has(pair))
          missing.set(pair, {
            seats,
            row: new Map([
              [SEATS, String(seats)],
              [a, x],
              [b, y],
            ]),
          })
      }
  }
  const tables: Configuration[] = []
  for (let next = firstOf(missing); next !== undefined; next = firstOf(missing)) {
    const { seats, row } = next
    for (const [key, values] of offered(game, seats)) {
      if (row.has(key)) continue
      const gains = values.map(value => pairsWith(row, key, value).filter(pair => missing.has(pair)).length)
      const best = values[gains.indexOf(Math.max(...gains))]
      if (best !== undefined) row.set(key, best)
    }
    for (const [key, value] of row) for (const pair of pairsWith(row, key, value)) missing.delete(pair)
    tables.push({
      seats,
      options: Object.fromEntries([...row].filter(([key]) => key !== SEATS).map(([key, value]) => [key, JSON.parse(value)])),
    })
  }
  return tables.sort((a, b) => a.seats - b.seats)
}

const firstOf = <X>(map: ReadonlyMap<string, X>): X | undefined => map.values().next().value
