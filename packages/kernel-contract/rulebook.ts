/** The rule book of a game as a page, made from its words: what players are told and what tests are named after is one text. */
import { existsSync } from 'node:fs'
import { chapterOf, type Engine, type Language, type Types, type Words } from '@wildcat/kernel'

export const RULE_BOOKS = { en: 'RULES.md', it: 'RULES.it.md' } as const satisfies Record<Language, string>

const ABOUT: Readonly<
  Record<
    Language,
    { heading(title: string): string; readonly origin: string; readonly other: string; readonly ruling: string; readonly rulings: string }
  >
> = {
  en: {
    heading: title => `${title}: the rules`,
    origin: 'Made from `words/en` by `npm run rules`: change the words, not this page.',
    other: `In italiano: [${RULE_BOOKS.it}](${RULE_BOOKS.it})`,
    ruling: 'ruling',
    rulings: 'A rule marked _ruling_ also decides something that the printed book leaves open or says in two ways.',
  },
  it: {
    heading: title => `${title}: le regole`,
    origin: 'Ricavato da `words/it` con `npm run rules`: si cambiano le parole, non questa pagina.',
    other: `In English: [${RULE_BOOKS.en}](${RULE_BOOKS.en})`,
    ruling: 'interpretazione',
    rulings: 'Una regola segnata con _interpretazione_ decide anche qualcosa che il regolamento stampato lascia aperto o dice in due modi.',
  },
}

/** Chapters in the order of their rules, each rule under its id, with a mark where it is a ruling. */
export function ruleBook(words: Words<Types>, language: Language, { rules, rulings }: Pick<Engine<Types>, 'rules' | 'rulings'>): string {
  const about = ABOUT[language]
  const blocks = [`# ${plain(about.heading(words.title))}`, `${about.origin} ${about.other}.`, plain(words.summary)]
  if (rulings.length > 0) blocks.push(about.rulings)
  let chapter: string | undefined
  for (const rule of rules) {
    const text = words.rules[rule]
    const next = chapterOf(rule)
    const title = words.chapters[next]
    if (text === undefined || title === undefined)
      throw new Error(`${rule} has no ${text === undefined ? 'text' : 'chapter'} in '${language}'`)
    if (next !== chapter) blocks.push(`## ${next} ${plain(title)}`)
    chapter = next
    blocks.push(`**${rule}** ${rulings.includes(rule) ? `_${about.ruling}_ ` : ''}${plain(text)}`)
  }
  return `${blocks.join('\n\n')}\n`
}

/** Text in which Markdown has nothing to say. */
const plain = (text: string) => text.replaceAll(/[\\`*_<>[\]#|]/g, '\\$&')

/** Where a game of the catalogue lives. */
export function folderOf(id: string): URL {
  for (const place of ['../games/', './']) {
    const folder = new URL(`${place}${id}/`, import.meta.url)
    if (existsSync(new URL('words/', folder))) return folder
  }
  throw new Error(`no folder of '${id}' beside the other games`)
}
