/** The drawing of the table in English. */
import { pictureIn } from '../../picture.ts'
import { refillsLeft } from '../facts.ts'
import { columns, counted, effects, fields, money, number, tiles, vp } from './phrases.ts'

export const picture = pictureIn({
  language: 'en',
  title: 'Oilfield',
  investments: 'Investments',
  lease: 'For lease',
  fields,
  columns,
  tiles,
  effects,
  money,
  vp,
  number,
  refills: level =>
    level === 0
      ? 'exhausted'
      : refillsLeft(level) === 0
        ? 'no refill to come'
        : counted(refillsLeft(level), 'refill to come', 'refills to come'),
  seats: n => counted(n, 'player', 'players'),
  round: n => `Round ${number(n)}`,
})
