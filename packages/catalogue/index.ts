/** The games there are. Rules and words are loaded when they are wanted: a page that lists games carries none of them but a summary. */
import { summary as blackGoldEn, round as blackGoldRoundEn } from '@wildcat/black-gold/words/en/summary.ts'
import { summary as blackGoldIt, round as blackGoldRoundIt } from '@wildcat/black-gold/words/it/summary.ts'
import { summary as competitorsEn, round as competitorsRoundEn } from '@wildcat/competitors/words/en/summary.ts'
import { summary as competitorsIt, round as competitorsRoundIt } from '@wildcat/competitors/words/it/summary.ts'
import { summary as gigantenEn, round as gigantenRoundEn } from '@wildcat/giganten/words/en/summary.ts'
import { summary as gigantenIt, round as gigantenRoundIt } from '@wildcat/giganten/words/it/summary.ts'
import type { Engine, Evaluation, Language, Paint, Picture, Policy, Seat, Tuning, Types, Words } from '@wildcat/kernel'
import { summary as gusherEn } from '@wildcat/kernel-contract/gusher/words/en/summary.ts'
import { summary as gusherIt } from '@wildcat/kernel-contract/gusher/words/it/summary.ts'
import { summary as oilfieldEn, round as oilfieldRoundEn } from '@wildcat/oilfield/words/en/summary.ts'
import { summary as oilfieldIt, round as oilfieldRoundIt } from '@wildcat/oilfield/words/it/summary.ts'

/** The plans that a seat could ask for, one job each. */
export interface Planning {
  jobs(view: Types['view'], seat: Seat): readonly (() => unknown)[]
}

export interface Title {
  readonly id: string
  readonly names: Readonly<Record<Language, string>>
  readonly summaries: Readonly<Record<Language, string>>
  readonly round?: Readonly<Record<Language, readonly [string, string, string, string]>> // what one does in it, each below a sign
  readonly seats: { readonly least: number; readonly most: number }
  readonly colours?: readonly Paint[] // of the seats, if its box says so
  readonly minutes: number // that a game takes, about
  readonly weight: 1 | 2 | 3 | 4 | 5 // from light to heavy
  readonly counts: 'money' | 'points' // what a score is
  readonly carries?: 'freight' // where not oil: what the picture of the end is built of
  readonly example?: true // shown to people who make games, not to players
  engine(): Promise<Engine<Types>>
  words(language: Language): Promise<Words<Types>>
  greedy?(): Promise<Policy<Types>> // a bot with sense that the game brings along
  tuning?(): Promise<Tuning<Types>> // of what that bot weighs by, where other figures can be tried
  evaluation?(): Promise<Evaluation<Types>> // what a position promises each seat
  planning?(): Promise<Planning> // of a game whose rules can plan ahead, to be measured
  picture?(language: Language): Promise<Picture<Types>> // for those who want to look at a table without a page
}

