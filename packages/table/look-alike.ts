/**
 * What a name looks like, whatever letters it is made of: Cyrillic, Greek and full-width letters beside Latin ones, a zero beside an O. Only
 * what is easily taken for something else is here; two names that look alike are told apart, nobody is refused his own.
 */

/** What looks like each of these, as written: small and capital letters differ. */
const ALIKE: Readonly<Record<string, string>> = {
  a: 'аɑα',
  c: 'сϲⅽ',
  d: 'ԁⅾ',
  e: 'еҽ℮',
  g: 'ɡց',
  h: 'һհ',
  i: 'іıɩι',
  j: 'јϳ',
  k: 'кκ',
  l: 'I1|ӏІΙӀⅼ¦ǀ',
  m: 'мⅿ',
  n: 'пո',
  o: '0оοօσ',
  p: 'рρ',
  q: 'ԛգ',
  r: 'гꭇ',
  s: 'ѕꜱ',
  t: 'тτ',
  u: 'υսʋ',
  v: 'ѵνⅴ',
  w: 'ԝաѡ',
  x: 'хχⅹ',
  y: 'уγүʏ',
  z: 'ᴢ',
  A: 'АΑ',
  B: 'ВΒ8',
  C: 'СϹ',
  E: 'ЕΕ',
  H: 'НΗ',
  J: 'Ј',
  K: 'КΚK',
  M: 'МΜ',
  N: 'Ν',
  O: 'ОΟՕ',
  P: 'РΡ',
  S: 'Ѕ5',
  T: 'ТΤ',
  X: 'ХΧ',
  Y: 'УΥҮ',
  Z: 'Ζ2',
}
const LETTER = new Map(Object.entries(ALIKE).flatMap(([letter, others]) => Array.from(others, other => [other, letter] as const)))

/** Two letters that are read as one. */
const PAIRS: readonly (readonly [pair: RegExp, one: string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
]
/** With what joins signs, which some writing needs. */
const IGNORED = /\p{Default_Ignorable_Code_Point}/gu

const seen = (name: string): string => name.normalize('NFKC').replace(IGNORED, '')

/** Two names of which one of these is the same are taken for each other: by how they read, and by how they look. */
export function looksOf(name: string): readonly string[] {
  const plain = seen(name)
  const look = plain.replace(/./gu, letter => LETTER.get(letter) ?? letter)
  const shape = PAIRS.reduce((text, [pair, one]) => text.replace(pair, one), look.toLocaleLowerCase('en'))
  return [plain.toLocaleLowerCase('en'), shape]
}
