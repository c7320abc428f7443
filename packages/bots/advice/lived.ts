/** A game as one seat lived through it: what it saw at every position, what it decided there, and what came from elsewhere. */
import { type Engine, heard, type RecordOf, replay, type Seat, type Types, withoutUndone } from '@wildcat/kernel'

/** Before a command. */
export interface LivedMoment {
  readonly at: number // how many commands went before
  readonly view: Types['view']
  readonly by: Seat // who is about to speak
  readonly command: Types['command'] | 'hidden' // only the seat's own are known
  readonly events: readonly Types['event'][] // what the seat heard of it
  readonly isChance: boolean // it turned up what nobody chose: a die, a card, what lay under a tile
}
export interface Lived {
  readonly seat: Seat
  readonly moments: readonly LivedMoment[]
  readonly end: Types['view']
  readonly lines: readonly number[] // by position: how many everybody had heard by then
}

/** Only what the seat could see: of the others' commands not even what they were. */
export function livedBy(engine: Engine<Types>, record: RecordOf<Types>, seat: Seat): Lived {
  const played = withoutUndone(engine, record)
  const moments: LivedMoment[] = []
  const lines: number[] = []
  let before: { readonly view: Types['view']; readonly drawn: string; readonly told: number } | undefined
  const { state, departure } = replay(engine, played, {
    visit({ entry, state: now, messages }) {
      lines.push((lines.at(-1) ?? record.goneOn?.last.heard.at(-1) ?? 0) + heard(messages, 'spectator').length)
      const made = played.entries[entry]
      const drawn = now.random.drawn.join()
      if (made !== undefined && before !== undefined)
        moments.push({
          at: entry,
          view: before.view,
          by: made.seat,
          command: made.seat === seat ? made.command : 'hidden',
          events: heard(messages, seat).map(({ event }) => event),
          isChance: made.seat === seat ? now.told !== before.told : drawn !== before.drawn,
        })
      before = { view: engine.view(now, seat), drawn, told: now.told }
      return undefined
    },
  })
  if (departure !== undefined) throw new Error(`${record.game}: a record that departs at entry ${departure.entry} cannot be analysed`)
  return { seat, moments, end: engine.view(state, seat), lines }
}
