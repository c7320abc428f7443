import { chapterOf, type RuleId, TABLE_RULES } from '@wildcat/kernel'
import { hasAll } from '../design/search.ts'

export interface Chapter {
  readonly id: string
  readonly title: string
  readonly rules: readonly RuleId[]
}

/** The rules by chapters, in the order of the book. A chapter without a title goes by its id. */
export function chaptersOf(rules: readonly RuleId[], titles: Readonly<Record<string, string>>): Chapter[] {
  const ids = [...new Set(rules.map(chapterOf))]
  return ids.map(id => ({ id, title: titles[id] ?? id, rules: rules.filter(rule => chapterOf(rule) === id) }))
}

/** The book of a game, with the rules of every table at its end. */
export const bookOf = (rules: readonly RuleId[], titles: Readonly<Record<string, string>>, everyTable: string): Chapter[] => [
  ...chaptersOf(rules, titles),
  { id: 'WILD', title: everyTable, rules: TABLE_RULES },
]

/** The rules that have all these words, in their text or the title of their chapter; under the titles of `shown`. */
export function matchingRules(
  book: readonly Chapter[],
  looking: readonly string[],
  textOf: (rule: RuleId) => string,
  shown: readonly Chapter[] = book,
): Chapter[] {
  return book
    .map(({ id, title, rules }) => ({
      id,
      title: shown.find(chapter => chapter.id === id)?.title ?? title,
      rules: rules.filter(rule => hasAll(`${title} ${rule} ${textOf(rule)}`, looking)),
    }))
    .filter(({ rules }) => rules.length > 0)
}
