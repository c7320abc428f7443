import { useSpeech } from '../app/speech.tsx'
import { useToast } from '../design/toast.tsx'
import { troubleText } from '../words/trouble.ts'
import { troubleOf } from '../worker/trouble.ts'
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
      const trouble = troubleOf(error)
      toast({ kind: 'trouble', text: troubleText(words, trouble), more: trouble.detail })
    }
  }
}
