import { type Opponent, opponentsFor } from '@wildcat/bots'
import { useEffect, useState } from 'react'
import { reportFailure } from '../app/page-failure.ts'
import { useSpeech } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { Each } from '../design/each.tsx'
import { Select } from '../design/field.tsx'
import { SeatChip } from '../design/seat.tsx'
import { isolated } from '../session/names.ts'
import { useNames } from '../session/said.tsx'
import { type Plan, peopleOf } from '../store/plan.ts'

interface SeatsDialogProps {
  plan: Plan
  onChange: (bots: readonly string[]) => void
  onClose: () => void
}

/** Who plays which seat can change in the middle of a game: somebody leaves, somebody comes, a record is played on. */
export function SeatsDialog({ plan, onChange, onClose }: SeatsDialogProps) {
  const { words, language } = useSpeech()
  const names = useNames()
  const [known, setKnown] = useState<readonly Opponent[]>([])
  const [bots, setBots] = useState(plan.bots)
  useEffect(() => {
    opponentsFor(plan.game).then(setKnown, (error: unknown) => reportFailure('small', error))
  }, [plan.game])
  const crowded = plan.practice && peopleOf(bots).length > 1
  const players = [
    { value: 'none', label: words.setup.human },
    ...known.map(each => ({ value: each.id, label: words.setup.bot(each.names[language]) })),
  ]
  return (
    <Dialog
      narrow
      title={words.table.seats}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{words.common.cancel}</Button>
          <Button
            look="first"
            disabled={crowded}
            onClick={() => {
              onChange(bots)
              onClose()
            }}
          >
            {words.table.seatsDone}
          </Button>
        </>
      }
    >
      <p>{words.table.seatsText}</p>
      <ul className="seats">
        <Each of={names}>
          {(name, seat) => (
            <li>
              <SeatChip seat={seat} name={name} />
              <Select
                choices={players}
                value={bots[seat] ?? 'none'}
                onChange={bot => setBots(bots.with(seat, bot))}
                control={{ 'aria-label': words.setup.playedBy(isolated(name)) }}
              />
            </li>
          )}
        </Each>
      </ul>
      {crowded && (
        <p className="field-error" role="alert">
          {words.failures.practice}
        </p>
      )}
    </Dialog>
  )
}
