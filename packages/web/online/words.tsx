/** The words of these screens, in the language of the page. While another language is being loaded the old words stay. */
import type { Language } from '@wildcat/kernel'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { Loading } from '../app/loading.tsx'
import { stayWith, useSpeech } from '../app/speech.tsx'
import { type OnlineWords, onlineWords } from '../words/online/index.ts'

const Context = createContext<OnlineWords | undefined>(undefined)

export function OnlineSpeech({ children }: { children: ReactNode }) {
  const { language } = useSpeech()
  const [spoken, setSpoken] = useState<{ language: Language; words: OnlineWords }>()
  const [, setError] = useState<unknown>()
  const before = spoken?.language
  useEffect(() => {
    let wanted = true
    const failed = (error: unknown) => {
      if (before !== undefined) return stayWith(before, error)
      setError(() => {
        throw error // for the error boundary
      })
    }
    if (language !== before)
      onlineWords(language).then(
        words => wanted && setSpoken({ language, words }),
        (error: unknown) => wanted && failed(error),
      )
    return () => {
      wanted = false
    }
  }, [language, before])
  return spoken === undefined ? <Loading /> : <Context value={spoken.words}>{children}</Context>
}

export function useOnline(): OnlineWords {
  const words = useContext(Context)
  if (words === undefined) throw new Error('nobody speaks of friends here')
  return words
}
