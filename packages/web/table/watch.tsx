import type { Seat } from '@wildcat/kernel'
import type { ReactNode } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Icon } from '../design/icon.tsx'
import { playerTokens } from '../session/names.ts'
import { Said } from '../session/said.tsx'
import type { Absence } from './absence.ts'

interface WatchProps {
  pending: readonly Seat[]
  text: string
  latest: ReactNode
  absence: Absence | undefined
}

/** Nobody at this screen plays: one looks on. */
export function Watch({ pending, text, latest, absence }: WatchProps) {
  const { words } = useSpeech()
  return (
    <section className="panel veil" aria-labelledby="watch" data-seat={absence?.seat} data-missing={absence !== undefined}>
      {absence === undefined && <Icon name="hand" size={44} />}
      <h2 id="watch" className="question">
        {absence?.title ?? <Said text={words.table.waitingFor(pending.map(playerTokens))} />}
      </h2>
      {absence?.content}
      <p>{text}</p>
      {absence === undefined && latest}
    </section>
  )
}
