/** What decided a game, in three moments at the most: what changed the seat's chances most, and one good decision of its own. */
import type { Analysis, Feat, Slip, Swing } from './analysis.ts'

export type Turning =
  | ({ readonly kind: 'slip'; readonly by: number } & Slip)
  | ({ readonly kind: 'feat'; readonly by: number } & Feat)
  | ({ readonly kind: 'swing'; readonly by: number; readonly at: number } & Swing)

const MOST = 3
/** What changes less decided nothing. */
const LEAST = 0.03

/** In the order of the game. */
export function turningPoints({ slips, feats, swings }: Pick<Analysis, 'slips' | 'feats' | 'swings'>): Turning[] {
  const lost = apart(slips).map((slip): Turning => ({ kind: 'slip', by: -slip.than.by, ...slip }))
  const gained = feats.map((feat): Turning => ({ kind: 'feat', by: feat.than.by, ...feat }))
  const turned = swings.map((swing): Turning => ({ kind: 'swing', by: swing.after - swing.before, at: swing.from, ...swing }))
  const largest = (of: readonly Turning[]) =>
    of.filter(({ by }) => Math.abs(by) >= LEAST).toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))
  const [good] = largest(gained)
  const others = largest([...lost, ...turned, ...gained.filter(each => each !== good)])
  return [...(good === undefined ? [] : [good]), ...others].slice(0, MOST).sort((a, b) => a.at - b.at)
}

/** Of the same mistake made again and again in a round (a bid that rises) only the dearest. */
export function apart<Each extends Pick<Slip, 'round' | 'chosen' | 'than'>>(slips: readonly Each[]): Each[] {
  const dearest = new Map<string, Each>()
  for (const slip of slips) {
    const key = `${slip.round} ${slip.chosen.kind}`
    const known = dearest.get(key)
    if (known === undefined || slip.than.by > known.than.by) dearest.set(key, slip)
  }
  return [...dearest.values()]
}
