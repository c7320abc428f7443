/** How well positions are judged: by what came of them in games between bots with sense. */
import { type Engine, type Policy, type Seat, sharesOf, type Types } from '@wildcat/kernel'
import { selfPlay } from './self-play.ts'

export interface Judged<View> {
  readonly view: View
  readonly winners: readonly Seat[]
}
interface Tables {
  readonly games: number
  readonly every: number // decisions between two positions
  readonly seed: number
  seats(game: number): number
  options(game: number): object
}

/** Positions of games that a policy plays in all seats, as a spectator sees them if nothing else is said, with what came of them. */
export function positions<T extends Types>(
  engine: Engine<T>,
  policy: Policy<T>,
  tables: Tables,
  seen: (state: T['state']) => T['view'] = state => engine.view(state, 'spectator'),
): Judged<T['view']>[] {
  return Array.from({ length: tables.games }, (_, game) => {
    const views: T['view'][] = []
    let decisions = 0
    const play = { engine, policy, seats: tables.seats(game), options: tables.options(game), seed: tables.seed + game }
    const { winners } = selfPlay(play, state => {
      if (decisions++ % tables.every === 0) views.push(seen(state))
    })
    return views.map(view => ({ view, winners }))
  }).flat()
}

/** The mean squared error of a forecast: 0 is perfect. */
export const brier = <View>(judged: readonly Judged<View>[], forecast: (view: View) => readonly number[]): number =>
  judged.reduce((sum, { view, winners }) => sum + error(forecast(view), winners), 0) / judged.length

const error = (shares: readonly number[], winners: readonly Seat[]): number =>
  shares.reduce((sum, share, seat) => sum + (share - (winners.includes(seat) ? 1 / winners.length : 0)) ** 2, 0)

/** Shares by one figure of each seat; `doubt`: by how much more of it a win is e times as likely. */
export const byFigure = (figures: readonly number[], doubt: number): number[] =>
  sharesOf(
    figures.map(figure => [figure]),
    [1 / doubt],
  )
