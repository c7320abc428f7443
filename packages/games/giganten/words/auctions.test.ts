/** Auctions as players read them, from the opening to the sale. */
import { nameToken, settled } from '@wildcat/kernel/words/name-tokens.ts'
import type { Company, Licence } from '@wildcat/oil-rush'
import { expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { fresh } from '../tests/stage.ts'
import { words } from './index.ts'
import { follows } from './passages.ts'

const table = fresh()
const who = (seat: number) => ['Anna', 'Elena', 'Ugo', 'Enrico'][seat] ?? '?'
function told(...events: readonly Event[]) {
  for (const [i, event] of events.entries()) if (i > 0) expect(follows(events.slice(0, i), event)).toBe(true)
  return [words.en, words.it].map(({ report }) => report?.passage(events, who, table).replaceAll('\u00A0', ' '))
}

const company = 'jet'
const opened = (...bidders: number[]): Event => ({ kind: 'auctionOpened', company, bidders })
const bid = (seat: number, points: number): Event => ({ kind: 'bidMade', seat, company, points })
const pass = (seat: number): Event => ({ kind: 'passed', seat, company })
const wins = (seat: number, points: number): Event => ({ kind: 'bidCovered', seat, company, points })
const pays = (seat: number, ones: number, twos: number): Event => ({ kind: 'licencesPaid', seat, ones, twos })
const sells = (seat: number, barrels: number, price = 6000): Event => ({ kind: 'oilSold', seat, company, barrels, price })
const bluff = (seat: number, points: number, ...lost: Licence[]): Event => ({ kind: 'bluffCalled', seat, company, points, lost })
const nobody = (why: 'nobodyThere' | 'allPassed', where: Company = company): Event => ({ kind: 'nobodySells', company: where, why })

test('few bids are named one by one', () => {
  expect(told(opened(0, 1, 2), bid(0, 1), bid(1, 3), pass(2), bid(0, 5), pass(1), wins(0, 5), pays(0, 1, 2), sells(0, 2))).toEqual([
    'At Jet Anna bids 1, Elena goes to 3 and Anna to 5; Ugo and Elena pass. Anna pays 1 one-point and 2 two-point licences and sells 2 barrels at $6,000 each for $12,000.',
    'Asta Jet: Anna offre 1, Elena sale a 3 e Anna a 5; Ugo ed Elena passano. Anna paga 1 licenza da 1 punto e 2 da 2 punti e vende 2 barili a 6.000 $ l’uno, 12.000 $ in tutto.',
  ])
  expect(told(opened(0, 1), bid(0, 1), pass(1), wins(0, 1), pays(0, 1, 0), sells(0, 1))).toEqual([
    'At Jet Anna bids 1 and Elena passes. Anna pays 1 one-point licence and sells 1 barrel for $6,000.',
    'Asta Jet: Anna offre 1 ed Elena passa. Anna paga 1 licenza da 1 punto e vende 1 barile per 6.000 $.',
  ])
})

test('many bids are told by where they began and ended, and who dropped out where', () => {
  const climb = [bid(0, 1), bid(1, 2), bid(2, 3), bid(0, 4), bid(1, 5), pass(2), bid(0, 6), pass(1)]
  expect(told(opened(0, 1, 2), ...climb, wins(0, 6), pays(0, 0, 3), sells(0, 0))).toEqual([
    'At Jet Anna, Elena and Ugo bid each other up from 1 to 6; Ugo passes at 5 and Elena at 6. Anna wins with 6 and pays 3 two-point licences, but sells nothing.',
    'Asta Jet: Anna, Elena e Ugo rilanciano da 1 fino a 6; passano Ugo (su 5) ed Elena (su 6). Anna vince con 6 e paga 3 licenze da 2 punti, ma non vende nulla.',
  ])
  const together = [bid(0, 1), bid(1, 2), bid(0, 3), bid(1, 4), pass(2), bid(0, 5), bid(1, 6), bid(3, 7), pass(0), pass(1)]
  expect(told(opened(0, 1, 2, 3), ...together, wins(3, 7))).toEqual([
    'At Jet Anna, Elena and Enrico bid each other up from 1 to 7; Ugo passes at 4, Anna and Elena at 7. Enrico wins with 7.',
    'Asta Jet: Anna, Elena ed Enrico rilanciano da 1 fino a 7; passano Ugo (su 4), Anna (su 7) ed Elena (su 7). Enrico vince con 7.',
  ])
  const jumps = [pass(2), bid(0, 1), bid(1, 3), bid(0, 5), bid(1, 9), bid(0, 12), pass(1)]
  expect(told(opened(2, 0, 1), ...jumps, wins(0, 12))).toEqual([
    'At Jet Anna and Elena bid 1, 3, 5, 9 and 12; Ugo passes and Elena passes at 12. Anna wins with 12.',
    'Asta Jet: Anna ed Elena offrono 1, 3, 5, 9 e 12; passano Ugo ed Elena (su 12). Anna vince con 12.',
  ])
})

test('so many bids that nobody reads them are told by the first and the last', () => {
  const points = [1, 2, 4, 5, 6, 7, 8, 9, 12]
  expect(told(opened(0, 1), ...points.map((each, i) => bid(i % 2, each)), pass(1))).toEqual([
    'At Jet Anna and Elena bid each other up from 1 to 12; Elena passes at 12.',
    'Asta Jet: Anna ed Elena rilanciano da 1 fino a 12; su 12 Elena passa.',
  ])
})

test('names that the page sets later come out as names do', () => {
  const events = [opened(0, 1, 2), bid(0, 4), pass(1)]
  const dealt = [0, 1].map((seat): Event => ({ kind: 'licencesDealt', seat, count: 5, due: 5, licences: null }))
  for (const passage of [events, [opened(0, 1), pass(0), pass(1), nobody('allPassed')], dealt]) {
    const [, named] = told(...passage)
    const later = words.it.report?.passage(passage, nameToken, table) ?? ''
    expect(settled(later, ['Anna', 'Elena', 'Ugo']).replaceAll(/\uE000(\d)\uE001/g, (_, seat) => who(Number(seat)))).toBe(named)
    expect(named).toMatch(/ ed Elena | ad Anna /)
  }
})

test('without a rival', () => {
  expect(told(opened(0), bid(0, 1), wins(0, 1), pays(0, 1, 0), sells(0, 2, 5000))).toEqual([
    'At Jet Anna has no rival, bids 1, pays 1 one-point licence and sells 2 barrels at $5,000 each for $10,000.',
    'Asta Jet: Anna non ha avversari, offre 1, paga 1 licenza da 1 punto e vende 2 barili a 5.000 $ l’uno, 10.000 $ in tutto.',
  ])
  expect(told(opened(0), pass(0), nobody('allPassed'))).toEqual([
    'At Jet Anna has no rival but passes: nobody sells there.',
    'Asta Jet: Anna non ha avversari ma passa; nessuno vende.',
  ])
})

test('where nobody sells', () => {
  expect(told(opened(0, 1), pass(0), pass(1), nobody('allPassed'))).toEqual([
    'At Jet Anna and Elena both pass: nobody sells there.',
    'Asta Jet: Anna ed Elena passano; nessuno vende.',
  ])
  expect(told(opened(0, 1, 2), pass(0), pass(1), pass(2), nobody('allPassed'))[0]).toBe(
    'At Jet Anna, Elena and Ugo all pass: nobody sells there.',
  )
  expect(told(nobody('nobodyThere', 'hudson'), nobody('nobodyThere'))).toEqual([
    'Nobody sells at Hudson or Jet this round: nobody has both oil there and a licence.',
    'In questo round nessuno vende né alla Hudson né alla Jet: nessuno ha sia petrolio lì sia licenze.',
  ])
})

test('a bluff is called and the auction held again, in the same passage', () => {
  const first = [opened(0, 1), bid(0, 4), bid(1, 30), pass(0), bluff(1, 30, 1, 2)]
  expect(told(...first, opened(0, 1), bid(0, 1), pass(1), wins(0, 1), pays(0, 1, 0), sells(0, 1))).toEqual([
    'At Jet Anna bids 4 and Elena goes to 30; Anna passes. Elena wins with 30 but cannot pay: the bluff costs half the hand, rounded up (1 one-point and 1 two-point licence), and the auction is held again. This time Anna bids 1 and Elena passes. Anna pays 1 one-point licence and sells 1 barrel for $6,000.',
    'Asta Jet: Anna offre 4 ed Elena sale a 30; Anna passa. Elena vince con 30 ma non può pagare: il bluff costa metà delle licenze, arrotondata per eccesso (1 licenza da 1 punto e 1 da 2 punti), e l’asta si ripete. Stavolta Anna offre 1 ed Elena passa. Anna paga 1 licenza da 1 punto e vende 1 barile per 6.000 $.',
  ])
  expect(told(opened(1), bid(1, 30), bluff(1, 30, 1), nobody('nobodyThere'))).toEqual([
    'At Jet Elena has no rival and bids 30. Elena wins with 30 but cannot pay: the bluff costs half the hand, rounded up (1 one-point licence), and the auction is held again. Now there is nobody left who could sell there.',
    'Asta Jet: Elena non ha avversari e offre 30. Elena vince con 30 ma non può pagare: il bluff costa metà delle licenze, arrotondata per eccesso (1 licenza da 1 punto), e l’asta si ripete. Ora non resta nessuno che possa vendere lì.',
  ])
})

test('inflation closes an auction', () => {
  const rises = (where: Company): Event => ({ kind: 'pricesInflated', company: where, from: 7, to: 8 })
  expect(told(nobody('nobodyThere', 'hudson'), rises('hudson'), nobody('nobodyThere'), rises('jet'))).toEqual([
    'Nobody sells at Hudson or Jet this round: nobody has both oil there and a licence. Inflation: Hudson rises from $5,000 to $5,500 and Jet from $5,000 to $5,500.',
    'In questo round nessuno vende né alla Hudson né alla Jet: nessuno ha sia petrolio lì sia licenze. Inflazione: la Hudson sale da 5.000 $ a 5.500 $ e la Jet da 5.000 $ a 5.500 $.',
  ])
  expect(told(sells(0, 3), { kind: 'pricesInflated', company: 'jet', from: 9, to: 8 })).toEqual([
    'Anna sells 3 barrels at Jet for $6,000 each, $18,000 in all. Inflation: Jet falls from $6,000 to $5,500.',
    'Anna vende 3 barili alla Jet a 6.000 $ l’uno, 18.000 $ in tutto. Inflazione: la Jet scende da 6.000 $ a 5.500 $.',
  ])
})

test('an auction that is only told in part', () => {
  expect([told(bid(1, 3), pass(2)), told(pass(0), pass(1)), told(bid(0, 2), bid(1, 3))]).toEqual([
    ['At Jet Elena bids 3 and Ugo passes.', 'Asta Jet: Elena offre 3 e Ugo passa.'],
    ['At Jet Anna and Elena pass.', 'Asta Jet: Anna ed Elena passano.'],
    ['At Jet Anna bids 2 and Elena goes to 3.', 'Asta Jet: Anna offre 2 ed Elena sale a 3.'],
  ])
  expect(told(wins(0, 9), pays(0, 1, 4), sells(0, 2))).toEqual([
    'Anna wins at Jet with 9, pays 1 one-point and 4 two-point licences and sells 2 barrels at $6,000 each for $12,000.',
    'Anna vince l’asta Jet con 9, paga 1 licenza da 1 punto e 4 da 2 punti e vende 2 barili a 6.000 $ l’uno, 12.000 $ in tutto.',
  ])
  expect(told(pays(0, 1, 4), sells(0, 2))[0]).toBe(
    'Anna pays 1 one-point and 4 two-point licences and sells 2 barrels at Jet for $6,000 each, $12,000 in all.',
  )
  expect(told(pays(0, 1, 0), sells(0, 0))).toEqual([
    'Anna pays 1 one-point licence, but sells nothing.',
    'Anna paga 1 licenza da 1 punto, ma non vende nulla.',
  ])
})
