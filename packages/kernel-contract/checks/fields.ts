import { at, type Viewer } from '@wildcat/kernel'
import type { Check } from '../check.ts'
import type { Moment, State, View } from '../moment.ts'
import { difference, throughJson } from '../values.ts'

const part = (of: State | View, field: string): unknown => Reflect.get(of, field)
const text = (of: State | View, field: string): string => JSON.stringify(part(of, field))

/** With nothing in these lists. */
function without({ state }: Moment, lists: readonly string[]): State {
  const slim = throughJson(state)
  for (const list of lists) Reflect.set(slim, list, [])
  return slim
}

/** The first field of these in which two views differ. */
const parting = (fields: readonly string[], a: View, b: View): string | undefined => fields.find(field => text(a, field) !== text(b, field))

/** Whoever passes on what changed looks only at fields that did, with lists that did not taken out. */
export const fields: Check = {
  name: 'fields',
  promise: 'until the game is over what is seen of a field depends on that field of the state, and nothing else does',
  moveClosely({ before, command, after }, { breach }) {
    if (after.over) return
    const all = Object.keys(after.state)
    const same = all.filter(field => text(before.state, field) === text(after.state, field))
    const lists = same.filter(field => Array.isArray(part(after.state, field)))
    const rest = all.filter(field => !lists.includes(field))
    for (const viewer of after.viewers) {
      const stray = Object.keys(after.view(viewer)).find(field => !all.includes(field))
      if (stray !== undefined) return breach(`The view has a field '${stray}', which the state has not.`, viewer)
      const moved = parting(same, before.view(viewer), after.view(viewer))
      if (moved !== undefined)
        return breach(`'${command.kind}' changes what is seen of '${moved}', although '${moved}' itself is as it was.`, viewer)
      for (const moment of [before, after]) {
        const seen = moment.engine.view(without(moment, lists), viewer)
        const leaning = parting(rest, moment.view(viewer), seen)
        if (leaning !== undefined)
          return breach(
            `What is seen of '${leaning}' depends on another list: without them it differs at ${difference(moment.view(viewer), seen)}.`,
            viewer,
          )
      }
    }
  },
}

/** What everybody sees alike is passed on once for all. */
export const personal: Check = {
  name: 'personal',
  promise: 'all viewers see the same of every field that is not said to be personal',
  closely(moment, { breach }) {
    const shared = Object.keys(moment.state).filter(field => field !== 'viewer' && !moment.engine.personal.includes(field))
    const first = at<Viewer>(moment.viewers, 0)
    for (const viewer of moment.viewers) {
      const field = parting(shared, moment.view(first), moment.view(viewer))
      if (field !== undefined) return breach(`Not everybody sees '${field}' alike: it must be named in \`personal\`.`, viewer)
    }
  },
}
