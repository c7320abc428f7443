import type { RuleId } from '@wildcat/kernel'
import { plain } from '../../../session/names.ts'
import { Said } from '../../../session/said.tsx'
import { useAnyBoard } from '../board-context.ts'
import './status.css'

export interface PhaseName {
  readonly name: string
  readonly rule: RuleId // where the rule book begins to tell of it
}
interface StatusBarProps {
  round: string
  left: string // how far the end is
  phases: readonly PhaseName[]
  phase: number // the one that is under way, from 1; 0: none
  doing: string // whom the table waits for, and what for
  latest: string | undefined // what is being shown
  stopped: string | undefined
  onSkip: () => void
}

/** Where the round is, and whose decision it is and what for. */
export function StatusBar({ round, left, phases, phase, doing, latest, stopped, onSkip }: StatusBarProps) {
  const { words, names, readRule } = useAnyBoard()
  const now = latest ?? stopped ?? doing
  return (
    <section className="status" aria-label={words.status}>
      <p className="status-round">
        <b>{round}</b>
        <span className="status-star">{left}</span>
      </p>
      {/* As wide as with the longest name: what comes after it stays where it is. */}
      <ol
        className="status-phases"
        aria-label={words.phasesTitle}
        style={{ '--phases': phases.length, '--longest': Math.max(...phases.map(({ name: { length } }) => length)) }}
      >
        {phases.map(({ name, rule }, index) => (
          <li key={name} aria-current={index + 1 === phase ? 'step' : undefined}>
            <button
              type="button"
              className="status-phase"
              data-now={index + 1 === phase}
              title={index + 1 === phase ? undefined : name}
              onClick={() => readRule(rule)}
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
        <span key={now}>
          <Said text={now} />
        </span>
      </p>
      {/* Its place is kept: nothing moves when it comes and goes. */}
      <button type="button" className="status-skip" data-offered={latest !== undefined} onClick={onSkip}>
        {words.skip}
      </button>
    </section>
  )
}
