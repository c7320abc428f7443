import type { Opponent } from '@wildcat/bots'
import { OPPONENTS } from '@wildcat/bots/opponents'
import type { Seat } from '@wildcat/kernel'
import { useId } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { useMedia } from '../design/media.ts'
import { SeatShape } from '../design/seat.tsx'
import { OpponentChoice } from '../opponents/opponent-choice.tsx'
import { Bots } from './bots.tsx'

/** Is there room for them below the board? Else they stand on the sheet. */
export const useWideSetUp = (): boolean => useMedia('(min-width: 48.01rem)')

interface WhoPlaysProps {
  bots: readonly Opponent[] // of this game
  seat: Seat // that is picked
  chosen: string
  onChoose: (opponent: string) => void
}

/** Who takes the seat that is picked. Games that the five do not play say what bots they have. */
export function WhoPlays({ bots, seat, chosen, onChoose }: WhoPlaysProps) {
  const { words, language } = useSpeech()
  const id = useId()
  if (!OPPONENTS.every(({ id: opponent }) => bots.some(bot => bot.id === opponent))) return <Bots bots={bots} />
  const title = words.setup.whoTakes(words.common.number(seat + 1))
  return (
    <section className="planning-bots" aria-labelledby={id}>
      <h2 id={id}>
        <SeatShape seat={seat} /> {title}
      </h2>
      <OpponentChoice isTold label={title} chosen={chosen} onChoose={onChoose} />
      <p className="planning-who" aria-hidden="true">
        {OPPONENTS.find(({ id: opponent }) => opponent === chosen)?.about[language]}
      </p>
    </section>
  )
}
