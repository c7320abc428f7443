import type { Title } from '@wildcat/catalogue'
import { useSpeech } from '../app/speech.tsx'
import './round-in-signs.css'

/** One file a game, with a view of each of its four signs; it knows day and night by itself. */
const SIGNS: Readonly<Record<string, string>> = import.meta.glob('./round-signs/*.svg', { eager: true, query: '?url', import: 'default' })

/** What one does in a round, for whoever has never seen the game. */
export function RoundInSigns({ title: { id, round } }: { title: Title }) {
  const { words, language } = useSpeech()
  if (round === undefined) return null
  const signs = SIGNS[`./round-signs/${id}.svg`]
  return (
    <ol className="round-in-signs" aria-label={words.lobby.roundInSigns}>
      {round[language].map((text, place) => (
        <li key={text}>
          {signs !== undefined && <img src={`${signs}#${place + 1}`} alt="" width={64} height={48} decoding="async" draggable={false} />}
          {text}
        </li>
      ))}
    </ol>
  )
}
