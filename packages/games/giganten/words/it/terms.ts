/** Come Giganten chiama le cose che i due giochi hanno in comune. */
import type { Terms } from '@wildcat/oil-rush/words/it/terms.ts'
import { place, terrainOfCost } from '../places.ts'
import { fromSites, number, ofSites, site, terrains, theSites } from './phrases.ts'

export const terms: Terms = {
  train: {
    name: 'locomotiva',
    the: 'la locomotiva',
    theMany: 'le locomotive',
    theOthers: 'le altre locomotive',
    none: 'nessuna locomotiva è arrivata',
  },
  black: 'la locomotiva nera',
  sharer: 'la locomotiva nera',
  ofSharer: 'della locomotiva nera',
  place,
  stop: space => `alla colonna ${number(space)}`,
  theSites,
  ofSites,
  fromSites,
  atSite: well => `nel ${site(well)}`,
  ground: cost => terrains[terrainOfCost(cost)],
  theGround: cost => `${terrainOfCost(cost) === 'plains' ? 'la' : 'le'} ${terrains[terrainOfCost(cost)]}`,
}
