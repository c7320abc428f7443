/** A game as one seat lived through it: what it saw at every position, what it decided there, and what came from elsewhere. */
import { type Engine, heard, type Message, type RecordOf, replay, type Seat, type Types, withoutUndone } from '@wildcat/kernel'

/** Before a command. */
export interface LivedMoment {
  readonly at: number // how many commands went before
  readonly view: Types['view']
  readonly by: Seat // who is about to speak
  readonly command: Types['command'] | 'hidden' // only the seat's own are known
  readonly events: readonly Types['event'][] // what the seat heard of it
  readonly drawn: readonly Types['event'][] // those of them by which it learned what was drawn or rolled
  readonly news: readonly Types['event'][] // those that somebody among their hearers could not have known
}
export interface Lived {
  readonly seat: Seat
  readonly moments: readonly LivedMoment[]
  readonly end: Types['view']
  readonly lines: readonly number[] // by position: how many everybody had heard by then
}

/** Only what the seat could see and hear: of the others' commands not even what they were. */
export function livedBy(engine: Engine<Types>, record: RecordOf<Types>, seat: Seat): Lived {
  const played = withoutUndone(engine, record)
  const moments: LivedMoment[] = []
  const lines: number[] = []
  let before: Types['view'] | undefined
  const { state, departure } = replay(engine, played, {
    visit({ entry, state: now, messages }) {
      lines.push((lines.at(-1) ?? record.goneOn?.last.heard.at(-1) ?? 0) + heard(messages, 'spectator').length)
      const made = played.entries[entry]
      if (made !== undefined && before !== undefined) moments.push(momentOf(engine, seat, { at: entry, made, messages, before }))
      before = engine.view(now, seat)
      return undefined
    },
  })
  if (departure !== undefined) throw new Error(`${record.game}: a record that departs at entry ${departure.entry} cannot be analysed`)
  return { seat, moments, end: engine.view(state, seat), lines }
}

interface Made {
  readonly at: number
  readonly made: { readonly seat: Seat; readonly command: Types['command'] }
  readonly messages: readonly Message<Types['event']>[]
  readonly before: Types['view'] // of the seat
}
/** A command as the seat knows it. */
export function momentOf(engine: Engine<Types>, seat: Seat, { at, made, messages, before }: Made): LivedMoment {
  const known = heard(messages, seat)
  const events = known.map(({ event }) => event)
  return {
    at,
    view: before,
    by: made.seat,
    command: made.seat === seat ? made.command : 'hidden',
    events,
    drawn: events.filter(event => engine.drawn?.(event, before, seat) === true),
    news: known.flatMap(({ event, news }) => (news === true ? [event] : [])),
  }
}
