/** Numbers, plurals and dates, as a language has them. */
import type { Language } from '@wildcat/kernel'
import * as en from '@wildcat/kernel/words/en/phrases.ts'
import * as it from '@wildcat/kernel/words/it/phrases.ts'

const PHRASES = { en, it } as const satisfies Record<Language, unknown>
/** Which English, which Italian: for dates. */
const TAGS = { en: 'en-GB', it: 'it' } as const satisfies Record<Language, string>

export function numbersOf(language: Language) {
  const { number, counted, invites, and, or } = PHRASES[language]
  const times = new Intl.DateTimeFormat(TAGS[language], { timeStyle: 'short' })
  const days = new Intl.DateTimeFormat(TAGS[language], { weekday: 'short', hour: '2-digit', minute: '2-digit' })
  const calendar = new Intl.DateTimeFormat(TAGS[language], { dateStyle: 'medium' })
  const dates = new Intl.DateTimeFormat(TAGS[language], { dateStyle: 'medium', timeStyle: 'short' })
  return {
    number,
    /** '1 barrel', '2 barrels' */
    count: counted,
    date: (ms: number) => dates.format(ms),
    /** Without the time. */
    day: (ms: number) => calendar.format(ms),
    /** Of today the time alone; else with the day. */
    time: (ms: number) => (new Date(ms).toDateString() === new Date().toDateString() ? times : days).format(ms),
    invites,
    and: (all: readonly string[]) => and.format(all),
    or: (all: readonly string[]) => or.format(all),
  }
}
