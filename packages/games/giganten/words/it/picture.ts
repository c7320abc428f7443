/** Il disegno del tavolo in italiano. */
import { pictureIn } from '../../picture.ts'
import { terrainOfCost } from '../places.ts'
import { counted, kinds, money, number, points } from './phrases.ts'

export const picture = pictureIn({
  language: 'it',
  title: 'Giganten',
  titles: { wells: 'Siti', trains: 'Locomotive', signs: 'Legenda' },
  captions: { track: 'Binario', entry: 'i camion entrano da qui' },
  black: { name: 'Locomotiva nera', mark: '' },
  first: 'primo giocatore',
  star: { text: 'Stella: qui la partita finisce', more: 'i numeri: punti per entrare in una colonna' },
  derrick: { text: 'Torre', more: 'il proprietario e i barili' },
  seats: n => `${number(n)} giocatori`,
  wells: (count, kind, cost) => `${counted(count, 'sito', 'siti')} ${kinds[kind]}, ${money(cost)} l’uno`,
  tiles: values => `tessere da ${values.join(', ')}`,
  terrain: cost => `${{ plains: 'Pianura', hills: 'Colline', mountains: 'Montagne' }[terrainOfCost(cost)]}: ${points(cost)}`,
})
