import { Link } from '../app/link.tsx'
import { paths } from '../app/route.ts'
import { change, PACES, useSettings } from '../app/settings.ts'
import { useSpeech } from '../app/speech.tsx'
import { Button, buttonLook } from '../design/button.tsx'
import { Select } from '../design/field.tsx'
import { Icon } from '../design/icon.tsx'
import { Tag } from '../design/tag.tsx'
import type { Spoken } from '../session/use-game.ts'

interface TableHeadProps {
  id: string
  spoken: Spoken
  practice: boolean
  hasBots: boolean
  onSeats: () => void
  onRules: () => void
  onHelp: () => void
}

export function TableHead({ id, spoken, practice, hasBots, onSeats, onRules, onHelp }: TableHeadProps) {
  const { words } = useSpeech()
  const { pace } = useSettings()
  return (
    <div className="table-head">
      <h1>{spoken.words.title}</h1>
      {practice && <Tag title={words.table.practiceText}>{words.table.practice}</Tag>}
      <span className="table-head-gap" />
      {hasBots && (
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
      {practice && (
        <Link className={buttonLook('quiet')} to={paths.replay(id)} title={words.replay.link}>
          <Icon name="replay" />
          <span>{words.replay.link}</span>
        </Link>
      )}
      <Button look="quiet" icon="person" title={words.table.seats} onClick={onSeats}>
        <span>{words.table.seats}</span>
      </Button>
      <Button look="quiet" icon="rules" aria-keyshortcuts="r" title={words.table.rules} onClick={onRules}>
        <span>{words.table.rules}</span>
      </Button>
      <Button look="quiet" icon="help" aria-keyshortcuts="?" title={words.table.help} onClick={onHelp}>
        <span>{words.table.help}</span>
      </Button>
    </div>
  )
}
