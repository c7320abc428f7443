import confusables from 'unhomoglyph/data.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { looksOf } from './look-alike.ts'
import { toldApart } from './player-names.ts'

describe('names that look alike are told apart', () => {
  test.each([
    ['Ada', 'Аda'], // a Cyrillic A
    ['Ada', 'Αdа'], // a Greek A, a Cyrillic a
    ['Bo', 'Во'],
    ['Bo', 'B0'],
    ['Bill', 'BiII'], // capital i
    ['Bill', 'Bi11'],
    ['Ada', 'Ａｄａ'], // full width
    ['Ada', '𝐀𝐝𝐚'], // letters of mathematics
    ['Marnie', 'Mamie'],
    ['Kate', 'Кate'],
    ['Ada', 'ADA'],
    ['Ada', 'Ꭺda'], // Cherokee
    ['Hana', 'Ꮋana'],
    ['Dino', 'Ꭰino'],
    ['Ada', 'ꓮda'], // Lisu
    ['Sara', 'Տara'], // Armenian
    ['Ugo', 'Սgo'],
    ['Walt', 'Ԝalt'], // rare Cyrillic
    ['Vera', 'Ѵera'],
    ['Gina', 'Ԍina'],
    ['Leo', 'ᒪeo'], // Canadian syllabics
    ['Tom', '𐊗om'], // Lycian
    ['Otto', '〇tto'], // a Chinese zero
    ['Cora', 'Ϲora'], // a Greek sigma that looks like a C
    ['Meg', 'Ϻeg'], // a Greek san
    ['Zoë', 'Zoё'], // a Cyrillic e with its dots
    ['Anaïs', 'Anaϊs'],
    ['Álvaro', 'Άlvaro'],
    ['Ann-Marie', 'Ann‐Marie'], // a hyphen that is not the one on keyboards
    ['Jay-Z', 'Jay−Z'],
    ['Bo', 'Bᴏ'], // a small capital
    ['Bo', 'Bჿ'], // Georgian
    ['Guy', 'Guყ'],
    ['Cora', 'ᴄora'],
    ['Vera', 'ᴠera'],
    ['Walt', 'ᴡalt'],
    ['Ugo', 'ᴜgo'],
    ['Fred', 'ꬵred'],
    ['Fred', 'Fᴦed'],
    ['bea', 'Ьea'],
    ['Otto', 'ዐtto'], // Ethiopic
    ['Otto', 'ଠtto'], // Odia
    ["D'Arcy", 'D’Arcy'],
  ])('%s and %s', (one, other) => {
    expect(toldApart([one, other])).toEqual([one, `${other} 2`])
    expect(toldApart([other, one])).toEqual([other, `${one} 2`])
  })
  test.each([
    ['Ada', 'Ida'],
    ['José', 'Jose'],
    ['Ali', 'All'],
    ['Елена', 'Елина'],
    ['Анна', 'Инна'],
    ['Ada', 'Ada.'],
  ])('%s and %s do not', (one, other) => {
    expect(toldApart([one, other])).toEqual([one, other])
  })
  test('a number that somebody has given himself is not given again', () => {
    expect(toldApart(['Ada', 'Ada 2', 'Аda'])).toEqual(['Ada', 'Ada 2', 'Аda 3'])
  })
})

test('whatever Unicode says to look like what is on a plain keyboard is seen so', () => {
  const missed = Object.entries(confusables)
    .filter(([sign, like]) => /^[\x21-\x7e]+$/.test(like) && sign.normalize('NFD') === sign)
    .filter(([sign, like]) => looksOf(sign)[1] !== looksOf(like)[1])
  expect(missed).toEqual([])
})
