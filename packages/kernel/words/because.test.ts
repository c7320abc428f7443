import { expect, test } from 'vitest'
import type { Types } from '../game.ts'
import type { Words } from '../words.ts'
import { because } from './because.ts'
import type { Rounds } from './rounds.ts'

const words = { difference: (figure: string, by: number) => `${by} ${figure}` } as unknown as Words<Types>
const more = { figure: 'barrels', whose: 'own', by: 3, helps: true } as const
const less = { figure: 'points', whose: 'own', by: -2, helps: false } as const
const said = (rounds: Rounds, reasons: Parameters<typeof because>[2] = [more]) =>
  (['en', 'it'] as const).map(language => because(words, language, reasons, rounds))

test('reasons say by when they are meant, in every language', () => {
  expect(said(0)).toEqual(['3 barrels by the end of the round.', '3 barrels entro la fine del round.'])
  expect(said(1)).toEqual(['3 barrels by the end of the next round.', '3 barrels entro la fine del prossimo round.'])
  expect(said(4)).toEqual(['3 barrels in 4 rounds.', '3 barrels in 4 round.'])
  expect(said('all')).toEqual(['3 barrels by the end of the game.', '3 barrels entro la fine della partita.'])
})
test('what speaks against an answer is said, too', () => {
  expect(said(0, [more, less])[0]).toBe('3 barrels by the end of the round, but -2 points.')
  expect(said(1, [less])).toEqual([
    'It pays in the long run, but with -2 points by the end of the next round.',
    'Rende alla lunga, ma con -2 points entro la fine del prossimo round.',
  ])
  expect(said('all', [less])).toEqual([
    'It wins more often, but with -2 points by the end of the game.',
    'Vince più spesso, ma con -2 points entro la fine della partita.',
  ])
  expect(said(0, [])).toEqual(['', ''])
})
