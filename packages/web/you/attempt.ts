import { useState } from 'react'
import { useToast } from '../design/toast.tsx'
import { serverFailureOf } from '../online/server-failure.ts'
import { useOnline } from '../online/words.tsx'

/** Does something with the server, one thing at a time, and says why if it fails. Gives what came of it. */
export function useAttempt() {
  const words = useOnline()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const attempt = async <X>(work: () => Promise<X>): Promise<X | undefined> => {
    setBusy(true)
    try {
      return await work()
    } catch (error) {
      toast({ kind: 'note', text: words.failures[serverFailureOf(error).code] })
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { busy, attempt }
}
