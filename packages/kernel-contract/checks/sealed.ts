/** A secret can also lie in the command itself: then varying the truth before it does not help, and the command is varied. */
import type { Seat, Secret, Tagged, Types, Viewer } from '@wildcat/kernel'
import { alternatives } from '../alternatives.ts'
import type { Check, Probe } from '../check.ts'
import { type Move, spell, storyOf, worldOf } from '../moment.ts'
import { giveaway } from '../stories.ts'
import { canonical } from '../values.ts'

const OTHERS = 3 // commands that look the same to somebody, at a moment

export const sealed: Check = {
  name: 'sealed',
  promise: 'two commands that look alike to a viewer (`overheard`) play alike for him, but for the events that may tell the secret',
  move(move, probe) {
    const { before, seat, command, messages } = move
    const hiding = before.subject.secrets.filter(secret => before.viewers.some(viewer => hides(secret, command, seat, viewer)))
    const quiet = messages.find(({ only, news }) => only !== undefined && news !== true)
    if (quiet !== undefined && hiding.length === 0)
      return probe.breach(
        `${spell(quiet.event)} is sealed, but no secret says by \`overheard\` what of '${command.kind}' is to be hidden.`,
        seat,
      )
    for (const secret of hiding) compare(move, secret, probe)
  },
  coverage({ secrets }, seen, { breach }) {
    for (const secret of secrets)
      if (secret.overheard !== undefined && !seen.has(`sealed ${secret.rule}`))
        breach(`Nothing was ever sealed by secret ${secret.rule}: \`overheard\` finds no two commands that look alike to anybody.`)
  },
}

/** What a viewer may know of a command. */
const known = (secret: Secret<Types>, command: Tagged, seat: Seat, viewer: Viewer): unknown =>
  secret.overheard === undefined || viewer === seat ? command : secret.overheard(command, seat, viewer)

/** Does a secret keep something of this command from this viewer? */
export function hides(secret: Secret<Types>, command: Tagged, seat: Seat, viewer: Viewer): boolean {
  const part = known(secret, command, seat, viewer)
  return part !== command && canonical(part) !== canonical(command)
}

function compare({ before, seat, command, messages, after }: Move, secret: Secret<Types>, { below, breach, saw }: Probe) {
  const { rule, tells = {} } = secret
  const lasting = before.state.round === after.state.round
  let compared = 0
  for (const other of alternatives(before, seat, command, below)) {
    const alike = (viewer: Viewer) => canonical(known(secret, other, seat, viewer)) === canonical(known(secret, command, seat, viewer))
    const fooled = before.viewers.filter(viewer => hides(secret, command, seat, viewer) && alike(viewer))
    if (fooled.length === 0) continue
    const world = worldOf(before)
    const there = storyOf(after, before.engine.apply(world, seat, other), world)
    saw(`sealed ${rule}`)
    for (const viewer of fooled) {
      const told = giveaway(storyOf(after, messages), there, { viewer, tells, lasting })
      if (told !== undefined) return breach(`${spell(command)} does not keep secret ${rule}. Instead of ${spell(other)}: ${told}.`, viewer)
    }
    if (++compared === OTHERS) return
  }
}
