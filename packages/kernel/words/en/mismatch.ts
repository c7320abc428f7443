/** What is wrong with a field, in English. */
import { mismatchTold } from '../mismatch.ts'

const or = new Intl.ListFormat('en', { type: 'disjunction' })

export const mismatch = mismatchTold({
  kinds: {
    number: 'a number',
    integer: 'a whole number',
    finite: 'a finite number',
    string: 'a text',
    boolean: 'true or false',
    Object: 'an object',
    Array: 'a list',
    null: 'null',
    undefined: 'nothing',
    NaN: 'no number at all',
    '64 hexadecimal digits': '64 hexadecimal digits',
  },
  quoted: text => `"${text}"`,
  bounds: {
    '>=': figure => `at least ${figure}`,
    '<=': figure => `at most ${figure}`,
    '>': figure => `more than ${figure}`,
    '<': figure => `less than ${figure}`,
  },
  entries: bound => `a list with ${bound} entries`,
  or: all => or.format(all),
  missing: field => `${field} is missing`,
  superfluous: field => `${field} does not belong there`,
  wrong: (field, expected, received) => `${field === '' ? 'it' : field} should be ${expected}${received === '' ? '' : `, not ${received}`}`,
})
