import { expect, test } from 'vitest'
import { asked, BadArgument } from './arguments.ts'

test('without arguments: ten seeds, the costly checks at every tenth decision', () => {
  expect(asked([])).toMatchObject({ seeds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], every: 10, whole: true })
})

test('with seeds, or one seed, everything at every decision', () => {
  expect(asked(['--seeds', '500'])).toMatchObject({ every: 1, whole: true })
  expect(asked(['--seed', '17', '--seats', '3'])).toMatchObject({ seeds: [17], every: 1, seats: 3, whole: false })
})

test('many games without the costly checks', () => {
  expect(asked(['--seeds', '1430', '--every', '0'])).toMatchObject({ every: 0, whole: true })
})

test.each([
  [['--every', '-1'], /every/],
  [['--seats', 'three'], /--seats needs a whole number from 1, not 'three'/],
  [['--seeds', '0'], /--seeds needs/],
  [['--seed', '-1'], /seed/],
  [['--seed', '1', '--seeds', '2'], /only one of them/],
  [['--options', '[4]'], /--options needs a JSON object/],
  [['--options', '{rounds'], /--options needs a JSON object/],
  [['--fast'], /--fast/],
  [['gusher'], /gusher/],
])('%j is refused clearly', (args, says) => {
  expect(() => asked(args)).toThrow(BadArgument)
  expect(() => asked(args)).toThrow(says)
})

test('only some promises, by their names', () => {
  expect(asked(['--checks', 'laws, alive'])).toMatchObject({ checks: ['laws', 'alive'], whole: false })
  expect(asked([])).not.toHaveProperty('checks')
  expect(() => asked(['--checks', 'luck,nonsense'])).toThrow(/there is no promise 'nonsense'; there is: /)
})
