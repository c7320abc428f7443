import { type ReactNode, useId } from 'react'
import './panel.css'

interface PanelProps {
  title: ReactNode
  actions?: ReactNode
  children: ReactNode
  className?: string
  level?: 2 | 3
  flush?: boolean // rows that reach the edges
}

/** A sheet of the ledger: a heading above a double rule, and what it is about. */
export function Panel({ title, actions, children, className = '', level = 2, flush = false }: PanelProps) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={`panel ${className}`} aria-labelledby={id}>
      <div className="panel-head">
        <Heading id={id}>{title}</Heading>
        {actions}
      </div>
      <div className={flush ? 'panel-body-flush' : 'panel-body'}>{children}</div>
    </section>
  )
}
