/** What is wrong with a field of something that came from outside, as a schema finds it and as every language tells it. */

/** Names that Valibot gives what belongs in a field, and some of our own. */
const KINDS = [
  'number',
  'integer',
  'finite',
  'string',
  'boolean',
  'Object',
  'Array',
  'null',
  'undefined',
  'NaN',
  '64 hexadecimal digits',
] as const
type Kind = (typeof KINDS)[number]
const isKind = (text: string): text is Kind => KINDS.some(kind => kind === text)

export interface Mismatch {
  readonly field: string // 'cards.0.value'; empty: the whole
  readonly expected: string // 'number', '("a" | "b")', '>=1', 'length >=2'
  readonly received: string // '"x"', '1.5', 'Object', 'undefined': it is missing
}

/** What a schema library says of one field; Valibot says more than the standard asks for. */
export interface Issue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: unknown })[] | undefined
  readonly type?: string
  readonly expected?: string | null
  readonly received?: string
}

const LONGEST = 40 // of what was sent: it may be anything
export function mismatchOf(issue: Issue | undefined): Mismatch {
  const { message = '', path = [], type = '', expected, received = '' } = issue ?? {}
  const field = path.map(part => String(typeof part === 'object' ? part.key : part)).join('.')
  const short = received.length > LONGEST ? `${received.slice(0, LONGEST)}…` : received
  const kind = type.replace('safe_', '')
  const bare = expected ?? (isKind(kind) ? kind : message)
  return { field, expected: type.endsWith('length') ? `length ${bare}` : bare, received: short }
}

export interface MismatchPhrases {
  readonly kinds: Readonly<Record<Kind, string>>
  quoted(text: string): string
  readonly bounds: Readonly<Record<'>=' | '<=' | '>' | '<', (figure: string) => string>>
  entries(bound: string): string // of a list
  or(all: readonly string[]): string
  missing(field: string): string
  superfluous(field: string): string
  wrong(field: string, expected: string, received: string): string // field may be empty
}

const MOST = 6 // of what would be right
/** The end of a sentence: 'points should be a whole number, not "x"'. Empty if nothing is known. */
export function mismatchTold(phrases: MismatchPhrases): (mismatch: Mismatch) => string {
  const one = (text: string): string => {
    const [, isLength, sign, figure = ''] = /^(length )?(>=|<=|>|<)(.+)$/.exec(text) ?? []
    if (sign === '>=' || sign === '<=' || sign === '>' || sign === '<')
      return isLength === undefined ? phrases.bounds[sign](figure) : phrases.entries(phrases.bounds[sign](figure))
    if (isKind(text)) return phrases.kinds[text]
    const [, quoted] = /^"(.*)"?$/s.exec(text.replace(/"$/, '')) ?? []
    return quoted === undefined ? text : phrases.quoted(quoted)
  }
  const all = (expected: string): string => {
    const each = expected.replaceAll(/[()]/g, '').split(' | ').map(one)
    return phrases.or(each.length > MOST ? [...each.slice(0, MOST), '…'] : each)
  }
  return ({ field, expected, received }) => {
    if (expected === '') return ''
    if (received === 'undefined' && field !== '') return phrases.missing(field)
    if (expected === 'never') return phrases.superfluous(field)
    return phrases.wrong(field, all(expected), received === '' ? '' : one(received))
  }
}
