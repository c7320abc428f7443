/** The drawing of the table in English. */
import { terrainOfCost } from '../../map.ts'
import { pictureIn } from '../../picture.ts'
import { counted, kinds, money, number, points } from './phrases.ts'
import { options } from './set-up.ts'

export const picture = pictureIn({
  language: 'en',
  title: 'Black Gold',
  options,
  titles: { wells: 'Wells', trains: 'Trains', signs: 'Key' },
  captions: { track: 'Track', entry: 'trucks enter here' },
  tiles: { title: 'Tiles, from A to C', note: 'Rotations are clockwise; arrows point to the top.' },
  black: { name: 'Oil Baron', mark: 'B' },
  first: 'first player',
  signal: { text: 'Signal', more: 'the numbers: points to enter a row' },
  derrick: { text: 'Derrick', more: 'its owner and its barrels' },
  seats: n => `${number(n)} players`,
  wells: (count, kind, cost) => `${counted(count, `${kinds[kind]} well`, `${kinds[kind]} wells`)}, ${money(cost)} each`,
  tokens: (values, each) => `tokens of ${values.join(', ')}: ${number(each)} each`,
  terrain: cost => `${{ plains: 'Plains', rough: 'Rough ground', hills: 'Hills' }[terrainOfCost(cost)]}: ${points(cost)}`,
})
