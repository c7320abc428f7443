import type { Company } from '@wildcat/oil-rush'
import { useRush } from '../board-context.ts'
import { CompanyPlate } from './company.tsx'
import './companies.css'

/** The companies that buy oil. `now`: what is asked is about this one, or about all of them. */
export function Companies({ now }: { now: Company | 'all' | undefined }) {
  const { words, map } = useRush()
  return (
    <section className="companies" aria-labelledby="board-companies">
      <h2 className="unseen" id="board-companies">
        {words.companiesTitle}
      </h2>
      {map.companies.map(company => (
        <CompanyPlate key={company} company={company} isNow={now === 'all' || company === now} />
      ))}
    </section>
  )
}
