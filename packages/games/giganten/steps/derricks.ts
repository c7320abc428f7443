/** [GIG-6] 5 Derricks. */
import { type BuildCommand, buildings, erectDerrick, whyNoBuilding } from '@wildcat/oil-rush'
import { BOARD } from '../map.ts'
import { sitesBesideTruck } from '../queries.ts'
import { refused } from '../rules.ts'
import type { AutoStep, DecisionStep } from '../types.ts'

/** [GIG-6.1] Asked is who has a derrick left and stands next to a free site that he can pay. */
export const offerBuilding: AutoStep<'offerBuilding'> = {
  run(play, { seat }) {
    if (buildings(BOARD, play.state, seat, sitesBesideTruck(play.state, seat)).length > 0) play.next({ kind: 'build', seat })
  },
}

export const build: DecisionStep<'build', 'build' | 'buildNothing'> = {
  takes: ['build', 'buildNothing'],
  actors: (_, { seat }) => [seat],
  legal: (view, _, seat) => [
    ...buildings(BOARD, view, seat, sitesBesideTruck(view, seat)).map((well): BuildCommand => ({ kind: 'build', well })),
    { kind: 'buildNothing' },
  ],
  check: (view, _, seat, command) => (command.kind === 'build' ? refused(whyNoBuilding(BOARD, view, seat, command.well)) : null),
  apply(play, _, seat, command) {
    if (command.kind === 'build') erectDerrick(play, seat, command.well)
    else play.emit({ kind: 'builtNothing', seat })
    play.done()
  },
}
