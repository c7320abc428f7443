import type { Tagged } from '@wildcat/kernel'
import { useId } from 'react'
import { once } from '../boards/kit/marks.ts'
import { Icon } from '../design/icon.tsx'
import { Said } from '../session/said.tsx'
import { BlankForm } from './blank-form.tsx'
import type { Decision, Group } from './decisions.ts'

interface Answering {
  sending: boolean
  current: Decision | undefined // the one that the Tab key stops at
  onFocus: (key: string) => void
  onChoose: (command: Tagged) => Promise<boolean>
}

/** Sentences and forms of one heading; what ends a turn comes last. */
export function DecisionGroup({ group, level, ...answering }: Answering & { group: Group; level: 3 | 4 }) {
  const id = useId()
  const Heading = level === 3 ? 'h3' : 'h4'
  return (
    <section className="decision-group" aria-labelledby={id}>
      <Heading id={id}>
        <Said text={group.title} />
      </Heading>
      <DecisionRows decisions={group.decisions} {...answering} />
      {group.forms.map(form => (
        <BlankForm key={form.key} form={form} sending={answering.sending} onChoose={answering.onChoose} />
      ))}
      <DecisionRows decisions={group.last} {...answering} />
    </section>
  )
}

function DecisionRows({ decisions, current, sending, onFocus, onChoose }: Answering & { decisions: readonly Decision[] }) {
  if (decisions.length === 0) return null
  return (
    <ul className="decision-rows">
      {decisions.map(decision => {
        const key = JSON.stringify(decision.command)
        return (
          <li key={key}>
            <button
              type="button"
              className="decision"
              data-decision
              {...once(decision.command.kind)}
              aria-disabled={sending}
              tabIndex={decision === current ? 0 : -1}
              onFocus={() => onFocus(key)}
              onClick={() => !sending && void onChoose(decision.command)}
            >
              <span className="decision-text">
                <Said text={decision.text} />
              </span>
              <Icon name="onward" size={18} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
