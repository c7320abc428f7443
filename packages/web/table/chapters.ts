import { chapterOf, type RuleId } from '@wildcat/kernel'

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
