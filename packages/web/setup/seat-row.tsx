import type { Opponent } from '@wildcat/bots'
import { OPPONENTS } from '@wildcat/bots/opponents'
import { useId } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Select, TextInput } from '../design/field.tsx'
import { PHONE, useMedia } from '../design/media.ts'
import { SeatShape } from '../design/seat.tsx'
import { type FaceOf, SeatPortrait } from '../opponents/face.tsx'
import { MOST_CHARACTERS } from '../store/player-names.ts'

interface SeatRowProps {
  seat: number
  typed: string
  usual: string
  bot: string
  bots: readonly Opponent[]
  face: FaceOf | undefined
  isPicked: boolean
  error: string | undefined
  onName: (name: string) => void
  onBot: (bot: string) => void
  onPick: () => void
}

export function SeatRow({ seat, typed, usual, bot, bots, face, isPicked, error, onName, onBot, onPick }: SeatRowProps) {
  const { words, language } = useSpeech()
  const id = useId()
  const number = words.common.number(seat + 1)
  const isPhone = useMedia(PHONE) // there is room for the name alone; how strong they are is said below
  const nameOf = (each: Opponent) => (isPhone && OPPONENTS.find(({ id: known }) => known === each.id)?.person) || each.names[language]
  const players = [{ value: 'none', label: words.setup.human }, ...bots.map(each => ({ value: each.id, label: nameOf(each) }))]
  return (
    <li className="setup-seat" data-picked={isPicked} onFocus={onPick}>
      <SeatShape seat={seat} />
      <SeatPortrait face={face} />
      <TextInput
        aria-label={words.setup.nameOf(number)}
        placeholder={usual}
        maxLength={MOST_CHARACTERS}
        value={typed}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={event => onName(event.target.value)}
      />
      <Select choices={players} value={bot} onChange={onBot} control={{ 'aria-label': words.setup.playedBy(number) }} />
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </li>
  )
}
