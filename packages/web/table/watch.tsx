import type { Seat } from '@wildcat/kernel'
import type { ReactNode } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Icon } from '../design/icon.tsx'
import { playerTokens } from '../session/names.ts'
import { Said } from '../session/said.tsx'

/** Nobody at this screen plays: one looks on. */
export function Watch({ pending, text, latest }: { pending: readonly Seat[]; text: string; latest: ReactNode }) {
  const { words } = useSpeech()
  return (
    <section className="panel veil" aria-labelledby="watch">
      <Icon name="hand" size={44} />
      <h2 id="watch" className="question">
        <Said text={words.table.waitingFor(pending.map(playerTokens))} />
      </h2>
      <p>{text}</p>
      {latest}
    </section>
  )
}
