/** Numbers and plurals, as a language has them. */
import type { Language } from '@wildcat/kernel'

/** Which English, which Italian: for dates and lists. */
const TAGS = { en: 'en-GB', it: 'it' } as const satisfies Record<Language, string>

export function numbersOf(language: Language) {
  const tag = TAGS[language]
  const rules = new Intl.PluralRules(tag)
  const format = new Intl.NumberFormat(tag)
  const both = new Intl.ListFormat(tag)
  const either = new Intl.ListFormat(tag, { type: 'disjunction' })
  const dates = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' })
  return {
    number: (n: number) => format.format(n),
    /** '1 barrel', '2 barrels' */
    count: (n: number, one: string, other: string) => `${format.format(n)} ${rules.select(n) === 'one' ? one : other}`,
    date: (ms: number) => dates.format(ms),
    and: (all: readonly string[]) => both.format(all),
    or: (all: readonly string[]) => either.format(all),
  }
}
