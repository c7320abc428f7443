import type { Outcome } from '@wildcat/kernel'
import { useEffect, useRef, useState } from 'react'
import { Link } from '../app/link.tsx'
import { go } from '../app/navigate.ts'
import { paths } from '../app/route.ts'
import { useSpeech } from '../app/speech.tsx'
import { Button, buttonLook } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { useToast } from '../design/toast.tsx'
import { createTable } from '../session/clients.ts'
import { marks } from '../session/names.ts'
import { Player, Said } from '../session/said.tsx'
import { useExport } from '../session/use-export.ts'
import type { Spoken } from '../session/use-game.ts'
import type { Plan } from '../store/plan.ts'
import { troubleText } from '../words/trouble.ts'
import { troubleOf } from '../worker/trouble.ts'
import { ranking } from './ranking.ts'

interface ResultProps {
  id: string
  plan: Plan
  changed: boolean // have seats changed hands?
  spoken: Spoken
  outcome: Outcome
  onUndo: (() => void) | undefined
}

export function Result({ id, plan, changed, spoken, outcome, onUndo }: ResultProps) {
  const { words } = useSpeech()
  const toast = useToast()
  const exportGame = useExport()
  const [busy, setBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const again = async () => {
    setBusy(true)
    try {
      go(paths.table((await createTable(plan)).id))
    } catch (error) {
      const trouble = troubleOf(error)
      toast({ kind: 'trouble', text: troubleText(words, trouble), more: trouble.detail })
      setBusy(false)
    }
  }
  return (
    <section className="panel result" aria-labelledby="result">
      <Icon name="trophy" size={48} />
      <p className="decide-who">{words.table.over}</p>
      <h2 ref={heading} id="result" className="question" tabIndex={-1}>
        <Said text={words.table.won(outcome.winners.map(marks))} />
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
      <div className="result-actions">
        <Button look="first" disabled={busy} onClick={() => void again()}>
          {words.table.again}
        </Button>
        <Link className={buttonLook()} to={paths.replay(id)}>
          <Icon name="replay" />
          {words.replay.link}
        </Link>
        {onUndo !== undefined && (
          <Button icon="undo" aria-keyshortcuts="u" onClick={onUndo}>
            {words.table.undo}
          </Button>
        )}
        <Link className={buttonLook()} to={paths.setup(plan.game)}>
          {words.table.otherSetUp}
        </Link>
        <Button icon="save" onClick={() => void exportGame(id)}>
          {words.table.export}
        </Button>
        <Link className={buttonLook('quiet')} to={paths.lobby}>
          {words.common.toLobby}
        </Link>
      </div>
    </section>
  )
}
