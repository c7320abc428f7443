import { useSpeech } from '../app/speech.tsx'
import { useToast } from '../design/toast.tsx'
import { throwAway } from '../store/games.ts'
import { failureDetail, failureText } from '../words/failure-text.ts'
import { Failed, saying } from '../worker/failure.ts'

/** Deletes a game for good, or says why not. True: it is gone. */
export function useThrowAway(): (id: string) => Promise<boolean> {
  const { words } = useSpeech()
  const toast = useToast()
  return async id => {
    try {
      await throwAway(id)
      return true
    } catch (error) {
      const { failure } = error instanceof Failed ? error : new Failed('store', saying(error))
      toast({ kind: 'failure', text: failureText(words, failure), more: failureDetail(words, failure) })
      return false
    }
  }
}
