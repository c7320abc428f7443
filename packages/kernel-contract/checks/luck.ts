import type { Message, Tagged, Types } from '@wildcat/kernel'
import type { Check, Probe } from '../check.ts'
import { newKey } from '../dice.ts'
import { hears, type Moment, type State, worldOf } from '../moment.ts'
import type { Rigged } from '../rigged.ts'
import { difference, throughJson } from '../values.ts'

type Said = readonly Message<Tagged>[]

export const luck: Check = {
  name: 'luck',
  promise: 'luck is drawn through the play, and its key gets out in nothing that is drawn: another key that draws the same tells the same',
  moveClosely({ before, seat, command, messages, after }, probe) {
    const { subject } = before
    const noted = subject.rigged()
    const world = worldOf(before)
    noted.engine.apply(world, seat, command)
    if (!honest(noted, world, `'${command.kind}'`, probe) || noted.fell.length === 0) return
    const other = rekeyed(worldOf(before), probe)
    const said = subject.rigged(noted.fell).engine.apply(other, seat, command)
    alike(after, messages, other, said, probe)
  },
  opening({ table: { seats, options }, laid, messages, first }, probe) {
    const { subject } = first
    const noted = subject.rigged([], throughJson(laid))
    const { state } = noted.engine.start(seats, options, laid.random.key)
    if (!honest(noted, state, 'The opening', probe)) return
    const there = subject.rigged(noted.fell, rekeyed(throughJson(laid), probe)).engine.start(seats, options, laid.random.key)
    alike(first, messages, there.state, there.messages, probe)
  },
}

function honest(noted: Pick<Rigged<Types>, 'astray'>, { random }: State, what: string, { breach }: Probe): boolean {
  const astray = noted.astray(random)
  if (astray) breach(`${what} draws from the randomness past the play: \`told\` does not move, and undo could try the luck again.`)
  return !astray
}

function rekeyed(world: State, { below }: Probe): State {
  world.random = { key: newKey(below), drawn: world.random.drawn }
  world.told += 1 + below(5)
  return world
}

function alike(here: Moment, messages: Said, world: State, said: Said, { breach }: Probe) {
  for (const viewer of here.viewers) {
    const [heard, otherwise] = [hears(messages, viewer), hears(said, viewer)]
    if (JSON.stringify(heard) !== JSON.stringify(otherwise))
      return breach(`The key of the luck gets out: with another one that draws the same he hears ${difference(heard, otherwise)}.`, viewer)
    const view = here.engine.view(world, viewer)
    if (JSON.stringify(view) !== here.viewBytes(viewer))
      return breach(
        `The key of the luck gets out: with another one that draws the same he sees ${difference(here.view(viewer), view)}.`,
        viewer,
      )
  }
}
