import { useState } from 'react'
import { go } from '../app/navigate.ts'
import { paths } from '../app/route.ts'
import { useSpeech } from '../app/speech.tsx'
import { useToast } from '../design/toast.tsx'
import { failureDetail, failureText } from '../words/failure-text.ts'
import { failureOf } from '../worker/failure.ts'
import type { GuidedGame } from './games.ts'

/** Begins a guided first game. */
export function useLearn(game: GuidedGame): { readonly learn: () => Promise<void>; readonly busy: boolean } {
  const { words } = useSpeech()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const learn = async () => {
    setBusy(true)
    try {
      const { startLesson } = await import('./start-lesson.ts')
      go(paths.table(await startLesson(game)))
    } catch (error) {
      const failure = failureOf(error)
      toast({ kind: 'failure', text: failureText(words, failure), more: failureDetail(words, failure) })
      setBusy(false)
    }
  }
  return { learn, busy }
}
