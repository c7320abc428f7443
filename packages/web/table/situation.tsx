import type { RuleId, Section } from '@wildcat/kernel'
import { type ReactNode, useId } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { IconButton } from '../design/button.tsx'
import { Each } from '../design/each.tsx'
import { Tag } from '../design/tag.tsx'
import { plain } from '../session/names.ts'
import { Said, useNames } from '../session/said.tsx'
import { figuresIn } from './figures.ts'
import './situation.css'

/** From this many columns on, rows turn into cards where there is little room; from the second on, a little earlier. */
const WIDE = 5
const VERY_WIDE = 6
/** From this many rows on, a table is folded until somebody wants to read it. */
const LONG = 13

/** Spelt out: as cards, the parts of a table would lose what they are to a screen reader. */
const TABLE = { role: 'table' } as const
const GROUP = { role: 'rowgroup' } as const
const ROW = { role: 'row' } as const
const COLUMN_HEAD = { role: 'columnheader', scope: 'col' } as const
const ROW_HEAD = { role: 'rowheader', scope: 'row' } as const
const CELL = { role: 'cell' } as const

/** How things stand, section by section, as the game tells it. */
export function Situation({ sections, onRule }: { sections: readonly Section[]; onRule: (rule: RuleId) => void }) {
  return (
    <div className="situation">
      {sections.map((section, place) => (
        <Part key={keyOf(sections, place)} section={section} onRule={onRule} />
      ))}
    </div>
  )
}

/** A section is known by its title wherever it stands, so that what was unfolded stays so. */
function keyOf(sections: readonly Section[], place: number): string {
  const title = sections[place]?.title ?? ''
  return `${title} ${sections.slice(0, place).filter(each => each.title === title).length}`
}

function Part({ section: { title, rule, columns, grid, rows }, onRule }: { section: Section; onRule: (rule: RuleId) => void }) {
  const { words } = useSpeech()
  const names = useNames()
  const id = useId()
  const heading = (
    <h3 id={id}>
      <Said text={title} />
    </h3>
  )
  const content = columns === undefined ? <Terms rows={rows} /> : <Rows columns={columns} rows={rows} label={id} grid={grid} />
  return (
    <section className={columns === undefined ? 'part' : 'part part-table'} aria-labelledby={id}>
      {rule !== undefined && (
        <IconButton className="part-rule" icon="help" label={words.book.about(plain(title, names))} onClick={() => onRule(rule)} />
      )}
      {rows.length < LONG ? (
        <>
          {heading}
          {content}
        </>
      ) : (
        <Fold heading={heading} count={grid ? undefined : rows.length}>
          {content}
        </Fold>
      )}
    </section>
  )
}

/** `count`: of what is listed; a map has nothing to count. */
function Fold({ heading, count, children }: { heading: ReactNode; count: number | undefined; children: ReactNode }) {
  const { words } = useSpeech()
  return (
    <details className="fold">
      <summary>
        {heading}
        {count !== undefined && <Tag quiet>{words.common.number(count)}</Tag>}
      </summary>
      {children}
    </details>
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

const classOf = (columns: number, grid: boolean) => {
  if (grid) return 'rows rows-grid'
  if (columns >= VERY_WIDE) return 'rows rows-very-wide'
  return columns >= WIDE ? 'rows rows-wide' : 'rows'
}

interface RowsProps {
  columns: readonly string[]
  rows: Section['rows']
  label: string
  grid: true | undefined
}

function Rows({ columns, rows, label, grid }: RowsProps) {
  const names = useNames()
  const figures = figuresIn(columns.length, rows)
  return (
    <table className={classOf(columns.length, grid === true)} {...TABLE} aria-labelledby={label}>
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
