/** [COM-7.2] Political events in red-flag states. */
import { at } from '@wildcat/kernel'
import { hasAdvantageIn } from '../bases.ts'
import type { CommandOf } from '../commands.ts'
import { POLITICAL } from '../content/political.ts'
import type { Territory } from '../content/territories.ts'
import { journeyIn } from '../journeys.ts'
import { factsOf } from '../map.ts'
import { no } from '../rules.ts'
import type { Vehicle } from '../state.ts'
import type { AutoStep, CompetitorsPlay, DecisionStep } from '../types.ts'

const DIE = 12

/** At most one for each state and action. */
export const political: AutoStep<'political'> = {
  run(play, { vehicle, state: where }) {
    const { state } = play
    const journey = journeyIn(state)
    const { seat } = journey
    journey.events.push(where)
    const roll = () => 1 + play.below('events', DIE)
    const twice = hasAdvantageIn(state, seat, 'twoDice', [factsOf(where).continent])
    const rolls = twice ? [roll(), roll()] : [roll()]
    play.reveal({ kind: 'politicalRolled', seat, vehicle, state: where, rolls })
    if (twice && rolls[0] !== rolls[1]) play.next({ kind: 'contacts', seat, vehicle, state: where, rolls })
    else happen(play, vehicle, where, at(rolls, 0))
  },
}

function happen(play: CompetitorsPlay, vehicle: Vehicle, where: Territory, roll: number) {
  const ops = at(POLITICAL[factsOf(where).continent], roll - 1)
  play.next({ kind: 'effects', seat: journeyIn(play.state).seat, ops, source: 'political', vehicle })
}

/** [COM-C7] Contatti politici: two dice, and one is chosen before either is carried out. */
export const contacts: DecisionStep<'contacts', 'chooseEvent'> = {
  takes: ['chooseEvent'],
  actors: (_, { seat }) => [seat],
  legal: (_, { rolls }) => rolls.map((roll): CommandOf<'chooseEvent'> => ({ kind: 'chooseEvent', roll })),
  check: (_, { rolls }, __, { roll }) => (rolls.includes(roll) ? null : no('notThatRoll')),
  apply(play, { seat, vehicle, state }, _, { roll }) {
    play.emit({ kind: 'politicalChosen', seat, state, roll })
    play.done()
    happen(play, vehicle, state, roll)
  },
}
