import type { Check } from '../check.ts'

export const pending: Check = {
  name: 'pending',
  promise: 'who must act is the same from every view, and a view names its viewer',
  moment({ engine, viewers, view, pending }, { breach }) {
    const truth = JSON.stringify(pending())
    for (const viewer of viewers) {
      const own = view(viewer)
      if (own.viewer !== viewer) return breach(`A view must name its viewer, but it says '${own.viewer}'.`, viewer)
      const seen = JSON.stringify(engine.pending(own))
      if (seen !== truth)
        return breach(`\`actors\` gives ${truth} on the state and ${seen} on this view: write what it needs into the step.`, viewer)
    }
  },
}
