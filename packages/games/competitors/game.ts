/** Competitors: freight forwarders round the world, two to five players, trucks, ships, planes and deals. */
import type { Game } from '@wildcat/kernel'
import { parse } from './commands.ts'
import { SEATS } from './components.ts'
import { copy } from './copy.ts'
import { auctions } from './deals/auctions.ts'
import { offers } from './deals/offers.ts'
import { drawn } from './drawn.ts'
import { imagine } from './imagine.ts'
import { choices, options } from './options.ts'
import { RULES, RULINGS } from './rules.ts'
import { scoreParts } from './score-parts.ts'
import { setup } from './setup.ts'
import { steps } from './steps/index.ts'
import { tipOffs } from './steps/tip-offs.ts'
import { STREAMS, type T } from './types.ts'
import { glance, personal, view } from './view.ts'

export const competitors: Game<T> = {
  id: 'competitors',
  version: 2,
  layout: 1,
  seats: SEATS,
  streams: STREAMS,
  rules: RULES,
  rulings: RULINGS,
  steps,
  windows: [offers, auctions, tipOffs],
  passes: ['skip', 'endTurn'],
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
}
