/**
 * What a name looks like, whatever letters it is made of: Cyrillic, Greek, Armenian, Cherokee, Lisu and full-width letters beside Latin
 * ones, a zero beside an O. Two names that look alike are told apart, nobody is refused his own.
 */
import { SIGNS } from './look-alike-signs.ts'

/** What Unicode's list does not have, since it has no equal shape, but is easily read as it in a name. */
const ALSO: Readonly<Record<string, string>> = {
  a: 'ɑα',
  c: 'ϲ',
  d: 'Ԁ',
  h: 'Һ',
  j: 'յ',
  k: 'кκ',
  l: '¦',
  m: 'м',
  n: 'п',
  t: 'тτ',
  B: '8',
  C: 'Ϲ',
  L: 'Լ',
  N: 'ᑎ',
  Q: 'Ԛ',
  S: '5ᔕ',
  W: 'ᗯ',
  Z: '2',
  '-': '‑',
}
let letters: ReadonlyMap<string, string> | undefined // when it is wanted: no start need wait for it
function letterOf(sign: string): string {
  letters ??= new Map(
    [SIGNS, ALSO].flatMap(Object.entries<string>).flatMap(([like, signs]) => Array.from(signs, each => [each, like] as const)),
  )
  return letters.get(sign) ?? sign
}

/** Two letters that are read as one. */
const PAIRS: readonly (readonly [pair: RegExp, one: string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
]
/** With what joins signs, which some writing needs. */
const IGNORED = /\p{Default_Ignorable_Code_Point}/gu

const seen = (name: string): string => name.normalize('NFKC').replace(IGNORED, '')

/** Letter by letter, each without its marks, which stand behind it. */
const latin = (text: string): string => text.normalize('NFD').replace(/./gu, letterOf)

export const readingOf = (name: string): string => seen(name).toLocaleLowerCase('en')

/** Two names of which one of these is the same are taken for each other: by how they read, and by how they look. */
export function looksOf(name: string): readonly string[] {
  const look = latin(seen(latin(name))) // before as well: of some letters another is made that looks different
  const shape = PAIRS.reduce((text, [pair, one]) => text.replace(pair, one), look.toLocaleLowerCase('en'))
  return [readingOf(name), shape]
}
