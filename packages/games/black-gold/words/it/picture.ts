/** Il disegno del tavolo in italiano. */
import type { WellKind } from '@wildcat/oil-rush'
import { terrainOfCost } from '../../map.ts'
import { pictureIn } from '../../picture.ts'
import { counted, money, number, points } from './phrases.ts'
import { options } from './set-up.ts'

const WELLS: Readonly<Record<WellKind, readonly [one: string, other: string]>> = {
  1: ['pozzo singolo', 'pozzi singoli'],
  2: ['pozzo doppio', 'pozzi doppi'],
  3: ['pozzo triplo', 'pozzi tripli'],
}

export const picture = pictureIn({
  language: 'it',
  title: 'Black Gold',
  options,
  titles: { wells: 'Pozzi', trains: 'Treni', signs: 'Legenda' },
  captions: { track: 'Binario', entry: 'i camion entrano da qui' },
  tiles: { title: 'Tessere, da A a C', note: 'Rotazioni in senso orario; le frecce indicano l’alto.' },
  black: { name: 'Barone del petrolio', mark: 'B' },
  first: 'primo giocatore',
  signal: { text: 'Segnale', more: 'i numeri: punti per entrare in una riga' },
  derrick: { text: 'Torre', more: 'il proprietario e i barili' },
  seats: n => `${number(n)} giocatori`,
  wells: (count, kind, cost) => `${counted(count, ...WELLS[kind])}, ${money(cost)} l’uno`,
  tokens: (values, each) => `segnalini da ${values.join(', ')}: ${number(each)} per valore`,
  terrain: cost => `${{ plains: 'Pianura', rough: 'Terreno accidentato', hills: 'Colline' }[terrainOfCost(cost)]}: ${points(cost)}`,
})
