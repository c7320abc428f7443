/** "Your turn", for whoever looks elsewhere: in the icon of the tab, and as a notification if that was allowed. */
import { useEffect, useRef, useState } from 'react'

const ICONS = { rest: '/favicon.svg', turn: '/favicon-turn.svg' } as const

export function useCall(isAsked: boolean, title: string, text: string): void {
  const was = useRef(isAsked)
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (icon !== null) icon.href = isAsked ? ICONS.turn : ICONS.rest
    if (isAsked && !was.current && document.hidden) notify(title, text)
    was.current = isAsked
    return () => {
      if (icon !== null) icon.href = ICONS.rest
    }
  }, [isAsked, title, text])
}

function notify(title: string, text: string) {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const notification = new Notification(title, { body: text, tag: location.pathname, icon: ICONS.turn })
    notification.onclick = () => {
      window.focus()
      notification.close()
    }
  } catch {
    // Some phones have notifications only for installed pages: the title and the icon have to do.
  }
}

export type Notifying = NotificationPermission | 'none'

/** May the page notify, and the means to ask for it. */
export function useNotifying(): [notifying: Notifying, ask: () => Promise<void>] {
  const [notifying, setNotifying] = useState<Notifying>(() =>
    'Notification' in window && isSecureContext ? Notification.permission : 'none',
  )
  return [notifying, async () => setNotifying(await Notification.requestPermission())]
}
