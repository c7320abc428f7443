/** What players are called. A plan holds the names that were given; an empty one means the usual name, in the language of the moment. */
import { looksOf } from './look-alike.ts'

export const MOST_CHARACTERS = 24

/** Control characters, what turns the direction of writing around, and the marks that stand for players inside sentences. */
const UNSEEN = /[\p{Cc}\p{Co}\p{Cs}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu
/** Letters and marks of which nothing is seen: nobody is called by them alone, nor told apart from others. */
const BLANK = /\u034F|\u17B4|\u17B5|[\u00AD\u115F\u1160\u180E\u2061-\u2064\u206A-\u206F\u2800\u3164\uFFA0]/gu
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

let characters: Intl.Segmenter | undefined // when it is wanted: no start need wait for its tables
/** Cut between characters, never inside one. */
function shortened(name: string, most: number): string {
  let short = ''
  characters ??= new Intl.Segmenter()
  for (const { segment } of characters.segment(name)) {
    if (short.length + segment.length > most) break
    short += segment
  }
  return short.trim()
}

/** A text from a person or a file, as it can be shown, on one line. Empty if nothing of it can be seen. */
export function cleanText(text: string, most: number): string {
  const clean = shortened(text.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '').replace(BLANK, '').trim(), most)
  return VISIBLE.test(clean) ? clean : ''
}
export const cleanName = (name: string): string => cleanText(name, MOST_CHARACTERS)

/** Whoever is called like somebody before him, or could be taken for him, gets a number. */
export function toldApart(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map(name => {
    let own = name
    for (let n = 2; own !== '' && looksOf(own).some(look => taken.has(look)); n++) {
      const number = ` ${n}`
      own = shortened(name, MOST_CHARACTERS - number.length) + number
    }
    for (const look of looksOf(own)) taken.add(look)
    return own
  })
}

export const calledNames = (names: readonly string[], usual: (n: number) => string): string[] =>
  toldApart(names.map((name, seat) => (name === '' ? usual(seat + 1) : name)))
