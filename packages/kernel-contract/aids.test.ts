/** The player aid of every game: the same card in every language, for every number of players and every choice of a table. */
import { isTableRule, keyFrom, LANGUAGES, type Section, type Types, type Words } from '@wildcat/kernel'
import { expect, test } from 'vitest'
import { type Configuration, configurations } from './configurations.ts'
import { SUBJECTS, subjectOf } from './subjects.ts'
import { textFlaw } from './text.ts'

const MOST_LINES = 30

type Subject = (typeof SUBJECTS)[number]['subject']
const viewAt = ({ game: engine }: Subject, { seats, options }: Configuration) => {
  const parsed = engine.options(seats, options)
  if ('refused' in parsed) throw new Error(`no table: ${JSON.stringify(parsed)}`)
  return engine.view(engine.start(seats, parsed.ok, keyFrom(1)).state, 'spectator')
}
const aidOf = (words: Words<Types>, view: Types['view']): readonly Section[] => words.aid?.(view) ?? []

test.each(SUBJECTS.map(({ subject }) => [subject.game.id, subject] as const))('%s has one card in all languages', (_, subject) => {
  const { game: engine } = subject
  const tables = configurations(engine)
  expect(new Set(tables.map(({ seats }) => seats)).size).toBe(engine.seats.most - engine.seats.least + 1)
  for (const table of tables) {
    const view = viewAt(subject, table)
    const [first, ...others] = LANGUAGES.map(language => aidOf(subject.words[language], view))
    const shape = (parts: readonly Section[] = []) => parts.map(({ rule, rows }) => [rule, rows.length])
    expect(first?.length).toBeGreaterThan(1)
    for (const other of others) expect(shape(other)).toEqual(shape(first))
    for (const parts of [first ?? [], ...others]) {
      expect(parts.flatMap(({ rows }) => rows).length).toBeLessThanOrEqual(MOST_LINES)
      expect(new Set(parts.map(({ title }) => title)).size).toBe(parts.length)
      for (const { title, rule, rows } of parts) {
        expect(rule !== undefined && (engine.rules.includes(rule) || isTableRule(rule)), `${title}: ${rule}`).toBe(true)
        for (const row of rows) {
          expect(row.length).toBe(2)
          for (const text of [title, ...row]) expect(textFlaw(text), text).toBeUndefined()
        }
      }
    }
  }
})

const card = (id: string, seats: number, options: object = {}) => {
  const listed = subjectOf(id)
  if (listed === undefined) throw new Error(`no game '${id}'`)
  const view = viewAt(listed.subject, { seats, options })
  return LANGUAGES.map(language =>
    aidOf(listed.subject.words[language], view)
      .flatMap(({ rows }) => rows.map(row => row.join(': ')))
      .join('\n')
      .replaceAll('\u00A0', ' '),
  )
}

test.each([
  ['giganten', 3, {}, '3 beige', '3 beige'],
  ['giganten', 4, {}, '$5,000, $4,000, $3,000, $2,000', '5.000 $, 4.000 $, 3.000 $, 2.000 $'],
  ['giganten', 3, { inflation: true }, 'Inflation: ', 'Inflazione: '],
  ['black-gold', 2, {}, 'hidden licences', 'licenze coperte'],
  ['black-gold', 2, { aggressiveBaron: true }, 'stay until the Baron wins', 'finché non vince'],
  ['black-gold', 5, {}, 'Liquidation: ', 'Liquidazione: '],
  ['black-gold', 4, {}, 'rolled for Hudson, Jet and US Standard', 'la Hudson, la Jet e la US Standard'],
  ['black-gold', 4, { length: 'short' }, 'row 17', 'riga 17'],
  ['black-gold', 4, { length: 'long' }, 'in round 13', 'nel round 13'],
  ['black-gold', 4, { deeperDoubles: true }, '$6,000, 3 or 5 barrels', '6.000 $, 3 o 5 barili'],
  ['oilfield', 2, {}, 'random one is first', 'per prima'],
  ['oilfield', 2, { botSecond: true }, 'random one is second', 'per seconda'],
  ['oilfield', 5, {}, 'refilled to 14 cubes', 'fino a 14 barili'],
  ['oilfield', 4, {}, '$4 if one plays it, $3 if 2 do, $1 if more do', '4 $ se la gioca uno solo, 3 $ se la giocano in 2'],
  ['oilfield', 3, { advanced: true }, 'Gas refinery: $8', 'Raffineria di gas: 8 $'],
  ['competitors', 3, { game: 'time', rounds: 5 }, 'The end: after round 5', 'La fine: dopo il round 5'],
  ['competitors', 3, { vpTable: 'distance' }, '2 to 4 by distance', 'da 2 a 4 secondo la distanza'],
  ['gusher', 3, { rounds: 7 }, 'after 7 rounds', 'dopo 7 round'],
] as const)('the card of %s for %s with %o says what holds there', (id, seats, options, english, italian) => {
  const [en, it] = card(id, seats, options)
  expect(en).toContain(english)
  expect(it).toContain(italian)
  const { least, most } = subjectOf(id)?.subject.game.seats ?? { least: 0, most: 0 }
  const elsewhere = [least, most].flatMap(count => card(id, count).slice(0, 1))
  expect(elsewhere.every(text => text.includes(english))).toBe(false)
})
