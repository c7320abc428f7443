// npm run look-alikes: writes what looks like the letters and signs of a plain keyboard, from Unicode's list of what is easily confused.

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const PLAIN = /^[\x21-\x7e]+$/
/** There an m is said to look like these: here it is the other way round. */
const TWO_FOR_M = 'rn'

const data = createRequire(import.meta.url).resolve('unhomoglyph/data.json')
/** @type {Record<string, string>} */
const confusables = JSON.parse(readFileSync(data, 'utf8'))

/** @type {Map<string, string>} */
const signs = new Map()
for (const [sign, like] of Object.entries(confusables)) {
  const known = sign.normalize('NFKC')
  const isNew = known === sign || (confusables[known] ?? known) !== like
  const isNeeded = isNew && PLAIN.test(like) && sign.normalize('NFD') === sign && sign !== 'm'
  const key = like === TWO_FOR_M ? 'm' : like
  if (isNeeded) signs.set(key, (signs.get(key) ?? '') + sign)
}

const file = fileURLToPath(new URL('../packages/table/look-alike-signs.ts', import.meta.url))
const json = JSON.stringify(Object.fromEntries(signs))
writeFileSync(
  file,
  `/** What looks like each of these, as written: made from Unicode's list of confusables by \`npm run look-alikes\`, not by hand. */
// biome-ignore format: as it was made
export const SIGNS: Readonly<Record<string, string>> = ${json}
`,
)
console.log(file)
