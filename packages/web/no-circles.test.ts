import { expect, test } from 'vitest'
import { circleIn } from './no-circles.ts'

const circle = (imports: Readonly<Record<string, string[]>>) => circleIn(new Map(Object.entries(imports)))

test('files that lead back to where one began are found, wherever one begins', () => {
  expect(circle({ page: ['words'], words: ['phrases', 'kernel'], phrases: ['words'], kernel: [] })).toEqual(['words', 'phrases', 'words'])
})
test('files that share others are none', () => {
  expect(circle({ page: ['words', 'board'], words: ['phrases'], board: ['phrases'], phrases: [] })).toBeUndefined()
})
