/** What the bench found, as it is written to the file. */
import type { ContenderName, Rival } from '../contenders/index.ts'
import type { Verb } from '../measures/verbs.ts'
import type { ServerReport } from './server.ts'

/** Over the repetitions. */
export interface Spread {
  readonly median: number
  readonly min: number
  readonly max: number
}

/** Commands a second; ratios are ours to theirs, taken within each repetition. */
export interface Race {
  readonly perSecond: Readonly<Record<ContenderName, Spread>>
  readonly ratios: Readonly<Record<Rival, Spread>>
  readonly fastest: Rival
}

export interface Size {
  readonly mean: number
  readonly most: number
}

/** Microseconds a command on either side. Null: this game has no command that can be taken back. */
export interface Grown {
  readonly from: Spread
  readonly to: Spread
  readonly ratio: Spread
}
export const GROWTHS = ['bySeats', 'byAge', 'byTable', 'byRecord'] as const
export type GrowthName = (typeof GROWTHS)[number]

export interface Proof {
  readonly games: number
  readonly commands: number
  readonly checksums: Readonly<Record<ContenderName, string>> // of random play, then of replay
}

export interface Target {
  readonly name: string
  readonly atLeast?: number
  readonly atMost?: number
  readonly reached: number
  readonly passed: boolean
  readonly noisy?: true // the machine was too busy to say
}

export interface GameReport {
  readonly game: string
  readonly proof: Proof
  readonly replay: Race
  readonly random: Race
  readonly micros: Readonly<Record<Verb, Spread>>
  readonly plans: { readonly median: Spread; readonly slow: Spread } | null // microseconds of one; slow: 95 of 100 are faster
  readonly bytes: Readonly<Record<'state' | 'view' | 'record', Size>>
  readonly growth: Readonly<Record<GrowthName, Grown | null>>
  readonly calibrator: { readonly micros: Spread; readonly swing: number; readonly tooNoisy: boolean }
  readonly targets: readonly Target[]
}

export interface Report {
  readonly node: string
  readonly processor: string
  readonly pinnedTo: number | null
  readonly quick: boolean
  readonly repetitions: number
  readonly games: readonly GameReport[]
  readonly servers: readonly ServerReport[]
}
