/** What a share of wins in so many games says about the true one. */
export interface Interval {
  readonly low: number
  readonly high: number
}

const Z = 1.96

/** 95 %, by Wilson: it holds for few games and for shares near 0 and 1 as well. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 }
  const share = wins / games
  const middle = share + Z ** 2 / (2 * games)
  const width = Z * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2))
  const all = 1 + Z ** 2 / games
  return { low: Math.max(0, (middle - width) / all), high: Math.min(1, (middle + width) / all) }
}
