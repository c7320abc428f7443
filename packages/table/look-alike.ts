/**
 * What a name looks like, whatever letters it is made of: Cyrillic, Greek, Armenian, Cherokee, Lisu and full-width letters beside Latin
 * ones, a zero beside an O. Only what is easily taken for something else is here; two names that look alike are told apart, nobody is
 * refused his own.
 */

/** What looks like each of these, as written: small and capital letters differ. */
const ALIKE: Readonly<Record<string, string>> = {
  a: 'аɑα',
  b: 'Ꮟᑲ',
  c: 'сϲⅽⲥ',
  d: 'ԁⅾԀᑯ',
  e: 'еҽ℮',
  g: 'ɡց',
  h: 'һհҺ',
  i: 'іıɩιᎥ',
  j: 'јϳյ',
  k: 'кκ',
  l: 'I1|ӏІΙӀⅼ¦ǀꓲ𐊊𐌉Ⲓ',
  m: 'мⅿ',
  n: 'пո',
  o: '0оοօσⲟ',
  p: 'рρⲣ',
  q: 'ԛգզ',
  r: 'гꭇ',
  s: 'ѕꜱ',
  t: 'тτ',
  u: 'υսʋ',
  v: 'ѵνⅴ',
  w: 'ԝաѡ',
  x: 'хχⅹ',
  y: 'уγүʏ',
  z: 'ᴢ',
  A: 'АΑᎪꓮᗅ𐊠',
  B: 'ВΒ8Ᏼꓐᗷ𐊂𐊡𐌁Ⲃ',
  C: 'СϹᏟꓚᑕ𐊢𐌂Ⲥ',
  D: 'Ꭰꓓᗞᗪ',
  E: 'ЕΕᎬꓰ𐊆',
  F: 'ꓝᖴϜ𐊇𐊥',
  G: 'ᏀᏳꓖԌ',
  H: 'НΗᎻꓧᕼ𐋏Ⲏ',
  J: 'ЈᎫꓙᒍͿ',
  K: 'КΚKᏦꓗⲔ',
  L: 'ᏞꓡԼᒪ𐐛',
  M: 'МΜᎷꓟᗰ𐊰𐌑ⲘϺ',
  N: 'ΝꓠᑎⲚ',
  O: 'ОΟՕꓳ〇𐊒𐊫Ⲟ',
  P: 'РΡᏢꓑᑭ𐊕Ⲣ',
  Q: 'Ԛ',
  R: 'ᎡᏒꓣᖇ',
  S: 'Ѕ5ՏᏕᏚꓢᔕ𐊖',
  T: 'ТΤᎢꓔ𐊗𐊱𐌕Ⲧ',
  U: 'Սꓴᑌ',
  V: 'ᏙꓦᐯѴ',
  W: 'ᎳᏔꓪᗯԜ',
  X: 'ХΧꓫ᙭ᕁ𐊐𐊴𐌗Ⲭ',
  Y: 'УΥҮᎩᎽꓬ𐊲Ⲩ',
  Z: 'Ζ2Ꮓꓜ𐋵',
  '-': '‐‑‒–−⁃',
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

/** Letter by letter, each without its marks, which stand behind it. */
const latin = (text: string): string => text.normalize('NFD').replace(/./gu, letter => LETTER.get(letter) ?? letter)

/** Two names of which one of these is the same are taken for each other: by how they read, and by how they look. */
export function looksOf(name: string): readonly string[] {
  const plain = seen(name)
  const look = latin(seen(latin(name))) // before as well: of some letters another is made that looks different
  const shape = PAIRS.reduce((text, [pair, one]) => text.replace(pair, one), look.toLocaleLowerCase('en'))
  return [plain.toLocaleLowerCase('en'), shape]
}
