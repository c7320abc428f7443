/** Whole games between bots with sense, by nothing but what the log says of them: every dollar and every point is accounted for. */
import type { Types, Words } from '@wildcat/kernel'
import { expect, test } from 'vitest'
import { greedy as blackGoldGreedy } from '../../games/black-gold/greedy/index.ts'
import { engine as blackGold } from '../../games/black-gold/index.ts'
import { words as blackGoldWords } from '../../games/black-gold/words/index.ts'
import { greedy as gigantenGreedy } from '../../games/giganten/greedy/index.ts'
import { engine as giganten } from '../../games/giganten/index.ts'
import { words as gigantenWords } from '../../games/giganten/words/index.ts'
import { greedy as oilfieldGreedy } from '../../games/oilfield/greedy/index.ts'
import { engine as oilfield } from '../../games/oilfield/index.ts'
import { words as oilfieldWords } from '../../games/oilfield/words/index.ts'
import type { SelfPlay } from '../../kernel-contract/self-play.ts'
import { logsOf, passagesOf, who } from '../../kernel-contract/transcript.ts'
import { cashBooksOf } from './oil-log.ts'
import { earned, scoreOf } from './oilfield-log.ts'

/** What somebody who looks on reads. */
function linesOf<T extends Types>(words: Words<T>, play: SelfPlay<T>): string[] {
  const [log] = logsOf(play, ['spectator'])
  if (log === undefined) throw new Error('there is no log')
  return passagesOf(words, log).texts.map(text => text.replaceAll('\u00A0', ' '))
}
const namesOf = (seats: number) => Array.from({ length: seats }, (_, seat) => who(seat))
const expectTold = (lines: readonly string[], ...told: readonly RegExp[]) => {
  for (const each of told) expect(lines).toContainEqual(expect.stringMatching(each))
}

/** Of Giganten and Black Gold, which count alike. */
function expectMoney(lines: readonly string[], seats: number) {
  const books = cashBooksOf(lines, namesOf(seats), 15_000)
  for (const { name, total, cash, rest, booked } of books) {
    expect({ name, cash }).toEqual({ name, cash: booked })
    expect({ name, total }).toEqual({ name, total: `$${(cash + rest).toLocaleString('en')}` })
  }
}
const SEEDS = [1, 2]

test.each(SEEDS)('Giganten, game %i', seed => {
  const lines = linesOf(gigantenWords.en, { engine: giganten, policy: gigantenGreedy, seats: 3, seed })
  expectTold(lines, / pumps .* ships .*\$3,000/, / sells \d barrels? .*\$/)
  expectMoney(lines, 3)
})

test.each(SEEDS)('Black Gold with two players, game %i: the Oil Baron bids too', seed => {
  const lines = linesOf(blackGoldWords.en, { engine: blackGold, policy: blackGoldGreedy, seats: 2, seed })
  expectTold(
    lines,
    /^A special card moves the Oil Baron \d spaces?, to row/,
    /The Oil Baron is dealt \d+ licences? at Hudson and \d+ at Jet, face down/,
    /The Oil Baron shows \d+ (one|two)-point/,
  )
  expect(lines.filter(line => /US Standard|liquidation/.test(line))).toEqual([])
  expectMoney(lines, 2)
})

test.each(SEEDS)('Black Gold with five players, game %i: three companies, and the liquidation', seed => {
  const lines = linesOf(blackGoldWords.en, { engine: blackGold, policy: blackGoldGreedy, seats: 5, seed })
  expectTold(lines, /at the liquidation/i, / names (Hudson|Jet|US Standard) and rolls/)
  expect(lines.filter(line => /Oil Baron (is dealt|shows)/.test(line))).toEqual([])
  expectMoney(lines, 5)
})

function expectPoints(lines: readonly string[], seats: number) {
  for (const name of namesOf(seats)) {
    const { total, points, added, money } = scoreOf(name, lines.at(-1) ?? '')
    const book = earned(lines, name)
    expect({ name, money, points }).toEqual({ name, money: 20 + book.money, points: book.points })
    expect({ name, total }).toEqual({ name, total: points + added })
  }
}

test.each(SEEDS)('Oilfield with four players and advanced buildings, game %i', seed => {
  const lines = linesOf(oilfieldWords.en, { engine: oilfield, policy: oilfieldGreedy, seats: 4, seed, options: { advanced: true } })
  expectPoints(lines, 4)
})

test('Oilfield with two players and the neutral bot', () => {
  const all = SEEDS.flatMap(seed => {
    const lines = linesOf(oilfieldWords.en, { engine: oilfield, policy: oilfieldGreedy, seats: 2, seed, options: { botSecond: true } })
    expectPoints(lines, 2)
    return lines
  })
  expectTold(
    all,
    /^Round 2\. .*The neutral bot’s worker moves to /,
    /^Cards: .*, neutral bot – (Lease|Build|Drill|Local market|National market)\./,
    /neutral bot reshuffles the leases on show/,
    /neutral bot reshuffles the tiles on show/,
    /neutral bot’s (small|medium|small local) tower in /,
    /neutral bot sells locally: .*, the supervisor, gets \$1/,
    /neutral bot (is alone|counts as a seller) on the national market/,
  )
})
