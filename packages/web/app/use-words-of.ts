/** Words of a part of the page, in its language: loaded with that part. While another language is being loaded the old words stay. */
import type { Language } from '@wildcat/kernel'
import { useEffect, useState } from 'react'
import { stayWith, useSpeech } from './speech.tsx'

export function useWordsOf<Words>(load: (language: Language) => Promise<Words>): Words | undefined {
  const { language } = useSpeech()
  const [spoken, setSpoken] = useState<{ language: Language; words: Words }>()
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
      load(language).then(
        words => wanted && setSpoken({ language, words }),
        (error: unknown) => wanted && failed(error),
      )
    return () => {
      wanted = false
    }
  }, [load, language, before])
  return spoken?.words
}
