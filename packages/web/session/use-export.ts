import { useSpeech } from '../app/speech.tsx'
import { useToast } from '../design/toast.tsx'
import { failureDetail, failureText } from '../words/failure-text.ts'
import { failureOf } from '../worker/failure.ts'
import { exportTable } from './clients.ts'
import { saveFile } from './save-file.ts'

/** Saves the record of a game as a file. The page never opens it: it holds the secrets of the match. */
export function useExport(): (id: string) => Promise<void> {
  const { words } = useSpeech()
  const toast = useToast()
  return async id => {
    try {
      const { file, name } = await exportTable(id)
      saveFile(file, name)
    } catch (error) {
      const failure = failureOf(error)
      toast({ kind: 'failure', text: failureText(words, failure), more: failureDetail(words, failure) })
    }
  }
}
