/** Come Black Gold chiama le cose che i due giochi hanno in comune, a un tavolo. */
import type { Terms } from '@wildcat/oil-rush/words/it/terms.ts'
import { terrainOfCost } from '../../map.ts'
import type { View } from '../../state.ts'
import { byKind, isGusher, place, wellAt } from '../facts.ts'
import { and, number, terrains } from './phrases.ts'

export const well = (view: View, index: number) => `${isGusher(view, index) ? 'zampillo' : 'pozzo'} ${wellAt(view, index)}`
/** Gli articoli e le preposizioni di: pozzo, pozzi, zampillo, zampilli. */
const THE = ['il', 'i', 'lo', 'gli'] as const
const OF = ['del', 'dei', 'dello', 'degli'] as const
const FROM = ['dal', 'dai', 'dallo', 'dagli'] as const

const several = (view: View, found: readonly number[], [il, i, lo, gli]: typeof THE | typeof OF | typeof FROM) => {
  const places = and.format(found.map(each => wellAt(view, each)))
  if (found.some(each => isGusher(view, each))) return `${found.length === 1 ? `${lo} zampillo` : `${gli} zampilli`} ${places}`
  return `${found.length === 1 ? `${il} pozzo` : `${i} pozzi`} ${places}`
}
/** 'il pozzo 3D', 'i pozzi 3D e 5E e lo zampillo 3F', con l’articolo o la preposizione che serve. */
const wells = (view: View, found: readonly number[], words: typeof THE | typeof OF | typeof FROM) =>
  byKind(view, found)
    .map(each => several(view, each, words))
    .join(' e ')

const WITH_ARTICLE = { plains: 'la pianura', rough: 'il terreno accidentato', hills: 'le colline' } as const

export const termsOf = (view: View): Terms => ({
  train: {
    name: 'treno',
    the: 'il treno',
    theMany: 'i treni',
    theOthers: 'gli altri treni',
    none: 'nessun treno è arrivato',
  },
  black: 'il treno del Barone',
  sharer: 'il Barone',
  ofSharer: 'del Barone',
  place: square => place(view, square),
  stop: row => `alla riga ${number(row)}`,
  theSites: found => wells(view, found, THE),
  ofSites: found => wells(view, found, OF),
  fromSites: found => wells(view, found, FROM),
  atSite: index => `${isGusher(view, index) ? 'nello' : 'nel'} ${well(view, index)}`,
  ground: cost => terrains[terrainOfCost(cost)],
  theGround: cost => WITH_ARTICLE[terrainOfCost(cost)],
})
