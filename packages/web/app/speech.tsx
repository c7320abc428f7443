/** In which language the page speaks, and its words. A language is loaded when it is wanted. */
import type { Language } from '@wildcat/kernel'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { type PageWords, pageWords } from '../words/index.ts'
import { reportFailure } from './page-failure.ts'
import { change, useSettings } from './settings.ts'

interface Speech {
  readonly language: Language // the one on the screen; a newly chosen one follows as soon as it is loaded
  readonly words: PageWords
}

const Context = createContext<Speech | undefined>(undefined)

export function SpeechProvider({ first, children }: { first: Speech; children: ReactNode }) {
  const { language } = useSettings()
  const [speech, setSpeech] = useState(first)
  const shown = speech.language
  useEffect(() => {
    let wanted = true
    if (language !== shown)
      pageWords(language).then(
        words => wanted && setSpeech({ language, words }),
        (error: unknown) => wanted && stayWith(shown, error),
      )
    return () => {
      wanted = false
    }
  }, [language, shown])
  useEffect(() => {
    document.documentElement.lang = speech.language
  }, [speech.language])
  return <Context value={speech}>{children}</Context>
}

/** A language that cannot be loaded is not chosen: the setting goes back to the one on the screen. */
export function stayWith(language: Language, error: unknown): void {
  reportFailure('language', error)
  change({ language })
}

export function useSpeech(): Speech {
  const speech = useContext(Context)
  if (speech === undefined) throw new Error('nobody speaks here')
  return speech
}

/** The title of the window. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Wildcat' : `${title} · Wildcat`
  }, [title])
}
