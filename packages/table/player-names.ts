/** What players are called. A plan holds the names that were given; an empty one means the usual name, in the language of the moment. */
import { looksOf, readingOf } from './look-alike.ts'

export const MOST_CHARACTERS = 24

/** Control characters, what turns the direction of writing around, and the marks that stand for players inside sentences. */
const UNSEEN = /[\p{Cc}\p{Co}\p{Cs}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu
/** Letters and marks of which nothing is seen: nobody is called by them alone, nor told apart from others. */
const BLANK = /\u034F|\u17B4|\u17B5|[\u00AD\u115F\u1160\u180E\u2061-\u2064\u206A-\u206F\u2800\u3164\uFFA0]/gu
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

let characters: Intl.Segmenter | undefined // when it is wanted: no start need wait for its tables
function charactersOf(text: string): string[] {
  characters ??= new Intl.Segmenter()
  return Array.from(characters.segment(text), ({ segment }) => segment)
}
type Length = (character: string) => number
const written: Length = character => character.length
/** Some single signs are whole phrases, and are as long as these. */
const spelledOut: Length = character => Math.max(character.length, character.normalize('NFKC').length)

/** Cut between characters, never inside one. */
function shortened(text: readonly string[], most: number, lengthOf: Length): string {
  let short = ''
  let length = 0
  for (const character of text) {
    length += lengthOf(character)
    if (length > most) break
    short += character
  }
  return short.trim()
}

/** A text from a person or a file, as it can be shown, on one line. Empty if nothing of it can be seen. */
export const cleanText = (text: string, most: number): string => clean(text, most, written)
export const cleanName = (name: string): string => clean(name, MOST_CHARACTERS, spelledOut)
function clean(text: string, most: number, lengthOf: Length): string {
  const line = text.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '').replace(BLANK, '').trim()
  const short = shortened(charactersOf(line), most, lengthOf)
  return VISIBLE.test(short) ? short : ''
}

/** Whoever is called like somebody before him, or could be taken for him, gets a number. */
export const toldApart = (names: readonly string[]): string[] => apart(names, looksOf)

type Looks = (name: string) => readonly string[]
function apart(names: readonly string[], seenAs: Looks): string[] {
  const taken = new Set<string>()
  const next = new Map<string, number>() // by what is numbered, as it looks: no number is tried twice
  return names.map(name => {
    if (name === '') return name
    let looks = seenAs(name)
    let own = name
    if (looks.some(look => taken.has(look))) [own, looks] = numbered(name, seenAs, taken, next)
    for (const look of looks) taken.add(look)
    return own
  })
}
function numbered(
  name: string,
  seenAs: Looks,
  taken: ReadonlySet<string>,
  next: Map<string, number>,
): [own: string, looks: readonly string[]] {
  const all = charactersOf(name)
  for (let digits = 1, n = 2; ; digits++) {
    const start = shortened(all, MOST_CHARACTERS - 1 - digits, spelledOut)
    const looks = seenAs(start)
    n = Math.max(n, ...looks.map(look => next.get(look) ?? 0))
    for (; n < 10 ** digits; n++) {
      const ownLooks = seenAs(` ${n}`).map((number, kind) => `${looks[kind]}${number}`)
      if (ownLooks.some(look => taken.has(look))) continue
      for (const look of looks) next.set(look, n + 1)
      return [`${start} ${n}`, ownLooks]
    }
    for (const look of looks) next.set(look, n)
  }
}

/** Names that a server or a record has told apart already, or one person has typed: only the usual ones may be like another. */
export const calledNames = (names: readonly string[], usual: (n: number) => string): string[] =>
  apart(
    names.map((name, seat) => (name === '' ? usual(seat + 1) : name)),
    name => [readingOf(name)],
  )
