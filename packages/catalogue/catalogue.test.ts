import { LANGUAGES } from '@wildcat/kernel'
import { describe, expect, test } from 'vitest'
import { listed, TITLES, titleOf } from './index.ts'

describe.each(TITLES)('$id', title => {
  test('says of its rules what they say of themselves', async () => {
    const { id, seats, colours } = await title.engine()
    expect({ id, seats, colours }).toEqual({ id: title.id, seats: title.seats, colours: title.colours })
  })
  test.each(LANGUAGES)('goes by its own name in %s, and sums itself up', async language => {
    const { title: name, summary } = await title.words(language)
    expect({ name, summary }).toEqual({ name: title.names[language], summary: title.summaries[language] })
  })
})

test('examples are listed to those who ask for them, or where there is nothing else', () => {
  expect(listed(true)).toEqual(TITLES)
  const games = TITLES.filter(({ example }) => example !== true)
  expect(listed(false)).toEqual(games.length > 0 ? games : TITLES)
})

test('a game that is not there is not found', () => {
  expect(titleOf('chess')).toBeUndefined()
  expect(titleOf('gusher')?.id).toBe('gusher')
})
