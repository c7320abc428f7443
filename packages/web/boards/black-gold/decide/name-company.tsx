import type { Command } from '@wildcat/black-gold/board'
import { at, type Seat } from '@wildcat/kernel'
import { afterRoll, COMPANIES, type Company, DIE, PRICES, sectionOf } from '@wildcat/oil-rush'
import { useMemo } from 'react'
import { useTellMeant } from '../../../advice/advice-context.ts'
import { fieldOf, Pick, usePick } from '../../kit/answers/pick.tsx'
import { Plan } from '../../kit/answers/plan.tsx'
import { Emblem } from '../../oil-rush/art/emblem.tsx'
import { useBoard } from '../board-context.tsx'

interface NameCompanyProps {
  seller: Seat
  onChoose: (command: Command) => void
}

/** After the liquidation auction: whose price is rolled again, what the roll can do to it, and what selling there would bring. */
export function NameCompany({ seller, onChoose }: NameCompanyProps) {
  const { view, words, legal } = useBoard()
  const w = words.name
  const [company, { pick, advised }] = usePick<Company | undefined>(undefined, command =>
    COMPANIES.find(each => each === fieldOf(command, 'nameCompany', 'company')),
  )
  const naming = useMemo(() => company && ({ kind: 'nameCompany', company } as const), [company])
  useTellMeant(naming)
  return (
    <>
      <div className="build-sites">
        {legal.map(command => {
          if (command.kind !== 'nameCompany') return null
          const space = view.prices[command.company]
          return (
            <Pick
              key={command.company}
              isPicked={command.company === company}
              isAdvised={command.company === advised}
              onPick={() => pick(command.company)}
            >
              <Emblem company={command.company} size={34} />
              <span>
                <b>{`${words.companies[command.company]}: ${words.money(at(PRICES, space))}`}</b>
                <small>{`${words.roll[sectionOf(space)]} · ${w.have(at(view.depots, seller)[command.company])}`}</small>
              </span>
            </Pick>
          )
        })}
      </div>
      <Plan
        kind="nameCompany"
        action={company === undefined ? w.choose : w.roll(words.companies[company])}
        isReady={naming !== undefined}
        onDo={() => naming !== undefined && onChoose(naming)}
      >
        {company !== undefined && <p>{outlook(view.prices[company], at(view.depots, seller)[company])}</p>}
      </Plan>
    </>
  )

  function outlook(space: number, barrels: number): string {
    const after = [...new Set(DIE.map(face => at(PRICES, afterRoll(space, face))))].toSorted((a, b) => a - b)
    return `${w.rolled(after.map(words.money))} ${w.brings(barrels, words.money(barrels * at(after, 0)), words.money(barrels * at(after, after.length - 1)))}`
  }
}
