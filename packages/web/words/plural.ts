/** Numbers and plurals, as a language has them. */
import type { Language } from '@wildcat/kernel'

export function numbersOf(language: Language) {
  const rules = new Intl.PluralRules(language)
  const format = new Intl.NumberFormat(language)
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return {
    number: (n: number) => format.format(n),
    /** '1 barrel', '2 barrels' */
    count: (n: number, one: string, other: string) => `${format.format(n)} ${rules.select(n) === 'one' ? one : other}`,
    date: (ms: number) => dates.format(ms),
  }
}
