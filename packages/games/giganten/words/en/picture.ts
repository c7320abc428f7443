/** The drawing of the table in English. */
import { pictureIn } from '../../picture.ts'
import { terrainOfCost } from '../places.ts'
import { counted, kinds, money, number, points } from './phrases.ts'

export const picture = pictureIn({
  language: 'en',
  title: 'Giganten',
  titles: { wells: 'Sites', trains: 'Locomotives', signs: 'Key' },
  captions: { track: 'Track', entry: 'trucks enter here' },
  black: { name: 'Black locomotive', mark: '' },
  first: 'first player',
  star: { text: 'Star: here the game ends', more: 'the numbers: points to enter a column' },
  derrick: { text: 'Derrick', more: 'its owner and its barrels' },
  seats: n => `${number(n)} players`,
  wells: (count, kind, cost) => `${counted(count, `${kinds[kind]} site`, `${kinds[kind]} sites`)}, ${money(cost)} each`,
  tiles: values => `tiles of ${values.join(', ')}`,
  terrain: cost => `${{ plains: 'Plains', hills: 'Hills', mountains: 'Mountains' }[terrainOfCost(cost)]}: ${points(cost)}`,
})
