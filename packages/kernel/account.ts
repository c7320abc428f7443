/** How a match went, for its end: what each score is made of, and figures that changed from round to round. */
import type { Engine } from './engine.ts'
import type { Message, Seat, Types } from './game.ts'
import { type RecordOf, replay, withoutUndone } from './record.ts'
import { forSeats } from './seats.ts'

/** Something that adds to a score, or takes from it. */
export interface Posting {
  readonly seat: Seat
  readonly post: string
  readonly amount: number
  readonly count?: number // of what it is for: barrels, derricks
}
export interface Sum {
  readonly amount: number
  readonly count: number
}

/** What a game brings along. Its words are in `Words.account`. */
export interface Account<T extends Types> {
  readonly posts: readonly string[] // the parts of a score, in the order in which they are told; together they are the score
  readonly curves: Readonly<Record<string, Curve<T>>> // figures that are worth following
  opening(seats: number, options: T['options']): readonly Posting[] // what everybody begins with
  posting(event: T['event'], state: T['state']): readonly Posting[] // of an event told in full; the state is that after the command
}
export interface Curve<T extends Types> {
  of(state: T['state'], seat: Seat, sumOf: (post: string) => Sum): number
}

/** The account of one match. */
export interface Course {
  readonly parts: readonly { readonly post: string; readonly sums: readonly Sum[] }[] // a sum a seat
  readonly rounds: readonly number[] // after which the curves were looked at; 0 is the start
  readonly curves: readonly { readonly curve: string; readonly values: readonly (readonly number[])[] }[] // by round, then by seat
}

const NOTHING: Sum = { amount: 0, count: 0 }

/** What was said, each thing once and in full: of a secret and its public twin the secret. For matches that are over. */
export const inFull = <E>(messages: readonly Message<E>[]): E[] =>
  messages.filter(({ except }) => except === undefined).map(({ event }) => event)

/** The account of a record, or nothing if its game keeps none. */
export function courseOf<T extends Types>(engine: Engine<T>, record: RecordOf<T>): Course | undefined {
  const { account } = engine
  if (account === undefined) return undefined
  const { seats } = record
  const sums = new Map(account.posts.map(post => [post, forSeats(seats, () => NOTHING)]))
  const rounds: number[] = []
  const curves = Object.entries(account.curves).map(([curve, figure]) => {
    const values: number[][] = []
    return { curve, figure, values }
  })

  const post = ({ seat, post: name, amount, count = 0 }: Posting) => {
    const row = sums.get(name)
    const before = row?.[seat]
    if (row === undefined || before === undefined) throw new Error(`${engine.id}: nothing is posted to '${name}' of seat ${seat}`)
    row[seat] = { amount: before.amount + amount, count: before.count + count }
  }
  const look = (round: number, state: T['state']) => {
    rounds.push(round)
    for (const { figure, values } of curves)
      values.push(forSeats(seats, seat => figure.of(state, seat, name => sums.get(name)?.[seat] ?? NOTHING)))
  }

  for (const each of account.opening(seats, record.options)) post(each)
  let round = 0
  let looked = -1 // the entry after which it was last looked
  const played = withoutUndone(record)
  const { state } = replay(engine, played, {
    visit({ entry, state: now, messages }) {
      for (const event of inFull(messages)) for (const each of account.posting(event, now)) post(each)
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
    parts: account.posts.map(name => ({ post: name, sums: sums.get(name) ?? [] })),
    rounds,
    curves: curves.map(({ curve, values }) => ({ curve, values })),
  }
}
