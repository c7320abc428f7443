/** What Giganten calls the things that both games have. */
import type { Terms } from '@wildcat/oil-rush/words/en/terms.ts'
import { place, terrainOfCost } from '../places.ts'
import { number, site, sites, terrains } from './phrases.ts'

export const terms: Terms = {
  train: 'locomotive',
  black: 'the black locomotive',
  sharer: 'the black locomotive',
  place,
  stop: space => `column ${number(space)}`,
  site,
  sites,
  ground: cost => terrains[terrainOfCost(cost)],
}
