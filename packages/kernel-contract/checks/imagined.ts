import type { Viewer } from '@wildcat/kernel'
import type { Check, Probe } from '../check.ts'
import { newKey, pick } from '../dice.ts'
import { type Moment, type State, worldOf } from '../moment.ts'
import { difference, flaw, hiddenDifferences } from '../values.ts'

const AHEAD = 4 // commands to play in an imagined world

export const imagined: Check = {
  name: 'imagined',
  promise: 'an imagined world is a sound state that its viewer cannot tell from the true one, and another key imagines another',
  closely(moment, probe) {
    for (const viewer of moment.viewers) {
      const key = newKey(probe.below)
      const world = moment.engine.imagine(moment.view(viewer), key)
      if (!likely(moment, world, viewer, probe)) return
      const again = moment.engine.imagine(moment.view(viewer), key)
      if (JSON.stringify(again) !== JSON.stringify(world))
        return probe.breach(`The same key imagines two worlds: ${difference(world, again)}.`, viewer)
      if (viewer === moment.viewers[moment.number % moment.viewers.length]) variety(moment, viewer, world, probe) // all of them in turn
      playAhead(moment, world, probe, viewer)
    }
  },
  coverage(_, seen, { breach }) {
    for (const [what, times] of seen) {
      const place = what.startsWith(VARIED) ? what.slice(VARIED.length) : undefined
      if (place === undefined || times < ENOUGH) continue
      const imaginedOtherwise = seen.get(IMAGINED + place) ?? 0
      if (imaginedOtherwise < times * LEAST_SHARE)
        breach(
          `\`imagine\` deals nearly the same again and again at '${place}': two keys differ ${imaginedOtherwise} times where the secrets vary ${times} times.`,
        )
    }
  },
}

const VARIED = 'varied '
const IMAGINED = 'imagined otherwise '
const ENOUGH = 100
const LEAST_SHARE = 0.5

/** Counts, place by place, what is hidden and can be otherwise, and what two keys imagine otherwise. */
function variety(moment: Moment, viewer: Viewer, world: State, { below, saw }: Probe) {
  const view = moment.view(viewer)
  const varied = worldOf(moment)
  for (const secret of moment.subject.secrets) secret.vary(varied, viewer, below)
  for (const [place, times] of hiddenDifferences(view, moment.state, varied)) saw(VARIED + place, times)
  const other = moment.engine.imagine(view, newKey(below))
  for (const [place, times] of hiddenDifferences(view, world, other)) saw(IMAGINED + place, times)
}

function likely(moment: Moment, world: State, viewer: Viewer, { breach }: Probe): boolean {
  const say = (message: string) => {
    breach(message, viewer)
    return false
  }
  const { engine, subject, state } = moment
  const found = flaw(world, false)
  if (found !== undefined) return say(`\`imagine\` makes a state that holds ${found}.`)
  if (world.viewer !== 'table') return say(`\`imagine\` makes a state whose viewer is '${world.viewer}', not 'table'.`)
  const view = engine.view(world, viewer)
  if (JSON.stringify(view) !== moment.viewBytes(viewer))
    return say(`\`imagine\` forgets what this viewer knows, at ${difference(moment.view(viewer), view)} (seen, then imagined).`)
  const broken = subject.laws.find(law => law.of(world) !== law.of(state))
  if (broken !== undefined) return say(`\`imagine\` breaks the law '${broken.name}': ${broken.of(state)} became ${broken.of(world)}.`)
  if (viewer !== 'spectator' && JSON.stringify(engine.legal(world, viewer)) !== JSON.stringify(moment.legal(viewer)))
    return say('In the imagined world this seat has other legal commands.')
  return true
}

/** A search goes on from here: whoever must act can, and what he does works. */
function playAhead({ engine }: Moment, world: State, { below, breach }: Probe, viewer: Viewer) {
  for (let n = 0; n < AHEAD && world.outcome === 'open'; n++) {
    const waiting = engine.pending(world)
    const seat = waiting.length === 0 ? undefined : pick(waiting, below)
    const commands = seat === undefined ? [] : engine.legal(world, seat)
    if (seat === undefined || commands.length === 0) return breach(`An imagined world comes to a dead end after ${n} commands.`, viewer)
    engine.apply(world, seat, pick(commands, below))
  }
}
