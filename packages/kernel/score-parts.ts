/** How a match went, for its end: what each score is made of, and figures that changed from round to round. */
import type { Engine } from './engine.ts'
import type { Message, Seat, Types } from './game.ts'
import { type RecordOf, replay, withoutUndone } from './record.ts'
import { forSeats } from './seats.ts'

/** Something that adds to a score, or takes from it. */
export interface ScoreChange {
  readonly seat: Seat
  readonly part: string
  readonly amount: number
  readonly count?: number // of what it is for: barrels, derricks
}
export interface Sum {
  readonly amount: number
  readonly count: number
}

/** What a game brings along. Its words are in `Words.scoreParts`. */
export interface ScoreParts<T extends Types> {
  readonly parts: readonly string[] // the parts of a score, in the order in which they are told; together they are the score
  readonly curves: Readonly<Record<string, Curve<T>>> // figures that are worth following
  opening(seats: number, options: T['options']): readonly ScoreChange[] // what everybody begins with
  changes(event: T['event'], state: T['state']): readonly ScoreChange[] // of an event told in full; the state is that after the command
}
export interface Curve<T extends Types> {
  of(state: T['state'], seat: Seat, sumOf: (part: string) => Sum): number
}

/** How the scores of one match came about. */
export interface ScoreHistory {
  readonly parts: readonly { readonly part: string; readonly sums: readonly Sum[] }[] // a sum a seat
  readonly rounds: readonly number[] // after which the curves were looked at; 0 is the start
  readonly curves: readonly { readonly curve: string; readonly values: readonly (readonly number[])[] }[] // by round, then by seat
}

const NOTHING: Sum = { amount: 0, count: 0 }

/** What was said, each thing once and in full: of a secret and its public twin the secret. For matches that are over. */
export const inFull = <E>(messages: readonly Message<E>[]): E[] =>
  messages.filter(({ except }) => except === undefined).map(({ event }) => event)

/** The score history of a record, or nothing if its game does not say what a score is made of, or a part of it was played under other rules. */
export function scoreHistoryOf<T extends Types>(engine: Engine<T>, record: RecordOf<T>): ScoreHistory | undefined {
  const { scoreParts } = engine
  if (scoreParts === undefined || record.goneOn !== undefined) return undefined
  const { seats } = record
  const sums = new Map(scoreParts.parts.map(part => [part, forSeats(seats, () => NOTHING)]))
  const rounds: number[] = []
  const curves = Object.entries(scoreParts.curves).map(([curve, figure]) => {
    const values: number[][] = []
    return { curve, figure, values }
  })

  const add = ({ seat, part: name, amount, count = 0 }: ScoreChange) => {
    const row = sums.get(name)
    const before = row?.[seat]
    if (row === undefined || before === undefined) throw new Error(`${engine.id}: nothing is added to '${name}' of seat ${seat}`)
    row[seat] = { amount: before.amount + amount, count: before.count + count }
  }
  /** Some games lay out before their first round: their start is where it ends. */
  const look = (round: number, state: T['state']) => {
    const row = rounds.at(-1) === round ? rounds.length - 1 : rounds.length
    rounds[row] = round
    for (const { figure, values } of curves)
      values[row] = forSeats(seats, seat => figure.of(state, seat, name => sums.get(name)?.[seat] ?? NOTHING))
  }

  for (const each of scoreParts.opening(seats, record.options)) add(each)
  let round = 0
  let looked = -1 // the entry after which it was last looked
  const played = withoutUndone(engine, record)
  const { state } = replay(engine, played, {
    visit({ entry, state: now, messages }) {
      for (const event of inFull(messages)) for (const each of scoreParts.changes(event, now)) add(each)
      if (entry < 0 || now.round > round) {
        look(entry < 0 ? 0 : round, now)
        looked = entry
      }
      round = now.round
      return undefined
    },
  })
  if (looked < played.entries.length - 1) look(round, state)
  return {
    parts: scoreParts.parts.map(name => ({ part: name, sums: sums.get(name) ?? [] })),
    rounds,
    curves: curves.map(({ curve, values }) => ({ curve, values })),
  }
}
