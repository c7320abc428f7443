/** Il disegno del tavolo in italiano. */
import { pictureIn } from '../../picture.ts'
import { refillsLeft } from '../facts.ts'
import { columns, counted, effects, fields, money, number, tiles, vp } from './phrases.ts'

export const picture = pictureIn({
  language: 'it',
  title: 'Oilfield',
  investments: 'Investimenti',
  lease: 'Libera',
  fields,
  columns,
  tiles,
  effects,
  money,
  vp,
  number,
  refills: level =>
    level === 0
      ? 'esaurito'
      : refillsLeft(level) === 0
        ? 'nessun rifornimento'
        : `ancora ${counted(refillsLeft(level), 'rifornimento', 'rifornimenti')}`,
  seats: n => counted(n, 'giocatore', 'giocatori'),
  round: n => `Round ${number(n)}`,
})
