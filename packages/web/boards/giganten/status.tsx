import { askedOf, STAR } from '@wildcat/giganten/board'
import { at } from '@wildcat/kernel'
import { marks, plain } from '../../session/names.ts'
import { Said } from '../../session/said.tsx'
import { PHASE_RULES, phaseOf } from './phases.ts'
import { type GigantenTable, useTable } from './table.ts'
import './status.css'

interface StatusProps {
  latest: string | undefined
  stopped: string | undefined
  onSkip: () => void
}

/** Where the round is, and whose decision it is and what for. */
export function Status({ latest, stopped, onSkip }: StatusProps) {
  const table = useTable()
  const { view, shown, words, names, event, readRule } = table
  const phase = phaseOf(view, event)
  const now = latest ?? stopped ?? doing(table)
  return (
    <div className="status">
      <p className="status-round">
        <b>{words.round(shown.round)}</b>
        <span className="status-star">{words.toStar(STAR - shown.black)}</span>
      </p>
      <ol className="status-phases">
        {words.phases.map((name, index) => (
          <li key={name} aria-current={index + 1 === phase ? 'step' : undefined}>
            <button
              type="button"
              className="status-phase"
              data-now={index + 1 === phase}
              data-tip={`phase-${index + 1}`}
              onClick={() => readRule(at(PHASE_RULES, index))}
            >
              <span className="status-number" aria-hidden="true">
                {index + 1}
              </span>
              <span className="status-name">{name}</span>
            </button>
          </li>
        ))}
      </ol>
      <p className="status-now" title={plain(now, names)}>
        <Said text={now} />
      </p>
      {latest !== undefined && (
        <button type="button" className="status-skip" onClick={onSkip}>
          {words.skip}
        </button>
      )}
    </div>
  )
}

/** Whom the table waits for, and what for. */
function doing({ view, words }: GigantenTable): string {
  const step = askedOf(view)
  const say = words.doing
  switch (step?.kind) {
    case 'takeCard':
    case 'placeTruck':
    case 'build':
    case 'transport':
      return say[step.kind](marks(step.seat))
    case 'drive':
      return say.drive(marks(step.seat), step.points)
    case 'bidding':
      return say.bidding(marks(step.turn), words.companies[step.company])
    case 'payBid':
      return say.payBid(marks(step.winner))
    case 'sell':
      return say.sell(marks(step.seller), words.companies[step.company])
    case undefined:
      return ''
  }
}
