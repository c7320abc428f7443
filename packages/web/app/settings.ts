/** What a person likes: kept in the browser, shared by all tabs. */
import { LANGUAGES, type Language } from '@wildcat/kernel'
import { useSyncExternalStore } from 'react'
import { fields, flag, oneOf, optional } from '../store/read.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
export const PACES = ['slow', 'normal', 'fast', 'off'] as const
export type Pace = (typeof PACES)[number]

/** How long a bot's move is held back, in milliseconds, so that people can follow. */
export const PAUSES = { slow: 2200, normal: 1000, fast: 300, off: 0 } as const satisfies Record<Pace, number>

export interface Settings {
  readonly language: Language
  readonly theme: Theme
  readonly pace: Pace
  readonly keys: boolean // shortcuts of a single key
  readonly hints: boolean // for whoever plays a game for the first time
  readonly drawn: boolean // boards where there are some, else everything in words
  readonly sounds: boolean
}

const KEY = 'wildcat.settings'

const preferred = (): Language => {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find(language => tag.toLowerCase().startsWith(language))
    if (found !== undefined) return found
  }
  return 'en'
}

function read(): Settings {
  const usual: Settings = { language: preferred(), theme: 'system', pace: 'normal', keys: true, hints: true, drawn: true, sounds: false }
  try {
    return fields<Settings>({
      language: optional(oneOf(...LANGUAGES), usual.language),
      theme: optional(oneOf(...THEMES), usual.theme),
      pace: optional(oneOf(...PACES), usual.pace),
      keys: optional(flag, usual.keys),
      hints: optional(flag, usual.hints),
      drawn: optional(flag, usual.drawn),
      sounds: optional(flag, usual.sounds),
    })(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    return usual
  }
}

let settings = read()
const listeners = new Set<() => void>()

function apply() {
  const { documentElement: root } = document
  if (settings.theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = settings.theme
  for (const listener of listeners) listener()
}
apply()

export function change(changes: Partial<Settings>): void {
  changeForNow(changes)
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing still gets what was chosen, until the page is left.
  }
}

/** Not remembered: what was chosen before is tried again the next time. */
export function changeForNow(changes: Partial<Settings>): void {
  settings = { ...settings, ...changes }
  apply()
}

addEventListener('storage', event => {
  if (event.key !== KEY) return
  settings = read()
  apply()
})

export const currentSettings = (): Settings => settings

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const useSettings = (): Settings => useSyncExternalStore(subscribe, currentSettings)
