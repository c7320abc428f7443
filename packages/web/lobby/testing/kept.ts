import type { Kept, Summary } from '../../store/games.ts'

/** A game in the list, by who plays: between people and bots as given, not over unless `changes` say so. */
export const kept = (bots: readonly string[], changes: Partial<Summary> = {}, game = 'gusher'): Kept => ({
  id: 'x',
  summary: {
    plan: { game, names: bots.map(() => ''), bots, options: {}, practice: false },
    version: 1,
    begun: 0,
    played: 0,
    entries: 0,
    round: 0,
    over: false,
    winners: [],
    pending: [],
    places: [],
    scores: [],
    changes: [],
    ...changes,
  },
})
