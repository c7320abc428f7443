import { type Below, keyFrom, type Types } from '@wildcat/kernel'
import type { Check } from '../check.ts'
import { choose, sensible } from '../choose.ts'
import { seatCounts } from '../configurations.ts'
import { dice } from '../dice.ts'
import type { Examined } from '../examined.ts'
import { type Moment, moment, spell } from '../moment.ts'

const SEEDS = Array.from({ length: 20 }, (_, n) => n + 1) // some rules are seldom come to at random
const MOST_COMMANDS = 2000

export const optionsMatter: Check = {
  name: 'options matter',
  promise: 'every choice of every option changes the course of some game, not only what is written beside it',
  subject(subject, { breach }) {
    const { forTheEye = [] } = subject
    for (const [option, value, usual] of choicesOf(subject.game))
      if (!forTheEye.includes(option) && !matters(subject, option, value))
        return breach(
          `The option '${option}' changes nothing: with ${spell(value)} every game goes as with ${spell(usual)}. Play by it, or name it in \`forTheEye\` of the subject.`,
        )
  },
}

/** Each unusual value that some table offers, beside the usual one. */
function choicesOf(game: Examined['game']): [option: string, value: unknown, usual: unknown][] {
  const found = new Map<string, [string, unknown, unknown]>()
  for (const seats of seatCounts(game)) {
    const choices: [string, readonly unknown[]][] = Object.entries(game.choices(seats))
    for (const [option, [usual, ...others]] of choices)
      for (const value of others) found.set(`${option} ${JSON.stringify(value)}`, [option, value, usual])
  }
  return [...found.values()]
}

/** A game or two at every table come first: what needs more players than the fewest is not looked for in all games of these. */
function matters(subject: Examined, option: string, value: unknown): boolean {
  const tables = seatCounts(subject.game).flatMap(seats => {
    const [usual, other] = [subject.game.options(seats, {}), subject.game.options(seats, { [option]: value })]
    if ('refused' in usual || 'refused' in other) return [] // not at this table; `options` tells whether that is right
    return { seats, usual: usual.ok, other: other.ok }
  })
  return [SEEDS.slice(0, 2), SEEDS.slice(2)].some(seeds =>
    tables.some(({ seats, usual, other }) =>
      seeds.some(seed => part(course(subject, seats, usual, seed), course(subject, seats, other, seed))),
    ),
  )
}

function part(one: Generator<string>, other: Generator<string>): boolean {
  for (let n = 0; n < MOST_COMMANDS; n++) {
    const [a, b] = [one.next(), other.next()]
    if (a.done === true && b.done === true) return false
    if (a.value !== b.value) return true
  }
  return false
}

/** In every other game somebody with sense plays, if there is anybody. */
const next = (now: Moment, below: Below) => {
  const { sense } = now.subject
  return sense === undefined || now.seed % 2 === 1 ? choose(now, below) : sensible(now, sense, below)
}

/** A game with luck and players of its seed, as all that is said and may be done; what is only written on the table is left out. */
function* course(subject: Examined, seats: number, options: Types['options'], seed: number): Generator<string, undefined> {
  const { game } = subject
  const below = dice(seed, seats)
  let { state, messages } = game.start(seats, options, keyFrom(seed, seats))
  for (let n = 0; ; n++) {
    const now = moment(subject, state, n, [], seed)
    yield JSON.stringify([
      messages,
      state.outcome,
      now.pending(),
      now.seats.map(seat => [now.legal(seat), now.aside(seat), now.blanks(seat)]),
    ])
    const chosen = now.over ? undefined : next(now, below)
    if (chosen === undefined) return undefined
    state = game.copy(state)
    messages = game.apply(state, chosen.seat, chosen.command)
  }
}
