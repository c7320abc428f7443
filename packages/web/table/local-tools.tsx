import { useState } from 'react'
import { Link } from '../app/link.tsx'
import { paths } from '../app/route.ts'
import { change, PACES, useSettings } from '../app/settings.ts'
import { useSpeech } from '../app/speech.tsx'
import { Button, buttonLook } from '../design/button.tsx'
import { Select } from '../design/field.tsx'
import { Icon } from '../design/icon.tsx'
import { wayBack } from '../replay/back.ts'
import { type Plan, peopleOf } from '../store/plan.ts'
import { SeatsDialog } from './seats-dialog.tsx'

/** What the head of a table in this browser has: the pace of its bots, practice to look back at, and who sits where. */
export function LocalTools({ id, plan, onSeats }: { id: string; plan: Plan; onSeats: (bots: readonly string[]) => void }) {
  const { words } = useSpeech()
  const { pace } = useSettings()
  const [seating, setSeating] = useState(false)
  const [back] = useState(() => wayBack(location.search))
  return (
    <>
      {peopleOf(plan.bots).length < plan.bots.length && (
        <div className="table-pace">
          <Icon name="pace" />
          <span aria-hidden="true">{words.settings.bots}</span>
          <Select
            choices={PACES.map(value => ({ value, label: words.settings.paces[value] }))}
            value={pace}
            onChange={value => change({ pace: value })}
            control={{ 'aria-label': words.settings.pace }}
          />
        </div>
      )}
      {back !== undefined && (
        <Link className={buttonLook('quiet')} to={back} title={words.replay.backToReplay}>
          <Icon name="back" />
          <span>{words.replay.backToReplay}</span>
        </Link>
      )}
      {plan.practice && (
        <Link className={buttonLook('quiet')} to={paths.replay(id)} title={words.replay.link}>
          <Icon name="replay" />
          <span>{words.replay.link}</span>
        </Link>
      )}
      <Button look="quiet" icon="person" title={words.table.seats} onClick={() => setSeating(true)}>
        <span>{words.table.seats}</span>
      </Button>
      {seating && <SeatsDialog plan={plan} onChange={onSeats} onClose={() => setSeating(false)} />}
    </>
  )
}
