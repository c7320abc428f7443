/**
 * The truth is varied by the game's own list of secrets: whoever may not know must notice nothing, before the command
 * about to be played and after it, until an event tells him news that may tell this secret.
 */

import type { Secret, Tagged, Types, Viewer } from '@wildcat/kernel'
import { type Check, LOOK, type Opening, type Probe } from '../check.ts'
import { newKey } from '../dice.ts'
import type { Examined } from '../examined.ts'
import { type Moment, type Move, type State, spell, storyOf, worldOf } from '../moment.ts'
import { giveaway, unknownField } from '../stories.ts'
import { difference, throughJson } from '../values.ts'

const LUCK = 'every-table'
const ENOUGH = 200 // commands at which a secret that can be varied has been

/** What every table keeps: the luck to come, and how much has been told. */
const luckOf = ({ luck = {} }: Examined): Secret<Types> => ({
  rule: LUCK,
  vary(state, _viewer, below) {
    state.random = { key: newKey(below), drawn: state.random.drawn }
    state.told += 1 + below(5)
  },
  tells: luck,
})

const secretsOf = (subject: Examined) => [luckOf(subject), ...subject.secrets]
const label = (secret: Secret<Types>, index: number) => `secret ${index} (${secret.rule})`

export const secrets: Check = {
  name: 'secrets',
  promise: 'what a viewer may not know changes nothing that he sees, may do, is refused or hears, but for the events that may tell it',
  opening,
  closely(moment, probe) {
    if (moment.over) eachWorld(moment, probe, () => {})
  },
  moveClosely(move, probe) {
    eachWorld(move.before, probe, (world, viewer, secret) => story(move, world, viewer, secret, probe))
  },
  coverage(subject, seen, { breach, unjudged }) {
    const looks = seen.get(LOOK) ?? 0
    if (looks < ENOUGH)
      return unjudged(`The secrets were varied at ${looks} commands: too few to say whether each of them can be. See --every.`)
    for (const [index, secret] of secretsOf(subject).entries())
      if (!seen.has(label(secret, index)))
        breach(`The variation of ${label(secret, index)} never changed anything: as a test it cannot fail.`)
  },
}

function eachWorld(moment: Moment, probe: Probe, then: (world: State, viewer: Viewer, secret: Secret<Types>) => void) {
  for (const viewer of moment.viewers) {
    const tries = viewer === 'spectator' ? [] : moment.attempts(viewer)
    const answers = viewer === 'spectator' ? [] : tries.map(each => JSON.stringify(moment.engine.check(moment.state, viewer, each)))
    for (const [index, secret] of secretsOf(moment.subject).entries()) {
      const world = worldOf(moment)
      secret.vary(world, viewer, probe.below)
      if (JSON.stringify(world) === moment.bytes) continue
      probe.saw(label(secret, index))
      if (!lawful(moment, world, secret, probe) || !sameSight(moment, world, viewer, secret, probe)) return
      if (viewer !== 'spectator' && !sameAnswers(moment, world, viewer, secret, tries, answers, probe)) return
      then(world, viewer, secret)
    }
  }
}

function lawful({ subject, state }: Moment, world: State, { rule }: Secret<Types>, { breach }: Probe): boolean {
  const broken = subject.laws.find(law => law.of(state) !== law.of(world))
  if (broken !== undefined)
    breach(`The variation of secret ${rule} breaks the law '${broken.name}': it makes a state that cannot come about.`)
  return broken === undefined
}

function sameSight(moment: Moment, world: State, viewer: Viewer, { rule }: Secret<Types>, { breach }: Probe): boolean {
  const view = moment.engine.view(world, viewer)
  if (JSON.stringify(view) === moment.viewBytes(viewer)) return true
  breach(`The view tells secret ${rule}: with another truth it differs at ${difference(moment.view(viewer), view)}.`, viewer)
  return false
}

function sameAnswers(
  moment: Moment,
  world: State,
  seat: number,
  { rule }: Secret<Types>,
  tries: readonly Tagged[],
  answers: readonly string[],
  { breach }: Probe,
): boolean {
  const { engine } = moment
  for (const verb of ['legal', 'aside', 'blanks'] as const) {
    const here = moment[verb](seat)
    const there = engine[verb](world, seat)
    if (JSON.stringify(here) !== JSON.stringify(there)) {
      breach(`\`${verb}\` tells secret ${rule}: with another truth it differs at ${difference(here, there)}.`, seat)
      return false
    }
  }
  for (const [i, command] of tries.entries()) {
    const there = JSON.stringify(engine.check(world, seat, command))
    if (there !== answers[i]) {
      breach(`A refusal tells secret ${rule}: \`check\` of ${spell(command)} says ${answers[i]}, and with another truth ${there}.`, seat)
      return false
    }
  }
  return true
}

/** The same command in both worlds. Where it is not allowed in the other, there is nothing to compare. */
function story(move: Move, world: State, viewer: Viewer, { rule, tells = {} }: Secret<Types>, { breach }: Probe) {
  const { before, seat, command, messages, after } = move
  const { engine } = before
  if (engine.check(world, seat, command) !== null) return
  const unknown = unknownField(move, tells)
  if (unknown !== undefined) return breach(`\`tells\` of secret ${rule} names ${unknown}, which that event does not have.`)
  const lasting = rule !== LUCK && before.state.round === after.state.round // a new round may cover up what was shown
  const told = giveaway(storyOf(after, messages), storyOf(after, engine.apply(world, seat, command), world), { viewer, tells, lasting })
  if (told !== undefined) breach(`'${command.kind}' tells secret ${rule}: ${told}.`, viewer)
}

/** Other secrets from the set-up on: what is said before the first decision must not give them away either. */
function opening({ table: { seats, options }, laid, messages, first }: Opening, probe: Probe) {
  for (const viewer of first.viewers)
    for (const secret of secretsOf(first.subject)) {
      const { rule, tells = {} } = secret
      const world = throughJson(laid)
      secret.vary(world, viewer, probe.below)
      if (!lawful(first, world, secret, probe)) return
      const { engine } = first.subject.rigged([], world)
      const there = engine.start(seats, options, world.random.key)
      const listener = { viewer, tells, lasting: rule !== LUCK }
      const told = giveaway(storyOf(first, messages), storyOf(first, there.messages, there.state), listener)
      if (told !== undefined) return probe.breach(`The opening tells secret ${rule}: ${told}.`, viewer)
    }
}
