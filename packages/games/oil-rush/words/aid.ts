/** What the player aids of both games read off the map and the track. */
import { at } from '@wildcat/kernel'
import type { Track } from '../trains.ts'

/** Spaces of the track side by side that cost the same to enter. */
export interface Stretch {
  readonly cost: number
  readonly first: number
  readonly last: number
}

/** Without the first space: nobody moves onto that. */
export function stretchesOf({ last, cost }: Track): readonly Stretch[] {
  const spaces = Array.from({ length: last - 1 }, (_, i) => i + 2)
  return [...new Set(spaces.map(cost))].map(each => {
    const alike = spaces.filter(space => cost(space) === each)
    return { cost: each, first: at(alike, 0), last: at(alike, alike.length - 1) }
  })
}

/** What it costs to enter the squares of a map, cheapest first. */
export const entryCosts = ({ cost }: { readonly cost: readonly number[] }): readonly number[] => [...new Set(cost)].sort((a, b) => a - b)
