import type { Company } from '@wildcat/oil-rush'
import type { ReactNode } from 'react'
import { useRush } from '../board-context.ts'
import { CompanyPlate } from './company.tsx'
import './companies.css'

interface CompaniesProps {
  now: Company | 'all' | undefined // what is asked is about this one, or about all of them
  children?: (company: Company) => ReactNode // what else there is at a company
}

/** The companies that buy oil. */
export function Companies({ now, children }: CompaniesProps) {
  const { words, map } = useRush()
  return (
    <section className="companies" aria-labelledby="board-companies">
      <h2 className="unseen" id="board-companies">
        {words.companiesTitle}
      </h2>
      {map.companies.map(company => (
        <CompanyPlate key={company} company={company} isNow={now === 'all' || company === now}>
          {children?.(company)}
        </CompanyPlate>
      ))}
    </section>
  )
}
