/** Oilfield: Texas 1933, two to five players, worker placement and secret cards. */
import type { Game } from '@wildcat/kernel'
import { parse } from './commands.ts'
import { SEATS } from './components.ts'
import { copy } from './copy.ts'
import { drawn } from './drawn.ts'
import { imagine } from './imagine.ts'
import { investments } from './investments.ts'
import { choices, options } from './options.ts'
import { RULES, RULINGS } from './rules.ts'
import { scoreParts } from './score-parts.ts'
import { setup } from './setup.ts'
import { steps } from './steps/index.ts'
import { places } from './steps/the-end.ts'
import { STREAMS, type T } from './types.ts'
import { glance, personal, view } from './view.ts'

export const oilfield: Game<T> = {
  id: 'oilfield',
  version: 2,
  layout: 1,
  seats: SEATS,
  streams: STREAMS,
  rules: RULES,
  rulings: RULINGS,
  steps,
  windows: [investments],
  passes: ['decline'],
  choices,
  options,
  parse,
  setup,
  view,
  glance,
  personal,
  imagine,
  copy,
  scoreParts,
  drawn,
  places,
}
