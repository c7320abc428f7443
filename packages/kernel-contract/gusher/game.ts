/**
 * Gusher: a small game of our own that shows every kind of rule once. It is the example to follow when a game is added,
 * and what the kernel and the contract suite are tested with.
 */
import type { Game } from '@wildcat/kernel'
import { parse } from './commands.ts'
import { SEATS } from './components.ts'
import { copy } from './copy.ts'
import { deals } from './deals.ts'
import { drawn } from './drawn.ts'
import { imagine } from './imagine.ts'
import { choices, options } from './options.ts'
import { RULES } from './rules.ts'
import { scoreParts } from './score-parts.ts'
import { setup } from './setup.ts'
import { steps } from './steps/index.ts'
import { STREAMS, type T } from './types.ts'
import { personal, view } from './view.ts'

export const gusher: Game<T> = {
  id: 'gusher',
  version: 1,
  layout: 1,
  seats: SEATS,
  streams: STREAMS,
  rules: RULES,
  steps,
  windows: [deals],
  passes: ['pass', 'endTurn'],
  choices,
  options,
  parse,
  setup,
  view,
  personal,
  imagine,
  copy,
  scoreParts,
  drawn,
}
