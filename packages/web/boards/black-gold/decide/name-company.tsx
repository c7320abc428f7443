import type { Command } from '@wildcat/black-gold/board'
import { at, type Seat } from '@wildcat/kernel'
import { type Company, PRICES } from '@wildcat/oil-rush'
import { Pick, usePick } from '../../kit/answers/pick.tsx'
import { Plan } from '../../kit/answers/plan.tsx'
import { Emblem } from '../../oil-rush/art/emblem.tsx'
import { useBoard } from '../board-context.tsx'

interface NameCompanyProps {
  seller: Seat
  onChoose: (command: Command) => void
}

/** After the liquidation auction: whose price is rolled again, to sell there. */
export function NameCompany({ seller, onChoose }: NameCompanyProps) {
  const { view, words, legal } = useBoard()
  const [company, setCompany] = usePick<Company | undefined>(undefined)
  return (
    <>
      <div className="sell-picks">
        {legal.map(command =>
          command.kind === 'nameCompany' ? (
            <Pick key={command.company} isPicked={command.company === company} onPick={() => setCompany(command.company)}>
              <Emblem company={command.company} size={26} />
              <b>{words.money(at(PRICES, view.prices[command.company]))}</b>
              <small>{words.name.have(at(view.depots, seller)[command.company])}</small>
              <span className="unseen">{words.companies[command.company]}</span>
            </Pick>
          ) : null,
        )}
      </div>
      <Plan
        kind="nameCompany"
        action={company === undefined ? words.name.choose : words.name.roll(words.companies[company])}
        isReady={company !== undefined}
        onDo={() => company !== undefined && onChoose({ kind: 'nameCompany', company })}
      />
    </>
  )
}
