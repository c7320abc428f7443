/** [COM-C4, COM-7.6] Political events: a column a continent, from 1 to 12 on the d12. */
import type { Continent, Deck } from './kinds.ts'
import type { Op } from './ops.ts'

type Cell = readonly Op[]
const QUIET: Cell = []
const END_OF_TURN: Cell = [{ op: 'endTurn' }]
const ROBBED: Cell = [{ op: 'fail', only: 'truckNotAboard' }]
const EMBARGO: Cell = [{ op: 'drawCustoms', onlyLoaded: true }]
const ESCORT: Cell = [{ op: 'noCustoms', onlyLoaded: true }]
const pay = (euro: number): Cell => [{ op: 'pay', euro }]
const gain = (euro: number): Cell => [{ op: 'gain', euro }]
const draw = (deck: Deck): Cell => [{ op: 'draw', deck }]
const delay = (points: number): Cell => [{ op: 'points', n: -points, onlyLoaded: true }]
const bribe = (euro: number): Cell => [{ op: 'choose', options: [[{ op: 'pay', euro }], [{ op: 'drawCustoms' }]], onlyLoaded: true }]
const treaty = (euro: number): Cell => [
  { op: 'gain', euro },
  { op: 'draw', deck: 'contract' },
]

export const POLITICAL: Readonly<Record<Continent, readonly Cell[]>> = {
  EU: [
    END_OF_TURN,
    pay(5_000),
    ROBBED,
    bribe(3_000),
    delay(2),
    EMBARGO,
    QUIET,
    QUIET,
    ESCORT,
    gain(5_000),
    draw('contract'),
    treaty(10_000),
  ],
  AS: [
    END_OF_TURN,
    pay(10_000),
    ROBBED,
    bribe(5_000),
    delay(3),
    EMBARGO,
    QUIET,
    QUIET,
    ESCORT,
    gain(10_000),
    draw('contract'),
    treaty(10_000),
  ],
  AF: [
    END_OF_TURN,
    pay(10_000),
    ROBBED,
    bribe(5_000),
    delay(3),
    EMBARGO,
    QUIET,
    QUIET,
    ESCORT,
    gain(10_000),
    draw('contract'),
    treaty(10_000),
  ],
  NA: [
    END_OF_TURN,
    pay(10_000),
    ROBBED,
    bribe(5_000),
    delay(2),
    EMBARGO,
    QUIET,
    QUIET,
    ESCORT,
    gain(10_000),
    draw('contract'),
    treaty(10_000),
  ],
  SA: [
    END_OF_TURN,
    pay(10_000),
    ROBBED,
    bribe(5_000),
    delay(3),
    pay(10_000),
    QUIET,
    QUIET,
    ESCORT,
    gain(10_000),
    draw('contract'),
    treaty(10_000),
  ],
  OC: [
    END_OF_TURN,
    pay(5_000),
    ROBBED,
    bribe(3_000),
    delay(2),
    delay(2),
    QUIET,
    QUIET,
    ESCORT,
    gain(5_000),
    draw('territory'),
    treaty(5_000),
  ],
}
