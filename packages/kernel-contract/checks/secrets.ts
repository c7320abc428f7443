/**
 * The truth is varied by the game's own list of secrets: whoever may not know must notice nothing, before the command
 * about to be played and after it, until the game itself tells him news.
 */

import { heard, type Message, type Secret, type Tagged, type Types, type Viewer } from '@wildcat/kernel'
import type { Check, Probe } from '../check.ts'
import { newKey } from '../dice.ts'
import type { Examined } from '../examined.ts'
import { type Moment, type Move, type State, spell, worldOf } from '../moment.ts'
import { difference } from '../values.ts'

/** What every table keeps: the luck to come, and how much has been told. */
const luck: Secret<Types> = {
  rule: 'every-table',
  vary(state, _viewer, below) {
    state.random = { key: newKey(below), drawn: state.random.drawn }
    state.told += 1 + below(5)
  },
}

const secretsOf = ({ secrets }: Examined) => [luck, ...secrets]
const label = (secret: Secret<Types>, index: number) => `secret ${index} (${secret.rule})`

export const secrets: Check = {
  name: 'secrets',
  promise: 'what a viewer may not know changes nothing that he sees, may do, is refused or hears, up to the news',
  closely(moment, probe) {
    if (moment.over) eachWorld(moment, probe, () => {})
  },
  moveClosely(move, probe) {
    eachWorld(move.before, probe, (world, viewer, secret) => story(move, world, viewer, secret, probe))
  },
  coverage(subject, seen, { breach }) {
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
function story({ before, seat, command, messages, after }: Move, world: State, viewer: Viewer, { rule }: Secret<Types>, { breach }: Probe) {
  const { engine } = before
  if (engine.check(world, seat, command) !== null) return
  const parting = firstParting(heard(messages, viewer), heard(engine.apply(world, seat, command), viewer))
  if (parting === 'news') return
  if (parting !== undefined)
    return breach(
      `An event of '${command.kind}' tells secret ${rule} and is not news: ${parting}. Use \`reveal\` or \`whisper\`, or say less.`,
      viewer,
    )
  const view = engine.view(world, viewer)
  if (JSON.stringify(view) !== after.viewBytes(viewer))
    breach(
      `'${command.kind}' changes what this viewer sees by secret ${rule} without an event that says so: ${difference(after.view(viewer), view)}.`,
      viewer,
    )
}

/** Where two stories part: at news in both, or at something that gives the secret away. */
function firstParting(here: readonly Message<Tagged>[], there: readonly Message<Tagged>[]): string | undefined {
  for (let i = 0; i < Math.max(here.length, there.length); i++) {
    const [a, b] = [here[i], there[i]]
    const [x, y] = [spell(a?.event), spell(b?.event)]
    if (JSON.stringify(a?.event) === JSON.stringify(b?.event)) continue
    return a?.news === true && b?.news === true ? 'news' : `${x}, with another truth ${y}`
  }
  return undefined
}
