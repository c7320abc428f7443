import type { ReactNode } from 'react'
import './beside.css'

interface BesideProps {
  option: string
  lit: string | undefined // the option that is being looked at
  title: ReactNode
  children: ReactNode
}

/** While a table is set up: what an option changes that does not lie on the drawing. */
export const Beside = ({ option, lit, title, children }: BesideProps) => (
  <section className="beside" data-option={option} data-lit={lit === option}>
    <p className="beside-title">{title}</p>
    <div className="beside-shown">{children}</div>
  </section>
)
