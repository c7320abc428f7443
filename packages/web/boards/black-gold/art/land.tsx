/** What ground looks like, around the middle of a square. */
import type { ReactNode } from 'react'

export const ROUGH = 'M-19-9q5-5 10 0t10 0 10 0M-15 1q5-5 10 0t10 0 10 0M-19 11q5-5 10 0t10 0 10 0'
/** A table mountain with its side in the shade. */
export const MESAS = [
  {
    body: 'M-23 17-15 1l4-3 1-11H6l3 8 6-1 3 6 5 17z',
    shade: 'M6-13 9-5l6-1 3 6 5 17H4L6 3 4-5z',
    steps: 'M-10-6H5M-12 1H4M-16 9H2M9 1h9M7 9h13',
  },
  {
    body: 'M-23 17-17 6l3-9 2-2v-7h8l1 4h8l2 7 4 1 4 9 5 8z',
    shade: 'M-3-8h8l2 7 4 1 4 9 5 8H3L4 7 1-1z',
    steps: 'M-12-3H0M-14 4H1M-18 11H2M6 4h6M5 11h11',
  },
] as const
export const TUFTS = ['m-3 2-1.500-4M0 2v-5M3 2l2-4', 'm-1.500 1.500-1-2.500M1 1.500 2-2'] as const

export const Mesa = ({ body, shade, steps }: (typeof MESAS)[number]) => (
  <>
    <path className="mesa-body" d={body} />
    <path className="mesa-shade" d={shade} />
    <path className="mesa-line" d={body} />
    <path className="mesa-steps" d={steps} />
  </>
)

/** For a legend: each kind of ground, and what it costs to enter. */
export const LAND: readonly { readonly terrain: 'plains' | 'rough' | 'hills'; readonly cost: number; readonly drawing: ReactNode }[] = [
  { terrain: 'plains', cost: 1, drawing: <path className="tuft" d={TUFTS[0]} transform="scale(1.8)" /> },
  { terrain: 'rough', cost: 2, drawing: <path className="rough" d={ROUGH} /> },
  { terrain: 'hills', cost: 3, drawing: <Mesa {...MESAS[0]} /> },
]
