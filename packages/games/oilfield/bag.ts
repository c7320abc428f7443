/** [OIL-1.2, OIL-9.1] The bag: cubes come out of it at random, and everything that is sold goes back into it. */
import type { Chance } from '@wildcat/kernel'
import type { Cubes, State } from './state.ts'
import type { T } from './types.ts'

type Bag = State['bag']
export interface Filling extends Cubes {
  readonly struck: boolean // the grey cube was drawn
}

const drawOne = (bag: Bag, chance: Chance<T['stream']>): keyof Bag => {
  const n = chance.below('cubes', bag.oil + bag.gas + bag.grey)
  const kind = n < bag.oil ? 'oil' : n < bag.oil + bag.gas ? 'gas' : 'grey'
  bag[kind]--
  return kind
}

/** So many cubes, or all there are. The grey one does not count, and another is drawn. */
function draw(bag: Bag, chance: Chance<T['stream']>, wanted: number): Cubes & { grey: number } {
  const drawn = { oil: 0, gas: 0, grey: 0 }
  while (drawn.oil + drawn.gas < wanted && bag.oil + bag.gas + bag.grey > 0) drawn[drawOne(bag, chance)]++
  return drawn
}

/** [OIL-1.2] */
export function drawStore(bag: Bag, chance: Chance<T['stream']>, wanted: number): Cubes {
  const { oil, gas } = draw(bag, chance, wanted)
  return { oil, gas }
}

/** [OIL-9.1] A filling that brings no oil goes back and is drawn again while the bag holds oil; a grey cube stays drawn. */
export function drawFilling(bag: Bag, chance: Chance<T['stream']>, wanted: number): Filling {
  let struck = false
  while (true) {
    const { oil, gas, grey } = draw(bag, chance, wanted)
    struck ||= grey > 0
    if (oil > 0 || bag.oil === 0 || wanted === 0) return { oil, gas, struck }
    bag.gas += gas
  }
}
