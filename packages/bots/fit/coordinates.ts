/**
 * Better constants for a game's own bot: one constant at a time is made a little larger or smaller, and stays so if whoever plays by it wins
 * more than his share among those who play by the others. Every deal is played once from each seat.
 */
import { at, type Constants, type Engine, forSeats, keyFrom, type Policy, type Tuning, type Types } from '@wildcat/kernel'
import { wilson } from '../ladder/wilson.ts'
import { luckOf } from '../luck.ts'

export interface Trial {
  readonly engine: Engine<Types>
  readonly tuning: Tuning<Types>
  readonly seats: number
  readonly games: number // for each change, at most
  readonly seed: number
  readonly only?: readonly string[] | 'all' // of the constants
}
export interface Score {
  readonly games: number
  readonly share: number
  readonly low: number // 95 %
  readonly high: number
}
export interface Climbed {
  readonly seats: number
  readonly constants: Constants
  readonly changes: readonly string[]
  readonly against: Readonly<Record<'inForce' | 'first', Score>> // one of the new ones among the old ones, in games that nothing was learned from
}

const STEPS = [1.3, 0.75]
/** Standard errors by which a change must win. */
const CLEARLY = 1.5
const roundTo = (value: number): number => Number(value.toPrecision(3))

export function climb(trial: Trial, passes: number, told: (line: string) => void = () => undefined): Climbed {
  const { tuning, seats, games, seed, only = 'all' } = trial
  const start = tuning.constants(seats)
  const names = Object.keys(start).filter(name => only === 'all' || only.includes(name))
  const changes: string[] = []
  let best = start
  let luck = seed
  for (let pass = 0; pass < passes; pass++) {
    const before = changes.length
    for (const name of names) {
      for (const step of STEPS) {
        const value = roundTo((best[name] ?? 0) * step)
        const changed = { ...best, [name]: value }
        luck++
        if (!isBetter(trial, changed, best, luck)) continue
        changes.push(`${name} ${best[name]} → ${value}`)
        told(`${seats} seats: ${changes.at(-1)}`)
        best = changed
        break
      }
    }
    if (changes.length === before) break
  }
  const fresh = (others: Constants): Score => scoreOf({ ...trial, games: games * 2, seed: luck + 1 }, best, others)
  return { seats, constants: best, changes, against: { inForce: fresh(start), first: fresh(tuning.first(seats)) } }
}

/** Half of the games first: what does not win there is let go. */
function isBetter(trial: Trial, one: Constants, others: Constants, seed: number): boolean {
  const chance = 1 / trial.seats
  const half = { ...trial, games: Math.ceil(trial.games / 2) }
  const first = scoreOf({ ...half, seed: 2 * seed }, one, others)
  if (first.share <= chance) return false
  const second = scoreOf({ ...half, seed: 2 * seed + 1 }, one, others)
  const games = first.games + second.games
  const share = (first.share * first.games + second.share * second.games) / games
  return share - chance > CLEARLY * Math.sqrt((chance * (1 - chance)) / games)
}

/** What one who plays by these wins among others who play by those. */
export function scoreOf({ engine, tuning, seats, games, seed }: Trial, one: Constants, others: Constants): Score {
  const [own, theirs] = [tuning.policyBy(() => one), tuning.policyBy(() => others)]
  const deals = Math.ceil(games / seats)
  let wins = 0
  for (let deal = 0; deal < deals; deal++)
    for (let seat = 0; seat < seats; seat++) {
      const winners = winnersOf(
        engine,
        keyFrom(seed, deal),
        forSeats(seats, each => (each === seat ? own : theirs)),
      )
      if (winners.includes(seat)) wins += 1 / winners.length
    }
  const played = deals * seats
  return { games: played, share: wins / played, ...wilson(wins, played) }
}

function winnersOf(engine: Engine<Types>, key: readonly number[], policies: readonly Policy<Types>[]): readonly number[] {
  const options = engine.options(policies.length, {})
  if ('refused' in options) throw new Error(`${engine.id} refuses its own usual options at ${policies.length} seats`)
  const { state } = engine.start(policies.length, options.ok, key)
  const lucks = policies.map((_, seat) => luckOf(key, seat))
  while (state.outcome === 'open') {
    const seat = engine.invited(state)[0] ?? at(engine.pending(state), 0)
    const view = engine.glance(state, seat)
    engine.apply(state, seat, at(policies, seat).choose(view, seat, engine.legal(view, seat), at(lucks, seat).below))
  }
  return state.outcome.winners
}
