import type { RuleId } from '@wildcat/kernel'

export interface Chapter {
  readonly id: string
  readonly title: string
  readonly rules: readonly RuleId[]
}

/** Rules under the chapter whose id begins theirs (`GIG-5` has `GIG-5.1`, not `GIG-50`); those of none come last, untitled. */
export function chaptersOf(rules: readonly RuleId[], titles: Readonly<Record<string, string>>): Chapter[] {
  const chapterOf = (rule: RuleId) =>
    Object.keys(titles)
      .filter(id => rule === id || (rule.startsWith(id) && !/\d/.test(rule.charAt(id.length))))
      .sort((a, b) => b.length - a.length)[0] ?? ''
  return [...Object.keys(titles), '']
    .map(id => ({ id, title: titles[id] ?? '', rules: rules.filter(rule => chapterOf(rule) === id) }))
    .filter(chapter => chapter.rules.length > 0)
}
