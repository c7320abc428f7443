import { useToast } from '../design/toast.tsx'
import { copyText } from '../session/copy-text.ts'
import { useOnline } from './words.tsx'

/** Copies a text and says so. */
export function useCopy(): (text: string, copied: string) => Promise<void> {
  const words = useOnline()
  const toast = useToast()
  return async (text, copied) => {
    toast({ kind: 'note', text: (await copyText(text)) ? copied : words.room.notCopied })
  }
}
