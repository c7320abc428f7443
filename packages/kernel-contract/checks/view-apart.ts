import { isDeepStrictEqual } from 'node:util'
import type { Check } from '../check.ts'
import { worldOf } from '../moment.ts'
import { difference, scramble } from '../values.ts'

/** A view that shares lists is the same view. */
export const glanced: Check = {
  name: 'glance',
  promise: 'a glance shows what a view shows',
  moment({ engine, state, viewers }, { breach }) {
    for (const viewer of viewers) {
      const [view, glance] = [engine.view(state, viewer), engine.glance(state, viewer)]
      if (!isDeepStrictEqual(view, glance)) return breach(`\`glance\` differs from \`view\` at ${difference(view, glance)}.`, viewer)
    }
  },
}

export const viewApart: Check = {
  name: 'view apart',
  promise: 'whoever writes into a view does not change the state',
  closely(moment, { breach }) {
    for (const viewer of moment.viewers) {
      const world = worldOf(moment)
      scramble(moment.engine.view(world, viewer))
      if (JSON.stringify(world) !== moment.bytes)
        return breach(
          `A write into a view reaches the state at ${difference(moment.state, world)}: \`view\` must copy what it shows.`,
          viewer,
        )
    }
  },
}
