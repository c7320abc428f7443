/** What decided a game, in three moments at the most: what changed the seat's chances most, and one good decision of its own. */
import type { Analysis, Feat, Slip } from './analysis.ts'
import type { Swing } from './swings.ts'

export type Turning =
  | ({ readonly kind: 'slip'; readonly by: number } & Slip)
  | ({ readonly kind: 'feat'; readonly by: number } & Feat)
  | ({ readonly kind: 'swing'; readonly by: number; readonly at: number } & Swing)

const MOST = 3
/** What changes less decided nothing. */
const LEAST = 0.03

/** In the order of the game. More good decisions than one only where nothing else is left: they are what a sound player would do. */
export function turningPoints({ slips, feats, swings }: Pick<Analysis, 'slips' | 'feats' | 'swings'>): Turning[] {
  const lost = slips.map((slip): Turning => ({ kind: 'slip', by: -slip.than.by, ...slip }))
  const gained = feats.map((feat): Turning => ({ kind: 'feat', by: feat.than.by, ...feat }))
  const turned = swings.map((swing): Turning => ({ kind: 'swing', by: swing.after - swing.before, at: swing.from, ...swing }))
  const largest = (of: readonly Turning[]) =>
    of.filter(({ by }) => Math.abs(by) >= LEAST).toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))
  const [good = [], ...more] = largest(gained)
  return [good, ...largest([...lost, ...turned]), ...more]
    .flat()
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at)
}

/** Of the same decision made again and again in a round (a bid that rises) only the one that matters most, and these first. */
export function apart<Each extends Pick<Slip, 'round' | 'chosen'>>(decisions: readonly Each[], by: (each: Each) => number): Each[] {
  const found = new Map<string, Each>()
  for (const each of decisions.toSorted((one, other) => by(other) - by(one))) {
    const key = `${each.round} ${each.chosen.kind}`
    if (!found.has(key)) found.set(key, each)
  }
  return [...found.values()]
}
