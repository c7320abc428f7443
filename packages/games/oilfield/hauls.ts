/** [OIL-5.4, OIL-6.1, OIL-7.1] What a tower can bring home: as much as it can; its owner chooses only between kinds. */
import type { Seat } from '@wildcat/kernel'
import { DRILLING, type Drilling, type Field, type Tower } from './components.ts'
import { type Haul, refinesGas, roomOf } from './queries.ts'
import type { Cubes, View } from './state.ts'

/** All that this owner's tower of this kind could bring from this field if it is used; nothing: it cannot take a cube. */
export const hauls = (view: Pick<View, 'fields' | 'stores' | 'expansions'>, seat: Seat, tower: Tower, field: Field): Haul[] =>
  haulsFrom(view.fields[field], tower, roomOf(view, seat), refinesGas(view, seat))

export function haulsFrom(there: Cubes, tower: Tower, room: number, refines: boolean): Haul[] {
  const shown = DRILLING[tower]
  const found: Haul[] = []
  for (const sold of soldAtOnce(shown, there)) {
    for (const { oil, gas } of stored(shown, there, room)) if (oil + gas > 0 || sold !== 'nothing') found.push({ oil, gas, sold })
  }
  // [OIL-7.1] Gas that would be sold goes to the store instead, where there is room for it. No tower stores other gas besides.
  if (shown.sold !== 'nothing' && there.gas > 0 && room > 0 && refines)
    found.push({ oil: Math.min(shown.oil, there.oil, room - 1), gas: 1, sold: 'nothing' })
  return found
}

function soldAtOnce({ sold }: Drilling, { oil, gas }: Cubes): Haul['sold'][] {
  const kinds: Haul['sold'][] = []
  if (sold === 'either' && oil > 0) kinds.push('oil')
  if (sold !== 'nothing' && gas > 0) kinds.push('gas')
  return kinds.length === 0 ? ['nothing'] : kinds
}

/** The ways to fill the room with as many as possible of the cubes that are shown. */
function stored(shown: Drilling, there: Cubes, room: number): Cubes[] {
  const most = { oil: Math.min(shown.oil + shown.free, there.oil), gas: Math.min(shown.gas + shown.free, there.gas) }
  const total = Math.min(room, shown.oil + shown.gas + shown.free, most.oil + most.gas)
  const found: Cubes[] = []
  for (let oil = Math.min(most.oil, total); oil >= Math.max(0, total - most.gas); oil--) found.push({ oil, gas: total - oil })
  return found
}
