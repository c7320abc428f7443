import type { Viewer } from '@wildcat/kernel'
import type { Check, Probe } from '../check.ts'
import { newKey, pick } from '../dice.ts'
import type { Moment, State } from '../moment.ts'
import { difference, flaw } from '../values.ts'

const AHEAD = 4 // commands to play in an imagined world

export const imagined: Check = {
  name: 'imagined',
  promise: 'an imagined world is a sound state that its viewer cannot tell from the true one',
  closely(moment, probe) {
    for (const viewer of moment.viewers) {
      const key = newKey(probe.below)
      const world = moment.engine.imagine(moment.view(viewer), key)
      if (!likely(moment, world, viewer, probe)) return
      const again = moment.engine.imagine(moment.view(viewer), key)
      if (JSON.stringify(again) !== JSON.stringify(world))
        return probe.breach(`The same key imagines two worlds: ${difference(world, again)}.`, viewer)
      playAhead(moment, world, probe, viewer)
    }
  },
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
