/** Browser tests find things as people do, by role and name: a class of the styles is named in one file alone, so that it can be renamed there. */
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import postcss from 'postcss'
import { expect, test } from 'vitest'

const HERE = import.meta.dirname
const WEB = join(HERE, '..')
const TRIALS = join(WEB, '../../tests/trials')
const PAINTED = 'painted.ts'

const css = globSync('**/*.css', { cwd: WEB, exclude: ['**/node_modules/**', '**/.build/**', 'dist/**'] })
const classes = new Set<string>()
for (const file of css)
  postcss.parse(readFileSync(join(WEB, file), 'utf8')).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.([a-z][\w-]*)/gi)) classes.add(name)
  })

/** Selectors of classes in what is quoted: those that the page styles, and whatever is looked for by a selector. */
function classesNamed(source: string): string[] {
  const code = source.replaceAll(/(^|\s)(\/\/|\/?\*).*$/gm, '').replaceAll(/\$\{[^}]*\}/g, '')
  const quoted = code.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? []
  const named = quoted.flatMap(text => [...text.matchAll(/(?<![\w/])\.([a-z][\w-]*)/gi)]).map(([, name = '']) => name)
  const located = [...code.matchAll(/\b(?:locator|querySelector|querySelectorAll|closest|matches|include)\(\s*['"`]([^`]*?)['"`]\)/g)]
    .flatMap(([, selector = '']) => [...selector.matchAll(/\.([a-z][\w-]*)|\[class/gi)])
    .map(([found, name]) => name ?? found)
  return [...new Set([...named.filter(name => classes.has(name)), ...located])]
}

const files = [
  ...globSync('*.ts', { cwd: HERE })
    .filter(file => !file.endsWith('.test.ts'))
    .map(file => join(HERE, file)),
  ...globSync('*.ts', { cwd: TRIALS }).map(file => join(TRIALS, file)),
]

test('there are styles and tests to be read', () => {
  expect(classes.size).toBeGreaterThan(300)
  expect(files.length).toBeGreaterThan(40)
})

test.each(files.filter(file => !file.endsWith(PAINTED)).map(file => relative(HERE, file)))(
  '%s finds things by role and name, or asks painted.ts',
  file => {
    expect(classesNamed(readFileSync(join(HERE, file), 'utf8'))).toEqual([])
  },
)

test('a class that is named is found', () => {
  expect(classesNamed(`page.locator('.question')`)).toEqual(['question'])
  expect(classesNamed(`page.locator('[role="log"] > button.no-such-class')`)).toEqual(['no-such-class'])
  expect(classesNamed(`const parts = ['.sheet-map', 'li > .kept']`)).toEqual(['sheet-map', 'kept'])
  expect(classesNamed(`page.locator('[class^=player]')`)).toEqual(['[class'])
  expect(classesNamed(`page.getByRole('main') // not '.question'`)).toEqual([])
  expect(classesNamed(`import { x } from './status.ts'\nexpect(x.status()).toBe('a table. log')`)).toEqual([])
})
