import { COMPANIES } from '@wildcat/oil-rush'
import { useTable } from '../table.ts'
import { CompanyPlate } from './company.tsx'
import './companies.css'

/** The three companies beside the first column. */
export function Companies() {
  const { words } = useTable()
  return (
    <section className="companies" aria-labelledby="gig-companies">
      <h2 className="unseen" id="gig-companies">
        {words.companiesTitle}
      </h2>
      {COMPANIES.map(company => (
        <CompanyPlate key={company} company={company} />
      ))}
    </section>
  )
}
