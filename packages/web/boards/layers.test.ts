/** Imports point up only: a board uses what its family shares and what every board shares, and nobody uses a board. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { expect, test } from 'vitest'

const HERE = import.meta.dirname
const SHARED = ['kit', 'oil-rush']
const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' }).filter(file => /\.tsx?$/.test(file))
const layerOf = (file: string): string => file.split(sep)[0] ?? ''
const folders = [...new Set(files.filter(file => file.includes(sep)).map(layerOf))]
const games = folders.filter(folder => !SHARED.includes(folder))

/** What the files of a layer import, as layers of boards and as packages. */
function importsOf(layer: string): Set<string> {
  const found = new Set<string>()
  for (const file of files.filter(each => layerOf(each) === layer && !each.includes('.test.')))
    for (const [, from = ''] of readFileSync(join(HERE, file), 'utf8').matchAll(/(?:from|import) ?\(?'([^']+)'/g)) {
      const path = relative(HERE, join(HERE, dirname(file), from))
      if (!from.startsWith('.')) found.add(from.split('/').slice(0, 2).join('/'))
      else if (!path.startsWith('..') && path.includes(sep)) found.add(layerOf(path))
    }
  found.delete(layer)
  return found
}

test('there are boards, and what they share', () => {
  expect(folders).toEqual(expect.arrayContaining([...SHARED, 'giganten']))
})
test('the kit knows no family of games', () => {
  expect([...importsOf('kit')].filter(from => folders.includes(from) || from === '@wildcat/oil-rush')).toEqual([])
})
test('a family knows no game', () => {
  expect([...importsOf('oil-rush')].filter(from => games.includes(from.replace('@wildcat/', '')))).toEqual([])
})
test.each(games)('%s knows no other game', game => {
  const others = games.filter(each => each !== game)
  expect([...importsOf(game)].filter(from => others.includes(from.replace('@wildcat/', '')))).toEqual([])
})
test.each(SHARED)('nothing in %s names a game', layer => {
  const naming = files.filter(
    file => layerOf(file) === layer && /giganten|black.?gold|oilfield|competitors/i.test(readFileSync(join(HERE, file), 'utf8')),
  )
  expect(naming).toEqual([])
})
