/** Styles of boards stay on boards, and come with them: nothing on another page can be called `card` by accident and look like one. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import postcss, { type AtRule, type Container, type Rule } from 'postcss'
import { expect, test } from 'vitest'

const HERE = import.meta.dirname
const SCOPE = ':where(.board-frame, .flights)'
/** How far the game is stands in the page's bar. */
const IN_BAR = ':where(.bar)'
/** What a board puts on the page: its frame, what flies over it, its tips. And the page of a table that is drawn. */
const ROOT = /^\.(board|board-[\w-]+|flights|tip|table\.table-drawn)\b/
const files = globSync('**/*.css', { cwd: HERE }).map(file => file.replaceAll('\\', '/'))

const isRule = (node: { type: string }): node is Rule => node.type === 'rule'
const isAtRule = (node: { type: string }): node is AtRule => node.type === 'atrule'

/** Selectors that would reach beyond boards. */
function strays(within: Container): string[] {
  return (within.nodes ?? []).flatMap(node => {
    if (isAtRule(node)) return node.name === 'keyframes' ? [] : strays(node)
    return !isRule(node) || node.selector === SCOPE || node.selector === IN_BAR
      ? []
      : node.selectors.filter(selector => !ROOT.test(selector))
  })
}

test('the boards have styles', () => expect(files.length).toBeGreaterThan(15))

test.each(files)('%s reaches nothing outside of boards', file => {
  expect(strays(postcss.parse(readFileSync(join(HERE, file), 'utf8')))).toEqual([])
})

test('a rule outside of the scope is found', () => {
  const found = (css: string) => strays(postcss.parse(css))
  expect(found('@layer screens { .card { color: red } }')).toEqual(['.card'])
  expect(found('@media (width > 1px) { .board .x, .plan { color: red } }')).toEqual(['.plan'])
  expect(found(`@layer screens { ${SCOPE} { .card { color: red } } @keyframes x { from { top: 0 } } }`)).toEqual([])
})

test.each(files)('%s comes with a board: it is imported by a part of one, and by nothing that is loaded before', file => {
  const importing = globSync('**/*.tsx', { cwd: HERE }).filter(module =>
    [...readFileSync(join(HERE, module), 'utf8').matchAll(/^import '([^']+\.css)'/gm)].some(
      ([, from = '']) => join(dirname(module), from).replaceAll('\\', '/') === file,
    ),
  )
  expect(importing.length).toBeGreaterThan(0)
  for (const module of importing) expect(module.includes('/'), `${module} is loaded before a board is wanted`).toBe(true)
})
