/** [GIG-C1, GIG-C2] The printed map: terrain and drilling sites. */
import { at } from '@wildcat/kernel'
import { type Board, type Country, placesBeside, type Square, squareAt, type WellKind } from '@wildcat/oil-rush'
import { TRACK } from './components.ts'

export const COLUMNS = 20
export const ROWS = 12
const PLAINS = 1
const HILLS = 2
const MOUNTAINS = 3

/** [GIG-C1] By row, the columns of hills and of mountains; every other square is plains. */
const RELIEF: readonly { readonly hills: readonly number[]; readonly mountains: readonly number[] }[] = [
  { hills: [3, 7, 10, 19], mountains: [13] },
  { hills: [9, 15], mountains: [5, 17] },
  { hills: [4, 7], mountains: [11, 19] },
  { hills: [2, 20], mountains: [8, 13, 15] },
  { hills: [12, 17], mountains: [3, 6] },
  { hills: [6, 14, 19], mountains: [9] },
  { hills: [11], mountains: [2, 4, 16, 18, 20] },
  { hills: [13, 19], mountains: [6, 9] },
  { hills: [8, 17], mountains: [4, 12, 15] },
  { hills: [2, 6, 20], mountains: [9, 13, 19] },
  { hills: [], mountains: [2, 7, 11, 16] },
  { hills: [9, 18], mountains: [2, 3, 5, 14] },
]

const costOf = (column: number, { hills, mountains }: (typeof RELIEF)[number]): number => {
  if (mountains.includes(column)) return MOUNTAINS
  return hills.includes(column) ? HILLS : PLAINS
}

export const BOARD: Board = {
  columns: COLUMNS,
  rows: ROWS,
  cost: RELIEF.flatMap(row => Array.from({ length: COLUMNS }, (_, index) => costOf(index + 1, row))),
}

export interface Site {
  readonly square: Square
  readonly kind: WellKind
  readonly onlyWithFour: boolean // marked "3": empty with three players
}

/** [GIG-C2] c = column, r = row, * = marked "3". */
const SITES_BY_KIND: Readonly<Record<WellKind, string>> = {
  1: 'c3r4 c3r7 c3r11 c4r1 c4r9 c5r3 c5r5* c5r12 c6r1 c6r10* c7r6 c7r8',
  2: 'c9r4 c9r8 c9r12 c11r4* c13r3 c14r5 c14r10 c16r7 c17r4 c18r1 c18r7* c18r12',
  3: 'c10r2 c11r8 c11r12 c12r1 c14r8 c14r12* c15r3 c16r1* c17r9 c19r3 c19r5 c19r10',
}

function readSite(text: string, kind: WellKind): Site {
  const [, column, row, mark] = /^c(\d+)r(\d+)(\*?)$/.exec(text) ?? []
  return { square: squareAt(BOARD, Number(column), Number(row)), kind, onlyWithFour: mark === '*' }
}

const sitesOf = (kind: WellKind) => SITES_BY_KIND[kind].split(' ').map(text => readSite(text, kind))
/** Those for four players only come last: so a site has the same number at every table, and an event needs no more to name its place. */
export const SITES: readonly Site[] = [...sitesOf(1), ...sitesOf(2), ...sitesOf(3)].toSorted(
  (a, b) => Number(a.onlyWithFour) - Number(b.onlyWithFour),
)

/** Wells on the table have the places of their sites in SITES. */
const SITES_BESIDE = placesBeside(
  BOARD,
  SITES.map(({ square }) => square),
)
export const sitesBeside = (square: Square): readonly number[] => at(SITES_BESIDE, square)

export const COUNTRY: Country = { board: BOARD, track: TRACK }
