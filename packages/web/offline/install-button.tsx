import { useEffect, useState } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'

/** What some browsers send to a page that could be installed; no type of the DOM yet. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>
}
const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event

/** Makes an app of the page, where the browser offers that and it is not done yet. */
export function InstallButton() {
  const { words } = useSpeech()
  const [offered, setOffered] = useState<InstallEvent>()
  useEffect(() => {
    const keep = (event: Event) => {
      if (isInstallEvent(event)) setOffered(event)
    }
    const done = () => setOffered(undefined)
    addEventListener('beforeinstallprompt', keep)
    addEventListener('appinstalled', done)
    return () => {
      removeEventListener('beforeinstallprompt', keep)
      removeEventListener('appinstalled', done)
    }
  }, [])
  if (offered === undefined) return null
  const install = async () => {
    setOffered(undefined) // it can be asked once
    await offered.prompt()
  }
  return (
    <Button look="quiet" icon="save" onClick={() => void install()}>
      {words.app.install}
    </Button>
  )
}
