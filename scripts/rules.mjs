// npm run rules: writes the rule book of every game, in every language, from its words.

import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { TITLES } from '../packages/catalogue/index.ts'
import { LANGUAGES } from '../packages/kernel/index.ts'
import { folderOf, RULE_BOOKS, ruleBook } from '../packages/kernel-contract/rulebook.ts'

for (const title of TITLES) {
  const engine = await title.engine()
  for (const language of LANGUAGES) {
    const file = fileURLToPath(new URL(RULE_BOOKS[language], folderOf(title.id)))
    writeFileSync(file, ruleBook(await title.words(language), language, engine))
    console.log(file)
  }
}
