/** Che cosa non va in un campo, in italiano. */
import { mismatchTold } from '../mismatch.ts'

const or = new Intl.ListFormat('it', { type: 'disjunction' })

export const mismatch = mismatchTold({
  kinds: {
    number: 'un numero',
    integer: 'un numero intero',
    finite: 'un numero finito',
    string: 'un testo',
    boolean: 'true o false',
    Object: 'un oggetto',
    Array: 'un elenco',
    null: 'null',
    undefined: 'nulla',
    NaN: 'qualcosa che non è un numero',
    '64 hexadecimal digits': '64 cifre esadecimali',
  },
  quoted: text => `«${text}»`,
  bounds: {
    '>=': figure => `almeno ${figure}`,
    '<=': figure => `al massimo ${figure}`,
    '>': figure => `più di ${figure}`,
    '<': figure => `meno di ${figure}`,
  },
  entries: bound => `un elenco con ${bound} voci`,
  or: all => or.format(all),
  missing: field => `manca ${field}`,
  superfluous: field => `${field} è di troppo`,
  wrong: (field, expected, received) =>
    `${field === '' ? '' : `${field} `}dovrebbe essere ${expected}${received === '' ? '' : `, non ${received}`}`,
})
