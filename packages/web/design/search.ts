/** Looking for words in texts: every one that was typed, in any order, capitals and accents aside. */

const simple = (text: string) => text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** What was typed, word by word. */
export const wanted = (typed: string): string[] =>
  simple(typed)
    .split(/\s+/)
    .filter(word => word !== '')

export function hasAll(text: string, words: readonly string[]): boolean {
  const where = simple(text)
  return words.every(word => where.includes(word))
}

const characters = new Intl.Segmenter()

export interface Stretch {
  readonly text: string
  readonly found: boolean
}

/** The text cut where a word was found and where it ends. */
export function stretches(text: string, words: readonly string[]): Stretch[] {
  const letters = [...characters.segment(text)].map(({ segment }) => segment)
  const origin: number[] = [] // of each simple letter
  const found = new Set<number | undefined>()
  let whole = ''
  for (const [index, letter] of letters.entries()) {
    const plain = simple(letter)
    whole += plain
    for (let n = 0; n < plain.length; n++) origin.push(index)
  }
  for (const word of words)
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length))
      for (const index of origin.slice(at, at + word.length)) found.add(index)
  const pieces: { text: string; found: boolean }[] = []
  for (const [index, letter] of letters.entries()) {
    const last = pieces.at(-1)
    if (last !== undefined && last.found === found.has(index)) last.text += letter
    else pieces.push({ text: letter, found: found.has(index) })
  }
  return pieces
}
