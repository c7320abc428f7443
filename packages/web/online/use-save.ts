import { useToast } from '../design/toast.tsx'
import { saveFile } from '../session/save-file.ts'
import { serverFailureOf } from './server-failure.ts'
import { useOnline } from './words.tsx'

/** Saves a file from the server, or says why not. */
export function useSave(): (file: () => Promise<Blob>, name: string) => Promise<void> {
  const words = useOnline()
  const toast = useToast()
  return async (file, name) => {
    try {
      saveFile(await file(), name)
    } catch (error) {
      toast({ kind: 'note', text: words.failures[serverFailureOf(error).code] })
    }
  }
}
