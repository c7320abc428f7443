import { type Engine, engine, type Types, type Words } from '@wildcat/kernel'
import { gusher } from '@wildcat/kernel-contract/gusher'
import { en } from '@wildcat/kernel-contract/gusher/words/en.ts'
import { expect, test } from 'vitest'
import { chosenOptions, laid, optionsOf, putTogether } from './options.ts'

/** A game whose map can be put together: two tiles, or three with many seats, each with a face and a turn. */
const FACES = [['A1', 'A2'], ['B1', 'B2'], ['C1']]
const game: Engine<Types> = {
  ...engine(gusher),
  choices: () => ({ map: ['random', 'plain'], rounds: [4, 2, 8] }),
  options: (_, input) => ({ ok: Object(input) }),
  pieces: seats => ({ map: FACES.slice(0, seats) }),
}
const own = { label: 'Own', help: 'As you like', place: (n: number) => `Tile ${n + 1}`, piece: (text: string) => `Face ${text}` }
const words: Words<Types> = {
  ...en,
  options: {
    map: { label: 'Map', help: '', value: String, own },
    rounds: { label: 'Rounds', help: '', value: String },
  },
}
const optionsFor = (seats: number, chosen = {}) => optionsOf(game, words, seats, chosen)
const chosenFor = (seats: number, chosen: Readonly<Record<string, unknown>>) => chosenOptions(optionsFor(seats, chosen), chosen)

test('an option offers its values, numbers upwards, with the usual one chosen', () => {
  const [, rounds] = optionsFor(2)
  expect(rounds).toMatchObject({ key: 'rounds', usual: 4, choices: [{ value: 2 }, { value: 4 }, { value: 8 }] })
  expect(rounds).not.toHaveProperty('own')
  expect(chosenFor(2, {})).toEqual({ map: 'random', rounds: 4 })
  expect(chosenFor(2, { map: 'plain', rounds: 5 })).toEqual({ map: 'plain', rounds: 4 })
})

test('one that can be put together offers pieces for each place, with their words', () => {
  expect(optionsFor(2)[0]?.own).toEqual({
    label: 'Own',
    help: 'As you like',
    places: [
      {
        label: 'Tile 1',
        pieces: [
          { value: 'A1', label: 'Face A1' },
          { value: 'A2', label: 'Face A2' },
        ],
      },
      {
        label: 'Tile 2',
        pieces: [
          { value: 'B1', label: 'Face B1' },
          { value: 'B2', label: 'Face B2' },
        ],
      },
    ],
  })
})

test('what was put together stays, and is mended where the table has changed', () => {
  expect(chosenFor(2, { map: 'A2 B2' })).toEqual({ map: 'A2 B2', rounds: 4 })
  expect(chosenFor(3, { map: 'A2 B2' })).toEqual({ map: 'A2 B2 C1', rounds: 4 })
  expect(chosenFor(2, { map: 'A2 X9 C1' })).toEqual({ map: 'A2 B1', rounds: 4 })
  expect(chosenFor(2, { map: 7 })).toEqual({ map: 'random', rounds: 4 })
})

test('it begins with the first piece of each place', () => {
  const ownMap = optionsFor(3)[0]?.own
  expect(ownMap && putTogether(ownMap)).toBe('A1 B1 C1')
})

test('a piece that lay elsewhere changes places with what was here: nothing lies twice', () => {
  expect(laid(['A1@0', 'A2@90', 'B3@0'], 0, 'A2@180')).toEqual(['A2@180', 'A1@0', 'B3@0'])
  expect(laid(['A1@0', 'A2@90', 'B3@0'], 0, 'A1@270')).toEqual(['A1@270', 'A2@90', 'B3@0'])
})
