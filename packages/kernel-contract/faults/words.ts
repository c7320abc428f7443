/** What cannot be said, or is said twice, and options that a form cannot offer. */
import type { Report } from '@wildcat/kernel'
import { gusher, type T } from '../gusher/index.ts'
import { no } from '../gusher/rules.ts'
import { words } from '../gusher/words/index.ts'
import { fault, inGame, type PlantedFault } from './plant.ts'

const { en, it } = words
/** Bids and passes told together. */
const auctions: Report<T> = {
  follows: (passage, { kind }) => passage.every(event => event.kind === 'bidMade' || event.kind === 'passed') && kind === 'passed',
  opens: () => false,
  passage: events => `${events.length} bids and passes.`,
}

export const WORDS: readonly PlantedFault[] = [
  fault('a rule without a text', 'vocabulary', /In 'it' the rule GSH-1\.1 has no text/, {
    words: {
      en,
      it: { ...it, rules: Object.fromEntries(Object.entries(it.rules).slice(1)) },
    },
  }),
  inGame('a ruling on a rule that is not there', 'vocabulary', /GSH-99\.1 is marked as a ruling/, { rulings: ['GSH-99.1'] }),
  fault('a missing word', 'words', /In 'it' the event .*oilSold.* it is empty/, {
    words: {
      en,
      it: {
        ...it,
        event: (event, names, view) => (event.kind === 'oilSold' ? '' : it.event(event, names, view)),
      },
    },
  }),
  fault('a hint about a rule that is not there', 'words', /the hint 'market' names the rule GSH-99/, {
    words: { en: { ...en, hints: () => [{ id: 'market', text: 'Sell high.', rule: 'GSH-99' }] }, it },
  }),
  fault('other hints in another language', 'words', /In 'it' other hints are given than in 'en'/, {
    words: { en, it: { ...it, hints: () => [] } },
  }),
  fault('two commands that read alike', 'words', /read alike/, {
    words: { it, en: { ...en, command: () => ({ group: 'Drill', text: 'Drill a well' }) } },
  }),
  fault('a refusal without words', 'refusals', /refusal 'bidTooLow'.* no proper words in 'it'/, {
    words: {
      en,
      it: {
        ...it,
        refusal: (refused, names) => (refused.why === 'bidTooLow' ? '' : it.refusal(refused, names)),
      },
    },
  }),
  fault('a passage without words', 'report', /In 'it' the passage .*passed.* it is empty/, {
    words: { en: { ...en, report: auctions }, it: { ...it, report: { ...auctions, passage: () => '' } } },
  }),
  fault('passages that differ between languages', 'report', /differs between languages/, {
    words: { en: { ...en, report: auctions }, it: { ...it, report: { ...auctions, follows: () => false } } },
  }),
  inGame('an option that is offered and refused', 'options', /A form offers .* but it is refused/, {
    options: (seats, input) => (JSON.stringify(input).includes('8') ? { refused: no('roundsOutOfRange') } : gusher.options(seats, input)),
  }),
  inGame('an option put together from pieces that do not fit', 'options', /'rounds' put together .* does not stay/, {
    pieces: () => ({ rounds: [['four'], ['more']] }),
  }),
  inGame('an option that can be put together, without words for that', 'vocabulary', /'rounds' cannot be put together in words/, {
    pieces: () => ({ rounds: [['four']] }),
  }),
]
