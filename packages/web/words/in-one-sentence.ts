/** Sentences one after the other as a single one: all but the first begin small. */
export const inOneSentence = (parts: readonly string[], between: string): string =>
  parts.map((part, n) => (n === 0 ? part : small(part))).join(between)

const small = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, first => first.toLowerCase())
