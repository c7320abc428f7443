import { useSpeech } from '../app/speech.tsx'
import type { Overview } from '../worker/local-replay.ts'

/** What one should know about what is looked back at. */
export function ReplayNotes({ overview: { over, undone, changed, earlier } }: { overview: Overview }) {
  const { words } = useSpeech()
  const notes = [
    ...(over ? [] : [words.replay.running]),
    ...(earlier ? [words.replay.earlier] : []),
    ...(undone > 0 ? [words.replay.undone(undone)] : []),
    ...(changed ? [words.table.changed] : []),
  ]
  return notes.length === 0 ? null : <p className="field-hint replay-notes">{notes.join(' ')}</p>
}
