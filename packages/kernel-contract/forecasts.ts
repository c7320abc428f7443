/** How well positions are judged: by what came of them in games between bots with sense. */
import { at, chance, type Engine, keyFrom, type Policy, randomness, type Seat, type Types } from '@wildcat/kernel'

export interface Judged<View> {
  readonly view: View
  readonly winners: readonly Seat[]
}
interface Tables<T extends Types> {
  readonly games: number
  readonly every: number // decisions between two positions
  readonly seed: number
  seats(game: number): number
  options(game: number): T['options']
}

/** Positions of games that a policy plays in all seats, as a spectator sees them, with what came of them. */
export function positions<T extends Types>(engine: Engine<T>, policy: Policy<T>, tables: Tables<T>): Judged<T['view']>[] {
  return Array.from({ length: tables.games }, (_, game) => {
    const { state } = engine.start(tables.seats(game), tables.options(game), keyFrom(game, tables.seed))
    const luck = chance(['luck'], randomness(keyFrom(game, tables.seed + 1), 1))
    const views: T['view'][] = []
    for (let n = 0; state.outcome === 'open'; n++) {
      if (n % tables.every === 0) views.push(engine.view(state, 'spectator'))
      const seat = at(engine.pending(state), 0)
      const command = policy.choose(engine.view(state, seat), seat, engine.legal(state, seat), below => luck.below('luck', below))
      engine.apply(state, seat, command)
    }
    const { winners } = state.outcome
    return views.map(view => ({ view, winners }))
  }).flat()
}

/** The mean squared error of a forecast: 0 is perfect. */
export const brier = <View>(judged: readonly Judged<View>[], forecast: (view: View) => readonly number[]): number =>
  judged.reduce((sum, { view, winners }) => sum + error(forecast(view), winners), 0) / judged.length

const error = (shares: readonly number[], winners: readonly Seat[]): number =>
  shares.reduce((sum, share, seat) => sum + (share - (winners.includes(seat) ? 1 / winners.length : 0)) ** 2, 0)

/** Shares by one figure of each seat; `doubt`: by how much more of it a win is e times as likely. */
export function byFigure(figures: readonly number[], doubt: number): number[] {
  const best = Math.max(...figures)
  const chances = figures.map(figure => Math.exp((figure - best) / doubt))
  const sum = chances.reduce((total, each) => total + each, 0)
  return chances.map(each => each / sum)
}
