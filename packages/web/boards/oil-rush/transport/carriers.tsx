import { at, type Rejection, type Seat, type Tagged } from '@wildcat/kernel'
import { COMPANIES, type Company, PRICES } from '@wildcat/oil-rush'
import { Each } from '../../../design/each.tsx'
import { Said } from '../../../session/said.tsx'
import { Answer } from '../../kit/answers/answer.tsx'
import { answer, once } from '../../kit/marks.ts'
import { Emblem } from '../art/emblem.tsx'
import { Locomotive } from '../art/locomotive.tsx'
import { type RushCommand, useRush } from '../board-context.ts'
import './transport.css'

/** A way for a barrel to travel. */
export interface Carrier<Command> {
  readonly title: string
  readonly note: string // what it costs, or why it cannot be had
  readonly isOpen: boolean
  readonly train: Seat | 'black'
  readonly carryTo: (company: Company) => Command
}
interface CarriersProps<Command> {
  seat: Seat // whose barrel it is
  carriers: readonly Carrier<Command>[]
  onChoose: (command: Command) => void
  onGiveUp: (command: RushCommand) => void
  onRefused: (rejection: Rejection) => void
}

/** For one barrel: which locomotive carries it, at what fee, and to which company. */
export function Carriers<Command extends Tagged>({ seat, carriers, onChoose, onGiveUp, onRefused }: CarriersProps<Command>) {
  const { view, words, legal, say, check, turn } = useRush()
  const use = (command: Command) => {
    const rejection = check(command)
    if (rejection === null) onChoose(command)
    else onRefused(rejection)
  }
  return (
    <div className="transport">
      <Each of={carriers}>
        {({ title, note, isOpen, train, carryTo }) => (
          <fieldset className="carrier" data-open={isOpen}>
            <legend>
              <svg viewBox="-24 -24 50 26" aria-hidden="true">
                <Locomotive seat={train} />
              </svg>
              <span>
                <Said text={title} />
              </span>
              <small>{note}</small>
            </legend>
            {COMPANIES.map(company => (
              <button
                key={company}
                type="button"
                className="carry"
                {...(isOpen ? answer('carry') : once('carry'))}
                aria-disabled={!isOpen || turn?.sending === true}
                aria-description={isOpen ? say(carryTo(company)) : undefined}
                onClick={() => turn?.sending !== true && use(carryTo(company))}
              >
                <Emblem company={company} size={26} />
                <span className="unseen">{words.companies[company]}</span>
                <span>
                  <b>{words.money(at(PRICES, view.prices[company]))}</b>
                  <small>{words.transport.yours(at(view.depots, seat)[company])}</small>
                </span>
              </button>
            ))}
          </fieldset>
        )}
      </Each>
      {legal.some(({ kind }) => kind === 'giveUp') && (
        <Answer command={{ kind: 'giveUp' }} onChoose={onGiveUp}>
          {words.transport.giveUp}
        </Answer>
      )}
    </div>
  )
}
