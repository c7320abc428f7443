/** The way back from a table to the replay that it was begun from, and to nowhere else. */
import { expect, test } from 'vitest'
import { wayBack } from './back.ts'

test('it leads to a replay of ours, with its position', () => {
  for (const back of ['/replay/abc?at=12&as=1', '/friends/abc/replay?at=3&as=0'])
    expect(wayBack(`?${new URLSearchParams({ back, examples: '' })}`)).toBe(back)
})
test.each([
  '',
  '?back=',
  '?back=https://example.org',
  '?back=//example.org/replay/',
  '?back=/replay/..//example.org',
  '?back=/about',
  '?back=replay/abc',
  '?back=/friends/abc',
])('%s leads nowhere', search => expect(wayBack(search)).toBe(undefined))
