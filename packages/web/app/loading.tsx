import { Logo } from '../design/logo.tsx'
import { useSpeech } from './speech.tsx'

/** Appears only if something takes longer than a blink. */
export function Loading({ text }: { text?: string }) {
  const { words } = useSpeech()
  return (
    <div className="loading" role="status">
      <Logo size={48} />
      <p>{text ?? words.common.loading}</p>
    </div>
  )
}