export const TITLES: readonly Title[] = [
  {
    id: 'giganten',
    names: { en: 'Giganten', it: 'Giganten' },
    summaries: { en: gigantenEn, it: gigantenIt },
    round: { en: gigantenRoundEn, it: gigantenRoundIt },
    seats: { least: 3, most: 4 },
    minutes: 60,
    weight: 3,
    counts: 'money',
    colours: ['red', 'grey', 'blue', 'green'],
    engine: async () => (await import('@wildcat/giganten')).engine,
    greedy: async () => (await import('@wildcat/giganten/greedy')).greedy,
    tuning: async () => (await import('@wildcat/giganten/greedy')).tuning,
    evaluation: async () => (await import('@wildcat/giganten/evaluate')).evaluation,
    async words(language) {
      switch (language) {
        case 'en':
          return (await import('@wildcat/giganten/words/en.ts')).en
        case 'it':
          return (await import('@wildcat/giganten/words/it.ts')).it
      }
    },
    async picture(language) {
      switch (language) {
        case 'en':
          return (await import('@wildcat/giganten/words/en/picture.ts')).picture
        case 'it':
          return (await import('@wildcat/giganten/words/it/picture.ts')).picture
      }
    },
  },
  {
    id: 'black-gold',
    names: { en: 'Black Gold', it: 'Black Gold' },
    summaries: { en: blackGoldEn, it: blackGoldIt },
    round: { en: blackGoldRoundEn, it: blackGoldRoundIt },
    seats: { least: 2, most: 5 },
    minutes: 75,
    weight: 3,
    counts: 'money',
    colours: ['red', 'blue', 'green', 'purple', 'yellow'],
    engine: async () => (await import('@wildcat/black-gold')).engine,
    greedy: async () => (await import('@wildcat/black-gold/greedy')).greedy,
    tuning: async () => (await import('@wildcat/black-gold/greedy')).tuning,
    evaluation: async () => (await import('@wildcat/black-gold/evaluate')).evaluation,
    async words(language) {
      switch (language) {
        case 'en':
          return (await import('@wildcat/black-gold/words/en.ts')).en
        case 'it':
          return (await import('@wildcat/black-gold/words/it.ts')).it
      }
    },
    async picture(language) {
      switch (language) {
        case 'en':
          return (await import('@wildcat/black-gold/words/en/picture.ts')).picture
        case 'it':
          return (await import('@wildcat/black-gold/words/it/picture.ts')).picture
      }
    },
  },
  {
    id: 'oilfield',
    names: { en: 'Oilfield', it: 'Oilfield' },
    summaries: { en: oilfieldEn, it: oilfieldIt },
    round: { en: oilfieldRoundEn, it: oilfieldRoundIt },
    seats: { least: 2, most: 5 },
    minutes: 60,
    weight: 2,
    counts: 'points',
    engine: async () => (await import('@wildcat/oilfield')).engine,
    greedy: async () => (await import('@wildcat/oilfield/greedy')).greedy,
    tuning: async () => (await import('@wildcat/oilfield/greedy')).tuning,
    evaluation: async () => (await import('@wildcat/oilfield/evaluate')).evaluation,
    async words(language) {
      switch (language) {
        case 'en':
          return (await import('@wildcat/oilfield/words/en.ts')).en
        case 'it':
          return (await import('@wildcat/oilfield/words/it.ts')).it
      }
    },
    async picture(language) {
      switch (language) {
        case 'en':
          return (await import('@wildcat/oilfield/words/en/picture.ts')).picture
        case 'it':
          return (await import('@wildcat/oilfield/words/it/picture.ts')).picture
      }
    },
  },
  {
    id: 'competitors',
    names: { en: 'Competitors', it: 'Competitors' },
    summaries: { en: competitorsEn, it: competitorsIt },
    round: { en: competitorsRoundEn, it: competitorsRoundIt },
    seats: { least: 2, most: 5 },
    minutes: 120,
    weight: 5,
    counts: 'points',
    carries: 'freight',
    engine: async () => (await import('@wildcat/competitors')).engine,
    greedy: async () => (await import('@wildcat/competitors/greedy')).greedy,
    tuning: async () => (await import('@wildcat/competitors/greedy')).tuning,
    evaluation: async () => (await import('@wildcat/competitors/evaluate')).evaluation,
    planning: async () => (await import('@wildcat/competitors/planning')).planning,
    async words(language) {
      switch (language) {
        case 'en':
          return (await import('@wildcat/competitors/words/en.ts')).en
        case 'it':
          return (await import('@wildcat/competitors/words/it.ts')).it
      }
    },
    async picture(language) {
      switch (language) {
        case 'en':
          return (await import('@wildcat/competitors/words/en/picture.ts')).picture
        case 'it':
          return (await import('@wildcat/competitors/words/it/picture.ts')).picture
      }
    },
  },
  {
    id: 'gusher',
    names: { en: 'Gusher', it: 'Gusher' },
    summaries: { en: gusherEn, it: gusherIt },
    seats: { least: 2, most: 5 },
    minutes: 10,
    weight: 1,
    counts: 'money',
    example: true,
    engine: async () => (await import('@wildcat/kernel-contract/gusher')).engine,
    async words(language) {
      switch (language) {
        case 'en':
          return (await import('@wildcat/kernel-contract/gusher/words/en.ts')).en
        case 'it':
          return (await import('@wildcat/kernel-contract/gusher/words/it.ts')).it
      }
    },
  },
]

export const titleOf = (id: string): Title | undefined => TITLES.find(title => title.id === id)

/** What players are offered. As long as there is nothing but examples, those. */
export function listed(withExamples: boolean): readonly Title[] {
  const games = TITLES.filter(title => title.example !== true)
  return withExamples || games.length === 0 ? TITLES : games
}
