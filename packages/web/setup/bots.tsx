import type { Opponent } from '@wildcat/bots'
import { useId } from 'react'
import { useSpeech } from '../app/speech.tsx'

/** Who can be played against, and how they play. */
export function Bots({ bots }: { bots: readonly Opponent[] }) {
  const { words, language } = useSpeech()
  const id = useId()
  const described = bots.filter(({ about }) => about !== undefined)
  if (described.length === 0) return null
  return (
    <section className="planning-bots" aria-labelledby={id}>
      <h2 id={id}>{words.setup.botsHelp}</h2>
      <dl>
        {described.map(({ id: bot, names, about }) => (
          <div key={bot}>
            <dt>{names[language]}</dt>
            <dd>{about?.[language]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
