import { useEffect, useEffectEvent } from 'react'
import { isField } from './focus.ts'

/**
 * Single keys, with or without Shift. They rest while somebody types or a dialog is open and where a key does something else already,
 * and can be switched off in the settings.
 */
export function useShortcuts(
  on: boolean,
  actions: Readonly<Record<string, (() => void) | undefined>>,
  held: 'once' | 'repeated' = 'once', // what a key does that is held down
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || (event.repeat && held === 'once') || event.isComposing)
      return
    if (isField(event.target) || document.querySelector('dialog[open]') !== null) return
    const action = actions[event.key.toLowerCase()]
    if (action === undefined) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    if (!on) return
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [on])
}
