/** Black Gold (2011): West Texas, 1922, two to five players and an Oil Baron. */
import type { Game } from '@wildcat/kernel'
import { parse } from './commands.ts'
import { COLOURS, SEATS } from './components.ts'
import { copy } from './copy.ts'
import { drawn } from './drawn.ts'
import { imagine } from './imagine.ts'
import { choices, options, pieces } from './options.ts'
import { RULES, RULINGS } from './rules.ts'
import { scoreParts } from './score-parts.ts'
import { setup } from './setup.ts'
import { steps } from './steps/index.ts'
import { STREAMS, type T } from './types.ts'
import { glance, personal, view } from './view.ts'

export const blackGold: Game<T> = {
  id: 'black-gold',
  version: 1,
  layout: 1,
  seats: SEATS,
  colours: COLOURS,
  streams: STREAMS,
  rules: RULES,
  rulings: RULINGS,
  steps,
  windows: [],
  passes: ['pass', 'keepBid', 'endTurn'],
  choices,
  options,
  pieces,
  parse,
  setup,
  view,
  glance,
  personal,
  imagine,
  copy,
  scoreParts,
  drawn,
}
