/** [COM-2.1] Who starts, and where everybody has their headquarters. */
import { at, forSeats, type Seat, turnOrder } from '@wildcat/kernel'
import { isHq, newBase } from '../bases.ts'
import { HQS, START_FLEET } from '../components.ts'
import { VEHICLES } from '../content/kinds.ts'
import { no } from '../rules.ts'
import type { Step } from '../state.ts'
import type { AutoStep, CompetitorsPlay, DecisionStep } from '../types.ts'
import { freePiece, inState, putAt } from '../vehicles.ts'

const DIE = 6

/** The highest die starts; only those level at the top roll again. */
export const rollForStart: AutoStep<'rollForStart'> = {
  run(play) {
    const { state } = play
    const rolls: { seat: Seat; roll: number }[][] = []
    let level = forSeats(state.seats, seat => seat)
    while (level.length > 1) {
      const rolled = level.map(seat => ({ seat, roll: 1 + play.below('start', DIE) }))
      const highest = Math.max(...rolled.map(({ roll }) => roll))
      rolls.push(rolled)
      level = rolled.filter(({ roll }) => roll === highest).map(({ seat }) => seat)
    }
    state.first = at(level, 0)
    play.reveal({ kind: 'startRolled', rolls, first: state.first })
    play.next(...turnOrder(state).map((seat): Step => ({ kind: 'chooseHq', seat })), { kind: 'startRound' })
  },
}

/** [COM-2.1, COM-2.2, COM-C2] */
export const chooseHq: DecisionStep<'chooseHq', 'chooseHq'> = {
  takes: ['chooseHq'],
  actors: (_, { seat }) => [seat],
  legal: view => HQS.filter(hq => !isHq(view, hq)).map(hq => ({ kind: 'chooseHq', hq })),
  check: (view, _, __, { hq }) => (isHq(view, hq) ? no('hqTaken') : null),
  apply(play, _, seat, { hq }) {
    at(play.state.bases, seat).push(newBase(hq))
    placeFleet(play, seat)
    play.emit({ kind: 'hqChosen', seat, hq })
    play.done()
  },
}

function placeFleet({ state }: CompetitorsPlay, seat: Seat) {
  const home = at(at(state.bases, seat), 0).state
  for (const kind of VEHICLES)
    for (let n = 0; n < START_FLEET[kind]; n++) {
      const piece = freePiece(state, seat, kind)
      if (piece !== undefined) putAt(state, piece, inState(home))
    }
}
