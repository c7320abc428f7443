/** Where everything stands on the picture of the end, in pixels: a derrick for each player, as high as the score. */
import type { Seat } from '@wildcat/kernel'
import { type Ended, ranking } from './ranking.ts'

export interface Derrick {
  readonly seat: Seat
  readonly x: number
  readonly height: number
  readonly won: boolean
}

export interface PodiumShape {
  readonly width: number
  readonly height: number
  readonly ground: number // where the derricks stand
  readonly step: number // from one to the next
  readonly derricks: readonly Derrick[] // from the left
  readonly sun: number
}

const NARROW = 500
const LEAST = 0.32 // of the highest: also the last has a derrick

/** Who won stands in the middle, the next to the left, the third to the right, and so on outwards. */
function fromTheLeft<X>(ranked: readonly X[]): X[] {
  const placed: X[] = []
  for (const [n, each] of ranked.entries())
    if (n % 2 === 0) placed.push(each)
    else placed.unshift(each)
  return placed
}

export function podiumShape(width: number, outcome: Ended): PodiumShape {
  const narrow = width < NARROW
  const height = narrow ? 232 : 470
  const ground = height - (narrow ? 62 : 78)
  const highest = ground - (narrow ? 84 : 150)
  const ranked = ranking(outcome)
  const step = Math.min(250, width / ranked.length)
  const top = Math.max(...outcome.scores)
  const bottom = Math.min(0, ...outcome.scores)
  const share = (score: number) => (top === bottom ? 1 : Math.max(LEAST, (score - bottom) / (top - bottom)))
  const derricks = fromTheLeft(ranked).map(({ seat, score }, n) => ({
    seat,
    x: width / 2 + (n - (ranked.length - 1) / 2) * step,
    height: highest * share(score),
    won: outcome.winners.includes(seat),
  }))
  return { width, height, ground, step, derricks, sun: derricks.find(({ won }) => won)?.x ?? width / 2 }
}
