import { useSpeech } from '../app/speech.tsx'
import { useToast } from '../design/toast.tsx'
import { throwAway } from '../store/games.ts'
import { troubleText } from '../words/trouble.ts'
import { saying, Troubled } from '../worker/trouble.ts'

/** Deletes a game for good, or says why not. True: it is gone. */
export function useThrowAway(): (id: string) => Promise<boolean> {
  const { words } = useSpeech()
  const toast = useToast()
  return async id => {
    try {
      await throwAway(id)
      return true
    } catch (error) {
      const { trouble } = error instanceof Troubled ? error : new Troubled('store', saying(error))
      toast({ kind: 'trouble', text: troubleText(words, trouble), more: trouble.detail })
      return false
    }
  }
}
