import type { Section } from '@wildcat/kernel'
import { useId } from 'react'
import { Each } from '../design/each.tsx'
import { plain } from '../session/names.ts'
import { Said, useNames } from '../session/said.tsx'
import './situation.css'

/** From this many columns on, rows turn into cards where there is little room. */
const WIDE = 5

/** Spelt out: as cards, the parts of a table would lose what they are to a screen reader. */
const TABLE = { role: 'table' } as const
const GROUP = { role: 'rowgroup' } as const
const ROW = { role: 'row' } as const
const COLUMN_HEAD = { role: 'columnheader', scope: 'col' } as const
const ROW_HEAD = { role: 'rowheader', scope: 'row' } as const
const CELL = { role: 'cell' } as const

const isFigure = (cell: string) => /^[\s$€£+−-]*[\d.,]+\s*%?$/.test(cell)

/** How things stand, section by section, as the game tells it. */
export function Situation({ sections }: { sections: readonly Section[] }) {
  return (
    <div className="situation">
      <Each of={sections}>{section => <Part section={section} />}</Each>
    </div>
  )
}

function Part({ section: { title, columns, rows } }: { section: Section }) {
  const id = useId()
  return (
    <section className={columns === undefined ? 'part' : 'part part-table'} aria-labelledby={id}>
      <h3 id={id}>
        <Said text={title} />
      </h3>
      {columns === undefined ? <Terms rows={rows} /> : <Rows columns={columns} rows={rows} label={id} />}
    </section>
  )
}

function Terms({ rows }: { rows: Section['rows'] }) {
  return (
    <dl className="terms">
      <Each of={rows}>
        {([term = '', ...values]) => (
          <div>
            <dt>
              <Said text={term} />
            </dt>
            <dd>
              <Said text={values.join(', ')} />
            </dd>
          </div>
        )}
      </Each>
    </dl>
  )
}

function Rows({ columns, rows, label }: { columns: readonly string[]; rows: Section['rows']; label: string }) {
  const names = useNames()
  const figures = columns.map((_, column) => column > 0 && rows.every(row => isFigure(row[column] ?? '')))
  return (
    <table className={columns.length >= WIDE ? 'rows rows-wide' : 'rows'} {...TABLE} aria-labelledby={label}>
      <thead {...GROUP}>
        <tr {...ROW}>
          <Each of={columns}>
            {(column, place) => (
              <th {...COLUMN_HEAD} data-figures={figures[place]}>
                <Said text={column} />
              </th>
            )}
          </Each>
        </tr>
      </thead>
      <tbody {...GROUP}>
        <Each of={rows}>
          {([first = '', ...cells]) => (
            <tr {...ROW}>
              <th {...ROW_HEAD}>
                <Said text={first} />
              </th>
              <Each of={cells}>
                {(cell, place) => (
                  <td {...CELL} data-label={plain(columns[place + 1] ?? '', names)} data-figures={figures[place + 1]}>
                    <Said text={cell} />
                  </td>
                )}
              </Each>
            </tr>
          )}
        </Each>
      </tbody>
    </table>
  )
}
