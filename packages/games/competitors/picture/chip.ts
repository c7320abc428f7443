/** What one player has in a place: a sign or a house for the owner, and the vehicles. */
import type { Names, Seat } from '@wildcat/kernel'
import type { Place, Vehicle, View } from '../state.ts'
import { isStopped, kindOf, numberOf, ownerOf, placeOf, truckAboard } from '../vehicles.ts'
import { colourOf, glyph, house, INK, PAPER, signAt } from './art.ts'
import { type Chip, holderOf, isOneOfSeveral } from './groups.ts'
import { at, centred, g, rect, type Svg, title } from './svg.ts'

export interface ChipWords {
  readonly notes: Readonly<Record<'goods' | 'halted', string>>
  /** 'Anna’s truck 2: Germany' */
  readonly standing: (vehicle: Vehicle, place: Place, names: Names) => string
  base(hq: boolean, name: string): string
}
export interface Players {
  readonly names: Names
  readonly mark: (seat: Seat) => string
}

/** A vehicle in words, with what its signs say. */
export const vehicleText = (view: View, vehicle: Vehicle, names: Names, { standing, notes }: ChipWords): string =>
  [
    standing(vehicle, placeOf(view, vehicle), names),
    ...(holderOf(view) === vehicle ? [notes.goods] : []),
    ...(isStopped(view, vehicle) ? [notes.halted] : []),
  ].join(', ')

const CELL = 38
const ROW = 42
const HEAD = 34 // for the sign of the owner, or the house
const PAD = 5

const columnsOf = ({ vehicles: { length } }: Chip): number => (length <= 3 ? length : Math.ceil(length / 2))
const rowsOf = ({ vehicles: { length } }: Chip): number => (length <= 3 ? 1 : 2)
export const widthOf = (chip: Chip): number => HEAD + columnsOf(chip) * CELL + 2 * PAD
export const heightOf = (chip: Chip): number => rowsOf(chip) * ROW

/** A vehicle: the truck aboard in the upper right corner, goods in the upper left, a halt in the lower left, its number in the lower right. */
function cell(view: View, vehicle: Vehicle, players: Players, words: ChipWords): Svg {
  const { fill, ink } = colourOf(ownerOf(vehicle))
  const truck = truckAboard(view, vehicle)
  const holder = holderOf(view)
  const goods = holder === vehicle || (truck !== undefined && holder === truck)
  const number = { fill: ink, stroke: fill, 'stroke-width': 4, 'paint-order': 'stroke', 'font-weight': 700 }
  return [
    glyph(kindOf(vehicle), 33, ink),
    isOneOfSeveral(view, vehicle) ? centred(14, 12, String(numberOf(vehicle)), 17, number) : '',
    truck === undefined ? '' : at(12, -17, 1, aboard(truck, players.mark(ownerOf(truck)), vehicleText(view, truck, players.names, words))),
    goods ? signAt('goods', -11, -14, 1) : '',
    isStopped(view, vehicle) ? signAt('halted', -11, 13, 1) : '',
  ].join('')
}
const aboard = (truck: Vehicle, mark: string, said: string): Svg => {
  const { fill, ink } = colourOf(ownerOf(truck))
  return g(
    { class: 'aboard' },
    title(said),
    rect(-20, -12, 40, 24, { rx: 6, fill, stroke: PAPER, 'stroke-width': 3 }),
    centred(-10, 0, mark, 15, { fill: ink, 'font-weight': 700 }),
    at(7, 0, 1, glyph('truck', 21, ink)),
  )
}

export function drawChip(view: View, chip: Chip, players: Players, words: ChipWords): Svg {
  const { fill, ink } = colourOf(chip.seat)
  const [width, height, columns] = [widthOf(chip), heightOf(chip), columnsOf(chip)]
  const mark = players.mark(chip.seat)
  const left = -width / 2 + HEAD + PAD + CELL / 2
  const back = { x: -width / 2, y: -height / 2, width, height }
  const head =
    chip.base === 'none'
      ? centred(-width / 2 + PAD + HEAD / 2, 0, mark, 26, { fill: ink, 'font-weight': 700 })
      : g(
          { class: chip.base },
          title(words.base(chip.base === 'hq', players.names(chip.seat))),
          at(-width / 2 + HEAD / 2, 0, 1, house(chip.base === 'hq', colourOf(chip.seat), mark)),
        )
  const cells = chip.vehicles.map((vehicle, n) =>
    g(
      { class: kindOf(vehicle) },
      title(vehicleText(view, vehicle, players.names, words)),
      at(left + (n % columns) * CELL, -height / 2 + ROW * (Math.floor(n / columns) + 0.5), 1, cell(view, vehicle, players, words)),
    ),
  )
  const plate = { rx: 11, fill }
  return [
    cells.length === 0 ? '' : rect(back.x, back.y, width, height, { ...plate, stroke: PAPER, 'stroke-width': 8 }),
    cells.length === 0 ? '' : rect(back.x, back.y, width, height, { ...plate, stroke: INK, 'stroke-width': 2 }),
    head,
    ...cells,
  ].join('')
}
