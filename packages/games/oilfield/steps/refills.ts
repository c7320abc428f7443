/** [OIL-9.1, OIL-9.2, OIL-10.1] Fields without oil are refilled; the grey cube means a strike; two exhausted fields announce the end. */
import { turnOrder } from '@wildcat/kernel'
import { drawFilling } from '../bag.ts'
import { FIELDS, type Field, fieldSize, MOST_ROUNDS } from '../components.ts'
import { isExhausted } from '../queries.ts'
import type { State, Step } from '../state.ts'
import type { AutoStep, OilfieldPlay } from '../types.ts'

/** At the end of phase 2 and of phase 3. A strike of the phase that is over ends after the refills. */
export const refillFields: AutoStep<'refillFields'> = {
  run(play) {
    const wasStruck = play.state.strike !== 'none'
    play.next(...FIELDS.map((field): Step => ({ kind: 'refill', field })), ...(wasStruck ? [{ kind: 'endStrike' } as const] : []))
  },
}

export const refill: AutoStep<'refill'> = {
  run(play, { field }) {
    const { state } = play
    const ground = state.fields[field]
    if (isExhausted(state, field) || ground.oil > 0) return
    ground.level--
    if (isExhausted(state, field)) return exhaust(play, field)
    const { oil, gas, struck } = drawFilling(state.bag, play, fieldSize(state.seats) - ground.gas)
    ground.oil += oil
    ground.gas += gas
    if (struck) state.strike = field
    play.reveal({ kind: 'fieldRefilled', field, level: ground.level, oil, gas, struck })
    play.next(...feesIn(state, field, struck))
  },
}

/** [OIL-10.1] Counted when the second field is exhausted: one more round after the one in progress. */
function exhaust(play: OilfieldPlay, field: Field) {
  const { state } = play
  play.emit({ kind: 'fieldExhausted', field, gas: state.fields[field].gas })
  if (FIELDS.filter(each => isExhausted(state, each)).length !== 2) return
  state.lastRound = Math.min(MOST_ROUNDS, state.round + 1)
  play.emit({ kind: 'endAnnounced', lastRound: state.lastRound })
}

/** [OIL-7.3, OIL-7.4] Right after the refill, in turn order. */
function feesIn(state: State, field: Field, struck: boolean): Step[] {
  return turnOrder(state).flatMap(seat =>
    [...state.plots.keys()]
      .filter(plot => {
        const { owner, tower, field: its } = state.plots[plot] ?? {}
        return owner === seat && tower === 'government' && its === field
      })
      .map((plot): Step => ({ kind: 'fee', seat, plot, struck })),
  )
}

/** [OIL-9.2] The grey cube goes back into the bag. */
export const endStrike: AutoStep<'endStrike'> = {
  run(play) {
    const { state } = play
    if (state.strike === 'none') return
    play.emit({ kind: 'strikeEnded', field: state.strike })
    state.strike = 'none'
    state.bag.grey++
  },
}
