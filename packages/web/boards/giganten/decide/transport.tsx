import { type Command, rivalsAhead, type StepSeen, type Way } from '@wildcat/giganten/board'
import { at, type Rejection } from '@wildcat/kernel'
import { COMPANIES, type Company, FEE, PRICES } from '@wildcat/oil-rush'
import { Each } from '../../../design/each.tsx'
import { marks } from '../../../session/names.ts'
import { Said } from '../../../session/said.tsx'
import { Emblem } from '../../oil-rush/art/emblem.tsx'
import { Locomotive } from '../../oil-rush/art/locomotive.tsx'
import { useTable } from '../table.ts'
import { Answer } from './answer.tsx'

const WAYS = ['own', 'black', 'rival'] as const satisfies readonly Way[]

interface TransportProps {
  step: StepSeen<'transport'>
  onChoose: (command: Command) => void
  onRefused: (rejection: Rejection) => void
}

/** For one barrel: which locomotive carries it, at what fee, and to which company. */
export function Transport({ step, onChoose, onRefused }: TransportProps) {
  const { view, words, legal, say, check, turn } = useTable()
  const w = words.transport
  const rivals = rivalsAhead(view, step.seat, at(view.wells, step.well).square)
  const titles: Readonly<Record<Way, string>> = {
    own: w.own,
    black: w.black,
    rival: rivals.length === 0 ? w.noRival : w.rival(rivals.map(marks)),
  }
  const fees: Readonly<Record<Way, string>> = {
    own: w.free,
    black: w.toBank(words.money(FEE)),
    rival: w.toRival(words.money(FEE), rivals.length),
  }
  const isOpen = (by: Way) => legal.some(command => command.kind === 'carry' && command.by === by)
  const note = (by: Way) => (isOpen(by) ? fees[by] : isOpen('own') ? w.notNeeded : w.notYet)
  const trainOf = (by: Way) => (by === 'own' ? step.seat : by === 'rival' ? (rivals[0] ?? 'black') : 'black')
  const use = (by: Way, company: Company) => {
    const command: Command = { kind: 'carry', by, company }
    const rejection = check(command)
    if (rejection === null) onChoose(command)
    else onRefused(rejection)
  }
  return (
    <div className="transport">
      <Each of={WAYS}>
        {by => (
          <fieldset className="carrier" data-open={isOpen(by)}>
            <legend>
              <svg viewBox="-24 -24 50 26" aria-hidden="true">
                <Locomotive seat={trainOf(by)} />
              </svg>
              <span>
                <Said text={titles[by]} />
              </span>
              <small>{note(by)}</small>
            </legend>
            {COMPANIES.map(company => (
              <button
                key={company}
                type="button"
                className="carry"
                data-answer={isOpen(by) ? true : undefined}
                data-once="carry"
                aria-disabled={!isOpen(by) || turn?.sending === true}
                aria-description={isOpen(by) ? say({ kind: 'carry', by, company }) : undefined}
                onClick={() => turn?.sending !== true && use(by, company)}
              >
                <Emblem company={company} size={26} />
                <span className="unseen">{words.companies[company]}</span>
                <span>
                  <b>{words.money(at(PRICES, view.prices[company]))}</b>
                  <small>{words.transport.yours(at(view.depots, step.seat)[company])}</small>
                </span>
              </button>
            ))}
          </fieldset>
        )}
      </Each>
      {legal.some(({ kind }) => kind === 'giveUp') && (
        <Answer command={{ kind: 'giveUp' }} onChoose={onChoose}>
          {w.giveUp}
        </Answer>
      )}
    </div>
  )
}
