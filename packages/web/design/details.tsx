import { useSpeech } from '../app/speech.tsx'
import './details.css'

/** What a machine said, for whoever wants to report it: English, and out of the way. */
export function Details({ text }: { text: string }) {
  const { words } = useSpeech()
  if (text === '') return null
  return (
    <details className="details">
      <summary>{words.common.details}</summary>
      <p lang="en" dir="auto">
        {text}
      </p>
    </details>
  )
}
