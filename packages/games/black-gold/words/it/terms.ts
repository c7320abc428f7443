/** Come Black Gold chiama le cose che i due giochi hanno in comune, a un tavolo. */
import type { Terms } from '@wildcat/oil-rush/words/it/terms.ts'
import { terrainOfCost } from '../../map.ts'
import type { View } from '../../state.ts'
import { place, wellAt } from '../facts.ts'
import { and, number, terrains } from './phrases.ts'

export const well = (view: View, index: number) => `pozzo ${wellAt(view, index)}`
const named = (view: View, found: readonly number[]) => and.format(found.map(each => wellAt(view, each)))
/** 'il pozzo 3D', 'i pozzi 3D e 5E', con l’articolo o la preposizione che serve. */
const wells = (view: View, found: readonly number[], one: string, many: string) =>
  `${found.length === 1 ? `${one} pozzo` : `${many} pozzi`} ${named(view, found)}`

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
  theSites: found => wells(view, found, 'il', 'i'),
  ofSites: found => wells(view, found, 'del', 'dei'),
  fromSites: found => wells(view, found, 'dal', 'dai'),
  atSite: index => `nel ${well(view, index)}`,
  ground: cost => terrains[terrainOfCost(cost)],
  theGround: cost => WITH_ARTICLE[terrainOfCost(cost)],
})
