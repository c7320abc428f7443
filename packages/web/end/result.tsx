import type { Outcome } from '@wildcat/kernel'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Icon } from '../design/icon.tsx'
import { playerTokens } from '../session/names.ts'
import { Player, Said } from '../session/said.tsx'
import type { Spoken } from '../session/use-game.ts'
import type { Plan } from '../store/plan.ts'
import { ranking } from './ranking.ts'

interface ResultProps {
  plan: Plan
  changed: boolean // have seats changed hands?
  spoken: Spoken
  outcome: Outcome
  actions: ReactNode
}

export function Result({ plan, changed, spoken, outcome, actions }: ResultProps) {
  const { words } = useSpeech()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="panel result" aria-labelledby="result-over">
      <Icon name="trophy" size={48} />
      <p className="decide-who" id="result-over">
        {words.table.over}
      </p>
      <h2 ref={heading} className="question" tabIndex={-1}>
        <Said text={words.table.won(outcome.winners.map(playerTokens))} />
      </h2>
      <table className="rows result-scores">
        <thead>
          <tr>
            <th scope="col">{words.table.place}</th>
            <th scope="col">{words.table.player}</th>
            <th scope="col" data-figures="true">
              {words.table.score}
            </th>
          </tr>
        </thead>
        <tbody>
          {ranking(outcome).map(({ seat, place, score }) => (
            <tr key={seat}>
              <td>{words.common.number(place)}</td>
              <th scope="row">
                <Player seat={seat} />
              </th>
              <td data-figures="true">{spoken.words.score(score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {plan.practice && <p className="field-hint">{words.table.practiceResult}</p>}
      {changed && <p className="field-hint">{words.table.changed}</p>}
      <div className="result-actions">{actions}</div>
    </section>
  )
}
