import { COMPANIES, type Company } from '@wildcat/oil-rush'
import { useRush } from '../board-context.ts'
import { CompanyPlate } from './company.tsx'
import './companies.css'

/** The three companies beside the first column. `now`: what is asked is about this one. */
export function Companies({ now }: { now: Company | undefined }) {
  const { words } = useRush()
  return (
    <section className="companies" aria-labelledby="board-companies">
      <h2 className="unseen" id="board-companies">
        {words.companiesTitle}
      </h2>
      {COMPANIES.map(company => (
        <CompanyPlate key={company} company={company} isNow={company === now} />
      ))}
    </section>
  )
}
