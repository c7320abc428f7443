import { describe, expect, test } from 'vitest'
import { lastEncounter } from './encounter.ts'

const turn = { kind: 'turnBegun', seat: 0, draws: 0 } as const
const customs = { kind: 'customsDrawn', seat: 0, card: 'customsDuty', vehicle: 5, cause: 'entry' } as const
const paid = { kind: 'paid', seat: 0, euro: 3000, due: 'customs' } as const
const weather = { kind: 'weatherRolled', continent: 'EU', roll: 4 } as const

describe('what was met last', () => {
  test('a customs card with what came of it; fuel is none of it', () => {
    const fuel = { kind: 'paid', seat: 0, euro: 500, due: 'fuel' } as const
    expect(lastEncounter([turn, fuel, customs, paid, fuel], 0)).toMatchObject({ kind: 'customs', card: 'customsDuty', outcomes: [paid] })
  })
  test('an event in its continent takes the place of what was before', () => {
    const rolled = { kind: 'politicalRolled', seat: 0, vehicle: 5, state: 'egitto', rolls: [3] } as const
    expect(lastEncounter([customs, paid, rolled], 0)).toMatchObject({ kind: 'political', continent: 'AF', rolls: [3], outcomes: [] })
  })
  test('a save is one of the weather in force', () => {
    const save = { kind: 'saveRolled', vehicle: 8, roll: 2, needed: 4 } as const
    expect(lastEncounter([weather, turn, save], 0)).toMatchObject({
      kind: 'weather',
      continent: 'EU',
      roll: 4,
      vehicle: 8,
      outcomes: [save],
    })
  })
  const theirs = { kind: 'turnBegun', seat: 1, draws: 0 } as const
  test('others’ is gone with the turn, one’s own with the first thing that one does in one’s next', () => {
    expect(lastEncounter([weather, customs, paid, theirs], 1)).toBeUndefined()
    expect(lastEncounter([weather, customs, paid, theirs], 0)).toMatchObject({ kind: 'customs' })
    expect(lastEncounter([weather, customs, paid, theirs, turn], 0)).toMatchObject({ kind: 'customs' })
    const drawn = { kind: 'cardDrawn', seat: 0, deck: 'territory', card: null, by: 'free' } as const
    expect(lastEncounter([weather, customs, paid, theirs, turn, { ...drawn, seat: 1 }], 0)).toMatchObject({ kind: 'customs' })
    expect(lastEncounter([weather, customs, paid, theirs, turn, drawn], 0)).toBeUndefined()
  })
  test('the weather of a new round hides what one has met only if it strikes', () => {
    const started = { kind: 'roundStarted', round: 2, last: false } as const
    const save = { kind: 'saveRolled', vehicle: 8, roll: 2, needed: 4 } as const
    expect(lastEncounter([customs, paid, theirs, started, weather], 0)).toMatchObject({ kind: 'customs', outcomes: [paid] })
    expect(lastEncounter([customs, paid, theirs, started, weather], 1)).toMatchObject({ kind: 'weather' })
    expect(lastEncounter([customs, paid, theirs, started, weather, save], 0)).toMatchObject({ kind: 'weather', outcomes: [save] })
  })
  test('what the weather did to one’s vehicle is seen through one’s turn', () => {
    const save = { kind: 'saveRolled', vehicle: 8, roll: 2, needed: 4 } as const
    expect(lastEncounter([weather, save, turn], 0)).toMatchObject({ kind: 'weather' })
    expect(lastEncounter([weather, save, turn], 1)).toBeUndefined()
    expect(lastEncounter([weather, save, turn, { kind: 'turnEnded', seat: 0 }], 0)).toBeUndefined()
  })
})
