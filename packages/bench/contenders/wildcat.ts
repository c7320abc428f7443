/** Our own machinery: the kernel. */
import { type Engine, replay, type Seat, type Types } from '@wildcat/kernel'
import type { ContenderMatch, MakeContender } from './contender.ts'

class KernelMatch implements ContenderMatch {
  readonly state: Types['state']
  readonly #engine: Engine<Types>

  constructor(engine: Engine<Types>, state: Types['state']) {
    this.#engine = engine
    this.state = state
  }

  play(seat: Seat, command: Types['command']): void {
    const refused = this.#engine.check(this.state, seat, command)
    if (refused !== null) throw new Error(`${this.#engine.id}: a legal command is refused: ${refused.why}`)
    this.#engine.apply(this.state, seat, command)
  }
}

export const wildcat: MakeContender = engine => ({
  open: ({ seats, options, key }) => new KernelMatch(engine, engine.start(seats, options, key).state),
  replay({ record }) {
    const { state, departure } = replay(engine, record)
    if (departure !== undefined) throw new Error(`${engine.id}: a record departs at entry ${departure.entry}`)
    return state
  },
})
