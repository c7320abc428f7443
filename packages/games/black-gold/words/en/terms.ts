/** What Black Gold calls the things that both games have, at one table. */
import type { Terms } from '@wildcat/oil-rush/words/en/terms.ts'
import { terrainOfCost } from '../../map.ts'
import type { View } from '../../state.ts'
import { place, wellAt } from '../facts.ts'
import { and, number, terrains } from './phrases.ts'

export const well = (view: View, index: number) => `well ${wellAt(view, index)}`
const wells = (view: View, found: readonly number[]) =>
  found.length === 1 ? found.map(each => well(view, each)).join('') : `wells ${and.format(found.map(each => wellAt(view, each)))}`

export const termsOf = (view: View): Terms => ({
  train: 'train',
  black: 'the Oil Baron’s train',
  sharer: 'the Oil Baron',
  place: square => place(view, square),
  stop: row => `row ${number(row)}`,
  site: index => well(view, index),
  sites: found => wells(view, found),
  ground: cost => terrains[terrainOfCost(cost)],
})
