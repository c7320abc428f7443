/** What Black Gold calls the things that both games have, at one table. */
import type { Terms } from '@wildcat/oil-rush/words/en/terms.ts'
import { terrainOfCost } from '../../map.ts'
import type { View } from '../../state.ts'
import { byKind, isGusher, place, wellAt } from '../facts.ts'
import { and, number, terrains } from './phrases.ts'

export const well = (view: View, index: number) => `${isGusher(view, index) ? 'gusher' : 'well'} ${wellAt(view, index)}`
const several = (view: View, found: readonly number[]) =>
  found.length <= 1
    ? found.map(each => well(view, each))
    : [`${found.some(each => isGusher(view, each)) ? 'gushers' : 'wells'} ${and.format(found.map(each => wellAt(view, each)))}`]
/** 'wells 3D and 5E and gusher 3F' */
const wells = (view: View, found: readonly number[]) =>
  byKind(view, found)
    .flatMap(each => several(view, each))
    .join(' and ')

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
