/** The hexes of the map as paths, and where in them something lies. */
import { at } from '@wildcat/kernel'
import { COLUMNS, type Hex, ROWS } from '../content/kinds.ts'
import { HEX_ROWS, HEX_WIDTH, type Point, WATER } from '../content/positions.ts'
import { columnOf, hexAt, isSea, rowOf } from '../map.ts'

const HALF = HEX_WIDTH / 2
const middleX = (hex: Hex): number => at(HEX_ROWS, rowOf(hex)).first + HEX_WIDTH * columnOf(hex)
export const middleOf = (hex: Hex): Point => [middleX(hex), at(HEX_ROWS, rowOf(hex)).middle]
export const waterOf = (hex: Hex): Point => WATER.get(hex) ?? middleOf(hex)
const ALL_HEXES: readonly Hex[] = Array.from({ length: ROWS * COLUMNS }, (_, hex) => hex)

const hexPath = (hex: Hex): string => {
  const { top, upper, lower, bottom } = at(HEX_ROWS, rowOf(hex))
  const long = lower - upper
  return `M${middleX(hex)} ${top}l${HALF} ${upper - top}v${long}l-${HALF} ${bottom - lower}-${HALF}-${bottom - lower}v-${long}z`
}
export const hexesPath = (wanted: (hex: Hex) => boolean): string => ALL_HEXES.filter(wanted).map(hexPath).join('')
export const seaHexes = (): string => hexesPath(isSea)

/** The sides of a hex with its neighbours beyond them. Columns go round the world. */
function sidesOf(hex: Hex): readonly { readonly beyond: Hex | 'none'; readonly line: string }[] {
  const { top, upper, lower, bottom } = at(HEX_ROWS, rowOf(hex))
  const [row, column, x] = [rowOf(hex), columnOf(hex), middleX(hex)]
  const [left, right, odd] = [x - HALF, x + HALF, row % 2]
  const beyond = (down: number, across: number): Hex | 'none' =>
    row + down < 0 || row + down >= ROWS ? 'none' : hexAt(row + down, (column + across + COLUMNS) % COLUMNS)
  return [
    { beyond: beyond(0, 1), line: `M${right} ${upper}V${lower}` },
    { beyond: beyond(1, odd), line: `M${right} ${lower}L${x} ${bottom}` },
    { beyond: beyond(1, odd - 1), line: `M${left} ${lower}L${x} ${bottom}` },
    { beyond: beyond(0, -1), line: `M${left} ${upper}V${lower}` },
    { beyond: beyond(-1, odd - 1), line: `M${left} ${upper}L${x} ${top}` },
    { beyond: beyond(-1, odd), line: `M${right} ${upper}L${x} ${top}` },
  ]
}
const linesTo = (hex: Hex, ends: (beyond: Hex | 'none') => boolean): string =>
  sidesOf(hex)
    .filter(({ beyond }) => ends(beyond))
    .map(({ line }) => line)
    .join('')
export const sideBetween = (hex: Hex, other: Hex): string => linesTo(hex, beyond => beyond === other)
/** The edge of all hexes of a kind. */
export const edgeAround = (wanted: (hex: Hex) => boolean): string =>
  ALL_HEXES.filter(wanted)
    .map(hex => linesTo(hex, beyond => beyond === 'none' || !wanted(beyond)))
    .join('')
