import { useEffect, useEffectEvent } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { useToast } from '../design/toast.tsx'

/** The network and the machine are the page's first. */
const LATER_MS = 3000

/** Keeps the page for when there is no network, and says when there is a newer one. */
export function NewVersionOffer() {
  const { words } = useSpeech()
  const toast = useToast()
  const offer = useEffectEvent((goOver: () => void) =>
    toast({ kind: 'offer', text: words.app.newVersion, more: <Button onClick={goOver}>{words.app.load}</Button> }),
  )
  useEffect(() => {
    const watch = async () => (await import('./new-version.ts')).watchForNewVersion(goOver => offer(goOver))
    const later = setTimeout(() => void watch(), LATER_MS)
    return () => clearTimeout(later)
  }, [])
  return null
}
